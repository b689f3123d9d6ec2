import { createSearchIndex } from '@baeon/search/search-index';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';

/** Something that can be searched; gives ids, the best first. */
export type Finder = { name: string; find(q: string, limit: number): Promise<string[]> };

export const OURS = 'ours';

export function ourSearch(products: readonly ProductRow[]): Finder {
  const index = createSearchIndex();
  for (const product of products) index.put(product);
  return {
    name: OURS,
    async find(q, limit) {
      const { hits } = index.search({ understood: index.understand(q), limit });
      return hits.map(({ id }) => id);
    },
  };
}
