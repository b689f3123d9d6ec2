import { describe, expect, test } from 'vitest';
import { bonusAmong, byUse, openPassAt, stateAt } from './coupon-standing.ts';
import { heldCoupon, NOW, openPass } from './coupons-test-kit.ts';

const ids = (coupons: { coupon: { id: string } }[]) => coupons.map(({ coupon }) => coupon.id);
const ending = (id: string, day: number) => ({
  id,
  expiry_date: `2026-11-${String(day).padStart(2, '0')}T18:29:59.999Z`,
});

describe('the state', () => {
  const end = new Date('2026-11-30T18:29:59.999Z');

  test('is ready to the last moment and expired after it', () => {
    expect(stateAt(heldCoupon(), end)).toBe('ready');
    expect(stateAt(heldCoupon(), new Date(end.getTime() + 1))).toBe('expired');
  });

  test('stays used whatever the time', () => {
    expect(stateAt(heldCoupon({ state: 'used' }), new Date('2030-01-01T00:00Z'))).toBe('used');
  });
});

describe('an offer to somebody', () => {
  const offered = heldCoupon({ pass: openPass() });

  test('stands until its end', () => {
    expect(openPassAt(offered, new Date('2026-11-22T06:00:00.000Z'))).toBe(offered.pass);
    expect(openPassAt(offered, new Date('2026-11-22T06:00:00.001Z'))).toBeNull();
  });

  test('ends with the coupon', () => {
    expect(openPassAt({ ...offered, state: 'used' }, NOW)).toBeNull();
  });
});

test('gifts or claimed, ready ones come first by soonest end, then what is over, latest first', () => {
  const listed = byUse(
    [
      heldCoupon({ coupon: ending('ended-early', 2), state: 'expired' }),
      heldCoupon({ coupon: ending('late', 29) }),
      heldCoupon({ coupon: ending('used', 30), state: 'used', used_at: '2026-11-05T06:00:00Z' }),
      heldCoupon({ source: 'bonus', coupon: { ...ending('gift', 20), is_claimed: false } }),
      heldCoupon({ coupon: ending('soon', 16) }),
      // Ran out while nobody asked again.
      heldCoupon({ coupon: ending('ended-now', 14) }),
    ],
    NOW,
  );
  expect(ids(listed)).toEqual(['soon', 'gift', 'late', 'ended-now', 'used', 'ended-early']);
});

test('of several bonuses the one that can be used counts', () => {
  const used = heldCoupon({ source: 'bonus', state: 'used', coupon: { id: 'used' } });
  const ready = heldCoupon({ source: 'bonus', coupon: { id: 'ready' } });
  expect(bonusAmong([heldCoupon(), used, ready], NOW)).toBe(ready);
  expect(bonusAmong([heldCoupon(), used], NOW)).toBe(used);
  expect(bonusAmong([heldCoupon()], NOW)).toBeNull();
});
