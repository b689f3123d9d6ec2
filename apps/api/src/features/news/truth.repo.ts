import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** Times come as texts: these statements are plain SQL. */
export type EndingCoupon = {
  id: string;
  title: string;
  /** Null for what can be used anywhere. */
  store: string | null;
  time_zone: string;
  until: string;
};

export type NewDeal = { id: string; title: string; store: string; until: string };

/** Of these coupons the ones that are still to be used, soonest end first. */
export async function readEndingCoupons(
  db: Executor,
  userId: string,
  ids: string[],
  now: Date,
): Promise<EndingCoupon[]> {
  const { rows } = await db.execute(sql`
    select h.id, c.title, s.name as store, coalesce(s.time_zone, 'Asia/Kolkata') as time_zone,
           h.valid_until as until
    from held_coupons h
    join campaigns c on c.id = h.campaign_id
    left join stores s on s.id = h.store_id
    where h.user_id = ${userId} and h.id = any(${sql.param(ids)}::uuid[])
      and h.state = 'held' and h.valid_until > ${now}
    order by h.valid_until, h.id`);
  return rows as EndingCoupon[];
}

/**
 * Of these deals the ones that are still to be had, newest first, each at a store that the person
 * follows. Who holds one already need not be told.
 */
export async function readNewDeals(
  db: Executor,
  userId: string,
  ids: string[],
  now: Date,
): Promise<NewDeal[]> {
  const { rows } = await db.execute(sql`
    select c.id, c.title, followed.name as store, c.ends_at as until
    from campaigns c
    cross join lateral (
      select s.name from campaign_places p
      join stores s on s.id = p.store_id
      join follows f on f.place_id = s.place_id and f.user_id = ${userId}
      where p.campaign_id = c.id
      order by f.created_at, s.id limit 1
    ) followed
    where c.id = any(${sql.param(ids)}::uuid[])
      and c.kind = 'deal' and campaign_is_live(c, ${now})
      and not exists (
        select from held_coupons h where h.user_id = ${userId} and h.campaign_id = c.id)
    order by greatest(c.starts_at, c.created_at) desc, c.id`);
  return rows as NewDeal[];
}
