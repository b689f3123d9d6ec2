import { expect, test } from 'vitest';
import { detourEnd, followWishIn, type LoginDetour, returnPathIn } from './login-detour.ts';

const detour: LoginDetour = { returnTo: '/store/7', follow: 'demo:meena' };

test('tells the way back and the wish', () => {
  expect(returnPathIn(detour)).toBe('/store/7');
  expect(followWishIn(detour)).toBe('demo:meena');
});

test('only the wish goes back with them', () => {
  expect(detourEnd(detour)).toEqual({ follow: 'demo:meena' });
  expect(detourEnd({ returnTo: '/store/7' })).toBeNull();
});

test.each([[null], [undefined], ['/store/7'], [{}], [{ returnTo: 7, follow: {} }]])(
  'finds nothing in %j',
  (state) => {
    expect(returnPathIn(state)).toBeNull();
    expect(followWishIn(state)).toBeNull();
    expect(detourEnd(state)).toBeNull();
  },
);
