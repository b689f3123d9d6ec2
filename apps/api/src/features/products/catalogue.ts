import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createTableCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { createProductIndex, lookUpsOf, type ProductIndex } from '../../lib/product-index.ts';
import { readProducts, readProductsById } from './products.repo.ts';

const READ_AT_ONCE = 500;
/** Products worked on before requests get their turn. */
const AT_ONCE = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** While a feed is imported, changes come by the thousand. */
const READ_EVERY_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** Less than clients wait for an answer. */
const PATIENCE_MS = 10_000;
/** Old versions of products stay in the index until so many of them have gathered. */
const MOST_OUTDATED = 0.3;
const FEW = 2000;

type Dependencies = {
  pool: pg.Pool;
  feed: ChangeSource;
  log: FastifyBaseLogger;
};

/** Told of each change once it is in, and of which index; another index is there whenever all were read anew. */
export type ProductFollower = (index: ProductIndex, put: ProductRow[], gone: string[]) => void;

export type Catalogue = ReturnType<typeof createCatalogue>;

type State = {
  index: ProductIndex;
  /** How many old versions of products are in the index. */
  outdated: number;
};

const emptyState = (): State => ({ index: createProductIndex(), outdated: 0 });

/** All products, and their search index. Answers from what was there before while it is read anew. */
export function createCatalogue({ pool, feed, log }: Dependencies) {
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
    readChanged: (ids) => readProductsById(pool, ids),
    apply,
    sizeOf: ({ index }) => index.size,
    everyMs: READ_EVERY_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
    servesStale: true,
  });
  const current = () => (cache.current ?? empty).index;

  async function fill(into: State, products: Iterable<ProductRow>): Promise<State> {
    let done = 0;
    for (const product of products) {
      into.index.put(product);
      if (++done % AT_ONCE === 0) await nextTurn();
    }
    return into;
  }

  async function readAll(isStale: () => boolean): Promise<State | null> {
    const filling = emptyState();
    for (let some = await readProducts(pool, FIRST_ID, READ_AT_ONCE); ;) {
      const last = some.length < READ_AT_ONCE ? undefined : some.at(-1);
      // The database reads on meanwhile.
      const next = last && readProducts(pool, last.id, READ_AT_ONCE);
      const [more] = await Promise.all([next, fill(filling, some)]);
      if (isStale()) return null;
      if (!more) {
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
    const isCluttered = state.outdated > FEW && state.outdated > state.index.size * MOST_OUTDATED;
    return isCluttered ? fill(emptyState(), state.index.products()) : state;
  }

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

    settled: cache.settled,
    close: cache.close,
  };
}
