import type { Acknowledged } from '../load/tasks.ts';
import { sql } from '../sql.ts';

export type Books = {
  held: number;
  /** Coupons beyond a campaign's size. */
  overIssued: number;
  /** Campaigns where issued and left do not add up to the size. */
  unbalanced: number;
  /** Coupons whose ledger does not say exactly once that they were issued, or that nobody was told of. */
  unrecorded: number;
};

/** Every campaign, coupon, ledger row and message held against each other. */
export async function checkBooks(databaseUrl: string): Promise<Books> {
  const [books] = await sql<Books>(
    databaseUrl,
    `with issued as (
       select campaign_id, count(*) as coupons from held_coupons where source = 'claim' group by 1
     ), counted as (
       select c.total, c.deals_left, coalesce(i.coupons, 0) as coupons
       from campaigns c left join issued i on i.campaign_id = c.id
       where i.coupons is not null
     ), noted as (
       select coupon_id, count(*) as times from coupon_ledger where event = 'issued' group by 1
     )
     select
       (select count(*)::integer from held_coupons where source = 'claim') as held,
       (select coalesce(sum(greatest(coupons - total, 0)), 0)::integer from counted) as "overIssued",
       (select count(*)::integer from counted where coupons + deals_left <> total) as unbalanced,
       (select count(*)::integer
        from held_coupons h
        join users u on u.id = h.user_id
        left join noted n on n.coupon_id = h.id
        left join sms_outbox m on m.mobile_number = u.mobile_number and m.key = 'coupon:' || h.id
        where h.source = 'claim' and (n.times is distinct from 1 or m.id is null)) as unrecorded`,
  );
  return books;
}

/** Of claims that were answered with a coupon, how many of those coupons are not there. */
export async function countLost(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
): Promise<number> {
  const [{ found }] = await sql<{ found: number }>(
    databaseUrl,
    `select count(*)::integer as found
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) as a (user_id, campaign_id, id, code)
     join held_coupons h using (user_id, campaign_id, id, code)`,
    [
      acknowledged.map(({ userId }) => userId),
      acknowledged.map(({ campaignId }) => campaignId),
      acknowledged.map(({ couponId }) => couponId),
      acknowledged.map(({ code }) => code),
    ],
  );
  return acknowledged.length - found;
}
