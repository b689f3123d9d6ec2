import { createRetrievingCatalogue } from '../../apps/api/src/features/products/retrieving-catalogue.ts';
import { candidatesQuery } from '../../apps/api/src/gateways/product-search/opensearch-query.ts';
import {
  createDocuments,
  INDEX_BODY,
} from '../../apps/api/src/gateways/product-search/opensearch-schema.ts';
import type { ChangeListener } from '../../apps/api/src/db/change-feed.ts';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { createEngine, type Doc } from '../../apps/api/test/support/opensearch-engine.ts';
import type { Finder } from './finder.ts';

/** A small part of what a process would hold, so that candidates have to come from the engine. */
const LIMITS = { sample: 300, held: 1000 };
const OF_SHELF = 3;
const silent = { info() {}, warn() {}, error() {} };

/** Our ranking of what a search engine outside retrieves; the engine does BM25 as OpenSearch's documentation has it. */
export async function retrievedSearch(products: readonly ProductRow[]): Promise<Finder> {
  const documentOf = createDocuments();
  const engine = createEngine(
    new Map(products.map((product) => [product.id, documentOf(product) as Doc])),
    INDEX_BODY.mappings.properties,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const shelves = Map.groupBy(products, ({ productType }) => productType);
  const some = [...shelves.values()].flatMap((shelf) => shelf.slice(0, OF_SHELF));
  const pool = {
    query: async (_text: string, [ids]: [string[]]) => ({
      rows: ids.flatMap((id) => byId.get(id) ?? []),
    }),
  };
  let listener: ChangeListener | undefined;
  const catalogue = createRetrievingCatalogue({
    pool: pool as never,
    memoryPool: pool as never,
    feed: { isTrusted: () => true, on: (_topic, told) => (listener = told) },
    log: silent as never,
    limits: LIMITS,
    engine: {
      sample: async (atMost) => some.slice(0, atMost).map(({ id }) => id),
      find: async (asked) =>
        asked.map((each) => {
          const { query, size } = candidatesQuery(each);
          const scores = [...engine.run(query)].sort(([, a], [, b]) => b - a);
          return scores.slice(0, size).map(([id]) => id);
        }),
    },
  });
  listener?.missed();
  await catalogue.isReady();
  return {
    name: 'ours, retrieved',
    async find(q, limit) {
      const { found } = await catalogue.answer([q], () =>
        catalogue.search({ understood: catalogue.understand(q), limit }),
      );
      return found.map(({ product }) => product.id);
    },
  };
}
