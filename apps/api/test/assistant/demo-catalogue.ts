import type { AssistantCatalogue } from '../../src/features/assistant/offline/chat-state.ts';
import type { ProductRow } from '../../src/db/product-row.ts';
import { createSearchIndex } from '@baeon/search/search-index';
import { demoProducts } from '@baeon/demo-city/products/products';

export type DemoCatalogue = AssistantCatalogue & { rows: ProductRow[] };

/** Products as the assistant sees them, with the true search and without a database. */
export function catalogueOf(rows: ProductRow[]): DemoCatalogue {
  const index = createSearchIndex();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) index.put(row);
  return {
    rows,
    search(request) {
      const { hits, total, didYouMean } = index.search(request);
      const found = hits.map(({ id, score, coverage, isThing }) => {
        return { product: byId.get(id)!, score, coverage, isThing };
      });
      return { total, found, didYouMean };
    },
    find: (id) => byId.get(id) ?? null,
    kindsIn: index.kindsIn,
    kindOf: index.kindOf,
    brandsIn: index.brandsIn,
    countOf: index.countOf,
    products: () => byId.values(),
  };
}

export const demoCatalogue = (): DemoCatalogue => catalogueOf(demoProducts());
