import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { matchPath } from 'react-router';
import { paths } from '../config/screen-paths.ts';
import { currentSession } from '../lib/session.ts';

type Visitor = {
  home: boolean;
  signedIn: boolean;
  loginStatus: UserLoginStatus | true | null;
};

export type AccessDecision = { kind: 'open' } | { kind: 'redirect'; to: string };

/** In order: a step opens once the ones before it are made. */
export const onboardingSteps: readonly string[] = [
  paths.interest,
  paths.getLocation,
  paths.getBusiness,
];
const openToAll = [
  paths.explore,
  paths.offers,
  paths.offer,
  paths.store,
  paths.stores,
  paths.help,
  paths.terms,
  paths.privacy,
];
const membersOnly = [
  paths.home,
  paths.userProfile,
  paths.userCouponProfile,
  paths.wishlist,
  paths.saved,
  paths.notifications,
  paths.myDeals,
  paths.myDeal,
  paths.pool,
  paths.dealsHome,
  paths.user,
  paths.userCoupon,
  paths.qrScanner,
];

/** Worth coming back to after a login. The deals home is where everybody comes to anyway. */
export const isAskedFor = (pathname: string): boolean =>
  isOneOf(membersOnly, pathname) && !isOneOf([paths.dealsHome], pathname);

/** Whoever got a coupon before they told us anything can look at it. */
const openToSignedIn = [paths.userCouponProfile];

function isOneOf(patterns: readonly string[], pathname: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Where a person goes on, by how far they have come. */
export function pathAfterSignIn(status: UserLoginStatus | true): string {
  switch (status) {
    case 'OTPVERIFIED':
      return paths.interest;
    case 'GOTINTERESTS':
      return paths.getLocation;
    case 'GOTLOCATION':
    case 'GOTGOELOCATION':
      return paths.getBusiness;
    case 'GOTBUSINESS':
    case true:
      return paths.dealsHome;
  }
}

/** The steps that are open to whoever has come so far; none when all are behind them. */
const reachedSteps = (status: UserLoginStatus | true): readonly string[] =>
  onboardingSteps.slice(0, onboardingSteps.indexOf(pathAfterSignIn(status)) + 1);

/** Whether this person may see this screen, and where to send them if not. */
export function accessDecision(pathname: string, visitor: Visitor): AccessDecision {
  const { home, signedIn, loginStatus } = visitor;
  const open: AccessDecision = { kind: 'open' };
  const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to });

  if (isOneOf(openToAll, pathname)) return open;

  // A flag without a person behind it is damaged storage, not a login.
  if (home && signedIn) {
    // Whoever put onboarding off can take it up again.
    const steps = loginStatus ? reachedSteps(loginStatus) : [];
    return isOneOf([...membersOnly, ...steps], pathname) ? open : redirect(paths.explore);
  }

  if (signedIn && loginStatus) {
    if (isOneOf(openToSignedIn, pathname)) return open;
    return isOneOf(reachedSteps(loginStatus), pathname)
      ? open
      : redirect(pathAfterSignIn(loginStatus));
  }
  return isOneOf([paths.login], pathname) ? open : redirect(paths.login);
}

/** The same for whoever is here. */
export function accessNow(pathname: string): AccessDecision {
  const { home, signedIn, user } = currentSession();
  return accessDecision(pathname, { home, signedIn, loginStatus: user?.login_status ?? null });
}
