import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type DealFilter, matchingDeals, dedupeByCampaign } from './deal-filter.ts';
import { useNearbyDeals } from '../deals-api.ts';

/** How far a filter looks by itself, and again each time that it is asked to. */
const PAGES_AT_ONCE = 5;
/** More than a screenful: below this a filter goes on looking. */
const ENOUGH = 20;

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
  /** There are further ones, which come only when they are asked for. */
  canLookFurther: boolean;
  lookFurther: () => void;
  /** The list's end is in sight. */
  onEndNear: () => void;
  refresh: () => void;
  busy: boolean;
};

type Wanted = { at: Coordinates | null; ready: boolean; filter: DealFilter };

/** The deals near a place that a filter keeps: a text is searched for by the server, a chip filters what is here. */
export function useNearDeals({ at, ready, filter }: Wanted): NearDeals {
  const text = filter.kind === 'text' ? filter.text : '';
  const near = useNearbyDeals(at, ready);
  const found = useNearbyDeals(at, ready && text !== '', text);
  const list = text === '' ? near : found;
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  useLoggedError('The deals nearby could not be loaded', error);

  const entries = useMemo(() => entriesOf(near.data), [near.data]);
  // Until the server has answered, and without one, what is here is looked through.
  const kept = useMemo(
    () => (text !== '' && found.data ? entriesOf(found.data) : matchingDeals(entries, filter)),
    [entries, filter, text, found.data],
  );
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const drawn = useDeferredValue(kept);
  const awaitsDrawing = drawn.length === 0 && kept.length > 0;

  const pages = data?.pages.length ?? 0;
  const isChip = filter.kind === 'category';
  const [reach, setReach] = useState(PAGES_AT_ONCE);
  const mayLoad = hasNextPage && !isFetchNextPageError && (!isChip || pages < reach);
  const looksOn = mayLoad && isChip && kept.length < ENOUGH;

  // Numbered: a quick answer may come and go between two looks at whether one is awaited.
  const nextPage = looksOn && !isFetching ? pages + 1 : null;
  useEffect(() => {
    if (nextPage !== null) void fetchNextPage();
  }, [nextPage, fetchNextPage]);

  const isAwaited = list.isPending && !list.isError && kept.length === 0;
  return {
    entries: useMemo(() => dedupeByCampaign([...kept, ...entries]), [kept, entries]),
    kept: drawn,
    meant: (text !== '' && found.data?.pages[0]?.did_you_mean) || null,
    loading: !ready || isAwaited || awaitsDrawing || (kept.length === 0 && looksOn),
    loadingMore: list.isFetchingNextPage || looksOn,
    hasMore: mayLoad,
    canLookFurther: hasNextPage && !mayLoad && !isFetching,
    lookFurther: () => {
      setReach(pages + PAGES_AT_ONCE);
      void fetchNextPage();
    },
    onEndNear: () => void fetchNextPage(),
    refresh: () => void list.refetch(),
    busy: isFetching,
  };
}

const entriesOf = (data: { pages: { result: CouponEntry[] }[] } | undefined): CouponEntry[] =>
  dedupeByCampaign(data?.pages.flatMap(({ result }) => result) ?? []);

/** For trouble that people are not told of: what is missing is not what they came for. */
export function useLoggedError(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(what, error);
  }, [what, error]);
}
