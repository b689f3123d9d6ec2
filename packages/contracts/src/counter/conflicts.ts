/** Why what a till took without a connection does not stand, the first that holds. */
export const conflictReasons = [
  'unreadable',
  'forged',
  'ahead_of_time',
  'too_late',
  'stale',
  'unknown_staff',
  'unknown_coupon',
  'not_here',
  'already_used',
  'passed_on',
  'expired_then',
  'not_started',
  'not_then',
  'bill',
  'over_limit',
  'id_used',
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

/** Older ones are recorded as conflicts. */
export const SYNC_DAYS = 14;
export const MOST_SYNCED = 100;
/** By which a conflict is settled. */
export const LONGEST_NOTE = 500;
/** How far a till's corrected clock may be ahead. */
export const CLOCK_SKEW_MINUTES = 2;
/** Between the code that was scanned and the tap that takes it, a bill is typed. */
export const TAKE_WITHIN_MINUTES = 5;
/** How often a till with a connection fetches what it needs without one. */
export const OFFLINE_REFRESH_MINUTES = 10;
/** Of a store, the newest-ending first. */
export const MOST_OFFLINE_CAMPAIGNS = 500;
