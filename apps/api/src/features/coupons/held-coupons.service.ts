import { dateAt } from '@baeon/contracts/common/local-date';
import type { HeldCoupon, Savings } from '@baeon/contracts/coupons/coupons-wire';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage, type PageAsked } from '../../lib/page.ts';
import { findHeldCoupon, listHeldCoupons, sumSavings } from './held-coupons.repo.ts';
import { toHeldCoupon, type CouponDisplay } from './coupon-views.ts';

const TIME_ZONE = 'Asia/Kolkata';

type Dependencies = { db: Db; clock: Clock; display: CouponDisplay };

export type HeldCoupons = ReturnType<typeof createHeldCoupons>;

export const notHere = () => new AppError('NOT_FOUND', 'This coupon is not here.');

export function createHeldCoupons({ db, clock, display }: Dependencies) {
  async function find(userId: string, couponId: string): Promise<HeldCoupon | null> {
    const now = clock.now();
    const row = await findHeldCoupon(db, userId, couponId, now);
    return row && toHeldCoupon(row, now, display);
  }

  return {
    /** The cursor is the id of the last coupon of the page before. */
    async list(userId: string, { cursor, limit }: PageAsked) {
      if (cursor !== undefined && !z.uuid().safeParse(cursor).success) {
        throw new AppError('INVALID_INPUT', 'This is not a page of your coupons.');
      }
      const now = clock.now();
      // One more than asked for, to know whether the list goes on.
      const asked = { after: cursor ?? null, limit: limit + 1 };
      const rows = await listHeldCoupons(db, userId, asked, now);
      const { page, nextCursor } = cutPage(rows, limit, ({ coupon }) => coupon.id);
      return { coupons: page.map((row) => toHeldCoupon(row, now, display)), nextCursor };
    },

    find,

    /** Of this calendar year, where the stores are. */
    async savings(userId: string): Promise<Savings> {
      const { year } = dateAt(clock.now(), TIME_ZONE);
      const since = new Date(`${year}-01-01T00:00:00+05:30`);
      return { year, ...(await sumSavings(db, userId, since)) };
    },

    async one(userId: string, couponId: string): Promise<HeldCoupon> {
      const coupon = await find(userId, couponId);
      if (!coupon) throw notHere();
      return coupon;
    },
  };
}
