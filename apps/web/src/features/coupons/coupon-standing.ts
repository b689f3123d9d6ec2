import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponState } from '@baeon/contracts/coupons/coupons';

const isPast = (moment: string, now: Date) => now > new Date(moment);

/** A screen that stays open past the last day must not call a coupon ready. */
export function stateAt({ state, coupon }: HeldCoupon, now: Date): CouponState {
  return state === 'ready' && isPast(coupon.expiry_date, now) ? 'expired' : state;
}

/** The pass to somebody else that is still open. */
export function openPassAt(held: HeldCoupon, now: Date): HeldCoupon['pass'] {
  const stands = held.pass && !isPast(held.pass.expires_at, now) && stateAt(held, now) === 'ready';
  return stands ? held.pass : null;
}

type Ranked = { held: HeldCoupon; ready: boolean; end: number };

/** What can be used first, soonest end first; what is over after it, latest first. */
function inOrder(a: Ranked, b: Ranked): number {
  if (a.ready !== b.ready) return a.ready ? -1 : 1;
  return a.ready ? a.end - b.end : b.end - a.end;
}

/** Gifts and what was claimed alike. */
export function byUse(coupons: readonly HeldCoupon[], now: Date): HeldCoupon[] {
  return coupons
    .map((held) => ({
      held,
      ready: stateAt(held, now) === 'ready',
      end: Date.parse(held.used_at ?? held.coupon.expiry_date),
    }))
    .toSorted(inOrder)
    .map(({ held }) => held);
}

/** The welcome bonus; of several the one that can be used. */
export function bonusAmong(coupons: readonly HeldCoupon[], now: Date): HeldCoupon | null {
  return (
    byUse(
      coupons.filter(({ source }) => source === 'bonus'),
      now,
    )[0] ?? null
  );
}
