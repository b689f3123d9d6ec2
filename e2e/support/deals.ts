import type { Server } from './server.ts';

export type LiveDeal = { id: string; title: string; store: string; pincode: string; left: number };

/** A live deal in the middle of Bengaluru that is at one store only, with enough left, for a bill of any size. */
export async function aDeal(server: Server, least = 10): Promise<LiveDeal> {
  const [row] = await server.sql(
    `select c.id, c.title, s.name as store, s.pincode, c.deals_left as left
     from campaigns c
     join campaign_places p on p.campaign_id = c.id
     join stores s on s.id = p.store_id
     where c.kind = 'deal' and now() between c.starts_at and c.ends_at - interval '1 day'
       and c.deals_left >= $1 and c.minimum_bill_rupees is null and s.city = 'Bengaluru'
       and (select count(*) from campaign_places q where q.campaign_id = c.id) = 1
       and not exists (select from held_coupons h where h.campaign_id = c.id)
     order by c.id limit 1`,
    [least],
  );
  return row as LiveDeal;
}

export const setLeft = (server: Server, id: string, left: number) =>
  server.sql(
    'update campaigns set total = total - deals_left + $2, deals_left = $2 where id = $1',
    [id, left],
  );

export const heldOf = (server: Server, campaignId: string, number: string) =>
  server.sql(
    `select h.* from held_coupons h join users u on u.id = h.user_id
     where h.campaign_id = $1 and u.mobile_number = $2`,
    [campaignId, number],
  );

/** What is left of a deal, how many hold it, and how often it was ever given. */
export async function countsOf(server: Server, campaignId: string) {
  const [row] = await server.sql(
    `select deals_left as left,
       (select count(*)::int from held_coupons where campaign_id = c.id) as held,
       (select count(*)::int from coupon_ledger where campaign_id = c.id and event = 'issued') as issued
     from campaigns c where id = $1`,
    [campaignId],
  );
  return row;
}
