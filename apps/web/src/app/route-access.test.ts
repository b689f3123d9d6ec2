import { describe, expect, test } from 'vitest';
import { accessDecision, pathAfterSignIn } from './route-access.ts';

type Person = Parameters<typeof accessDecision>[1];

const visitor: Person = { home: false, signedIn: false, loginStatus: null };
const newcomer: Person = { home: false, signedIn: true, loginStatus: 'GOTINTERESTS' };
const member: Person = { home: true, signedIn: true, loginStatus: 'GOTBUSINESS' };
const damaged: Person = { home: true, signedIn: false, loginStatus: null };

/** The path where this person ends up. */
function landing(pathname: string, person: Person): string {
  const decision = accessDecision(pathname, person);
  return decision.kind === 'open' ? pathname : decision.to;
}

const publicPaths = [
  '/explore',
  '/coupon',
  '/coupon/42',
  '/store/42',
  '/store/42/',
  '/help',
  '/terms',
];
const onboardingPaths = ['/interest', '/get-location', '/get-bussiness'];
const memberPaths = [
  '/home',
  '/user-profile',
  '/user-coupon-profile',
  '/wishlist',
  '/my-deals',
  '/baeon-home',
  '/user',
  '/user-coupon',
  '/qr-scanner',
];
const unknownPaths = ['/nope', '/coupon/1/2', '/store', '/loginx'];

describe.each([
  { who: 'visitor', person: visitor },
  { who: 'damaged storage', person: damaged },
])('$who', ({ person }) => {
  test.each(['/login', ...publicPaths])('%s is open', (path) => {
    expect(landing(path, person)).toBe(path);
  });
  test.each(['/', ...onboardingPaths, ...memberPaths, ...unknownPaths])('%s → /login', (path) => {
    expect(landing(path, person)).toBe('/login');
  });
});

describe('signed in, onboarding half done', () => {
  test.each(['/interest', '/get-location', '/user-coupon-profile', ...publicPaths])(
    '%s is open',
    (path) => {
      expect(landing(path, newcomer)).toBe(path);
    },
  );
  const notYet = memberPaths.filter((path) => path !== '/user-coupon-profile');
  test.each(['/', '/login', '/get-bussiness', ...notYet, ...unknownPaths])(
    '%s → the next step',
    (path) => {
      expect(landing(path, newcomer)).toBe('/get-location');
    },
  );
  test.each(onboardingPaths)('%s is open to someone who has come to the last step', (path) => {
    expect(landing(path, { ...newcomer, loginStatus: 'GOTGOELOCATION' })).toBe(path);
  });
});

describe('member', () => {
  test.each([...memberPaths, ...publicPaths])('%s stays where it is', (path) => {
    expect(landing(path, member)).toBe(path);
  });
  test.each(['/', '/login', ...onboardingPaths, ...unknownPaths])('%s → /explore', (path) => {
    expect(landing(path, member)).toBe('/explore');
  });
});

describe('member who put onboarding off', () => {
  const later: Person = { ...member, loginStatus: 'GOTINTERESTS' };
  test.each([...memberPaths, ...publicPaths, '/interest', '/get-location'])(
    '%s is open',
    (path) => {
      expect(landing(path, later)).toBe(path);
    },
  );
  test.each(['/', '/login', '/get-bussiness', ...unknownPaths])('%s → /explore', (path) => {
    expect(landing(path, later)).toBe('/explore');
  });
});

test.each([
  ['OTPVERIFIED', '/interest'],
  ['GOTINTERESTS', '/get-location'],
  ['GOTLOCATION', '/get-bussiness'],
  ['GOTGOELOCATION', '/get-bussiness'],
  ['GOTBUSINESS', '/baeon-home'],
  [true, '/baeon-home'],
] as const)('after sign-in, %s goes on to %s', (status, path) => {
  expect(pathAfterSignIn(status)).toBe(path);
});

test('no redirect leads to another redirect', () => {
  const everywhere = ['/', '/login', ...publicPaths, ...onboardingPaths, ...memberPaths];
  for (const person of [visitor, newcomer, member, damaged]) {
    for (const path of [...everywhere, ...unknownPaths]) {
      const place = landing(path, person);
      expect(landing(place, person)).toBe(place);
    }
  }
});
