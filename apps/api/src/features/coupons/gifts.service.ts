import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Identity } from '../../lib/signed-in.ts';
import { newCouponCode } from './coupon-texts.ts';
import { findBonus, findGreetings, noteBonus, type Gift } from './gifts.repo.ts';
import { issueCoupons, type IssueRequest } from './issue.repo.ts';

type Dependencies = { clock: Clock; hashNumber(mobileNumber: string): Buffer };

export type Gifts = ReturnType<typeof createGifts>;

const requestFor = (userId: string, { campaignId, storeId }: Gift): IssueRequest => ({
  userId,
  campaignId,
  storeId,
  couponId: randomUUID(),
  code: newCouponCode(),
  mediaPartnerId: null,
  message: null,
});

/** Gifts: coupons that nobody asked for, the welcome bonus and the greeting of a followed store. Each is part of the transaction that gives the reason for it. */
export function createGifts({ clock, hashNumber }: Dependencies) {
  return {
    /** The welcome bonus, once for a number, also for one that left and came back. */
    async welcome(tx: Executor, { id, mobile_number }: Identity): Promise<void> {
      const now = clock.now();
      const bonus = await findBonus(tx);
      if (!bonus || !(await noteBonus(tx, hashNumber(mobile_number), now))) return;
      await issueCoupons(tx, 'bonus', [requestFor(id, bonus)], now);
    },

    /** What stores give to those who begin to follow them. */
    async greet(tx: Executor, userId: string, placeIds: string[]): Promise<void> {
      if (placeIds.length === 0) return;
      const now = clock.now();
      const greetings = await findGreetings(tx, userId, placeIds, now);
      if (greetings.length === 0) return;
      const requests = greetings.map((gift) => requestFor(userId, gift));
      await issueCoupons(tx, 'greeting', requests, now);
    },
  };
}
