import type { RefusalReason } from '@baeon/contracts/honour/honour';
import type { OwnRefusal, StoreHonour, StoreRefusal } from '@baeon/contracts/honour/honour-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

export type ReportedCoupon = {
  campaignId: string;
  state: 'held' | 'redeemed' | 'expired' | 'passed_on';
  validUntil: string;
  startsAt: string;
  isBeingPassed: boolean;
  /** The campaign, by the store. */
  isPaused: boolean;
  /** Where it counts as used; null while it does not. */
  usedAt: string | null;
};

export async function findOwnCoupon(
  tx: Executor,
  userId: string,
  couponId: string,
): Promise<ReportedCoupon | null> {
  const { rows } = await tx.execute(sql`
    select h.campaign_id as "campaignId", h.state, h.valid_until as "validUntil", c.starts_at as "startsAt",
           c.paused_at is not null as "isPaused",
           exists (select from coupon_passes p
                   where p.user_id = h.user_id and p.coupon_id = h.id and p.state = 'open') as "isBeingPassed",
           (select r.store_id from redemptions r
            where r.coupon_id = h.id and r.undone_at is null) as "usedAt"
    from held_coupons h cross join lateral campaign_of(h) c
    where h.user_id = ${userId} and h.id = ${couponId}`);
  return (rows[0] as ReportedCoupon | undefined) ?? null;
}

export type MeantStore = {
  id: string;
  /** Null without a position. */
  km: number | null;
  seenToday: boolean;
  isTakenHere: boolean;
  isOwn: boolean;
};

type Asked = {
  userId: string;
  couponId: string;
  campaignId: string;
  storeId: string | null;
  at: Coordinates | null;
  withinKm: number;
  now: Date;
};

/** The store that a holder can mean: the nearest of the coupon's around them, else one whose till saw it today. */
export async function findMeantStore(
  tx: Executor,
  { userId, couponId, campaignId, storeId, at, withinKm, now }: Asked,
): Promise<MeantStore | null> {
  const km = at
    ? sql`distance_km(${at.latitude}, ${at.longitude}, s.latitude, s.longitude)`
    : sql`null::float8`;
  const meant = storeId
    ? sql`select ${storeId}::uuid`
    : sql`select store_id from campaign_places where campaign_id = ${campaignId} union select store_id from seen`;
  const { rows } = await tx.execute(sql`
    with seen as materialized (
      select store_id, at from coupon_looks where coupon_id = ${couponId}
      union all select store_id, at from redemptions where coupon_id = ${couponId}
      union all select store_id, undone_at from redemptions where coupon_id = ${couponId} and undone_at is not null
    ), near as (
      select s.id, ${km} as km,
             exists (
               select from seen where seen.store_id = s.id
                 and (seen.at at time zone s.time_zone)::date = (${now}::timestamptz at time zone s.time_zone)::date
             ) as seen_today
      from stores s where s.id in (${meant})
    )
    select id, km, seen_today as "seenToday",
           not exists (select from campaign_places where campaign_id = ${campaignId})
             or exists (select from campaign_places p
                        where p.campaign_id = ${campaignId} and p.store_id = near.id) as "isTakenHere",
           exists (select from store_members m
                   where m.user_id = ${userId} and m.store_id = near.id) as "isOwn"
    from near
    order by coalesce(km <= ${withinKm}, false) desc, seen_today desc, km, id limit 1`);
  return (rows[0] as MeantStore | undefined) ?? null;
}

/** Of one person since a moment: at all stores, and at one. */
export async function countRefusals(
  tx: Executor,
  { personId, storeId, since }: { personId: string; storeId: string; since: Date },
) {
  const { rows } = await tx.execute<{ all: number; there: number }>(sql`
    select count(*)::int as all, count(*) filter (where store_id = ${storeId})::int as there
    from coupon_refusals where person_id = ${personId} and at > ${since}`);
  return rows[0]!;
}

type NewRefusal = {
  couponId: string;
  campaignId: string;
  storeId: string;
  personId: string;
  reason: RefusalReason;
  words: string;
};

/** What was used there was not taken: it counts for the store no more. */
export async function discountUse(tx: Executor, couponId: string, storeId: string): Promise<void> {
  await tx.execute(sql`
    update redemptions set counted = false, answered = 1
    where coupon_id = ${couponId} and store_id = ${storeId} and undone_at is null`);
}

/** False where there is one of this coupon. */
export async function insertRefusal(tx: Executor, said: NewRefusal, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into coupon_refusals (coupon_id, campaign_id, store_id, person_id, reason, words, at)
    values (${said.couponId}, ${said.campaignId}, ${said.storeId}, ${said.personId}, ${said.reason},
            ${said.words}, ${now})
    on conflict (coupon_id) do nothing`);
  return rowCount === 1;
}

export async function tellPages(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select tell_changed('coupons', array[${userId}::text])`);
}

export async function findOwnRefusal(
  db: Executor,
  userId: string,
  couponId: string,
): Promise<OwnRefusal | null> {
  const [found] = await rowsOf<OwnRefusal>(
    db,
    sql`select f.store_id, s.name as store, f.reason, f.words, f.at, f.reply
        from held_coupons h
        join coupon_refusals f on f.coupon_id = h.id
        join stores s on s.id = f.store_id
        where h.user_id = ${userId} and h.id = ${couponId}`,
    'at',
  );
  return found ?? null;
}

type Page<After> = { after: After | null; limit: number };

/** Newest first. */
export async function listRefusals(
  db: Executor,
  storeId: string,
  { after, limit }: Page<number>,
): Promise<(StoreRefusal & { position: number })[]> {
  return rowsOf(
    db,
    sql`select f.id, f.position::float8 as position, c.title, f.reason, f.words, f.at, f.reply, f.replied_at
        from coupon_refusals f join campaigns c on c.id = f.campaign_id
        where f.store_id = ${storeId} and ${after === null ? sql`true` : sql`f.position < ${after}`}
        order by f.position desc limit ${limit}`,
    'at',
    'replied_at',
  );
}

/** Once: null where there is no such refusal, false where it was answered before. */
export async function replyTo(
  tx: Executor,
  storeId: string,
  id: string,
  reply: string,
  now: Date,
): Promise<boolean | null> {
  const { rows } = await tx.execute<{ was: string | null }>(sql`
    select reply as was from coupon_refusals where id = ${id} and store_id = ${storeId} for update`);
  const [found] = rows;
  if (!found) return null;
  if (found.was !== null) return false;
  await tx.execute(
    sql`update coupon_refusals set reply = ${reply}, replied_at = ${now} where id = ${id}`,
  );
  return true;
}

/** Those first that refuse most. */
export async function listHonour(
  db: Executor,
  { after, limit }: Page<{ rate: number; storeId: string }>,
): Promise<(StoreHonour & { rate: number })[]> {
  return rowsOf(
    db,
    sql`select h.store_id, s.name as store, s.city, h.honoured, h.honoured + h.refused as shown, h.last_at,
               s.refuses_much as sinks, h.rate
        from honour_records h join stores s on s.id = h.store_id
        where ${after === null ? sql`true` : sql`(h.rate, h.store_id) > (${after.rate}::integer, ${after.storeId}::uuid)`}
        order by h.rate, h.store_id limit ${limit}`,
    'last_at',
  );
}
