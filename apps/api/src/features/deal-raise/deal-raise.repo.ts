import { and, asc, desc, eq, gt, lt, lte, ne, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { products, raisedDeals } from '../../db/tables/products.ts';

export type RaisedRow = {
  deal: typeof raisedDeals.$inferSelect;
  product: ProductRow | null;
};

const raisedRows = (db: Executor) =>
  db
    .select({ deal: raisedDeals, product: products })
    .from(raisedDeals)
    .leftJoin(products, eq(products.id, raisedDeals.productId));

export async function listRaisedSince(
  tx: Executor,
  userId: string,
  since: Date,
): Promise<RaisedRow[]> {
  return raisedRows(tx)
    .where(and(eq(raisedDeals.userId, userId), gt(raisedDeals.createdAt, since)))
    .orderBy(asc(raisedDeals.createdAt), asc(raisedDeals.id));
}

export async function countOpen(tx: Executor, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(raisedDeals)
    .where(and(eq(raisedDeals.userId, userId), ne(raisedDeals.state, 'closed')));
  return row!.count;
}

export async function insertRaised(
  tx: Executor,
  deal: typeof raisedDeals.$inferInsert,
): Promise<RaisedRow['deal']> {
  const [row] = await tx.insert(raisedDeals).values(deal).returning();
  return row!;
}

/** Newest first, from behind the deal `after` on. */
export async function listRaised(
  db: Executor,
  userId: string,
  page: { after: string | null; limit: number },
): Promise<RaisedRow[]> {
  const behind = page.after ? isBehind(userId, page.after) : undefined;
  return raisedRows(db)
    .where(and(eq(raisedDeals.userId, userId), behind))
    .orderBy(desc(raisedDeals.createdAt), asc(raisedDeals.id))
    .limit(page.limit);
}

/** Its moment is read here, where it is exact: a date in JavaScript ends at the millisecond. */
function isBehind(userId: string, dealId: string) {
  const moment = sql`(select created_at from raised_deals
    where user_id = ${userId} and id = ${dealId})`;
  return and(
    lte(raisedDeals.createdAt, moment),
    or(lt(raisedDeals.createdAt, moment), gt(raisedDeals.id, dealId)),
  );
}
