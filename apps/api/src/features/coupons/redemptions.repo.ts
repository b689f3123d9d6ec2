import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { firstName } from './coupon-texts.ts';
import type { ShownCoupon } from './judge-coupon.ts';

type ShownRow = Omit<ShownCoupon, 'validUntil' | 'settledAt' | 'startsAt' | 'saving'> & {
  validUntil: string;
  settledAt: string | null;
  startsAt: string;
  savingKind: 'percent' | 'rupees' | null;
  savingAmount: number | null;
};

/** By the ten letters, or by what a live code says. */
export type CouponRef = { code: string } | { id: string };

const isCoupon = (ref: CouponRef) =>
  'code' in ref ? sql`h.code = ${ref.code}` : sql`h.id = ${ref.id}`;

/** The coupon that is shown as a store sees it; null where there is none, or no such store. */
export async function findShownCoupon(
  db: Executor,
  ref: CouponRef,
  storeId: string,
): Promise<ShownCoupon | null> {
  const { rows } = await db.execute(sql`
    select h.user_id as "userId", h.id, h.campaign_id as "campaignId", h.state, h.source,
           h.store_id as "storeId", h.valid_until as "validUntil", h.settled_at as "settledAt",
           c.title, c.description, c.terms, c.starts_at as "startsAt",
           c.saving_kind as "savingKind", c.saving_amount as "savingAmount",
           c.minimum_bill_rupees as "minimumBillRupees",
           c.use_hours as "useHours", c.offline_limit as "offlineLimit",
           c.paused_at is not null as "isPaused",
           u.name as holder, s.time_zone as "timeZone",
           (select used.name from redemptions r join stores used on used.id = r.store_id
            where r.coupon_id = h.id and r.undone_at is null) as "usedWhere",
           exists (select from coupon_passes p
                   where p.user_id = h.user_id and p.coupon_id = h.id and p.state = 'open')
             as "isBeingPassed",
           places.any is null as "isForAnyStore",
           coalesce(places.here, true) as "isTakenHere"
    from held_coupons h
    cross join lateral campaign_of(h) c
    join users u on u.id = h.user_id
    join stores s on s.id = ${storeId}
    cross join lateral (
      select bool_or(true) as any, bool_or(store_id = s.id) as here
      from campaign_places where campaign_id = c.id
    ) places
    where ${isCoupon(ref)}`);
  const row = rows[0] as ShownRow | undefined;
  if (!row) return null;
  const { savingKind, savingAmount, ...coupon } = row;
  return {
    ...coupon,
    holder: firstName(coupon.holder),
    validUntil: new Date(row.validUntil),
    settledAt: row.settledAt === null ? null : new Date(row.settledAt),
    startsAt: new Date(row.startsAt),
    saving: savingKind && { kind: savingKind, amount: savingAmount! },
  };
}

export type Redemption = {
  id: string;
  couponId: string;
  campaignId: string;
  storeId: string;
  tillId: string | null;
  staffId: string | null;
  keyId: string | null;
  billRupees: number | null;
  savingRupees: number | null;
  at: Date;
  /** When it was told, where it was taken without a connection. */
  syncedAt: Date | null;
};

/**
 * Uses a coupon up, under its lock: state, ledger, pass, record and redemption in one statement. False where its id is
 * taken, and then nothing of it may stay.
 */
export async function insertRedemption(
  tx: Executor,
  { userId }: Pick<ShownCoupon, 'userId'>,
  made: Redemption,
): Promise<boolean> {
  const { at, syncedAt } = made;
  const { rowCount } = await tx.execute(sql`
    with used as (
      update held_coupons set state = 'redeemed', settled_at = ${at}
      where user_id = ${userId} and id = ${made.couponId} and state = 'held'
      returning user_id, campaign_id, id
    ),
    noted as (
      insert into coupon_ledger (campaign_id, coupon_id, event, at)
      select campaign_id, id, 'redeemed', ${at}::timestamptz from used
    ),
    lapsed as (
      update coupon_passes p set state = 'lapsed', settled_at = ${syncedAt ?? at} from used
      where p.user_id = used.user_id and p.coupon_id = used.id and p.state = 'open'
    ),
    acted as (
      insert into counter_acts (at, act, store_id, till_id, staff_id, key_id, subject_id)
      values (${syncedAt ?? at}, ${syncedAt ? 'redeemed_offline' : 'redeemed'}, ${made.storeId},
              ${made.tillId}, ${made.staffId}, ${made.keyId}, ${made.id})
    )
    insert into redemptions (id, coupon_id, campaign_id, store_id, till_id, staff_id, key_id,
                             bill_rupees, saving_rupees, at, synced_at)
    select ${made.id}::uuid, id, campaign_id, ${made.storeId}, ${made.tillId}::uuid,
           ${made.staffId}::uuid, ${made.keyId}::uuid, ${made.billRupees}::int,
           ${made.savingRupees}::int, ${at}::timestamptz, ${syncedAt}::timestamptz
    from used
    where not exists (select from redemption_conflicts where id = ${made.id}::uuid)
    on conflict (id) do nothing`);
  return rowCount === 1;
}

export async function findRedemption(
  db: Executor,
  id: string,
): Promise<(Redemption & { isUndone: boolean }) | null> {
  const { rows } = await db.execute(sql`
    select id, coupon_id as "couponId", campaign_id as "campaignId", store_id as "storeId",
           till_id as "tillId", staff_id as "staffId", key_id as "keyId",
           bill_rupees as "billRupees", saving_rupees as "savingRupees", at, synced_at as "syncedAt",
           undone_at is not null as "isUndone"
    from redemptions where id = ${id}`);
  const row = rows[0] as
    | (Redemption & { at: string; syncedAt: string | null; isUndone: boolean })
    | undefined;
  if (!row) return null;
  return { ...row, at: new Date(row.at), syncedAt: row.syncedAt ? new Date(row.syncedAt) : null };
}

/** Locks a coupon, and with it whatever may happen to it; gives its holder, null where there is none. */
export async function lockCouponOf(tx: Executor, ref: CouponRef) {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select h.user_id from held_coupons h where ${isCoupon(ref)} for update`,
  );
  return rows[0]?.user_id ?? null;
}

/** For its holder, who may have to say later that the store saw it. To the minute: tills look again and again. */
export async function noteLook(db: Executor, couponId: string, storeId: string, now: Date) {
  await db.execute(sql`
    insert into coupon_looks (coupon_id, store_id, at) values (${couponId}, ${storeId}, ${now})
    on conflict (coupon_id, store_id) do update set at = excluded.at
    where coupon_looks.at < excluded.at - interval '1 minute'`);
}

/** Brings a used coupon back, once; the ledger keeps that it was used, and that it was not. */
export async function undoRedemption(
  tx: Executor,
  { id, couponId }: Pick<Redemption, 'id' | 'couponId'>,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with undone as (
      update redemptions set undone_at = ${now}, undo_reason = ${reason}
      where id = ${id} and undone_at is null returning coupon_id
    ),
    held as (
      update held_coupons set state = 'held', settled_at = null
      where id = ${couponId} and state = 'redeemed' and exists (select from undone)
      returning campaign_id, id
    )
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, id, 'undone', ${now}::timestamptz from held`);
  return rowCount === 1;
}
