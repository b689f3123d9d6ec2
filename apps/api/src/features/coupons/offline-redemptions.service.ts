import { createHash } from 'node:crypto';
import type { ConflictReason } from '@baeon/contracts/counter/conflicts';
import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import type { SyncedRedemption, SyncResult } from '@baeon/contracts/counter/offline-wire';
import { savingOn } from '@baeon/contracts/counter/saving-on';
import type { VerifiedLiveCode } from '@baeon/contracts/counter/verify-live-code';
import type { Db, Executor } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import type { ShownCoupon } from './judge-coupon.ts';
import { conflictOf, conflictSentences, isGenuine } from './judge-offline.ts';
import {
  type Conflict,
  countTakenOffline,
  findConflict,
  findStandingRedemption,
  insertConflict,
  isStaffOf,
  lockTill,
  reviveExpired,
  undoConflict,
} from './offline-redemptions.repo.ts';
import {
  findRedemption,
  findShownCoupon,
  insertRedemption,
  lockCouponOf,
  type Redemption,
  undoRedemption,
} from './redemptions.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  liveCodes: { verify(code: string, at: Date): Promise<VerifiedLiveCode | null> };
  noteUrgent: NoteUrgent;
};

type Till = { id: string; storeId: string };
type Outcome = SyncResult['results'][number];

/** What a till sent, read. */
type Sent = {
  id: string;
  till: Till;
  code: string;
  staffId: string;
  billRupees: number | null;
  takenAt: Date;
  undo: { at: Date; reason: string | null } | null;
  live: VerifiedLiveCode | null;
  now: Date;
};

export type OfflineRedemptions = ReturnType<typeof createOfflineRedemptions>;

const UNDO_MS = UNDO_MINUTES * 60_000;

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const sameTime = (a: Date, b: Date) => a.getTime() === b.getTime();

/** What tills took without a connection, once they tell it. Every one is recorded, and none twice. */
export function createOfflineRedemptions({ db, clock, liveCodes, noteUrgent }: Dependencies) {
  async function read(till: Till, entry: SyncedRedemption, now: Date): Promise<Sent> {
    const takenAt = new Date(entry.taken_at);
    const { undone_at, undo_reason } = entry;
    return {
      id: entry.id,
      till,
      code: entry.code,
      staffId: entry.staff_id,
      billRupees: entry.bill_rupees ?? null,
      takenAt,
      undo:
        undone_at === undefined
          ? null
          : { at: earlier(new Date(undone_at), now), reason: undo_reason || null },
      live: await liveCodes.verify(entry.code, takenAt),
      now,
    };
  }

  async function record(sent: Sent): Promise<Outcome> {
    return db.transaction(async (tx) => {
      await lockTill(tx, sent.till.id);
      const repeated = await repeatedIn(tx, sent);
      if (repeated) {
        if (repeated.backTo) await tell(tx, 'coupon_back', repeated.backTo, sent);
        return repeated.outcome;
      }
      const { live, till, now, takenAt, billRupees } = sent;
      const coupon = isGenuine(live) ? await lockShown(tx, live.couponId, till.storeId) : null;
      const at = earlier(takenAt, now);
      const why = conflictOf({
        live,
        coupon,
        takenAt,
        now,
        billRupees,
        isStaffKnown: await isStaffOf(tx, till.storeId, sent.staffId),
        takenBefore: coupon
          ? await countTakenOffline(tx, { tillId: till.id, campaignId: coupon.campaignId, at })
          : 0,
      });
      if (why !== null) return conflict(tx, sent, why);
      const { outcome, backTo } = await take(tx, sent, coupon!, at);
      if (!backTo) await tell(tx, 'coupon_used', coupon!.userId, sent);
      return outcome;
    });
  }

  const tell = (tx: Executor, kind: 'coupon_used' | 'coupon_back', userId: string, sent: Sent) =>
    noteUrgent(tx, userId, { kind, thingId: sent.id }, sent.now);

  return {
    async sync(till: Till, entries: SyncedRedemption[]): Promise<SyncResult> {
      const now = clock.now();
      const sent = await Promise.all(entries.map((entry) => read(till, entry, now)));
      const outcomes = new Map<Sent, Outcome>();
      // In the order of time, so that limits and second uses fall on the later ones.
      for (const each of sent.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime())) {
        outcomes.set(each, await record(each));
      }
      return {
        server_time: now.toISOString(),
        results: sent.map((each) => outcomes.get(each)!),
      };
    },
  };
}

async function lockShown(tx: Executor, couponId: string, storeId: string) {
  if (!(await lockCouponOf(tx, { id: couponId }))) return null;
  return findShownCoupon(tx, { id: couponId }, storeId);
}

