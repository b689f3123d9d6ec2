/** Where a member may go, but for the scanner. */
export const MEMBER_SCREENS = [
  '/home',
  '/user-profile',
  '/user-coupon-profile',
  '/explore',
  '/wishlist',
  '/my-deals',
  '/baeon-home',
  '/user',
  '/coupon',
  '/coupon/5',
  '/coupon/5?from_user=true',
  '/store/7',
  '/user-coupon',
];
