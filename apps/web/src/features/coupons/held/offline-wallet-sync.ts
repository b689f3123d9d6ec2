import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  cacheWalletPictures,
  walletPictures,
} from '../../../lib/offline-wallet/wallet-pictures.ts';
import { saveOfflineWallet } from '../../../lib/offline-wallet/offline-wallet.ts';
import { isOnline, subscribeToOnline } from '@baeon/ui/lib/online.ts';
import { followOtherTabs } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentUserId, useSession } from '../../../lib/session.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { withHeld } from '../claim/claim-cache-updates.ts';
import { heldCouponsOptions, showOfflineCoupons } from '../coupons-api.ts';

const [, ONE] = queryKeys.coupon('');
const [COUPONS, LIST] = queryKeys.couponList;

/** A coupon that was looked at alone is news to the list, which is what is kept. */
function tellList(client: QueryClient, held: HeldCoupon): void {
  const updatedAt = client.getQueryState(queryKeys.couponList)?.dataUpdatedAt;
  client.setQueryData(
    queryKeys.couponList,
    (list: HeldCoupon[] | undefined) => withHeld(list, held),
    updatedAt === undefined ? {} : { updatedAt },
  );
}

function keep(owner: string, coupons: HeldCoupon[], refreshedAt: number): void {
  void saveOfflineWallet(owner, { coupons, refreshedAt });
  whenIdle(() => {
    void import('../live/live-codes.ts').then((live) => live.keepLiveCodes(owner, coupons));
  });
  if (!('caches' in window)) return;
  // What is on the screen comes first.
  whenIdle(() => {
    if (currentUserId() !== owner) return;
    // Blocked storage and a lost connection leave a letter in place of the picture.
    cacheWalletPictures(walletPictures(coupons)).catch(() => undefined);
  });
}

/** From now on what comes of somebody's coupons is kept on this device. Returns how to stop. */
function followCoupons(client: QueryClient, owner: string, askForList: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (queryKey[0] !== COUPONS || state.data === undefined) return;
    if (queryKey[1] === LIST) keep(owner, state.data as HeldCoupon[], state.dataUpdatedAt);
    if (queryKey[1] !== ONE) return;
    if (client.getQueryData(queryKeys.couponList)) tellList(client, state.data as HeldCoupon);
    else askForList();
  });
}

/** Somebody's coupons at hand on this device, whether or not they ever open the list of them. */
function openWallet(client: QueryClient, owner: string): () => void {
  const fill = () => {
    if (isOnline()) void client.prefetchQuery(heldCouponsOptions(owner));
  };
  // The first screen's were asked for before anybody could follow them.
  const known = client.getQueryState<HeldCoupon[]>(queryKeys.couponList);
  if (known?.data) keep(owner, known.data, known.dataUpdatedAt);
  const stops = [
    followCoupons(client, owner, fill),
    followOtherTabs(client, owner),
    subscribeToOnline(fill),
    whenIdle(fill),
  ];
  void showOfflineCoupons(client, owner);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Belongs to the shell, inside the cache of the sign-in. */
export function OfflineWalletSync() {
  const client = useQueryClient();
  const { user, signedIn } = useSession();
  const owner = signedIn ? (user?.id ?? null) : null;
  useEffect(() => (owner === null ? undefined : openWallet(client, owner)), [client, owner]);
  return null;
}
