import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { INDEX_FORMAT } from '../../gateways/product-search/opensearch-schema.ts';
import type { ProductSearchGateway } from '../../gateways/product-search/product-search-gateway.ts';
import { readProducts, readProductsById } from './products.repo.ts';
import {
  beginReading,
  countProducts,
  holdIndex,
  letIndexGo,
  readUnknown,
  readWrittenSince,
  savePosition,
  type IndexReading,
} from './search-index.repo.ts';
import { LEAST_UUID } from '../../lib/uuid.ts';

const AT_ONCE = 500;
const IDS_AT_ONCE = 5000;
const HELD_SECONDS = 30;
/** Whoever holds the index says so again, others see whether it is free. */
const LOOK_EVERY_MS = 5000;
const SAVE_EVERY_MS = 15_000;
const LONGEST_PAUSE_MS = 30_000;

type Dependencies = {
  pool: pg.Pool;
  feed: Pick<ChangeFeed, 'on' | 'caughtUp'>;
  log: FastifyBaseLogger;
  engine: ProductSearchGateway;
  alias: string;
};

/** Keeps the index of products outside as the database is. Of several processes one does so at a time. */
export function createSearchIndexer({ pool, feed, log, engine, alias }: Dependencies) {
  const holder = randomUUID();
  const unread = new Set<string>();
  const closing = new AbortController();
  const { signal } = closing;
  let mustCatchUp = true;
  let isHolder = false;
  let savedAt = -Infinity;
  let behindSince: number | null = null;
  let failures = 0;
  /** The index that it follows. */
  let followed: string | null = null;
  let wake = () => {};
  let running: Promise<void> | null = null;
  let working: Promise<void> | null = null;

  function told(): void {
    if (!isHolder) return;
    behindSince ??= performance.now();
    wake();
  }
  feed.on('products', {
    changed(ids) {
      if (!isHolder) return;
      for (const id of ids) unread.add(id);
      told();
    },
    missed() {
      mustCatchUp = true;
      told();
    },
    name: 'search index',
    size: () => ({ entries: unread.size, bytes: unread.size * 100 }),
    // That an engine outside is behind makes no process unfit.
    behindMs: () => 0,
  });

  async function begin(): Promise<IndexReading> {
    const reading = await beginReading(pool, alias, holder);
    if (reading) return reading;
    throw new Error('the index is another process’s by now');
  }

  const hold = () => holdIndex(pool, { alias, holder, seconds: HELD_SECONDS });
  const save = async (name: string, snapshot: string) => {
    await savePosition(pool, { alias, holder, name, snapshot });
    savedAt = performance.now();
  };

  /** Puts products into the index as they are now; those that are no more go. */
  async function write(name: string, ids: string[]): Promise<void> {
    const { version } = await begin();
    const products = new Map((await readProductsById(pool, ids)).map((row) => [row.id, row]));
    const writes = ids.map((id) => ({ id, version, product: products.get(id) ?? null }));
    await engine.write(name, writes, signal);
  }

  async function writeAll(name: string, ids: string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await write(name, ids.slice(from, from + AT_ONCE));
      if (!(await hold())) return void (await begin());
    }
  }

  async function follow(name: string): Promise<void> {
    while (unread.size > 0) {
      const ids = [...unread].slice(0, AT_ONCE);
      for (const id of ids) unread.delete(id);
      try {
        await write(name, ids);
      } catch (error) {
        for (const id of ids) unread.add(id);
        throw error;
      }
    }
    if (!mustCatchUp) behindSince = null;
  }

  /** Everything that was written since a snapshot; of what was deleted nothing is left to be seen but the number. */
  async function catchUp(name: string, since: string): Promise<void> {
    mustCatchUp = false;
    try {
      const { snapshot } = await begin();
      const ids = await readWrittenSince(pool, since);
      await writeAll(name, ids);
      await sweep(name);
      await save(name, snapshot);
      if (ids.length > 0) log.info({ products: ids.length }, 'the search index has caught up');
    } catch (error) {
      mustCatchUp = true;
      throw error;
    }
  }

  async function sweep(name: string): Promise<void> {
    await engine.refresh(name);
    if ((await engine.count(name)) === (await countProducts(pool))) return;
    for (let after = ''; ;) {
      const ids = await engine.ids(name, after, IDS_AT_ONCE);
      await writeAll(name, await readUnknown(pool, ids));
      if (ids.length < IDS_AT_ONCE) return;
      after = ids.at(-1)!;
    }
  }

  /** A new index beside the one that is searched, which it replaces once it is complete. */
  async function rebuild(): Promise<void> {
    const started = performance.now();
    const name = `${alias}-${INDEX_FORMAT}-${Date.now().toString(36)}`;
    const { snapshot } = await begin();
    await engine.createIndex(name);
    let count = 0;
    for (let after = LEAST_UUID; ;) {
      const { version } = await begin();
      const rows = await readProducts(pool, after, AT_ONCE);
      const writes = rows.map((product) => ({ id: product.id, version, product }));
      await engine.write(name, writes, signal);
      count += rows.length;
      if (rows.length < AT_ONCE) break;
      if (!(await hold())) return void (await begin());
      after = rows.at(-1)!.id;
    }
    await catchUp(name, snapshot);
    await engine.useIndex(name);
    const ms = Math.round(performance.now() - started);
    log.info({ products: count, ms }, 'the search index was built');
  }

  async function work(): Promise<void> {
    const held = await hold();
    if (!held) {
      isHolder = false;
      unread.clear();
      return;
    }
    if (!isHolder) mustCatchUp = true;
    isHolder = true;
    const name = await engine.currentIndex();
    const isOurs = name !== null && name === held.name && name.includes(`-${INDEX_FORMAT}-`);
    if (!isOurs || held.snapshot === null) return rebuild();
    if (mustCatchUp) await catchUp(name, held.snapshot);
    followed = name;
    await follow(name);
    if (performance.now() - savedAt > SAVE_EVERY_MS) await note(name);
  }

  /** Notes how far the index is true. */
  async function note(name: string): Promise<void> {
    const { snapshot } = await begin();
    // What this snapshot sees has been told of by then, and is written before that is noted.
    await feed.caughtUp();
    await follow(name);
    if (!mustCatchUp) await save(name, snapshot);
  }

  const workOnce = (): Promise<void> => (working ??= work().finally(() => (working = null)));

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      let pauseMs = LOOK_EVERY_MS;
      try {
        await workOnce();
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        behindSince ??= performance.now();
        log.warn({ err: error }, 'the search index is not kept');
        pauseMs = Math.min(LONGEST_PAUSE_MS, 250 * 2 ** failures) * (0.5 + Math.random() / 2);
      }
      const waiting = delay(pauseMs, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race(failures > 0 || !isHolder ? [waiting] : [waiting, woken]);
    }
  }

  return {
    start(): void {
      running ??= run();
    },

    /** For how long the index has not been as the database is; 0 while it is, or while another process sees to it. */
    behindMs: (): number => (behindSince === null ? 0 : performance.now() - behindSince),

    /** Resolves once all that was heard of is found. */
    async settled(): Promise<void> {
      await working?.catch(() => {});
      const isDone = () => !isHolder || (unread.size === 0 && !mustCatchUp);
      do await workOnce();
      while (!isDone());
      const name = await engine.currentIndex();
      if (name !== null) await engine.refresh(name);
    },

    async close(): Promise<void> {
      closing.abort();
      wake();
      await running;
      await working?.catch(() => {});
      if (!isHolder) return;
      // Whoever comes next begins where this ends; where that fails, a little before.
      if (failures === 0 && followed !== null) await note(followed).catch(() => {});
      await letIndexGo(pool, alias, holder).catch(() => {});
    },
  };
}
