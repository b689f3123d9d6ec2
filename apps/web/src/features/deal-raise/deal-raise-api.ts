import type {
  RaiseBody,
  RaisedDeal,
  RaiseResult,
} from '@baeon/contracts/deal-raise/deal-raise-wire';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { raisedDealsUrl } from '../../config/paths.ts';
import { type ListPage, uniqueEntries } from '@baeon/ui/lib/api-client.ts';
import { callApi, callPage } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, useSession } from '../../lib/session.ts';

/** What the form gives; whether it will do is for the server to say. */
export type RaiseRequest = Omit<RaiseBody, 'user_id' | 'category_id'> & { category_id: string };

function sendRaise(request: RaiseRequest): Promise<RaiseResult> {
  const userId = currentSession().user?.id ?? '';
  const body = { ...request, user_id: userId };
  return callApi<RaiseResult>(raisedDealsUrl(userId), { method: 'POST', body });
}

export function useRaiseDeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendRaise,
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.raisedDeals }),
  });
}

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
