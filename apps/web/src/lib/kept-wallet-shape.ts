import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { couponStates } from '@baeon/contracts/coupons/coupons';

/** Of every field what it must be, so that a changed contract does not compile without a look here. */
type Shape<T> = null extends T
  ? { orNull: Shape<NonNullable<T>> }
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : T extends boolean
        ? 'boolean'
        : T extends readonly unknown[]
          ? 'list'
          : { [K in keyof T]: Shape<T[K]> };

const shape: Shape<HeldCoupon> = {
  coupon: {
    id: 'string',
    code: 'string',
    deals_available: 'number',
    deals_left: 'number',
    expiry_date: 'string',
    campaign_id: 'string',
    is_claimed: 'boolean',
  },
  campaign: {
    id: 'string',
    title: 'string',
    description: 'string',
    image: 'string',
    deals_available: 'number',
  },
  advertiser: {
    name: 'string',
    image: 'string',
    category: 'string',
    address: { city: 'string', state: 'string', pincode: 'string' },
    location: { coordinates: 'list' },
  },
  card_image: 'string',
  store_id: { orNull: 'string' },
  time_zone: 'string',
  terms: { orNull: 'string' },
  state: 'string',
  source: 'string',
  issued_at: 'string',
  used_at: { orNull: 'string' },
  pass: {
    orNull: {
      id: 'string',
      to_mobile_number: { orNull: 'string' },
      created_at: 'string',
      expires_at: 'string',
    },
  },
};

function fits(value: unknown, expected: unknown): boolean {
  if (expected === 'list') return Array.isArray(value);
  if (typeof expected === 'string') return typeof value === expected;
  const fields = expected as Record<string, unknown>;
  if ('orNull' in fields) return value === null || fits(value, fields['orNull']);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(([name, kind]) =>
    fits((value as Record<string, unknown>)[name], kind),
  );
}

/** Whether something that was kept, perhaps by another version of the app, is a coupon as we know them. */
export function isHeldCoupon(value: unknown): value is HeldCoupon {
  return fits(value, shape) && couponStates.includes((value as HeldCoupon).state);
}
