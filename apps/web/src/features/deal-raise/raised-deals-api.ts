import type { RaisedDeal } from '@baeon/contracts/deal-raise/deal-raise-wire';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { raisedDealsUrl } from '../../config/paths.ts';
import { callPage, uniqueEntries, type ListPage } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';

const dealsIn = ({ pages }: InfiniteData<ListPage<RaisedDeal>>): RaisedDeal[] =>
  uniqueEntries(pages, ({ id }) => id);

/** Page after page of what this person raised, newest first. */
export function useRaisedDeals() {
  const { user, signedIn } = useSession();
  return useInfiniteQuery({
    queryKey: queryKeys.raisedDeals,
    queryFn: ({ pageParam, signal }) =>
      callPage<RaisedDeal>(raisedDealsUrl(user?.id ?? '', pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: dealsIn,
    enabled: signedIn,
  });
}
