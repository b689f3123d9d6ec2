import { readCode } from '@baeon/contracts/coupons/coupon-code';
import { isLiveCode } from '@baeon/contracts/counter/live-code';
import { AppError } from '../../lib/app-error.ts';
import type { Freshness } from './judge-coupon.ts';
import type { LiveCodes } from './live-codes.service.ts';
import type { CouponRef } from './redemptions.repo.ts';

export type ReadShownCode = (
  shown: string,
  now: Date,
) => Promise<{ ref: CouponRef; freshness: Freshness }>;

export const unknownCode = () => new AppError('NOT_FOUND', 'We do not know this code.');

/**
 * Which coupon somebody shows. Whether a live one can be used, where and until when, is asked of the coupon itself:
 * what its token says of that is for tills that cannot ask. Likewise one whose time is over or ahead is only doubtful.
 */
export const createReadShownCode =
  ({ verify }: Pick<LiveCodes, 'verify'>): ReadShownCode =>
  async (shown, now) => {
    if (!isLiveCode(shown)) {
      const code = readCode(shown);
      if (code === null) throw unknownCode();
      return { ref: { code }, freshness: null };
    }
    const live = await verify(shown, now);
    if (!live) throw new AppError('NOT_FOUND', 'This code was not read whole. Scan it again.');
    if (live.verdict === 'forged' || live.verdict === 'unknown_key') {
      throw new AppError('FORGED', 'This code is not genuine. Ask to open the coupon in the app.');
    }
    const freshness = live.verdict === 'fresh' ? 'fresh' : 'stale';
    return { ref: { id: live.couponId }, freshness };
  };
