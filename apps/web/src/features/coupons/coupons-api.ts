import type { HeldCoupon, PassPreview } from '@baeon/contracts/coupons/coupons-wire';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { heldCouponsUrl, heldCouponUrl, offeredToMeUrl, offeredUrl } from '../../config/paths.ts';
import type { ListPage } from '@baeon/ui/lib/api-client.ts';
import { callApi, callPage } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';
import { readOfflineWallet } from '../../lib/offline-wallet/offline-wallet.ts';
import { isTransientApiError } from '@baeon/ui/lib/query-client.ts';

/** A till may use the coupon up while its holder looks at it. */
const LOOK_AGAIN_MS = 20_000;

async function allHeldCoupons(userId: string, signal: AbortSignal): Promise<HeldCoupon[]> {
  const held: HeldCoupon[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage<HeldCoupon> = await callPage(heldCouponsUrl(userId, cursor), { signal });
    held.push(...page.result);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return held;
}

export const heldCouponsOptions = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.couponList,
    queryFn: ({ signal, client }) =>
      withOfflineFallback(client, userId, allHeldCoupons(userId, signal)),
  });

/** Everything that the signed-in person holds, gifts and used ones included. */
export function useHeldCoupons() {
  const { user, signedIn } = useSession();
  return useQuery({ ...heldCouponsOptions(user?.id ?? ''), enabled: signedIn });
}

function listedCoupon(client: QueryClient, id: string): HeldCoupon | undefined {
  return client
    .getQueryData<HeldCoupon[]>(queryKeys.couponList)
    ?.find(({ coupon }) => coupon.id === id);
}

/** One of them. */
export const heldCouponOptions = (userId: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.coupon(id),
    queryFn: ({ signal, client }) =>
      withOfflineFallback(
        client,
        userId,
        callApi<HeldCoupon>(heldCouponUrl(userId, id), { signal }),
      ),
  });

/** What the list knows of it is shown at once. */
export function useHeldCoupon(id: string) {
  const { user, signedIn } = useSession();
  const client = useQueryClient();
  return useQuery({
    ...heldCouponOptions(user?.id ?? '', id),
    enabled: signedIn,
    initialData: () => listedCoupon(client, id),
    initialDataUpdatedAt: () => client.getQueryState(queryKeys.couponList)?.dataUpdatedAt,
    refetchInterval: ({ state }) => (state.data?.state === 'ready' ? LOOK_AGAIN_MS : false),
  });
}

/** What others pass to this person's number. */
export const passesToMeOptions = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.passesToMe,
    queryFn: ({ signal }) => callApi<PassPreview[]>(offeredToMeUrl(userId), { signal }),
  });

export function usePassesToMe() {
  const { user, signedIn } = useSession();
  return useQuery({ ...passesToMeOptions(user?.id ?? ''), enabled: signedIn });
}

/** The pass of a link, for whoever opened it. */
export function usePassByToken(token: string) {
  return useQuery({
    queryKey: queryKeys.passByToken(token),
    queryFn: ({ signal }) => callApi<PassPreview>(offeredUrl(token), { signal }),
    // Once it is taken the pass is gone, and what was taken stays on the screen.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** Shows what this device keeps of somebody's coupons, wherever nothing newer is shown. */
export async function showOfflineCoupons(client: QueryClient, owner: string): Promise<void> {
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
export async function withOfflineFallback<T>(
  client: QueryClient,
  owner: string,
  asked: Promise<T>,
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isTransientApiError(error)) await showOfflineCoupons(client, owner);
    throw error;
  }
}
