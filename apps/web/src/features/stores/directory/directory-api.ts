import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { storesUrl } from '../../../config/paths.ts';
import { type ListPage, uniqueEntries } from '@baeon/ui/lib/api-client.ts';
import { callPage } from '../../../lib/api-client.ts';
import { measuredFrom } from '../../../lib/measured-from.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { usePosition } from '../../../lib/use-position.ts';

export type StoresWanted = {
  text: string;
  category: string | null;
  /** Around there, and not around the person. */
  area: Coordinates | null;
};

type StorePages = InfiniteData<ListPage<ListedStore>>;

const foundIn = ({ pages }: StorePages) => ({
  stores: uniqueEntries(pages, ({ id }) => id),
  /** Another spelling of what was searched for. */
  meant: pages[0]?.did_you_mean ?? null,
});

export function directoryOptions(
  { text, category, area }: StoresWanted,
  place: Coordinates | null,
) {
  const at = area ?? place;
  const query = { ...(at && rounded(at)), q: text || null, category };
  return infiniteQueryOptions({
    queryKey: queryKeys.storeDirectory(JSON.stringify(query)),
    queryFn: ({ pageParam, signal }) =>
      callPage<ListedStore>(storesUrl({ ...query, cursor: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Stores around the place that counts. What was there stays while somebody types on. */
export function useStoreDirectory(wanted: StoresWanted) {
  const { at, settled } = usePosition();
  const { latitude = null, longitude = null } = (wanted.area && at) ?? {};
  const select = useCallback(
    (data: StorePages) => {
      const found = foundIn(data);
      if (latitude === null || longitude === null) return found;
      const from = { latitude, longitude };
      const stores = measuredFrom(from, found.stores, ({ location }) => location.coordinates);
      return { ...found, stores };
    },
    [latitude, longitude],
  );
  return useInfiniteQuery({
    ...directoryOptions(wanted, at),
    select,
    enabled: settled || wanted.area !== null,
    placeholderData: keepPreviousData,
  });
}
