import { createSearchIndex, type SearchHit } from '@baeon/search/search-index';
import type { Understood } from '@baeon/search/understand';
import type { ProductRow } from '../db/product-row.ts';
import { createProductRows } from './product-rows.ts';

export type CatalogueSearch = {
  understood: Understood;
  category?: string | undefined;
  /** Only products of this kind. */
  kind?: number | undefined;
  limit: number;
  skip?: number;
};

export type FoundProduct = Omit<SearchHit, 'id' | 'place'> & { product: ProductRow };

export type ProductIndex = ReturnType<typeof createProductIndex>;

/** Products with their search index. */
export function createProductIndex() {
  const index = createSearchIndex();
  const rows = createProductRows();

  return {
    put: (product: ProductRow): void => rows.put(index.put(product), product),
    remove: index.remove,

    get size(): number {
      return index.size;
    },

    has: (id: string): boolean => index.placeOf(id) !== null,
    ids: (): string[] => [...index.places()].map(([id]) => id),

    *products(): Generator<ProductRow> {
      for (const [id, place] of index.places()) yield rows.pass(place, id);
    },

    find(id: string): ProductRow | null {
      const place = index.placeOf(id);
      return place === null ? null : rows.at(place, id);
    },

    search(request: CatalogueSearch) {
      const { hits, total, didYouMean } = index.search(request);
      const found = hits.map(({ id, place, score, coverage, isThing }): FoundProduct => {
        return { product: rows.at(place, id), score, coverage, isThing };
      });
      return { found, total, didYouMean };
    },

    understand: index.understand,
    countNamed: index.countNamed,
    countOf: index.countOf,
    guess: index.guess,
    kindsIn: index.kindsIn,
    kindOf: index.kindOf,
    kindName: index.kindName,
    brandsIn: index.brandsIn,
  };
}

/** What may be asked of products, whichever index has them at that moment. */
export const lookUpsOf = (current: () => ProductIndex) => ({
  understand: (text: string) => current().understand(text),
  countNamed: (word: string) => current().countNamed(word),
  find: (id: string) => current().find(id),
  countOf: (word: string) => current().countOf(word),
  guess: (word: string) => current().guess(word),
  kindsIn: (text: string) => current().kindsIn(text),
  kindOf: (id: string) => current().kindOf(id),
  brandsIn: (text: string) => current().brandsIn(text),
  search: (request: CatalogueSearch) => current().search(request),
  products: (): Iterable<ProductRow> => current().products(),
});
