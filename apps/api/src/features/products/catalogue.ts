import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { readProducts, readProductsById } from './products.repo.ts';
import { createSearchIndex, type SearchHit, type SearchIndex } from '@baeon/search/search-index';
import type { Understood } from '@baeon/search/understand';

const READ_AT_ONCE = 1000;
/** Products worked on before requests get their turn. */
const AT_ONCE = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** While a feed is imported, changes come by the thousand. */
const GATHER_MS = 100;
const RETRY_MS = 1000;
/** Less than clients wait for an answer. */
const PATIENCE_MS = 10_000;
/** Old versions of products stay in the index until so many of them have gathered. */
const MOST_OUTDATED = 0.3;
const FEW = 2000;

type Dependencies = {
  pool: pg.Pool;
  feed: Pick<ChangeFeed, 'on'>;
  log: FastifyBaseLogger;
};

export type CatalogueSearch = {
  understood: Understood;
  category?: string | undefined;
  limit: number;
  skip?: number;
};

export type FoundProduct = Omit<SearchHit, 'id'> & { product: ProductRow };

export type Catalogue = ReturnType<typeof createCatalogue>;

type Shelf = { index: SearchIndex; products: Map<string, ProductRow> };

const emptyShelf = (): Shelf => ({
  index: createSearchIndex(),
  products: new Map(),
});

/** All products in memory, read once and then kept true by what the feed tells. */
export function createCatalogue({ pool, feed, log }: Dependencies) {
  let shelf = emptyShelf();
  let isComplete = false;
  let mustReadAll = false;
  let outdated = 0;
  const unread = new Set<string>();
  let worker: Promise<void> | null = null;
  let isClosed = false;

  feed.on('products', {
    changed(ids) {
      for (const id of ids) unread.add(id);
      wake();
    },
    missed() {
      mustReadAll = true;
      wake();
    },
  });

  function wake(): void {
    if (!isClosed) worker ??= work().finally(() => (worker = null));
  }

  /** Resolves once nothing that was heard of is unread. */
  async function settled(): Promise<void> {
    if (!worker) return;
    await worker;
    return settled();
  }

  const hasWork = () => !isClosed && (mustReadAll || unread.size > 0);

  async function work(): Promise<void> {
    await nextTurn();
    while (hasWork()) {
      try {
        if (mustReadAll) await readAll();
        else await readChanges();
      } catch (error) {
        log.warn({ err: error }, 'cannot read the catalogue');
        mustReadAll = true;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  function put(into: Shelf, product: ProductRow): void {
    into.products.set(product.id, product);
    into.index.put(product);
  }

  async function fill(into: Shelf, products: Iterable<ProductRow>): Promise<void> {
    let done = 0;
    for (const product of products) {
      put(into, product);
      if (++done % AT_ONCE === 0) await nextTurn();
    }
  }

  /** What was there before is answered from until the new shelf is full. */
  async function readAll(): Promise<void> {
    mustReadAll = false;
    unread.clear();
    const filling = emptyShelf();
    const started = performance.now();
    for (let after = FIRST_ID; ;) {
      const some = await readProducts(pool, after, READ_AT_ONCE);
      if (isClosed || mustReadAll) return;
      await fill(filling, some);
      if (some.length < READ_AT_ONCE) break;
      after = some.at(-1)!.id;
    }
    shelf = filling;
    isComplete = true;
    outdated = 0;
    const ms = Math.round(performance.now() - started);
    log.info({ products: filling.products.size, ms }, 'the catalogue is complete');
  }

  async function readChanges(): Promise<void> {
    await delay(GATHER_MS, undefined, { ref: false });
    const ids = [...unread];
    unread.clear();
    const changed = await readProductsById(pool, ids);
    if (mustReadAll) return;
    const gone = new Set(ids);
    for (const { id } of changed) gone.delete(id);
    for (const id of gone) {
      shelf.products.delete(id);
      shelf.index.remove(id);
    }
    await fill(shelf, changed);
    outdated += ids.length;
    if (outdated > FEW && outdated > shelf.products.size * MOST_OUTDATED) {
      const fresh = emptyShelf();
      await fill(fresh, shelf.products.values());
      shelf = fresh;
      outdated = 0;
    }
  }

  return {
    /** Whether it has been read; while that is under way, whoever asks waits for it a while. */
    async isReady(): Promise<boolean> {
      if (!isComplete && worker) {
        await Promise.race([settled(), delay(PATIENCE_MS, undefined, { ref: false })]);
      }
      return isComplete;
    },

    get size(): number {
      return shelf.products.size;
    },

    understand: (text: string): Understood => shelf.index.understand(text),

    countNamed: (word: string): number => shelf.index.countNamed(word),

    find: (id: string): ProductRow | null => shelf.products.get(id) ?? null,

    search({ understood, category, limit, skip = 0 }: CatalogueSearch) {
      const { index, products } = shelf;
      const { hits, total } = index.search({ understood, category, limit, skip });
      const found = hits.map(({ id, score, coverage, isThing }): FoundProduct => {
        return { product: products.get(id)!, score, coverage, isThing };
      });
      return { found, total };
    },

    products: (): IterableIterator<ProductRow> => shelf.products.values(),

    settled,

    async close(): Promise<void> {
      isClosed = true;
      await worker;
    },
  };
}
