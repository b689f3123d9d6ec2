import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeSource } from '../../db/change-feed.ts';
import { AppError } from '../../lib/app-error.ts';
import { isUuid } from '../../lib/uuid.ts';
import {
  SearchAway,
  type CandidatesAsked,
  type ProductSearchGateway,
} from '../../gateways/product-search/product-search-gateway.ts';
import type { Catalogue } from './catalogue.ts';
import { lookUpsOf, type CatalogueSearch } from '../../lib/product-index.ts';
import { confirmProducts } from './product-memory.ts';
import { readProductsById } from './products.repo.ts';
import { createWorkingSet } from './working-set.ts';

/** Candidates for a search: the ranking looks closely at no more; where it sorts otherwise or goes deep, at more. */
const CANDIDATES = 200;
const TO_SORT = 400;
const DEEP = 1200;
const MOST_SEARCHES = 24;
/** How often an answer is worked out again since it looked for something that was not there. */
const MOST_ROUNDS = 3;
const FRESH_MS = 5000;
/** Of so old a retrieval somebody is answered while the engine is away. */
const STALE_MS = 10 * 60_000;
const MOST_REMEMBERED = 1000;
const SAMPLE = 8000;
const SAMPLE_AGAIN_MS = 3_600_000;
const MOST_HELD = 40_000;
const READY_PATIENCE_MS = 10_000;
const BRING_PATIENCE_MS = 5000;
const RETRY_SECONDS = 5;

type Dependencies = {
  pool: pg.Pool;
  /** Where memory is filled from. */
  memoryPool: pg.Pool;
  feed: ChangeSource;
  log: FastifyBaseLogger;
  engine: Pick<ProductSearchGateway, 'find' | 'sample'>;
  limits?: { sample?: number; held?: number };
  /** Resolves once the engine finds all that was heard of. */
  indexed?(): Promise<void>;
};

type Asked = { searches: Map<string, CandidatesAsked>; ids: Set<string> };
type Retrieved = { ids: string[]; at: number };

const away = () =>
  new AppError('NOT_READY', 'Products cannot be searched just now. Please try again.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

function candidatesFor({ limit, skip = 0, understood }: CatalogueSearch): number {
  if (skip + limit > CANDIDATES / 2) return DEEP;
  return understood.order === 'fitting' ? CANDIDATES : TO_SORT;
}

/**
 * A catalogue of any size: an engine outside says which products may be meant, these are read into memory, and there
 * they are searched as in a catalogue that is all in memory.
 */
export function createRetrievingCatalogue(deps: Dependencies): Catalogue {
  const { pool, memoryPool, feed, log, engine, limits = {} } = deps;
  const sample = () => engine.sample(limits.sample ?? SAMPLE);
  const set = createWorkingSet({
    pool: memoryPool,
    feed,
    log,
    sample,
    most: limits.held ?? MOST_HELD,
  });
  const index = () => set.current().index;
  const questions = lookUpsOf(index);
  const retrieved = new Map<string, Retrieved>();
  /** What is looked for while an answer is worked out. */
  let noting: Asked | null = null;

  const timer = setInterval(() => {
    sampleAgain().catch((error: unknown) => log.warn({ err: error }, 'no new sample of products'));
  }, SAMPLE_AGAIN_MS).unref();

  async function sampleAgain(): Promise<void> {
    const ids = await sample();
    if (await set.bring(ids, SAMPLE_AGAIN_MS)) set.pin(ids);
  }

  const isFresh = (known: Retrieved | undefined): known is Retrieved =>
    known !== undefined && performance.now() - known.at < FRESH_MS;

  function remember(key: string, ids: string[]): void {
    if (retrieved.size >= MOST_REMEMBERED) retrieved.delete(retrieved.keys().next().value!);
    retrieved.delete(key);
    retrieved.set(key, { ids, at: performance.now() });
  }

  /** Ids for all searches, the known ones where the engine is away and each is known. */
  async function idsFor(searches: Asked['searches']): Promise<string[]> {
    const unknown = [...searches].filter(([key]) => !isFresh(retrieved.get(key)));
    try {
      const found = unknown.length > 0 ? await engine.find(unknown.map(([, each]) => each)) : [];
      for (const [nth, [key]] of unknown.entries()) remember(key, found[nth]!);
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      log.warn({ reason: error.message }, 'products are not retrieved');
      const since = performance.now() - STALE_MS;
      if (unknown.some(([key]) => (retrieved.get(key)?.at ?? -Infinity) < since)) throw away();
    }
    return [...searches.keys()].flatMap((key) => retrieved.get(key)?.ids ?? []);
  }

  async function bring({ searches, ids }: Asked): Promise<void> {
    const all = new Set([...ids, ...(await idsFor(searches))]);
    if (!(await set.bring(all, BRING_PATIENCE_MS))) throw away();
    // The others are gone, which the engine has not heard yet.
    for (const key of searches.keys()) {
      const known = retrieved.get(key);
      if (known) known.ids = known.ids.filter(set.holds);
    }
  }

  function note(asked: CandidatesAsked): void {
    if (!noting || noting.searches.size >= MOST_SEARCHES) return;
    noting.searches.set(JSON.stringify(asked), asked);
  }

  const isThere = ([key]: [string, unknown]): boolean => {
    const known = retrieved.get(key);
    return isFresh(known) && known.ids.every(set.holds);
  };

  /** What was looked for, and whether all of it was there. */
  function runNoting<T>(run: () => T): { result: T; asked: Asked } {
    const [before, asked] = [noting, { searches: new Map(), ids: new Set<string>() }];
    noting = asked;
    try {
      return { result: run(), asked };
    } finally {
      noting = before;
    }
  }

  return {
    ...questions,

    isReady: () => set.isReady(READY_PATIENCE_MS),

    get version(): number {
      return set.version;
    },

    get size(): number {
      return index().size;
    },

    get index() {
      return index();
    },
    // Whoever needs all products must not ask here.
    follow: () => {},

    search(request) {
      const { understood, category, kind } = request;
      const kindName = kind === undefined ? undefined : index().kindName(kind);
      note({ understood, category, kindName, size: candidatesFor(request) });
      return questions.search(request);
    },

    find(id) {
      if (!set.holds(id) && isUuid(id)) noting?.ids.add(id);
      return questions.find(id);
    },

    async answer(texts, run) {
      const { asked } = runNoting(() => {
        for (const text of texts) {
          note({ understood: questions.understand(text), size: CANDIDATES });
        }
      });
      const tried = new Set<string>();
      for (let round = 1, missing = asked; ; round += 1) {
        await bring(missing);
        for (const key of [...missing.searches.keys(), ...missing.ids]) tried.add(key);
        const { result, asked: now } = runNoting(run);
        missing = {
          searches: new Map(
            [...now.searches].filter((each) => !tried.has(each[0]) && !isThere(each)),
          ),
          ids: new Set([...now.ids].filter((id) => !tried.has(id))),
        };
        if (round === MOST_ROUNDS || missing.searches.size + missing.ids.size === 0) return result;
      }
    },

    confirmed: (products) => confirmProducts(pool, products, set.isTrue),

    /** From the database: the pages of products go on while the engine is away. */
    async look(id) {
      return isUuid(id) ? ((await readProductsById(pool, [id]))[0] ?? null) : null;
    },

    async settled() {
      await deps.indexed?.();
      retrieved.clear();
      await set.settled();
    },

    async close() {
      clearInterval(timer);
      await set.close();
    },
  };
}
