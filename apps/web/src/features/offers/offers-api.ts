import type { CouponEntry, Deal } from '@baeon/contracts/coupons/coupon';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Offer } from '@baeon/contracts/campaigns/offer';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { dealUrl, offersUrl, storeCouponsUrl } from '../../config/paths.ts';
import { callApi, callPage, type ListPage } from '../../lib/api-client.ts';
import { entriesOf } from '../../lib/pages.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useWhereabouts } from '../../lib/use-whereabouts.ts';

/** Which offers: everybody's, or those of one store. */
export type OffersOf = { storeId: string | null; businessId: string | null; fromHome: boolean };

/** Longer lists are not asked for again as a whole: that is one call for each of their pages. */
const FEW_PAGES = 4;
const FRESH_MS = 30_000;

type OfferPages = InfiniteData<ListPage<Offer>>;

const offersIn = ({ pages }: OfferPages): Offer[] =>
  entriesOf(pages, ({ campaign_id }) => campaign_id);

/** Page after page of them, those nearest to the place first. */
export function offersQuery(of: OffersOf, at: Coordinates | null) {
  const { storeId, businessId, fromHome } = of;
  const query = {
    ...at,
    store_id: storeId,
    business_id: businessId,
    ...(fromHome && { from_home: true }),
  };
  return infiniteQueryOptions({
    queryKey: queryKeys.offers(JSON.stringify(query)),
    queryFn: ({ pageParam, signal }) =>
      callPage<Offer>(offersUrl({ ...query, cursor: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: ({ state: { data } }) =>
      ((data as OfferPages | undefined)?.pages.length ?? 0) > FEW_PAGES ? Infinity : FRESH_MS,
  });
}

export function useOffers(of: OffersOf) {
  const { at, settled } = useWhereabouts();
  return useInfiniteQuery({ ...offersQuery(of, at), select: offersIn, enabled: settled });
}

/** One deal, with how far its stores are from a place. */
export const dealQuery = (campaignId: string, at: Coordinates | null) =>
  queryOptions({
    queryKey: [...queryKeys.deal(campaignId), at],
    queryFn: ({ signal }) => callApi<Deal>(dealUrl(campaignId, { ...at }), { signal }),
  });

/** What was known of it stays while the distances are asked for again. */
export function useDeal(campaignId: string) {
  const { at } = useWhereabouts();
  return useQuery({
    ...dealQuery(campaignId, at),
    placeholderData: (before: Deal | undefined) =>
      before?.campaign.id === campaignId ? before : undefined,
  });
}

/** What one store has to give. */
export function useStoreDeals(storeId: string) {
  return useQuery({
    queryKey: queryKeys.storeDeals(storeId),
    queryFn: async ({ signal }) =>
      (await callPage<CouponEntry>(storeCouponsUrl(storeId), { signal })).result,
  });
}
