import { randomUUID } from 'node:crypto';
import type {
  HeldCoupon,
  AcceptBody,
  AcceptResult,
  PassPreview,
  PassResult,
} from '@baeon/contracts/coupons/coupons-wire';
import { PASS_DAYS, passMessages } from '@baeon/contracts/coupons/coupons';
import type { Db, Executor } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import { noteFor } from '../../db/note-notifications.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Account, Identity } from '../../lib/signed-in.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { findHeldCoupon } from './held-coupons.repo.ts';
import { notHere } from './held-coupons.service.ts';
import { passLink } from '../../lib/message-links.ts';
import { firstName, newPassToken, passMessage } from './coupon-texts.ts';
import {
  countSentPasses,
  findLanguage,
  findPassPreview,
  insertPass,
  listPassPreviews,
} from './passes.repo.ts';
import { closeOpenPass, lockCoupon } from './settle-coupon.repo.ts';
import { passGone, acceptPass } from './accept-pass.ts';
import { toHeldCoupon, type CouponDisplay, toPassPreview } from './coupon-views.ts';
import { digestOf } from '../../lib/same-secret.ts';

const DAY = 24 * 3_600_000;
const MAX_PASSES_LISTED = 100;
/** Messages cost money, and go to people who did not ask for them. */
const SENT_A_DAY = 20;

type Dependencies = {
  db: Db;
  clock: Clock;
  smsOutbox: Pick<SmsOutbox, 'enqueue' | 'languageFor'>;
  display: CouponDisplay;
  /** Told before the answer goes out, of everybody who has a new coupon. */
  couponsChanged(userId: string): void;
  publicUrl: string;
};

export type Passes = ReturnType<typeof createPasses>;

export function createPasses(dependencies: Dependencies) {
  const { db, clock, smsOutbox, display, publicUrl } = dependencies;

  async function readCoupon(
    tx: Executor,
    userId: string,
    couponId: string,
    now: Date,
  ): Promise<HeldCoupon | null> {
    const row = await findHeldCoupon(tx, userId, couponId, now);
    return row && toHeldCoupon(row, now, display);
  }

  async function refuseTooManySent(tx: Executor, userId: string, now: Date): Promise<void> {
    if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
    const sent = await countSentPasses(tx, userId, new Date(now.getTime() - DAY));
    if (sent < SENT_A_DAY) return;
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `You have sent ${SENT_A_DAY} coupons today. Share a link instead, or go on tomorrow.`,
    );
  }

  return {
    /** Passes a coupon to a number, or by a link to whoever gets it, in place of any open pass before. */
    async create(giver: Account, couponId: string, toNumber: string | null): Promise<PassResult> {
      if (toNumber === giver.mobile_number) {
        throw new AppError('INVALID_INPUT', passMessages.yourself);
      }
      const now = clock.now();
      const token = newPassToken();
      return db.transaction(async (tx) => {
        if (toNumber !== null) await refuseTooManySent(tx, giver.id, now);
        const held = await lockCoupon(tx, giver.id, couponId);
        const coupon = held && (await readCoupon(tx, giver.id, couponId, now));
        if (!coupon) throw notHere();
        if (coupon.source === 'bid') throw new AppError('FORBIDDEN', passMessages.ofBid);
        if (coupon.state === 'used') throw new AppError('ALREADY_USED', passMessages.used);
        if (coupon.state === 'expired') throw new AppError('EXPIRED', passMessages.expired);

        const link = passLink(publicUrl, held.campaignId, token);
        const pass = {
          userId: giver.id,
          couponId: held.id,
          id: randomUUID(),
          toMobileNumber: toNumber,
          tokenHash: digestOf(token),
          createdAt: now,
          expiresAt: new Date(Math.min(now.getTime() + PASS_DAYS * DAY, held.validUntil.getTime())),
        };
        await closeOpenPass(tx, held, now);
        await insertPass(tx, pass);
        if (toNumber !== null) {
          const { campaign, advertiser } = coupon;
          const wanted = (await findLanguage(tx, toNumber)) ?? giver.language;
          const language = smsOutbox.languageFor('pass', wanted);
          const told = { title: campaign.title, store: advertiser.name, link };
          await smsOutbox.enqueue(tx, {
            key: `pass:${pass.id}`,
            to: toNumber,
            told: passMessage(language, { from: firstName(giver.name), ...told }),
            notAfter: pass.expiresAt,
          });
          const receiver = { mobileNumber: toNumber };
          await noteFor(tx, receiver, { kind: 'pass_received', thingId: pass.id }, now);
        }
        return { link, coupon: (await readCoupon(tx, giver.id, held.id, now))! };
      });
    },

    /** Ends the open pass of a coupon; where none is open, it is in these hands already. */
    async takeBack(userId: string, couponId: string): Promise<AcceptResult> {
      const now = clock.now();
      return db.transaction(async (tx) => {
        const held = await lockCoupon(tx, userId, couponId);
        if (!held) throw notHere();
        if (held.state === 'passed_on') throw passGone();
        await closeOpenPass(tx, held, now);
        const coupon = (await readCoupon(tx, userId, held.id, now))!;
        return { msg: passMessages.takenBack, coupon };
      });
    },

    async preview(token: string): Promise<PassPreview> {
      const row = await findPassPreview(db, token, clock.now());
      if (!row) throw passGone();
      return toPassPreview(row, display);
    },

    /** Newest first. */
    async listTo(mobileNumber: string): Promise<PassPreview[]> {
      const rows = await listPassPreviews(db, mobileNumber, MAX_PASSES_LISTED, clock.now());
      return rows.map((row) => toPassPreview(row, display));
    },

    /** Repeating it gives the same coupon again, unless it has left these hands meanwhile. */
    async accept(receiver: Identity, by: AcceptBody): Promise<AcceptResult> {
      const now = clock.now();
      const accepted = await db.transaction(async (tx) => {
        const couponId = await acceptPass(tx, receiver, by, now);
        const coupon = await readCoupon(tx, receiver.id, couponId, now);
        if (!coupon) throw passGone();
        return { msg: passMessages.accepted, coupon };
      });
      dependencies.couponsChanged(receiver.id);
      return accepted;
    },
  };
}
