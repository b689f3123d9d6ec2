import { REFUSALS_A_DAY, REFUSED_WITHIN_KM, reportMessages } from '@baeon/contracts/honour/honour';
import type { OwnRefusal, ReportBody } from '@baeon/contracts/honour/honour-wire';
import type { Db, Executor } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition, wrongCursor } from '../../lib/page.ts';
import {
  countRefusals,
  discountUse,
  findMeantStore,
  findOwnCoupon,
  findOwnRefusal,
  insertRefusal,
  listHonour,
  listRefusals,
  replyTo,
  type ReportedCoupon,
  tellPages,
} from './refusals.repo.ts';

const DAY = 24 * 3_600_000;

const alreadySaid = () => new AppError('ALREADY_SAID', reportMessages.saidOfCoupon);

export type Refusals = ReturnType<typeof createRefusals>;

/** Why nobody can have refused this coupon wrongly. */
function refusalOf(coupon: ReportedCoupon, now: Date): AppError | null {
  if (coupon.state === 'redeemed') return null;
  if (coupon.state === 'passed_on') return new AppError('NOT_FOUND', reportMessages.notYours);
  if (coupon.state === 'expired' || now > new Date(coupon.validUntil)) {
    return new AppError('EXPIRED', reportMessages.over);
  }
  if (now < new Date(coupon.startsAt)) {
    return new AppError('NOT_STARTED', reportMessages.notYet);
  }
  if (coupon.isPaused) return new AppError('PAUSED', reportMessages.paused);
  if (!coupon.isBeingPassed) return null;
  return new AppError('BEING_PASSED', reportMessages.beingPassed);
}

/** What holders say that was not taken, what stores answer, and how stores stand. */
export function createRefusals({ db, clock }: { db: Db; clock: Clock }) {
  async function meantStore(
    tx: Executor,
    { userId, couponId, coupon }: { userId: string; couponId: string; coupon: ReportedCoupon },
    { store_id, latitude, longitude }: ReportBody,
  ): Promise<string> {
    const hasPlace = latitude !== undefined && longitude !== undefined;
    const store = await findMeantStore(tx, {
      userId,
      couponId,
      campaignId: coupon.campaignId,
      storeId: coupon.usedAt ?? store_id ?? null,
      at: hasPlace ? { latitude, longitude } : null,
      withinKm: REFUSED_WITHIN_KM,
      now: clock.now(),
    });
    if (store && !store.isTakenHere) {
      throw new AppError('FORBIDDEN', reportMessages.notHere);
    }
    const isThere = store?.km != null && store.km <= REFUSED_WITHIN_KM;
    if (!store || !(isThere || store.seenToday)) {
      throw new AppError('NOT_NEAR', reportMessages.notNear);
    }
    if (store.isOwn) throw new AppError('FORBIDDEN', reportMessages.ownStore);
    return store.id;
  }

  return {
    /** Never uses the coupon up. */
    report: (userId: string, couponId: string, body: ReportBody): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
        const now = clock.now();
        const coupon = await findOwnCoupon(tx, userId, couponId);
        if (!coupon) throw new AppError('NOT_FOUND', reportMessages.notYours);
        const refusal = refusalOf(coupon, now);
        if (refusal) throw refusal;
        if (await findOwnRefusal(tx, userId, couponId)) throw alreadySaid();
        const storeId = await meantStore(tx, { userId, couponId, coupon }, body);
        const personId = await personIdOf(tx, userId);
        const since = new Date(now.getTime() - DAY);
        const said = await countRefusals(tx, { personId, storeId, since });
        if (said.there > 0) {
          throw new AppError('ALREADY_SAID', reportMessages.saidOfStore);
        }
        if (said.all >= REFUSALS_A_DAY) {
          throw new AppError('TOO_MANY_REQUESTS', reportMessages.tooMany, {
            retryAfterSeconds: DAY / 1000,
          });
        }
        await discountUse(tx, couponId, storeId);
        const { campaignId } = coupon;
        const { reason, words } = body;
        const made = { couponId, campaignId, storeId, personId, reason, words };
        if (!(await insertRefusal(tx, made, now))) throw alreadySaid();
        await tellPages(tx, userId);
      }),

    own: (userId: string, couponId: string): Promise<OwnRefusal | null> =>
      findOwnRefusal(db, userId, couponId),

    async ofStore(storeId: string, { cursor, limit }: PageAsked) {
      const after = readPosition(cursor);
      const found = await listRefusals(db, storeId, { after, limit: limit + 1 });
      return cutPage(found, limit, ({ position }) => String(position));
    },

    reply: (userId: string, storeId: string, id: string, reply: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const isFirst = await replyTo(tx, storeId, id, reply, now);
        if (isFirst === null) throw new AppError('NOT_FOUND', 'We do not know this report.');
        if (!isFirst) throw new AppError('ALREADY_SAID', 'The store has answered this already.');
        await recordAct(
          tx,
          { act: 'refusal_answered', by: { userId }, storeId, subjectId: id },
          now,
        );
      }),

    async stores({ cursor, limit }: PageAsked) {
      const [, rate, storeId] = /^(\d{1,5})\.([\da-f-]{36})$/.exec(cursor ?? '') ?? [];
      if (cursor !== undefined && !storeId) throw wrongCursor();
      const after = storeId ? { rate: Number(rate), storeId } : null;
      const found = await listHonour(db, { after, limit: limit + 1 });
      return cutPage(found, limit, (last) => `${last.rate}.${last.store_id}`);
    },
  };
}
