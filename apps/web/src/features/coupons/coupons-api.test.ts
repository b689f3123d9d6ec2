// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { saveOfflineWallet } from '../../lib/offline-wallet/offline-wallet.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { endSession } from '../../lib/session.ts';
import { signIn, user } from './coupons-render-test-kit.tsx';
import { COUPON_ID, heldCoupon } from './coupons-test-kit.ts';
import { withOfflineFallback, showOfflineCoupons } from './coupons-api.ts';

const OWNER = user.id;
const OTHER = '00000000-0000-4000-8000-000000000009';
const OTHER_COUPON = '1c9f6a1e-6c52-4b0c-9a51-7d1b3c2e4f61';
const REFRESHED_AT = Date.parse('2026-11-14T09:00:00Z');
const kept = [heldCoupon(), heldCoupon({ coupon: { id: OTHER_COUPON } })];
const newer = heldCoupon({ state: 'used', used_at: '2026-11-15T06:00:00.000Z' });

const database = new IDBFactory();
let client: QueryClient;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', database);
  signIn();
  client = createQueryClient();
  await saveOfflineWallet(OWNER, { coupons: kept, refreshedAt: REFRESHED_AT });
});
afterEach(() => {
  client.clear();
  endSession();
});

const list = () => client.getQueryState(queryKeys.couponList);
const one = (id = COUPON_ID) => client.getQueryState(queryKeys.coupon(id));

/** A screen of one coupon that has nothing to show yet. */
function openScreenOf(id: string): void {
  client.getQueryCache().build(client, { queryKey: queryKeys.coupon(id) });
}

describe('what is kept', () => {
  test('is shown as the list, and is as old as it is', async () => {
    await showOfflineCoupons(client, OWNER);
    expect(list()).toMatchObject({ data: kept, dataUpdatedAt: REFRESHED_AT });
  });

  test('is asked for anew however young it is, and only then', async () => {
    const asked = vi.fn(async () => kept);
    await saveOfflineWallet(OWNER, { coupons: kept, refreshedAt: Date.now() });
    await showOfflineCoupons(client, OWNER);
    const query = { queryKey: queryKeys.couponList, queryFn: asked };
    await client.prefetchQuery(query);
    expect(asked).toHaveBeenCalledOnce();
    await showOfflineCoupons(client, OWNER);
    await client.prefetchQuery(query);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('does not take the place of a list that came', async () => {
    client.setQueryData(queryKeys.couponList, [newer]);
    await showOfflineCoupons(client, OWNER);
    expect(list()?.data).toEqual([newer]);
  });

  test('does not take the place of a list that is empty', async () => {
    client.setQueryData(queryKeys.couponList, []);
    await showOfflineCoupons(client, OWNER);
    expect(list()?.data).toEqual([]);
  });

  test('is shown on a coupon’s own screen that waits for it, and on no other', async () => {
    openScreenOf(COUPON_ID);
    await showOfflineCoupons(client, OWNER);
    expect(one()).toMatchObject({ data: kept[0], dataUpdatedAt: REFRESHED_AT });
    expect(one(OTHER_COUPON)).toBeUndefined();
  });

  test('does not take the place of a coupon that came', async () => {
    client.setQueryData(queryKeys.coupon(COUPON_ID), newer);
    await showOfflineCoupons(client, OWNER);
    expect(one()?.data).toEqual(newer);
  });

  test('is nothing to anybody else', async () => {
    await showOfflineCoupons(client, OTHER);
    expect(list()).toBeUndefined();
  });
});

describe('something asked for', () => {
  const fail = async (error: Error) => {
    throw error;
  };
  const asked = (error: Error) => withOfflineFallback(client, OWNER, fail(error));

  const apiError = (status: number) =>
    new ApiError({ status, code: 'UNREADABLE', message: 'Trouble' });

  test('that comes is all there is', async () => {
    expect(await withOfflineFallback(client, OWNER, Promise.resolve('news'))).toBe('news');
    expect(list()).toBeUndefined();
  });

  test.each([0, 500, 503])('that fails by %i tells so over what is kept', async (status) => {
    const error = apiError(status);
    await expect(asked(error)).rejects.toBe(error);
    expect(list()).toMatchObject({ data: kept, dataUpdatedAt: REFRESHED_AT });
  });

  test.each([400, 401, 403, 404, 429])(
    'that is refused by %i shows nothing old',
    async (status) => {
      const error = apiError(status);
      await expect(asked(error)).rejects.toBe(error);
      expect(list()).toBeUndefined();
    },
  );

  test('that fails by a fault of our own shows nothing old', async () => {
    const error = new TypeError('x is not a function');
    await expect(asked(error)).rejects.toBe(error);
    expect(list()).toBeUndefined();
  });
});
