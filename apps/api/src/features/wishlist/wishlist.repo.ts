import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { products, wishlistItems } from '../../db/tables/products.ts';

export type WishRow = typeof wishlistItems.$inferSelect;
export type KeptWish = Pick<WishRow, 'key' | 'productUrl'>;

/** Newest first, each with its product where that is still in the catalogue. */
export async function listWishes(db: Executor, userId: string) {
  return db
    .select({ wish: wishlistItems, product: products })
    .from(wishlistItems)
    .leftJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), asc(wishlistItems.key));
}

export async function listKeptWishes(tx: Executor, userId: string): Promise<KeptWish[]> {
  return tx
    .select({ key: wishlistItems.key, productUrl: wishlistItems.productUrl })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId));
}

export async function insertWishes(tx: Executor, wishes: WishRow[]): Promise<void> {
  if (wishes.length > 0) await tx.insert(wishlistItems).values(wishes);
}

export async function deleteWishes(tx: Executor, userId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), inArray(wishlistItems.key, keys)));
}
