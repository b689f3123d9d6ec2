import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createTableCache } from '../../db/cache.ts';
import type { ChangeListener, ChangeSource } from '../../db/change-feed.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { fillMemory, isCluttered, noProducts, type ProductMemory } from './product-memory.ts';
import { readProductsById } from './products.repo.ts';

const READ_AT_ONCE = 500;
const LONGEST_PAUSE_MS = 5000;
/** So many are kept when those that were not asked for lately go. */
const KEPT = 0.8;

type Dependencies = {
  pool: pg.Pool;
  feed: ChangeSource;
  log: FastifyBaseLogger;
  /** What it begins with, and never lets go. */
  sample(): Promise<string[]>;
  /** How many products it holds at most. */
  most: number;
};

type Waiter = { left: Set<string>; done(): void };

/** Some products in memory: those asked for lately, kept true by the feed of changes. */
export function createWorkingSet({ pool, feed, log, sample, most }: Dependencies) {
  const empty = noProducts();
  let pinned = new Set<string>();
  /** The others, those first that were asked for longest ago. */
  const recent = new Map<string, true>();
  const waiters = new Set<Waiter>();
  let renewal: { ready: ProductMemory | null; changed: Set<string> } | null = null;
  let version = 0;
  let listener: ChangeListener | null = null;

  const cache = createTableCache<ProductMemory, ProductRow[]>({
    feed: tapped(),
    topic: 'products',
    log,
    name: 'catalogue',
    bytesEach: 2000,
    readAll,
    readChanged,
    apply,
    sizeOf: ({ index }) => index.size,
    everyMs: 0,
    longestPauseMs: LONGEST_PAUSE_MS,
    servesStale: true,
  });
  const current = () => cache.current ?? empty;
  const holds = (id: string): boolean => current().index.has(id);

  /** The feed, through which products can also be asked for as if they had changed: one reader, in one order. */
  function tapped(): ChangeSource {
    const source = Object.create(feed) as ChangeSource;
    source.on = (topic, told) => {
      listener = told;
      // A process is needed although the search engine is away, and nothing could be read yet.
      const behindMs = () => (cache.current === null ? 0 : told.behindMs());
      feed.on(topic, { ...told, behindMs });
    };
    return source;
  }

  const isAwaited = (id: string): boolean => Array.from(waiters).some(({ left }) => left.has(id));

  /** To be called once these are in memory, or known to be nowhere. */
  function arrived(ids: Iterable<string>): void {
    const all = new Set(ids);
    // What is given back is only then in the place of what was there.
    setImmediate(() => {
      for (const waiter of waiters) {
        for (const id of all) waiter.left.delete(id);
        if (waiter.left.size === 0) waiter.done();
      }
    });
  }

  async function readAll(isStale: () => boolean): Promise<ProductMemory | null> {
    if (cache.current === null) pinned = new Set(await sample());
    const held = current().index.ids();
    const wanted = new Set([...pinned, ...held]);
    for (const { left } of waiters) for (const id of left) wanted.add(id);
    const ids = [...wanted];
    const filling = noProducts();
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = await readProductsById(pool, ids.slice(from, from + READ_AT_ONCE));
      await fillMemory(filling, some);
      if (isStale()) return null;
    }
    renewal = null;
    version += 1;
    arrived(ids);
    return filling;
  }

  async function readChanged(ids: string[]): Promise<ProductRow[]> {
    const isFilled = cache.current !== null;
    const ours = ids.filter((id) => !isFilled || holds(id) || isAwaited(id));
    return ours.length > 0 ? readProductsById(pool, ours) : [];
  }

  async function apply(
    before: ProductMemory,
    changed: ProductRow[],
    ids: string[],
  ): Promise<ProductMemory> {
    const memory = await renewed(before);
    const gone = new Set(ids);
    for (const { id } of changed) gone.delete(id);
    const isHere = (id: string) => memory.index.has(id);
    memory.outdated += ids.filter(isHere).length;
    for (const id of gone) memory.index.remove(id);
    await fillMemory(memory, changed);
    for (const { id } of changed) use(id);
    const left = evict(memory);
    for (const id of [...ids, ...left]) renewal?.changed.add(id);
    renew(memory);
    arrived(ids);
    return memory;
  }

  /** Notes that it is of use. */
  function use(id: string): void {
    if (pinned.has(id)) return;
    recent.delete(id);
    recent.set(id, true);
  }

  function evict(memory: ProductMemory): string[] {
    if (memory.index.size <= most) return [];
    const left: string[] = [];
    for (const id of recent.keys()) {
      if (memory.index.size <= most * KEPT) break;
      memory.index.remove(id);
      recent.delete(id);
      left.push(id);
    }
    memory.outdated += left.length;
    return left;
  }

  /** Begins to index anew what is there, once too much of the index is of the past; what is there serves on. */
  function renew(memory: ProductMemory): void {
    if (renewal || !isCluttered(memory)) return;
    const begun = { ready: null as ProductMemory | null, changed: new Set<string>() };
    renewal = begun;
    fillMemory(noProducts(), memory.index.products())
      .then((ready) => (begun.ready = ready))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'cannot index the catalogue anew');
        renewal = null;
      });
  }

  /** The new index where it is ready, with what has changed since it was begun. */
  async function renewed(memory: ProductMemory): Promise<ProductMemory> {
    if (!renewal?.ready) return memory;
    const { ready, changed } = renewal;
    renewal = null;
    for (const id of changed) ready.index.remove(id);
    await fillMemory(
      ready,
      [...changed].flatMap((id) => memory.index.find(id) ?? []),
    );
    ready.outdated = changed.size;
    return ready;
  }

  return {
    current,
    holds,
    get version(): number {
      return version;
    },
    isReady: cache.isReady,
    isTrue: cache.isTrue,

    /** These are in memory afterwards, as far as there are such; false where that takes too long. */
    async bring(ids: Iterable<string>, patienceMs: number): Promise<boolean> {
      const missing = new Set<string>();
      for (const id of ids) {
        if (holds(id)) use(id);
        else missing.add(id);
      }
      if (missing.size === 0) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const waiter: Waiter = { left: missing, done: () => resolve(true) };
      waiters.add(waiter);
      const timer = setTimeout(() => resolve(false), patienceMs);
      listener?.changed([...missing], performance.now());
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        waiters.delete(waiter);
      }
    },

    /** From now on these are what is never let go. */
    pin(ids: string[]): void {
      for (const id of pinned) recent.set(id, true);
      pinned = new Set(ids);
      for (const id of ids) recent.delete(id);
      version += 1;
    },

    settled: cache.settled,
    close: cache.close,
  };
}
