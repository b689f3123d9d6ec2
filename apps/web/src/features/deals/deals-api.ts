import type { CouponEntry } from '@baeon/contracts/coupons/coupon';
import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import type { StoreCategory } from '@baeon/contracts/stores/store';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { nearbyDealsUrl, wire } from '../../config/paths.ts';
import { callApi, callPage } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';

/** Looking again at more than this would ask the server for page after page. */
const PAGES_WORTH_A_LOOK = 3;

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: ({ signal }) => callApi<StoreCategory[]>(wire.storeCategories, { signal }),
  staleTime: Infinity,
});

export function useStoreCategories() {
  return useQuery(categoriesQuery);
}

function placeName(at: Coordinates | null): string {
  return at ? `${at.latitude},${at.longitude}` : 'service area';
}

/** What is near a place, nearest first, page by page. Without a place it is the service area's. */
export function nearbyDealsQuery(userId: string, place: Coordinates | null) {
  const at = place && rounded(place);
  return infiniteQueryOptions({
    queryKey: queryKeys.nearbyDeals(placeName(at)),
    queryFn: ({ pageParam, signal }) => {
      const url = nearbyDealsUrl(userId, { ...at, cursor: pageParam });
      return callPage<CouponEntry>(url, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

export function useNearbyDeals(place: Coordinates | null, ready: boolean) {
  const { user, signedIn } = useSession();
  return useInfiniteQuery({
    ...nearbyDealsQuery(user?.id ?? '', place),
    enabled: signedIn && ready,
    // Who moves keeps the list of the last place until there is one of the new.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= PAGES_WORTH_A_LOOK,
  });
}
