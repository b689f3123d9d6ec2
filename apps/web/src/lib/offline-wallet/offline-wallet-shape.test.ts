import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { couponStates } from '@baeon/contracts/coupons/coupons';
import { expect, test } from 'vitest';
import { isHeldCoupon } from './offline-wallet.ts';

const pass = {
  id: 'p1',
  to_mobile_number: '9876543210',
  created_at: '2026-11-15T06:00:00.000Z',
  expires_at: '2026-11-22T06:00:00.000Z',
};

/** With a value in every field. */
const full: HeldCoupon = {
  coupon: {
    id: 'c1',
    code: 'ABCDE-FGHJK',
    deals_available: 7,
    deals_left: 0,
    expiry_date: '2026-11-30T18:29:59.999Z',
    campaign_id: 'k1',
    is_claimed: false,
  },
  campaign: { id: 'k1', title: 'T', description: '', image: '', deals_available: 7 },
  advertiser: {
    name: 'Meena Sweets',
    image: '',
    category: 'Food',
    address: { city: '', state: '', pincode: '' },
    location: { coordinates: [77.6, 12.9] },
  },
  card_image: '',
  limited: true,
  store_id: 's1',
  time_zone: 'Asia/Kolkata',
  terms: 'One per bill.',
  state: 'ready',
  source: 'claim',
  issued_at: '2026-11-15T05:00:00.000Z',
  used_at: '2026-11-15T06:00:00.000Z',
  pass,
};

type Fields = Record<string, unknown>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way to a field, groups of fields included: 'coupon', 'coupon.id'. */
function* waysIn(fields: Fields, before: string[] = []): Generator<string[]> {
  for (const [name, value] of Object.entries(fields)) {
    const way = [...before, name];
    yield way;
    if (isGroup(value)) yield* waysIn(value, way);
  }
}

function changed(way: string[], change: (group: Fields, name: string) => void): unknown {
  const copy: unknown = structuredClone(full);
  const group = way.slice(0, -1).reduce((fields, name) => fields[name] as Fields, copy as Fields);
  change(group, way.at(-1)!);
  return copy;
}

const ways = [...waysIn(full)].map((way) => [way.join('.'), way] as const);
const MAY_BE_NULL = new Set(['store_id', 'terms', 'used_at', 'pass', 'pass.to_mobile_number']);

test('knows a coupon, also one of which a newer version tells more', () => {
  expect(isHeldCoupon(full)).toBe(true);
  expect(isHeldCoupon({ ...full, colour: 'red' })).toBe(true);
});

test.each(couponStates)('knows one that is %s', (state) => {
  expect(isHeldCoupon({ ...full, state })).toBe(true);
});

test.each(ways)('is none without %s', (_, way) => {
  expect(isHeldCoupon(changed(way, (group, name) => delete group[name]))).toBe(false);
});

test.each(ways)('is none with something else as %s', (_, way) => {
  const other = changed(way, (group, name) => (group[name] = Symbol.iterator));
  expect(isHeldCoupon(other)).toBe(false);
});

test.each(ways)('%s is null only where it may be', (name, way) => {
  const empty = changed(way, (group, field) => (group[field] = null));
  expect(isHeldCoupon(empty)).toBe(MAY_BE_NULL.has(name));
});

test.each([null, undefined, 'text', 5, [], {}])('takes %j for none', (value) => {
  expect(isHeldCoupon(value)).toBe(false);
});
