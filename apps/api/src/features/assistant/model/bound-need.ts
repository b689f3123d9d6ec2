import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from '../offline/memory.ts';

const kindOf = ({ category, productType }: ProductRow): string => `${category} ${productType}`;

/**
 * What an answer is held to. Words that read like another subject do not free it from the budget
 * while it goes on showing the same kind of thing.
 */
export function boundNeed(
  need: Need | null,
  before: Need | null,
  products: ProductRow[],
  shown: ProductRow[],
): Need | null {
  if (!need || !before) return need;
  const kinds = new Set(shown.map(kindOf));
  if (!products.some((product) => kinds.has(kindOf(product)))) return need;
  return {
    ...need,
    price: need.price ?? before.price,
    unwanted: [...new Set([...before.unwanted, ...need.unwanted])],
  };
}
