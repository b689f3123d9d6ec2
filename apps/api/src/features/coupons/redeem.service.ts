import { readCode } from '@baeon/contracts/coupons/coupon-code';
import type { RedeemBody, RedeemResult } from '@baeon/contracts/coupons/coupons-wire';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayText } from '../../lib/day-text.ts';
import {
  findCampaignTexts,
  findTakingStore,
  lockCouponByCode,
  closeOpenPass,
  settleCoupon,
} from './settle-coupon.repo.ts';

type Dependencies = { db: Db; clock: Clock };

export type Redeeming = ReturnType<typeof createRedeeming>;

const unknownCode = () => new AppError('NOT_FOUND', 'We do not know this code.');

export function createRedeeming({ db, clock }: Dependencies) {
  return {
    /** Uses a coupon up at a store, once. */
    async redeem({ code: typed, store_id }: RedeemBody): Promise<RedeemResult> {
      const code = readCode(typed);
      if (code === null) throw unknownCode();
      const now = clock.now();
      return db.transaction(async (tx) => {
        const coupon = await lockCouponByCode(tx, code);
        // The one who has it now has another code.
        if (!coupon || coupon.state === 'passed_on') throw unknownCode();
        const store = await findTakingStore(tx, store_id, coupon.campaignId);
        if (!store) throw new AppError('FORBIDDEN', 'This coupon cannot be used at this store.');
        if (coupon.state === 'redeemed') {
          const day = dayText(coupon.settledAt!, store.timeZone);
          throw new AppError('ALREADY_USED', `This coupon was used already, on ${day}.`);
        }
        if (coupon.state === 'expired' || now > coupon.validUntil) {
          const day = dayText(coupon.validUntil, store.timeZone);
          throw new AppError('EXPIRED', `This coupon could be used till ${day}.`);
        }
        await settleCoupon(tx, coupon, { state: 'redeemed' }, now);
        await closeOpenPass(tx, coupon, 'lapsed', now);
        const texts = await findCampaignTexts(tx, coupon.campaignId);
        return { msg: 'The coupon is used now.', ...texts, redeemed_at: now.toISOString() };
      });
    },
  };
}
