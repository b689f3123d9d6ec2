import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

export type Beginning = { at: string; id: string };
type Noted = {
  /** People or deals that were looked at. */
  seen: number;
  /** What was to be noted, and what nobody else had noted meanwhile. */
  found: number;
  noted: number;
  last_at: string | null;
  last_id: string | null;
};

/** Before any campaign of the same moment. */
export const LEAST_ID = '00000000-0000-0000-0000-000000000000';

const rowOf = async (db: Executor, statement: SQL): Promise<Noted> =>
  (await db.execute(statement)).rows[0] as Noted;

/** Notes what of `fresh` nobody has noted yet, for every device that was there already. */
const noting = (kind: 'ending_coupon' | 'new_deal', now: Date) => sql`
  noted as (
    insert into news (user_id, kind, thing_id, noted_at)
    select user_id, ${kind}, thing_id, ${now}::timestamptz from fresh
    on conflict do nothing
    returning user_id, thing_id
  ), devices as (
    select s.user_id, s.id from push_subscriptions s
    where s.user_id in (select user_id from noted)
    for key share of s
  ), queued as (
    insert into news_deliveries (user_id, subscription_id, kind, thing_id, noted_at)
    select noted.user_id, devices.id, ${kind}, noted.thing_id, ${now}::timestamptz
    from noted join devices using (user_id)
  ), woken as (
    update push_subscriptions s set due_at = coalesce(s.due_at, ${now}::timestamptz)
    from devices where s.user_id = devices.user_id and s.id = devices.id
  )`;

/**
 * Notes the coupons that end until `horizon`, of the next people who have a device. Goes by people:
 * those without one are never looked at, and who gets one hears of what was about to end before.
 */
export const noteEndingCoupons = (
  db: Executor,
  { after, people, now, horizon }: { after: string; people: number; now: Date; horizon: Date },
): Promise<Noted> =>
  rowOf(
    db,
    sql`
    with people as materialized (
      select distinct user_id from push_subscriptions
      where user_id > ${after} order by user_id limit ${people}
    ), fresh as materialized (
      select people.user_id, h.id as thing_id
      from people
      cross join lateral (
        select id from held_coupons
        where user_id = people.user_id and state = 'held'
          and valid_until > ${now} and valid_until <= ${horizon}
        offset 0
      ) h
      where not exists (
          select from news_settings n where n.user_id = people.user_id and not n.ending_coupons)
        and not exists (
          select from news n
          where n.user_id = people.user_id and n.kind = 'ending_coupon' and n.thing_id = h.id)
    ), ${noting('ending_coupon', now)}
    select (select count(*)::int from people) as seen, (select count(*)::int from fresh) as found,
           (select count(*)::int from noted) as noted,
           null as last_at,
           (select user_id::text from people order by people.user_id desc limit 1) as last_id`,
  );

/**
 * Notes the next deals that have begun for people who followed one of their stores, and had a device,
 * before. As many as `pairs` at once: where that is how many were found there are more of them.
 */
export const noteNewDeals = (
  db: Executor,
  { after, deals, pairs, now }: { after: Beginning; deals: number; pairs: number; now: Date },
): Promise<Noted> =>
  rowOf(
    db,
    sql`
    with begun as materialized (
      select id, greatest(starts_at, created_at) as at, campaign_is_live(campaigns, ${now}) as live
      from campaigns
      where kind = 'deal'
        and (greatest(starts_at, created_at), id) > (${after.at}::timestamptz, ${after.id}::uuid)
        and greatest(starts_at, created_at) <= ${now}
      order by greatest(starts_at, created_at), id limit ${deals}
    ), fresh as materialized (
      select distinct f.user_id, begun.id as thing_id
      from begun
      join campaign_places p on p.campaign_id = begun.id
      join stores s on s.id = p.store_id
      join follows f on f.place_id = s.place_id and f.created_at < begun.at
      where begun.live
        and exists (
          select from push_subscriptions d
          where d.user_id = f.user_id and d.created_at < begun.at)
        and not exists (
          select from news_settings n where n.user_id = f.user_id and not n.new_deals)
        and not exists (
          select from news n
          where n.user_id = f.user_id and n.kind = 'new_deal' and n.thing_id = begun.id)
      limit ${pairs}
    ), ${noting('new_deal', now)}
    select (select count(*)::int from begun) as seen, (select count(*)::int from fresh) as found,
           (select count(*)::int from noted) as noted,
           last.at::text as last_at, last.id::text as last_id
    from (select 1) one
    left join (select at, id from begun order by at desc, id desc limit 1) last on true`,
  );

export async function hasSubscriptions(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from push_subscriptions) as listening`,
  );
  return (rows[0] as { listening: boolean }).listening;
}

/** Null before the first time. */
export async function readDealsUntil(db: Executor): Promise<Date | null> {
  const { rows } = await db.execute(sql`select deals_until from news_progress`);
  const row = rows[0] as { deals_until: string } | undefined;
  return row ? new Date(row.deals_until) : null;
}

export async function saveDealsUntil(db: Executor, until: Date): Promise<void> {
  await db.execute(sql`
    insert into news_progress as known (deals_until) values (${until})
    on conflict (one) do update
    set deals_until = greatest(known.deals_until, excluded.deals_until)`);
}
