import { isUsableAt, type UseHours, hoursOfUseText } from '@baeon/contracts/campaigns/use-hours';
import type { LookResult } from '@baeon/contracts/counter/redemptions-wire';
import type { CouponDoubt } from '@baeon/contracts/counter/counter';
import { AppError } from '../../lib/app-error.ts';
import { dayText, timeText } from '../../lib/day-text.ts';

/** What there is to know of a coupon that is shown at a store. */
export type ShownCoupon = {
  userId: string;
  id: string;
  campaignId: string;
  state: 'held' | 'redeemed' | 'expired' | 'passed_on';
  source: string;
  /** Where it was claimed. */
  storeId: string | null;
  validUntil: Date;
  settledAt: Date | null;
  title: string;
  description: string;
  terms: string | null;
  startsAt: Date;
  saving: { kind: 'percent' | 'rupees'; amount: number } | null;
  minimumBillRupees: number | null;
  useHours: UseHours | null;
  offlineLimit: number;
  isPaused: boolean;
  holder: string | null;
  /** The store where it was used. */
  usedWhere: string | null;
  isBeingPassed: boolean;
  /** Whether this store takes it, and whether any does. */
  isTakenHere: boolean;
  isForAnyStore: boolean;
  timeZone: string;
};

/** Of a live code whether it is shown now, or may be a picture of before; null of ten letters. */
export type Freshness = 'fresh' | 'stale' | null;

export type ShownAt = { storeId: string; isTill: boolean };
type Looked = ShownAt & { freshness: Freshness };

/** Why a coupon cannot be taken here and now, in a sentence that can be read out; null where it can. */
export function refusalOf(coupon: ShownCoupon, { isTill }: ShownAt, now: Date): AppError | null {
  const { timeZone: zone, state, settledAt, validUntil, startsAt } = coupon;
  if (state === 'passed_on') {
    return new AppError('NOT_FOUND', 'This coupon was passed on: who has it now has another code.');
  }
  if (!coupon.isTakenHere) {
    return new AppError('FORBIDDEN', 'This coupon cannot be used at this store.');
  }
  if (state === 'redeemed') {
    const where = coupon.usedWhere ? ` at ${coupon.usedWhere}` : '';
    return new AppError(
      'ALREADY_USED',
      `This coupon was used ${momentOf(settledAt!, now, zone)}${where}.`,
    );
  }
  if (state === 'expired' || now > validUntil) {
    return new AppError('EXPIRED', `This coupon could be used till ${dayText(validUntil, zone)}.`);
  }
  if (now < startsAt) {
    const from = `${dayText(startsAt, zone)}, ${timeText(startsAt, zone)}`;
    return new AppError('NOT_STARTED', `This coupon can be used from ${from}.`);
  }
  if (coupon.useHours && !isUsableAt(coupon.useHours, zone, now)) {
    return new AppError('NOT_NOW', `This coupon can be used ${hoursOfUseText(coupon.useHours)}.`);
  }
  if (coupon.isPaused) {
    return new AppError('PAUSED', 'The store has paused this deal. The coupon stays good.');
  }
  if (isTill && coupon.isBeingPassed) {
    return new AppError(
      'BEING_PASSED',
      'This coupon is being passed on to somebody else. Its holder can take it back in the app first.',
    );
  }
  return null;
}

/** Whether what is bought comes to what the campaign asks for; null where it does. */
export function billRefusalOf(
  { minimumBillRupees: least }: ShownCoupon,
  billRupees: number | null,
): AppError | null {
  if (least === null || (billRupees ?? 0) >= least) return null;
  const from = `₹${least.toLocaleString('en-IN')}`;
  return billRupees === null
    ? new AppError('BILL_MISSING', `This coupon is for bills from ${from}. Enter the bill first.`)
    : new AppError('BILL_TOO_SMALL', `This coupon is for bills from ${from}.`);
}

function momentOf(at: Date, now: Date, zone: string): string {
  const time = timeText(at, zone);
  const day = dayText(at, zone);
  return day === dayText(now, zone) ? `today at ${time}` : `on ${day} at ${time}`;
}

function doubtsOf(coupon: ShownCoupon, { storeId, freshness }: Looked, now: Date): CouponDoubt[] {
  const { timeZone: zone, validUntil } = coupon;
  const doubts: [CouponDoubt, boolean][] = [
    ['any_store', coupon.isForAnyStore],
    ['other_branch', coupon.storeId !== null && coupon.storeId !== storeId],
    ['ends_today', dayText(validUntil, zone) === dayText(now, zone)],
    ['passed_on_before', coupon.source === 'passed'],
    ['stale_code', freshness === 'stale'],
  ];
  return doubts.filter(([, holds]) => holds).map(([doubt]) => doubt);
}

export function toLook(coupon: ShownCoupon, place: Looked, now: Date): LookResult {
  const refusal = refusalOf(coupon, place, now);
  const isUsed = coupon.state === 'redeemed';
  return {
    title: coupon.title,
    description: coupon.description,
    terms: coupon.terms,
    minimum_bill_rupees: coupon.minimumBillRupees,
    use_hours: coupon.useHours,
    holder: coupon.holder,
    valid_until: coupon.validUntil.toISOString(),
    doubts: doubtsOf(coupon, place, now),
    code_kind: place.freshness === null ? 'typed' : 'live',
    freshness: place.freshness,
    refusal: refusal && {
      code: refusal.code,
      msg: refusal.message,
      used_at: isUsed ? coupon.settledAt!.toISOString() : null,
      used_where: isUsed ? coupon.usedWhere : null,
      starts_at: coupon.startsAt.toISOString(),
    },
  };
}
