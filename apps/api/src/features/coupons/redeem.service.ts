import { randomUUID } from 'node:crypto';
import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import type { LookResult, TakeBody, TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { savingOn } from '@baeon/contracts/counter/saving-on';
import type { Db, Executor } from '../../db/client.ts';
import { type Actor, recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import {
  billRefusalOf,
  type ShownAt,
  refusalOf,
  type ShownCoupon,
  toLook,
} from './judge-coupon.ts';
import { type ReadShownCode, unknownCode } from './read-shown-code.ts';
import {
  type CouponRef,
  findRedemption,
  findShownCoupon,
  insertRedemption,
  lockCouponOf,
  noteLook,
  type Redemption,
  undoRedemption,
} from './redemptions.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  readShownCode: ReadShownCode;
  noteUrgent: NoteUrgent;
};

/** A till with somebody signed in, or a key of a shop's own point of sale. */
export type Taker = { storeId: string } & ({ tillId: string; staffId: string } | { keyId: string });

export type Redeeming = ReturnType<typeof createRedeeming>;

const UNDO_MS = UNDO_MINUTES * 60_000;

const unknownRedemption = () => new AppError('NOT_FOUND', 'We do not know this redemption.');

const idTaken = () => new AppError('ALREADY_USED', 'This id was used for another redemption.');

const placeOf = (taker: Taker): ShownAt => ({ storeId: taker.storeId, isTill: 'tillId' in taker });
const idsOf = (taker: Taker) =>
  'tillId' in taker
    ? { tillId: taker.tillId, staffId: taker.staffId, keyId: null }
    : { tillId: null, staffId: null, keyId: taker.keyId };

export function createRedeeming({ db, clock, readShownCode, noteUrgent }: Dependencies) {
  async function shown(executor: Executor, ref: CouponRef, taker: Taker): Promise<ShownCoupon> {
    const coupon = await findShownCoupon(executor, ref, taker.storeId);
    if (!coupon) throw unknownCode();
    return coupon;
  }

  /** What was taken under an id that is sent once more. */
  async function repeated(
    tx: Executor,
    taker: Taker,
    id: string | undefined,
    couponId: string,
  ): Promise<Redemption | null> {
    const made = id === undefined ? null : await findRedemption(tx, id);
    if (!made) return null;
    const isSame = made.couponId === couponId && made.tillId === idsOf(taker).tillId;
    if (isSame && !made.isUndone) return made;
    throw idTaken();
  }

  async function bringBack(made: Redemption, by: Actor, reason: string | null, now: Date) {
    await db.transaction(async (tx) => {
      const holderId = await lockCouponOf(tx, { id: made.couponId });
      if (holderId === null) {
        throw new AppError('NOT_FOUND', 'Whoever had this coupon has left.');
      }
      if (!(await undoRedemption(tx, made, reason, now))) {
        throw new AppError('ALREADY_USED', 'This was undone already.');
      }
      const act = { act: 'undone' as const, by, storeId: made.storeId, subjectId: made.id };
      await recordAct(tx, act, now);
      await noteUrgent(tx, holderId, { kind: 'coupon_back', thingId: made.id }, now);
    });
  }

  return {
    async look(taker: Taker, typed: string): Promise<LookResult> {
      const now = clock.now();
      const { ref, freshness } = await readShownCode(typed, now);
      const coupon = await shown(db, ref, taker);
      await noteLook(db, coupon.id, taker.storeId, now);
      return toLook(coupon, { ...placeOf(taker), freshness }, now);
    },

    /** Uses a coupon up at a store, once. */
    async take(taker: Taker, { code: typed, id, bill_rupees }: TakeBody) {
      const now = clock.now();
      const { ref } = await readShownCode(typed, now);
      return db.transaction(async (tx) => {
        if (!(await lockCouponOf(tx, ref))) throw unknownCode();
        const coupon = await shown(tx, ref, taker);
        const refusal =
          refusalOf(coupon, placeOf(taker), now) ?? billRefusalOf(coupon, bill_rupees ?? null);
        if (refusal) {
          const before = await repeated(tx, taker, id, coupon.id);
          if (before) return { coupon, made: before };
          throw refusal;
        }
        const made: Redemption = {
          id: id ?? randomUUID(),
          couponId: coupon.id,
          campaignId: coupon.campaignId,
          storeId: taker.storeId,
          ...idsOf(taker),
          billRupees: bill_rupees ?? null,
          savingRupees: savingOn(coupon.saving, bill_rupees ?? null),
          at: now,
          syncedAt: null,
        };
        if (!(await insertRedemption(tx, coupon, made))) throw idTaken();
        await noteUrgent(tx, coupon.userId, { kind: 'coupon_used', thingId: made.id }, now);
        return { coupon, made };
      });
    },

    /** By the till that took it, for a while. */
    async undoAtTill(taker: Taker & { tillId: string }, id: string, reason: string | null) {
      const now = clock.now();
      const made = await findRedemption(db, id);
      if (!made || made.tillId !== taker.tillId) throw unknownRedemption();
      if (now.getTime() - made.at.getTime() > UNDO_MS) {
        throw new AppError(
          'TOO_LATE',
          `A till can undo for ${UNDO_MINUTES} minutes. The owner of the store can still do it.`,
        );
      }
      await bringBack(made, taker, reason, now);
    },

    async undoAsOwner(userId: string, storeId: string, id: string, reason: string) {
      const made = await findRedemption(db, id);
      if (!made || made.storeId !== storeId) throw unknownRedemption();
      await bringBack(made, { userId }, reason, clock.now());
    },
  };
}

export const toTaken = ({
  coupon,
  made,
}: {
  coupon: ShownCoupon;
  made: Redemption;
}): TakeResult => ({
  redemption_id: made.id,
  title: coupon.title,
  holder: coupon.holder,
  saving_rupees: made.savingRupees,
  redeemed_at: made.at.toISOString(),
  undo_until: new Date(made.at.getTime() + UNDO_MS).toISOString(),
});
