import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { couponStates } from '@baeon/contracts/coupons/coupons';
import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { WALLET_PICTURES } from '../service-worker-constants.ts';
import { onSignedOut, currentUserId } from '../session.ts';

/** What somebody held when the server was last asked. */
export type OfflineWallet = { coupons: HeldCoupon[]; refreshedAt: number };

let store: UseStore | undefined;
let line: Promise<unknown> = Promise.resolve();

/**
 * One after the other, so that nothing is written behind the back of a logout. What is kept under a name that ends
 * with the owner's goes with their wallet.
 */
export function inWallet<T>(work: (wallet: UseStore) => Promise<T>): Promise<T | null> {
  // Private windows and full disks refuse; the app then has no wallet without a connection.
  const done = line.then(() => work((store ??= createStore('wallet', 'held')))).catch(() => null);
  line = done;
  return done;
}

export function saveOfflineWallet(
  owner: string,
  { coupons, refreshedAt }: OfflineWallet,
): Promise<unknown> {
  return inWallet(async (wallet) => {
    if (currentUserId() === owner) await set(owner, { coupons, refreshedAt }, wallet);
  });
}

export function readOfflineWallet(owner: string): Promise<OfflineWallet | null> {
  return inWallet(async (wallet) => {
    const kept: unknown = await get(owner, wallet);
    if (kept === undefined || isWallet(kept)) return kept ?? null;
    await del(owner, wallet);
    return null;
  });
}

function isWallet(value: unknown): value is OfflineWallet {
  const { coupons, refreshedAt } = (value ?? {}) as Partial<OfflineWallet>;
  return Array.isArray(coupons) && coupons.every(isHeldCoupon) && typeof refreshedAt === 'number';
}

async function forgetWallets(): Promise<void> {
  await inWallet((wallet) => clear(wallet));
  await globalThis.caches?.delete(WALLET_PICTURES).catch(() => false);
}

/** What is left of whoever was here before, by a way that told us nothing. */
async function forgetStrangers(): Promise<void> {
  const owner = currentUserId();
  const owners = await inWallet((wallet) => keys(wallet));
  if (owners?.some((one) => owner === null || !`${one}`.endsWith(owner))) await forgetWallets();
}

/** A wallet goes with its owner, wherever they log out. Returns how to stop. */
export function clearWalletsOnLogout(): () => void {
  void forgetStrangers();
  return onSignedOut(() => void forgetWallets());
}

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
  limited: 'boolean',
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
