import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { noting, wants } from '../../db/note-notifications.ts';

export type Beginning = { at: string; id: string };
export type Noted = {
  /** Coupons or deals that were looked at. */
  seen: number;
  /** What was to be noted, and what nobody else had noted meanwhile. */
  found: number;
  noted: number;
  last_at: string | null;
  last_id: string | null;
};

/** Before any campaign of the same moment. */

export const rowOf = async (db: Executor, statement: SQL): Promise<Noted> =>
  (await db.execute(statement)).rows[0] as Noted;

/** The next coupons that end until `horizon`. */
export const noteEndingCoupons = (
  db: Executor,
  { after, coupons, now, horizon }: { after: Beginning; coupons: number; now: Date; horizon: Date },
): Promise<Noted> =>
  rowOf(
    db,
    sql`
    with ending as materialized (
      select id, user_id, valid_until as at from held_coupons
      where state = 'held' and valid_until > ${now} and valid_until <= ${horizon}
        and (valid_until, id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by valid_until, id limit ${coupons}
    ), fresh as materialized (
      select user_id, id as thing_id, 'infinity'::timestamptz as heard_from from ending
      where ${wants('ending_coupon', sql`ending.user_id`, sql`ending.id`)}
    ), ${noting('ending_coupon', now)}
    select (select count(*)::int from ending) as seen, (select count(*)::int from fresh) as found,
           (select count(*)::int from noted) as noted,
           last.at::text as last_at, last.id::text as last_id
    from (select 1) one
    left join (select at, id from ending order by at desc, id desc limit 1) last on true`,
  );

/**
 * The next deals that have begun, for people who followed one of their stores before. As many as `pairs` at once:
 * where that is how many were found there are more of them.
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
      select distinct f.user_id, begun.id as thing_id, begun.at as heard_from
      from begun
      join campaign_places p on p.campaign_id = begun.id
      join stores s on s.id = p.store_id
      join follows f on f.place_id = s.place_id and f.created_at < begun.at
      where begun.live
        and ${wants('new_deal', sql`f.user_id`, sql`begun.id`)}
      limit ${pairs}
    ), ${noting('new_deal', now)}
    select (select count(*)::int from begun) as seen, (select count(*)::int from fresh) as found,
           (select count(*)::int from noted) as noted,
           last.at::text as last_at, last.id::text as last_id
    from (select 1) one
    left join (select at, id from begun order by at desc, id desc limit 1) last on true`,
  );

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
