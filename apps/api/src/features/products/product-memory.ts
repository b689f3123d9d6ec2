import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { ProductRow } from '../../db/product-row.ts';
import { createProductIndex, type ProductIndex } from '../../lib/product-index.ts';
import { readProductsById } from './products.repo.ts';

/** Old versions of products stay in the index until so many of them have gathered. */
const MOST_OUTDATED = 0.3;
const FEW = 2000;
/** Products worked on before requests get their turn. */
const AT_ONCE = 20;

/** Some products in memory. */
export type ProductMemory = {
  index: ProductIndex;
  /** How many old versions of products are in the index. */
  outdated: number;
};

export const noProducts = (): ProductMemory => ({ index: createProductIndex(), outdated: 0 });

/** Whether too much of the index is of the past. */
export const isCluttered = ({ index, outdated }: ProductMemory): boolean =>
  outdated > FEW && outdated > index.size * MOST_OUTDATED;

export async function fillMemory<Memory extends ProductMemory>(
  into: Memory,
  products: Iterable<ProductRow>,
): Promise<Memory> {
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
