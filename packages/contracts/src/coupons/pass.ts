/** How long an offer to somebody stands, unless the coupon ends before. */
export const PASS_DAYS = 7;

export const passMessages = {
  gone: 'This coupon is no longer on offer.',
  own: 'This coupon is yours already.',
  notForYou: 'This coupon was meant for another number.',
  used: 'This coupon has been used.',
  expired: 'This coupon has expired.',
  yourself: 'That is your own number.',
  accepted: 'The coupon is yours now.',
  takenBack: 'You have it back.',
} as const;
