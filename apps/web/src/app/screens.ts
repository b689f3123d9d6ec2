import { matchPath } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { screenFile, type ScreenFile } from './screen-file.tsx';

export const login = screenFile(() => import('./routes/login.tsx'));
export const loadShell = () => import('./shell/app-shell.tsx');
export const shell = screenFile(loadShell);

/** Each is its own file on the network, and stands in the shell. */
export const screensInShell: readonly (ScreenFile & { path: string })[] = [
  { path: paths.interest, ...screenFile(() => import('./routes/interest.tsx')) },
  { path: paths.getLocation, ...screenFile(() => import('./routes/get-location.tsx')) },
  { path: paths.getBusiness, ...screenFile(() => import('./routes/get-business.tsx')) },
  { path: paths.explore, ...screenFile(() => import('./routes/explore.tsx')) },
  { path: paths.dealsHome, ...screenFile(() => import('./routes/deals-home.tsx')) },
  { path: paths.qrScanner, ...screenFile(() => import('./routes/qr-scanner.tsx')) },
  { path: paths.home, ...screenFile(() => import('./routes/home.tsx')) },
  { path: paths.offers, ...screenFile(() => import('./routes/offers.tsx')) },
  { path: paths.offer, ...screenFile(() => import('./routes/offer.tsx')) },
  { path: paths.store, ...screenFile(() => import('./routes/store.tsx')) },
  { path: paths.userProfile, ...screenFile(() => import('./routes/user-profile.tsx')) },
  {
    path: paths.userCouponProfile,
    ...screenFile(() => import('./routes/user-coupon-profile.tsx')),
  },
  { path: paths.wishlist, ...screenFile(() => import('./routes/wishlist.tsx')) },
  { path: paths.myDeals, ...screenFile(() => import('./routes/my-deals.tsx')) },
  { path: paths.user, ...screenFile(() => import('./routes/user.tsx')) },
  { path: paths.userCoupon, ...screenFile(() => import('./routes/user-coupon.tsx')) },
];

/** What it takes to draw what stands at an address. */
export function filesOf(pathname: string): ScreenFile[] {
  if (matchPath(paths.login, pathname)) return [login];
  const screen = screensInShell.find(({ path }) => matchPath(path, pathname));
  return screen ? [shell, screen] : [];
}
