import type { ProductRow } from '../db/product-row.ts';
import type { ProductColour } from './picture-names.ts';
import type { ProductKind } from './product-kind.ts';

export function coloursOf(
  _product: Pick<ProductRow, 'title' | 'attributes'>,
  _kind: ProductKind,
): readonly ProductColour[] {
  return ['blue'];
}
