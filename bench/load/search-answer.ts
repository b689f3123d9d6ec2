import { PRODUCTS_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import type { Product } from '@baeon/contracts/products/products-wire';

type Answer = { error: boolean; result: { products: Product[]; next_cursor: string | null } };

/** The products of an answer, which must be a full page of them, or all there are. */
export function checkedProducts(body: string): Product[] {
  const { error, result } = JSON.parse(body) as Answer;
  if (error) throw new Error(`search answered ${body}`);
  const { products, next_cursor: nextCursor } = result;
  if (products.length > PRODUCTS_PAGE_SIZE) throw new Error('a page that is too long');
  if (products.length < PRODUCTS_PAGE_SIZE && nextCursor)
    throw new Error('a page that is not full');
  if (products.some(({ id, title }) => !id || !title)) throw new Error('a product without a title');
  return products;
}
