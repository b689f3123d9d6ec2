export const CLAIM_ORIGIN = 'user_app';

export const claimMessages = {
  loginFirst: 'Please login to get this deal',
  shared: 'Deal shared successfully',
  again: 'You already have this deal. Here is your coupon again.',
  failed: 'Something went wrong',
  soldOut: 'Somebody was faster: the last of these deals has just gone.',
  ended: 'This deal has ended.',
  notYet: 'This deal has not started yet.',
  unknown: 'This deal is no longer here.',
  passedOn: 'You had this deal and passed it on. There is one for each person.',
  otherNumber: 'A deal can only be sent to your own number.',
} as const;

/** Says by which product, and where, a deal was taken. */
export const mediaPartnerId = (productSlug: string, pincode: string): string =>
  `${productSlug}-${pincode}`;
