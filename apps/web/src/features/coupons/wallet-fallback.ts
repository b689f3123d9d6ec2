import type { QueryClient } from '@tanstack/react-query';
import { readOfflineWallet } from '../../lib/offline-wallet/offline-wallet.ts';
import { isTransientError } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Shows what this device keeps of somebody's coupons, wherever nothing newer is shown. */
export async function showKept(client: QueryClient, owner: string): Promise<void> {
  const kept = await readOfflineWallet(owner);
  if (!kept) return;
  const { coupons, refreshedAt: updatedAt } = kept;
  if (client.getQueryData(queryKeys.couponList) === undefined) {
    client.setQueryData(queryKeys.couponList, coupons, { updatedAt });
    // However young it is: an app that was closed meanwhile may not have heard what it was given.
    void client.invalidateQueries({ queryKey: queryKeys.couponList, refetchType: 'none' });
  }
  for (const held of coupons) {
    const queryKey = queryKeys.coupon(held.coupon.id);
    const state = client.getQueryState(queryKey);
    if (state && state.data === undefined) client.setQueryData(queryKey, held, { updatedAt });
  }
}

/** A failure is told only after what is kept stands there, so that it does not stand there alone. */
export async function orKept<T>(client: QueryClient, owner: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isTransientError(error)) await showKept(client, owner);
    throw error;
  }
}
