import { expect, test } from 'vitest';
import {
  detourEnd,
  detourIn,
  detourTo,
  followWishIn,
  saveWishIn,
  waitWishIn,
  type LoginDetour,
} from './login-detour.ts';

const detour: LoginDetour = {
  returnTo: '/store/7',
  follow: 'demo:meena',
  save: 'deal-7',
  wait: 'deal-8',
};

test('tells the way back and the wish', () => {
  expect(detourIn({ ...detour, locationProblem: 'Denied' })).toEqual(detour);
  expect(followWishIn(detour)).toBe('demo:meena');
  expect(saveWishIn(detour)).toBe('deal-7');
  expect(waitWishIn(detour)).toBe('deal-8');
});

test('an address comes back with all of it', () => {
  const where = { pathname: '/coupon/7', search: '?from_home=true', hash: '#gift=abc' };
  expect(detourTo(where)).toEqual({ returnTo: '/coupon/7?from_home=true#gift=abc' });
});

test('only the wish goes back with them', () => {
  expect(detourEnd(detour)).toEqual({ follow: 'demo:meena', save: 'deal-7', wait: 'deal-8' });
  expect(detourEnd({ returnTo: '/store/7' })).toBeNull();
});

test.each([[null], [undefined], ['/store/7'], [{}], [{ returnTo: 7, follow: {} }]])(
  'finds nothing in %j',
  (state) => {
    expect(detourIn(state)).toBeNull();
    expect(followWishIn(state)).toBeNull();
  },
);
