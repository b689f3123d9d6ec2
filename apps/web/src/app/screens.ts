import { matchPath } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { type ScreenAt, screenFile, type ScreenFile } from './screen-file.tsx';

export const login = screenFile(() => import('./routes/account/login.tsx'));
export const loadShell = () => import('./shell/app-shell.tsx');
export const shell = screenFile(loadShell);

/** Each is its own file on the network, and stands in the shell. */
export const screensInShell: readonly ScreenAt[] = [
  { path: paths.interest, ...screenFile(() => import('./routes/onboarding/interest.tsx')) },
  { path: paths.getLocation, ...screenFile(() => import('./routes/onboarding/get-location.tsx')) },
  { path: paths.getBusiness, ...screenFile(() => import('./routes/onboarding/get-business.tsx')) },
  { path: paths.explore, ...screenFile(() => import('./routes/explore/explore.tsx')) },
  { path: paths.dealsHome, ...screenFile(() => import('./routes/deals/deals-home.tsx')) },
  { path: paths.qrScanner, ...screenFile(() => import('./routes/scanner/qr-scanner.tsx')) },
  { path: paths.home, ...screenFile(() => import('./routes/deals/home.tsx')) },
  { path: paths.offers, ...screenFile(() => import('./routes/deals/offers.tsx')) },
  { path: paths.offer, ...screenFile(() => import('./routes/deals/offer.tsx')) },
  { path: paths.store, ...screenFile(() => import('./routes/stores/store.tsx')) },
  { path: paths.stores, ...screenFile(() => import('./routes/stores/stores.tsx')) },
  { path: paths.userProfile, ...screenFile(() => import('./routes/account/user-profile.tsx')) },
  {
    path: paths.userCouponProfile,
    ...screenFile(() => import('./routes/coupons/user-coupon-profile.tsx')),
  },
  { path: paths.wishlist, ...screenFile(() => import('./routes/explore/wishlist.tsx')) },
  { path: paths.notifications, ...screenFile(() => import('./routes/account/notifications.tsx')) },
  { path: paths.saved, ...screenFile(() => import('./routes/deals/saved.tsx')) },
  { path: paths.myDeals, ...screenFile(() => import('./routes/explore/my-deals.tsx')) },
  { path: paths.myDeal, ...screenFile(() => import('./routes/explore/my-deal.tsx')) },
  { path: paths.pool, ...screenFile(() => import('./routes/explore/pool.tsx')) },
  { path: paths.user, ...screenFile(() => import('./routes/account/user.tsx')) },
  { path: paths.userCoupon, ...screenFile(() => import('./routes/coupons/user-coupon.tsx')) },
  { path: paths.help, ...screenFile(() => import('./routes/pages/help.tsx')) },
  { path: paths.terms, ...screenFile(() => import('./routes/pages/terms.tsx')) },
  { path: paths.privacy, ...screenFile(() => import('./routes/pages/privacy.tsx')) },
];

/** What it takes to draw what stands at an address. */
export function filesOf(pathname: string): ScreenFile[] {
  if (matchPath(paths.login, pathname)) return [login];
  const screen = screensInShell.find(({ path }) => matchPath(path, pathname));
  return screen ? [shell, screen] : [];
}
