import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/client.ts';
import { noteFor } from '../../db/note-notifications.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Identity } from '../../lib/signed-in.ts';
import { newCouponCode } from './coupon-texts.ts';
import { lockBonus, findGreetings, noteBonus, type Gift } from './gifts.repo.ts';
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
    /** The welcome bonus, once for a number, also for one that left and came back: false for such a one. */
    async welcome(tx: Executor, { id, mobile_number }: Identity): Promise<boolean> {
      const now = clock.now();
      if (!(await noteBonus(tx, hashNumber(mobile_number), now))) return false;
      const bonus = await lockBonus(tx);
      if (bonus) await issueCoupons(tx, 'bonus', [requestFor(id, bonus)], now);
      return true;
    },

    /** For bringing a friend along, and for coming along: one for each of them, of which the first hears. */
    async thank(tx: Executor, campaignId: string, inviterId: string, friendId: string) {
      const gift = { campaignId, storeId: null };
      const now = clock.now();
      const requests = [requestFor(inviterId, gift), requestFor(friendId, gift)] as const;
      await issueCoupons(tx, 'referral', [...requests], now);
      const bonus = { kind: 'referral_bonus', thingId: requests[0].couponId } as const;
      await noteFor(tx, { id: inviterId }, bonus, now);
    },

    /** A bid's coupons, for those who accepted it; null for an account that is gone. */
    async settle(tx: Executor, gift: Gift, userIds: string[]): Promise<(string | null)[]> {
      const requests = userIds.map((userId) => requestFor(userId, gift));
      const outcomes = await issueCoupons(tx, 'bid', requests, clock.now());
      return outcomes.map(({ outcome, couponId }) => (outcome === 'issued' ? couponId : null));
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
