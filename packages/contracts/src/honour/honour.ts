/** Why a store did not take a coupon, as its holder says. */
export const refusalReasons = [
  'not_known',
  'said_over',
  'other_terms',
  'not_scanned',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a report is refused; the server says them. */
export const reportMessages = {
  saidOfCoupon: 'You told us of this coupon already.',
  saidOfStore: 'You told us of this store today.',
  tooMany: 'That is as much as anybody can report in a day.',
  notNear:
    'You can tell us while you are at the store, or on the day on which its till saw the coupon.',
  ownStore: 'You belong to this store yourself.',
  notHere: 'This coupon cannot be used at this store.',
  over: 'This coupon is over: no store has to take it.',
  notYet: 'This coupon cannot be used yet.',
  paused: 'The store has paused this deal: it takes no coupons of it just now.',
  beingPassed: 'While you are giving it to a friend no store takes it.',
  notYours: 'This coupon is not yours.',
} as const;

/** What a holder tells, and what a store answers. */
export const LONGEST_WORDS = 300;

/** Of a store that took fewer coupons nobody can tell. */
export const FEWEST_HONOURED = 10;
/** As far from a store as somebody can be who was there just now. */
export const REFUSED_WITHIN_KM = 0.5;
/** By one person at all stores; at one store it is one. */
export const REFUSALS_A_DAY = 3;
/** For how long a use is told of that nobody has said anything about. */
export const USES_TOLD_DAYS = 7;
