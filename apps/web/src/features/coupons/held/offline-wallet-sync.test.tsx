import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOfflineWallet } from '../../../lib/offline-wallet/offline-wallet.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { heldCoupon } from '../coupons-test-kit.ts';
import { OfflineWalletSync } from './offline-wallet-sync.ts';

const user = person('GOTBUSINESS');
const held = heldCoupon();
// One for all tests: the wallet opens it once.
const indexedDB = new IDBFactory();

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  startSession({ user, token: 'secret', loginStatus: true });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

function openShell(client: QueryClient) {
  render(
    <QueryClientProvider client={client}>
      <OfflineWalletSync />
    </QueryClientProvider>,
  );
}

const kept = async () => (await readOfflineWallet(user.id))?.coupons.map(({ coupon }) => coupon.id);

test('coupons that come are kept', async () => {
  const client = new QueryClient();
  openShell(client);
  client.setQueryData(queryKeys.couponList, [held]);
  await waitFor(async () => expect(await kept()).toEqual([held.coupon.id]));
});

test('so are those that came before the first screen was drawn', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.couponList, [held], { updatedAt: 1_000 });
  openShell(client);
  await waitFor(async () => expect((await readOfflineWallet(user.id))?.refreshedAt).toBe(1_000));
  expect(await kept()).toEqual([held.coupon.id]);
});
