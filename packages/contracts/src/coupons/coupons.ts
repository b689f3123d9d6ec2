/** How a held coupon stands, for the one who holds it. */
export const couponStates = ['ready', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** How a coupon came into somebody's hands: claimed, a gift (bonus, greeting), passed on to them, or a bid that they accepted. */
export const couponSources = ['claim', 'bonus', 'greeting', 'passed', 'referral', 'bid'] as const;
export type CouponSource = (typeof couponSources)[number];

export const CLAIM_ORIGIN = 'user_app';

export const claimMessages = {
  loginFirst: 'Please login to get this deal',
  shared: 'Deal shared successfully',
  again: 'You already have this deal. Here is your coupon again.',
  failed: 'Something went wrong',
  soldOut: 'Somebody was faster: the last of these deals has just gone.',
  ended: 'This deal has ended.',
  paused: 'The store has paused this deal. Please try again later.',
  notYet: 'This deal has not started yet.',
  unknown: 'This deal is no longer here.',
  passedOn: 'You had this deal and passed it on. There is one for each person.',
  undone: 'You have given it back.',
  tooLate: 'It is too late to give this deal back.',
  otherNumber: 'A deal can only be sent to your own number.',
} as const;

/** Says by which product, and where, a deal was taken. */
export const mediaPartnerId = (productSlug: string, pincode: string): string =>
  `${productSlug}-${pincode}`;

/** How long a pass to somebody stays open, unless the coupon ends before. */
export const PASS_DAYS = 7;

export const passMessages = {
  gone: 'This coupon is no longer on offer.',
  own: 'This coupon is yours already.',
  notForYou: 'This coupon was meant for another number.',
  used: 'This coupon has been used.',
  expired: 'This coupon has expired.',
  yourself: 'That is your own number.',
  ofBid: 'This price was promised to you: it cannot be passed on.',
  accepted: 'The coupon is yours now.',
  takenBack: 'You have it back.',
} as const;
