import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createTableCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { lookUpsOf, type ProductIndex } from '../../lib/product-index.ts';
import {
  confirmProducts,
  fillMemory,
  isCluttered,
  noProducts,
  type ProductMemory,
} from './product-memory.ts';
import { readProducts, readProductsById } from './products.repo.ts';
import { LEAST_UUID } from '../../lib/uuid.ts';

const READ_AT_ONCE = 500;
/** While a feed is imported, changes come by the thousand. */
const READ_EVERY_MS = 100;
const LONGEST_PAUSE_MS = 1000;
const SPREAD_MS = 2000;
/** Less than clients wait for an answer. */
const PATIENCE_MS = 10_000;
const FULL =
  'catalogue: there are more products than SEARCH_MOST_PRODUCTS; those beyond are not found, nor recommended';

type Dependencies = {
  pool: pg.Pool;
  /** Where memory is filled from. */
  memoryPool: pg.Pool;
  feed: ChangeSource;
  log: FastifyBaseLogger;
  /** Those beyond stay in the database, and are not found. */
  mostProducts: number;
};

/** Told of each change once it is in, and of which index; another index is there whenever all were read anew. */
export type ProductFollower = (index: ProductIndex, put: ProductRow[], gone: string[]) => void;

export type Catalogue = ReturnType<typeof createCatalogue>;

type State = ProductMemory & {
  /** Whether there are more products than it may hold. */
  isFull: boolean;
};

const emptyState = (): State => ({ ...noProducts(), isFull: false });

/**
 * All products, and their search index. It finds what was there before while that is read anew; whoever shows products
 * shows them `confirmed`.
 */
export function createCatalogue({ pool, memoryPool, feed, log, mostProducts }: Dependencies) {
  const empty = emptyState();
  const followers = new Set<ProductFollower>();
  let version = 0;
  const cache = createTableCache({
    feed,
    topic: 'products',
    log,
    name: 'catalogue',
    bytesEach: 2000,
    readAll,
    readChanged: (ids) => readProductsById(memoryPool, ids),
    apply,
    sizeOf: ({ index }) => index.size,
    everyMs: READ_EVERY_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
    spreadMs: SPREAD_MS,
    servesStale: true,
  });
  const current = () => (cache.current ?? empty).index;

  function tellFull(state: State): void {
    if (!state.isFull) log.error({ mostProducts }, FULL);
    state.isFull = true;
  }

  /** Those that there is room for when it is their turn. */
  function* fitting(into: State, products: Iterable<ProductRow>): Generator<ProductRow> {
    for (const product of products) {
      if (into.index.size < mostProducts || into.index.has(product.id)) yield product;
      else tellFull(into);
    }
  }

  const fill = (into: State, products: Iterable<ProductRow>) =>
    fillMemory(into, fitting(into, products));

  async function readAll(isStale: () => boolean): Promise<State | null> {
    const filling = emptyState();
    for (let some = await readProducts(memoryPool, LEAST_UUID, READ_AT_ONCE); ;) {
      const last = some.length < READ_AT_ONCE ? undefined : some.at(-1);
      // The database reads on meanwhile.
      const next = last && readProducts(memoryPool, last.id, READ_AT_ONCE);
      const [more] = await Promise.all([next, fill(filling, some)]);
      if (isStale()) return null;
      if (!more || filling.isFull) {
        version += 1;
        return filling;
      }
      some = more;
    }
  }

  async function apply(state: State, changed: ProductRow[], ids: string[]): Promise<State> {
    const gone = new Set(ids);
    for (const { id } of changed) gone.delete(id);
    for (const id of gone) state.index.remove(id);
    await fill(state, changed);
    version += 1;
    for (const follow of followers) follow(state.index, changed, [...gone]);
    state.outdated += ids.length;
    if (!isCluttered(state)) return state;
    return fill({ ...emptyState(), isFull: state.isFull }, state.index.products());
  }

  /** These as they are now: what may have changed since it was read comes from the database. */
  const confirmed = (products: ProductRow[]) => confirmProducts(pool, products, cache.isTrue);

  return {
    ...lookUpsOf(current),
    isReady: () => cache.isReady(PATIENCE_MS),

    /** Another one whenever something has changed. */
    get version(): number {
      return version;
    },

    get size(): number {
      return current().size;
    },

    /** The index that answers now, for who follows its changes. */
    get index(): ProductIndex {
      return current();
    },
    follow: (follower: ProductFollower): void => void followers.add(follower),

    /**
     * What `run` gives, once all that it looks for is in memory; `texts` is what it is about. Where not everything is in
     * memory it may run several times.
     */
    answer: async <T>(_texts: string[], run: () => T): Promise<T> => run(),

    /** One product as it is now, wherever it is. */
    async look(id: string): Promise<ProductRow | null> {
      await cache.isReady(PATIENCE_MS);
      const found = current().find(id);
      return (await confirmed(found ? [found] : []))[0] ?? null;
    },

    confirmed,

    settled: cache.settled,
    close: cache.close,
  };
}
