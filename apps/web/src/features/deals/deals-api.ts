import type {
  CouponEntry,
  Deal,
  DealSection,
  Offer,
} from '@baeon/contracts/campaigns/campaigns-wire';
import { type Coordinates, distanceKm, rounded } from '@baeon/contracts/places/geo';
import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  dealSectionsUrl,
  dealUrl,
  type NearbyFilter,
  nearbyDealsUrl,
  offersUrl,
  storeCouponsUrl,
  wire,
} from '../../config/paths.ts';
import { uniqueEntries, type ListPage } from '@baeon/ui/lib/api-client.ts';
import { callApi, callPage } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';
import { usePosition } from '../../lib/use-position.ts';
import { askedOf, type DealChoice } from './home/deal-choice.ts';
import { spreadStores } from './home/spread-stores.ts';
import { measuredFrom } from '../../lib/measured-from.ts';

/** Looking again at more than this would ask the server for page after page. */
const PAGES_WORTH_A_LOOK = 3;

export const categoriesOptions = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: ({ signal }) => callApi<StoreCategory[]>(wire.storeCategories, { signal }),
  staleTime: Infinity,
});

export function useStoreCategories() {
  return useQuery(categoriesOptions);
}

function placeName(at: Coordinates | null): string {
  return at ? `${at.latitude},${at.longitude}` : 'service area';
}

const CLOSE_BY_KM = 2;

function isCloseBy(nameBefore: string | undefined, at: Coordinates | null): boolean {
  const [latitude = NaN, longitude = NaN] = nameBefore?.split(',').map(Number) ?? [];
  const wasKnown = !Number.isNaN(latitude) && !Number.isNaN(longitude);
  return !wasKnown || (at !== null && distanceKm({ latitude, longitude }, at) < CLOSE_BY_KM);
}

/** What is near a place, nearest first unless asked otherwise, page by page. Without a place it is the service area's. */
export function nearbyDealsOptions(
  userId: string,
  place: Coordinates | null,
  asked: NearbyFilter = {},
) {
  const at = place && rounded(place);
  return infiniteQueryOptions({
    queryKey: queryKeys.nearbyDeals(placeName(at), JSON.stringify(asked)),
    queryFn: ({ pageParam, signal }) => {
      const url = nearbyDealsUrl(userId, { ...at, ...asked, cursor: pageParam });
      return callPage<CouponEntry>(url, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

export function useNearbyDeals(
  place: Coordinates | null,
  ready: boolean,
  asked: NearbyFilter = {},
) {
  const { user, signedIn } = useSession();
  return useInfiniteQuery({
    ...nearbyDealsOptions(user?.id ?? '', place, asked),
    enabled: signedIn && ready,
    // Who walks keeps the list of the last place until there is one of the new; elsewhere it would be wrong.
    placeholderData: (before, query) =>
      query?.queryKey.at(-1) === JSON.stringify(asked) && isCloseBy(query.queryKey[2], place)
        ? before
        : undefined,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= PAGES_WORTH_A_LOOK,
  });
}

/** Rows of a few deals around a place; they need not be those of this very second. */
export function dealSectionsOptions(place: Coordinates | null) {
  const at = place && rounded(place);
  return queryOptions({
    queryKey: queryKeys.dealSections(placeName(at)),
    queryFn: ({ signal }) => callApi<DealSection[]>(dealSectionsUrl({ ...at }), { signal }),
    staleTime: 60_000,
  });
}

/** Of a row, on a phone. */
const IN_SIGHT = 2;

/** With the pictures that come into sight first: nothing larger is on the screen. */
export async function prefetchSections(client: QueryClient, place: Coordinates | null) {
  const options = dealSectionsOptions(place);
  await client.prefetchQuery(options);
  const [row] = client.getQueryData(options.queryKey) ?? [];
  for (const { campaign, card_image } of row?.entries.slice(0, IN_SIGHT) ?? []) {
    new Image().src = campaign.image || card_image;
  }
}

/** Which deals: everybody's, those of one store, or what is searched for, and in which order. */
export type DealListOf = {
  storeId: string | null;
  businessId: string | null;
  text: string | null;
  category: string | null;
  choice: DealChoice;
  /** Around there, and not around the person. */
  area: Coordinates | null;
  fromHome: boolean;
};

/** Longer lists are not asked for again as a whole: that is one call for each of their pages. */
const FEW_PAGES = 4;
const FRESH_MS = 30_000;

type DealPages = InfiniteData<ListPage<Offer>>;

const foundIn = ({ pages }: DealPages) => ({
  deals: spreadStores(
    uniqueEntries(pages, ({ campaign_id }) => campaign_id),
    ({ store }) => store.id,
  ),
  /** Another spelling of what was searched for. */
  meant: pages[0]?.did_you_mean ?? null,
});

/** Page after page of them, those nearest to the place first. */
export function dealListOptions(of: DealListOf, at: Coordinates | null) {
  const { storeId, businessId, text, category, choice, area, fromHome } = of;
  const query = {
    ...(area ?? at),
    store_id: storeId,
    business_id: businessId,
    q: text,
    category,
    ...askedOf(choice),
    ...(fromHome && { from_home: true }),
  };
  return infiniteQueryOptions({
    queryKey: queryKeys.dealList(JSON.stringify(query)),
    queryFn: ({ pageParam, signal }) =>
      callPage<Offer>(offersUrl({ ...query, cursor: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: ({ state: { data } }) =>
      ((data as DealPages | undefined)?.pages.length ?? 0) > FEW_PAGES ? Infinity : FRESH_MS,
  });
}

export function useDealList(of: DealListOf) {
  const { at, settled } = usePosition();
  const { latitude = null, longitude = null } = (of.area && at) ?? {};
  const select = useCallback(
    (data: DealPages) => {
      const found = foundIn(data);
      if (latitude === null || longitude === null) return found;
      const from = { latitude, longitude };
      const deals = measuredFrom(from, found.deals, ({ store }) => store.location.coordinates);
      return { ...found, deals };
    },
    [latitude, longitude],
  );
  return useInfiniteQuery({
    ...dealListOptions(of, at),
    select,
    enabled: settled || of.area !== null,
  });
}

/** One deal, with how far its stores are from a place. */
export const dealOptions = (campaignId: string, at: Coordinates | null) =>
  queryOptions({
    queryKey: [...queryKeys.deal(campaignId), at],
    queryFn: ({ signal }) => callApi<Deal>(dealUrl(campaignId, { ...at }), { signal }),
  });

/** What was known of it stays while the distances are asked for again. */
export function useDeal(campaignId: string) {
  const { at } = usePosition();
  return useQuery({
    ...dealOptions(campaignId, at),
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
