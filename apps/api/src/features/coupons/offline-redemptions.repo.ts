import type { ConflictReason } from '@baeon/contracts/counter/conflicts';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

/** One sync of a till after the other: their limits and ids are judged by what is there. */
export async function lockTill(tx: Executor, tillId: string): Promise<void> {
  await tx.execute(sql`select from tills where id = ${tillId} for update`);
}

/** Whether somebody is at a store, or was. */
export async function isStaffOf(tx: Executor, storeId: string, staffId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from till_staff where id = ${staffId} and store_id = ${storeId}`,
  );
  return rowCount === 1;
}

/** How many of a campaign a till took between the sync before a moment and the one after it. */
export async function countTakenOffline(
  tx: Executor,
  { tillId, campaignId, at }: { tillId: string; campaignId: string; at: Date },
): Promise<number> {
  const syncedBefore = (table: string) => sql`
    select max(synced_at) from ${sql.identifier(table)}
    where till_id = ${tillId} and synced_at < ${at}`;
  const syncedAfter = (table: string) => sql`
    select min(synced_at) from ${sql.identifier(table)}
    where till_id = ${tillId} and synced_at >= ${at}`;
  const { rows } = await tx.execute<{ taken: number }>(sql`
    select count(*)::int as taken from redemptions
    where till_id = ${tillId} and campaign_id = ${campaignId} and synced_at is not null
      and undone_at is null
      and at > coalesce(greatest((${syncedBefore('redemptions')}),
                                 (${syncedBefore('redemption_conflicts')})), '-infinity')
      and at <= coalesce(least((${syncedAfter('redemptions')}),
                               (${syncedAfter('redemption_conflicts')})), 'infinity')`);
  return rows[0]!.taken;
}

/** Brings back what ended before anybody told that it had been taken in time. */
export async function reviveExpired(tx: Executor, couponId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with held as (
      update held_coupons set state = 'held', settled_at = null
      where id = ${couponId} and state = 'expired' returning campaign_id, id
    )
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, id, 'undone', ${now}::timestamptz from held`);
}

/** The redemption that a coupon is used up by. */
export async function findStandingRedemption(
  tx: Executor,
  couponId: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from redemptions where coupon_id = ${couponId} and undone_at is null`,
  );
  return rows[0]?.id ?? null;
}

export type Conflict = {
  id: string;
  why: ConflictReason;
  storeId: string;
  tillId: string;
  staffId: string;
  code: string;
  couponId: string | null;
  campaignId: string | null;
  otherRedemptionId: string | null;
  billRupees: number | null;
  takenAt: Date;
  syncedAt: Date;
  undoneAt: Date | null;
  undoReason: string | null;
};

/** With its event in the ledger, where the code is a genuine one of ours. */
export async function insertConflict(tx: Executor, conflict: Conflict): Promise<void> {
  await tx.execute(sql`
    with known as (select id from campaigns where id = ${conflict.campaignId}::uuid),
    noted as (
      insert into coupon_ledger (campaign_id, coupon_id, event, at)
      select id, ${conflict.couponId}::uuid, 'conflict', ${conflict.syncedAt}::timestamptz
      from known where ${conflict.couponId}::uuid is not null
    )
    insert into redemption_conflicts (id, why, store_id, till_id, staff_id, code, coupon_id,
      campaign_id, other_redemption_id, bill_rupees, taken_at, synced_at, undone_at, undo_reason)
    values (${conflict.id}, ${conflict.why}, ${conflict.storeId}, ${conflict.tillId},
      ${conflict.staffId}, ${conflict.code}, ${conflict.couponId}, (select id from known),
      ${conflict.otherRedemptionId}, ${conflict.billRupees}, ${conflict.takenAt},
      ${conflict.syncedAt}, ${conflict.undoneAt}, ${conflict.undoReason})`);
}

export async function findConflict(tx: Executor, id: string): Promise<Conflict | null> {
  const { rows } = await tx.execute(sql`
    select id, why, store_id as "storeId", till_id as "tillId", staff_id as "staffId", code,
           coupon_id as "couponId", campaign_id as "campaignId",
           other_redemption_id as "otherRedemptionId", bill_rupees as "billRupees",
           taken_at as "takenAt", synced_at as "syncedAt", undone_at as "undoneAt",
           undo_reason as "undoReason"
    from redemption_conflicts where id = ${id}`);
  const row = rows[0] as
    | (Conflict & { takenAt: string; syncedAt: string; undoneAt: string | null })
    | undefined;
  if (!row) return null;
  const { takenAt, syncedAt, undoneAt } = row;
  return {
    ...row,
    takenAt: new Date(takenAt),
    syncedAt: new Date(syncedAt),
    undoneAt: undoneAt === null ? null : new Date(undoneAt),
  };
}

export async function undoConflict(
  tx: Executor,
  id: string,
  reason: string | null,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update redemption_conflicts set undone_at = ${at}, undo_reason = ${reason}
    where id = ${id} and undone_at is null`);
}
