import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { activeIn, askedOf, type DealChoice } from './deal-choice.ts';
import { type DealFilter, matchingDeals, dedupeByCampaign } from './deal-filter.ts';
import { useNearbyDeals } from '../deals-api.ts';
import { spreadStores } from './spread-stores.ts';

export type NearDeals = {
  /** All that was loaded, whatever the filter. */
  entries: CouponEntry[];
  kept: CouponEntry[];
  /** Another spelling of the text that was searched for: what was found is of that, or it would find something. */
  meant: string | null;
  /** Nothing can be shown yet. */
  loading: boolean;
  /** Further ones are on their way. */
  loadingMore: boolean;
  /** There are further ones, which come as the end comes near. */
  hasMore: boolean;
  /** The list's end is in sight. */
  onEndNear: () => void;
  refresh: () => void;
  busy: boolean;
};

type Wanted = { at: Coordinates | null; ready: boolean; filter: DealFilter; choice: DealChoice };

/** What the server is asked for; nothing for all deals, as they are usually sorted. */
export const askedFor = (filter: DealFilter, choice: DealChoice) => ({
  ...(filter.kind === 'text' && { q: filter.text }),
  ...(filter.kind === 'category' && { category: filter.id }),
  ...askedOf(choice),
});

/** The deals near a place that filter and choice leave, as the server finds and sorts them. */
export function useNearDeals({ at, ready, filter, choice }: Wanted): NearDeals {
  const isChosen = activeIn(choice).length > 0;
  const isAll = filter.kind === 'all' && !isChosen;
  const near = useNearbyDeals(at, ready);
  const found = useNearbyDeals(at, ready && !isAll, askedFor(filter, choice));
  const list = isAll ? near : found;
  const { error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  useLoggedError('The deals nearby could not be loaded', error);

  const entries = useMemo(() => entriesOf(near.data), [near.data]);
  // Until the server has answered, and without one, what is here is looked through.
  const kept = useMemo(() => {
    if (!isAll && found.data) return spreadStores(entriesOf(found.data), storeOf);
    return isChosen ? [] : spreadStores(matchingDeals(entries, filter), storeOf);
  }, [entries, filter, isAll, isChosen, found.data]);
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const drawn = useDeferredValue(kept);
  const awaitsDrawing = drawn.length === 0 && kept.length > 0;

  return {
    entries: useMemo(() => dedupeByCampaign([...kept, ...entries]), [kept, entries]),
    kept: drawn,
    meant: (filter.kind === 'text' && found.data?.pages[0]?.did_you_mean) || null,
    loading: !ready || (list.isPending && !list.isError && kept.length === 0) || awaitsDrawing,
    loadingMore: list.isFetchingNextPage,
    hasMore: hasNextPage && !isFetchNextPageError,
    onEndNear: () => void fetchNextPage(),
    refresh: () => void list.refetch(),
    busy: isFetching,
  };
}

const storeOf = ({ store_id }: CouponEntry) => store_id;

const entriesOf = (data: { pages: { result: CouponEntry[] }[] } | undefined): CouponEntry[] =>
  dedupeByCampaign(data?.pages.flatMap(({ result }) => result) ?? []);

/** For trouble that people are not told of: what is missing is not what they came for. */
export function useLoggedError(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(what, error);
  }, [what, error]);
}
