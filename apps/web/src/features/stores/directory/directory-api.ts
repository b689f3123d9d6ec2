import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { storesUrl } from '../../../config/paths.ts';
import { callPage, type ListPage, uniqueEntries } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { usePosition } from '../../../lib/use-position.ts';

export type StoresWanted = { text: string; category: string | null };

const foundIn = ({ pages }: InfiniteData<ListPage<ListedStore>>) => ({
  stores: uniqueEntries(pages, ({ id }) => id),
  /** Another spelling of what was searched for. */
  meant: pages[0]?.did_you_mean ?? null,
});

export function directoryOptions({ text, category }: StoresWanted, place: Coordinates | null) {
  const query = { ...(place && rounded(place)), q: text || null, category };
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
  return useInfiniteQuery({
    ...directoryOptions(wanted, at),
    select: foundIn,
    enabled: settled,
    placeholderData: keepPreviousData,
  });
}