async function take(tx: Executor, sent: Sent, coupon: ShownCoupon, at: Date) {
  const { till, staffId, now, billRupees } = sent;
  const made: Redemption = {
    id: sent.id,
    couponId: coupon.id,
    campaignId: coupon.campaignId,
    storeId: till.storeId,
    tillId: till.id,
    staffId,
    keyId: null,
    billRupees,
    savingRupees: savingOn(coupon.saving, billRupees),
    at,
    syncedAt: now,
  };
  if (coupon.state === 'expired') await reviveExpired(tx, coupon.id, now);
  if (!(await insertRedemption(tx, coupon, made))) throw new Error(`${made.id} is taken`);
  return undo(tx, sent, made);
}

/** What came of what was taken: where the till undid it in time, the coupon is its holder's again. */
async function undo(
  tx: Executor,
  sent: Sent,
  made: Redemption & { isUndone?: boolean },
): Promise<{ outcome: Outcome; backTo?: string | null }> {
  if (!sent.undo || made.isUndone) return { outcome: taken(sent) };
  if (sent.undo.at.getTime() - made.at.getTime() > UNDO_MS) {
    const msg =
      'It was undone too late, and stays taken. The owner of the store can still undo it.';
    return { outcome: taken(sent, msg) };
  }
  const at = sent.undo.at < made.at ? made.at : sent.undo.at;
  const backTo = await lockCouponOf(tx, { id: made.couponId });
  await undoRedemption(tx, made, sent.undo.reason, at);
  await note(tx, 'undone', sent, made.id);
  return { outcome: taken(sent), backTo };
}

async function conflict(tx: Executor, sent: Sent, why: ConflictReason): Promise<Outcome> {
  const { live, till } = sent;
  const couponId = isGenuine(live) ? live.couponId : null;
  const made: Conflict = {
    id: sent.id,
    why,
    storeId: till.storeId,
    tillId: till.id,
    staffId: sent.staffId,
    code: sent.code,
    couponId,
    campaignId: isGenuine(live) ? live.campaignId : null,
    otherRedemptionId: couponId && (await findStandingRedemption(tx, couponId)),
    billRupees: sent.billRupees,
    takenAt: sent.takenAt,
    syncedAt: sent.now,
    undoneAt: sent.undo?.at ?? null,
    undoReason: sent.undo?.reason ?? null,
  };
  await insertConflict(tx, made);
  await note(tx, 'conflict_recorded', sent, made.id);
  return conflicting(sent, made);
}

/** What came of it when it was sent before; null where it is new. */
async function repeatedIn(tx: Executor, sent: Sent) {
  const made = await findRedemption(tx, sent.id);
  if (made && isSameRedemption(made, sent)) return undo(tx, sent, made);
  const before = await findConflict(tx, sent.id);
  if (before && isSameConflict(before, sent)) {
    if (sent.undo) await undoConflict(tx, before.id, sent.undo.reason, sent.undo.at);
    return { outcome: conflicting(sent, before) };
  }
  if (!made && !before) return null;
  // Nothing that is sent is lost, not even under a name that something else has.
  const other = { ...sent, id: idOf(sent) };
  const known = await findConflict(tx, other.id);
  const outcome = known ? conflicting(other, known) : await conflict(tx, other, 'id_used');
  return { outcome: { ...outcome, id: sent.id } };
}

/** What was taken online, and whose answer was lost, is told as taken offline at another moment. */
function isSameRedemption(made: Redemption, { till, live, ...sent }: Sent): boolean {
  if (made.tillId !== till.id || made.couponId !== live?.couponId) return false;
  if (made.syncedAt === null) return true;
  return (
    made.staffId === sent.staffId &&
    made.billRupees === sent.billRupees &&
    sameTime(made.at, earlier(sent.takenAt, made.syncedAt))
  );
}

const isSameConflict = (made: Conflict, sent: Sent): boolean =>
  made.tillId === sent.till.id &&
  made.code === sent.code &&
  made.staffId === sent.staffId &&
  made.billRupees === sent.billRupees &&
  sameTime(made.takenAt, sent.takenAt);

/** An id made of everything that was sent. */
function idOf({ id, till, code, staffId, billRupees, takenAt }: Sent): string {
  const all = JSON.stringify([id, till.id, code, staffId, billRupees, takenAt]);
  const hex = createHash('sha256').update(all).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function note(
  tx: Executor,
  act: 'undone' | 'conflict_recorded',
  { till, staffId, now }: Sent,
  subjectId: string,
) {
  const by = { tillId: till.id, staffId };
  return recordAct(tx, { act, by, storeId: till.storeId, subjectId }, now);
}

const taken = ({ id }: Sent, msg = 'The coupon is used now.'): Outcome => ({
  id,
  outcome: 'taken',
  redemption_id: id,
  conflict_id: null,
  why: null,
  msg,
});

const conflicting = ({ id }: Sent, { id: conflict_id, why }: Conflict): Outcome => ({
  id,
  outcome: why === 'unreadable' ? 'unreadable' : 'conflict',
  redemption_id: null,
  conflict_id,
  why,
  msg: conflictSentences[why],
});
