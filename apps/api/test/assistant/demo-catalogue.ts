import { randomUUID } from 'node:crypto';
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
    guess: index.guess,
    kindsIn: index.kindsIn,
    kindOf: index.kindOf,
    brandsIn: index.brandsIn,
    countOf: index.countOf,
    products: () => byId.values(),
  };
}

export const demoCatalogue = (): DemoCatalogue => catalogueOf(demoProducts());

/** A row as the catalogue has it, of a feed that tells no more than a name and a price. */
export const productRow = (
  name: string,
  rupees: number,
  more: Partial<ProductRow> = {},
): ProductRow => ({
  id: randomUUID(),
  feedId: randomUUID(),
  name,
  title: name,
  description: '',
  brand: null,
  category: 'electronics_store',
  productType: null,
  pricePaise: rupees * 100,
  listPricePaise: null,
  attributes: {},
  rating: null,
  image: null,
  productUrl: null,
  availability: 'in_stock',
  isDemo: false,
  ...more,
});
