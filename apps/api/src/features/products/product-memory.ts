import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { ProductRow } from '../../db/product-row.ts';
import { createProductIndex, type ProductIndex } from '../../lib/product-index.ts';
import { readProductsById } from './products.repo.ts';

/** Products worked on before requests get their turn. */
const AT_ONCE = 20;

/** Some products in memory. */
export type ProductMemory = {
  index: ProductIndex;
  /** How many old versions of products are in the index. */
  outdated: number;
};

export const noProducts = (): ProductMemory => ({ index: createProductIndex(), outdated: 0 });

export async function fillMemory(
  into: ProductMemory,
  products: Iterable<ProductRow>,
): Promise<ProductMemory> {
  let done = 0;
  for (const product of products) {
    into.index.put(product);
    if (++done % AT_ONCE === 0) await nextTurn();
  }
  return into;
}

/** Products as they are now: those that may have changed since they were read come from the database. */
export async function confirmProducts(
  pool: pg.Pool,
  products: ProductRow[],
  isTrue: (id: string) => boolean,
): Promise<ProductRow[]> {
  const doubted = new Set(products.map(({ id }) => id).filter((id) => !isTrue(id)));
  if (doubted.size === 0) return products;
  const read = await readProductsById(pool, [...doubted]);
  const now = new Map(read.map((product) => [product.id, product]));
  return products.flatMap((known) => (doubted.has(known.id) ? (now.get(known.id) ?? []) : known));
}
