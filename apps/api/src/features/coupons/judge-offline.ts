import {
  CLOCK_SKEW_MINUTES,
  type ConflictReason,
  SYNC_DAYS,
  TAKE_WITHIN_MINUTES,
} from '@baeon/contracts/counter/conflicts';
import { isUsableAt } from '@baeon/contracts/campaigns/use-hours';
import { startOfStep } from '@baeon/contracts/counter/live-code';
import type { VerifiedLiveCode } from '@baeon/contracts/counter/verify-live-code';
import { billRefusalOf, type ShownCoupon } from './judge-coupon.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type TakenOffline = {
  live: VerifiedLiveCode | null;
  /** Null where the code is not genuine, or its coupon is nobody's any more. */
  coupon: ShownCoupon | null;
  takenAt: Date;
  now: Date;
  isStaffKnown: boolean;
  billRupees: number | null;
  /** Of the campaign, by this till, between the same two syncs. */
  takenBefore: number;
};

export const isGenuine = (live: VerifiedLiveCode | null): live is VerifiedLiveCode =>
  live !== null && live.verdict !== 'forged' && live.verdict !== 'unknown_key';

/** Why what a till took without a connection does not stand, judged as of the moment when it did so. */
export function conflictOf(taken: TakenOffline): ConflictReason | null {
  const { live, coupon, takenAt, now, billRupees } = taken;
  if (live === null) return 'unreadable';
  if (!isGenuine(live)) return 'forged';
  const ahead = takenAt.getTime() - now.getTime();
  if (ahead > CLOCK_SKEW_MINUTES * MINUTE) return 'ahead_of_time';
  if (-ahead > SYNC_DAYS * DAY) return 'too_late';
  if (live.verdict === 'ended') return 'expired_then';
  const shownFor = takenAt.getTime() - startOfStep(live.step).getTime();
  if (live.verdict === 'ahead' || shownFor > TAKE_WITHIN_MINUTES * MINUTE) return 'stale';
  if (!taken.isStaffKnown) return 'unknown_staff';
  if (!coupon) return 'unknown_coupon';
  if (coupon.campaignId !== live.campaignId) return 'forged';
  if (!coupon.isTakenHere) return 'not_here';
  if (coupon.state === 'redeemed') return 'already_used';
  if (coupon.state === 'passed_on') return 'passed_on';
  if (takenAt > coupon.validUntil) return 'expired_then';
  if (takenAt < coupon.startsAt) return 'not_started';
  if (!isUsableAt(coupon.useHours, coupon.timeZone, takenAt)) return 'not_then';
  if (billRefusalOf(coupon, billRupees)) return 'bill';
  if (taken.takenBefore >= coupon.offlineLimit) return 'over_limit';
  // A pause may not have reached the till, and whoever was passing it on used it instead.
  return null;
}

export const conflictSentences: Record<ConflictReason, string> = {
  unreadable: 'What was scanned is no code of ours.',
  forged: 'This code is not genuine.',
  ahead_of_time: 'It was taken at a time that has not come yet: the clock of the till is wrong.',
  too_late: 'It was taken too long ago.',
  stale: 'The code was an old one when it was taken, perhaps a picture.',
  unknown_staff: 'Nobody at this store is known as who took it.',
  unknown_coupon: 'Whoever had this coupon gave it back or has left.',
  not_here: 'This coupon cannot be used at this store.',
  already_used: 'This coupon was taken at another till as well.',
  passed_on: 'This coupon was passed on: who has it now has another code.',
  expired_then: 'This coupon had ended when it was taken.',
  not_started: 'This coupon could not be used yet when it was taken.',
  not_then: 'It was taken at a time at which this coupon cannot be used.',
  bill: 'The bill was smaller than this coupon asks for.',
  over_limit: 'More were taken without a connection than the store allows.',
  id_used: 'This id was used for another redemption.',
};
