import type { ProductRow } from '../db/product-row.ts';

export type ProductKind = 'parcel';

export function productKindOf(
  _product: Pick<ProductRow, 'title' | 'category' | 'productType'>,
): ProductKind {
  return 'parcel';
}
