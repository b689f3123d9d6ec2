import type { LiveDeal } from '../../e2e/support/deals.ts';
import type { Server } from '../../e2e/support/server.ts';

export type Held = Record<'ready' | 'used' | 'expired' | 'offered' | 'passed', { id: string }>;
export type Deals = Record<'open' | 'claimed' | 'soldOut' | 'ended', LiveDeal>;

/** Live deals in Bengaluru that are at one store only, with enough left. */
export const liveDeals = (server: Server, count: number): Promise<LiveDeal[]> =>
  server.sql(
    `select c.id, c.title, s.name as store, s.pincode, c.deals_left as left
     from campaigns c
     join campaign_places p on p.campaign_id = c.id
     join stores s on s.id = p.store_id
     where c.kind = 'deal' and now() between c.starts_at and c.ends_at - interval '1 day'
       and c.deals_left >= 10 and s.city = 'Bengaluru'
       and (select count(*) from campaign_places q where q.campaign_id = c.id) = 1
     order by c.id limit $1`,
    [count],
  ) as Promise<LiveDeal[]>;

/** What time and shops do to deals and coupons. */
export async function settle(server: Server, { soldOut, ended }: Deals, held: Held): Promise<void> {
  const { used, expired, passed } = held;
  await server.sql(
    'update campaigns set total = total - deals_left, deals_left = 0 where id = $1',
    [soldOut.id],
  );
  await server.sql(
    `update campaigns set starts_at = now() - interval '9 days', ends_at = now() - interval '1 day'
     where id = $1`,
    [ended.id],
  );
  await server.sql(`update held_coupons set state = 'redeemed', settled_at = now() where id = $1`, [
    used.id,
  ]);
  await server.sql(
    `update held_coupons set state = 'passed_on', settled_at = now() where id = $1`,
    [passed.id],
  );
  await server.sql(
    `update held_coupons set state = 'expired', issued_at = now() - interval '9 days',
       valid_until = now() - interval '1 day', settled_at = now() where id = $1`,
    [expired.id],
  );
}
