import { and, asc, desc, eq, gt, lt, lte, ne, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { products, raisedDeals } from '../../db/tables/products.ts';

export type RaisedRow = {
  deal: typeof raisedDeals.$inferSelect;
  product: ProductRow | null;
  people: number;
  offers: number;
};

const ofBargain = sql`b.bargain_id = ${raisedDeals.bargainId}`;
/** Who waits beside each other, and what is open to be accepted. */
const standing = (now: Date) => ({
  people: sql<number>`(select count(distinct b.user_id) from raised_deals b
    where ${ofBargain} and b.state <> 'closed')::int`,
  offers: sql<number>`(select count(*) from bids b
    where ${ofBargain} and b.state = 'open' and b.ends_at > ${now} and ${raisedDeals.state} <> 'closed'
      and not exists (select from bid_replies y
        where y.bid_id = b.id and y.user_id = ${raisedDeals.userId} and y.state = 'declined'))::int`,
});

const raisedRows = (db: Executor, now: Date) =>
  db
    .select({ deal: raisedDeals, product: products, ...standing(now) })
    .from(raisedDeals)
    .leftJoin(products, eq(products.id, raisedDeals.productId));

export async function listRaisedSince(
  tx: Executor,
  userId: string,
  since: Date,
  now: Date,
): Promise<RaisedRow[]> {
  return raisedRows(tx, now)
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
): Promise<string> {
  const [row] = await tx.insert(raisedDeals).values(deal).returning({ id: raisedDeals.id });
  return row!.id;
}

export async function findRaised(
  db: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<RaisedRow | null> {
  const [row] = await raisedRows(db, now).where(
    and(eq(raisedDeals.userId, userId), eq(raisedDeals.id, id)),
  );
  return row ?? null;
}

/** Newest first, from behind the deal `after` on. */
export async function listRaised(
  db: Executor,
  userId: string,
  page: { after: string | null; limit: number },
  now: Date,
): Promise<RaisedRow[]> {
  const behind = page.after ? isBehind(userId, page.after) : undefined;
  return raisedRows(db, now)
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
