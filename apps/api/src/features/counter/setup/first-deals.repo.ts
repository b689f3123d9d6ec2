import type { NewDealBody } from '@baeon/contracts/counter/store-deals-wire';
import { sql } from '../../../db/drizzle.ts';
import type { Executor } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rows.ts';

/** Whatever ran at a store by now, an import's deals included. */
export async function hadDeals(tx: Executor, storeId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from campaign_places where store_id = ${storeId} limit 1`,
  );
  return rows.length > 0;
}

type At = { userId: string; storeId: string };

/** The same once more keeps its place in the line; another one takes the place of what an operator may be looking at. */
export async function askForDeal(
  tx: Executor,
  { userId, storeId }: At,
  deal: NewDealBody,
  now: Date,
): Promise<boolean> {
  const body = JSON.stringify(deal);
  await tx.execute(sql`
    delete from approvals where store_id = ${storeId} and deal_id = ${deal.id}
      and decided_at is null and deal <> ${body}::jsonb`);
  const { rowCount } = await tx.execute(sql`
    insert into approvals (deal_id, deal, store_id, user_id, title, asked_at)
    values (${deal.id}, ${body}::jsonb, ${storeId}, ${userId}, ${deal.title}, ${now})
    on conflict (store_id, deal_id) where decided_at is null do nothing`);
  return rowCount === 1;
}

export async function takeBackDeal(tx: Executor, storeId: string, dealId: string): Promise<void> {
  await tx.execute(sql`
    delete from approvals
    where store_id = ${storeId} and deal_id = ${dealId} and decided_at is null`);
}
