import type { NearbyStore, NearbyStoresResult, Store } from '@baeon/contracts/stores/stores-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { followedUrl, storeUrl, wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, useSession } from '../../lib/session.ts';

/** An answer in which the list is something else than a list. */
export class InvalidListError extends Error {
  override readonly name = 'InvalidListError';
}

async function nearbyBusinesses(signal: AbortSignal): Promise<NearbyStore[]> {
  const body = { id: currentSession().user?.id };
  const answer = await callApi<Partial<NearbyStoresResult> | null>(wire.nearbyBusinesses, {
    method: 'POST',
    body,
    signal,
  });
  if (!Array.isArray(answer?.results)) throw new InvalidListError();
  return answer.results;
}

const nearbyQuery = queryOptions({
  queryKey: queryKeys.nearbyBusinesses,
  queryFn: ({ signal }) => nearbyBusinesses(signal),
  // People choose from this list: it changes when their place does, not under their fingers.
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

export function useNearbyStores() {
  return useQuery(nearbyQuery);
}

export const storeOptions = (id: string) =>
  queryOptions({
    queryKey: queryKeys.store(id),
    queryFn: ({ signal }) => callApi<Store>(storeUrl(id), { signal }),
  });

export function useStore(id: string) {
  return useQuery(storeOptions(id));
}

type FollowedResult = { results: NearbyStore[] };

/** Asks for nothing in the moment between a logout and the next screen. */
export function useFollowed() {
  const { user, signedIn } = useSession();
  return useQuery({
    queryKey: queryKeys.followed,
    queryFn: async ({ signal }) => {
      const url = followedUrl(user?.id ?? '');
      return (await callApi<FollowedResult>(url, { signal })).results;
    },
    enabled: signedIn,
    // Rows that were unfollowed stay while the list is shown, and are gone when it is shown again.
    gcTime: 0,
  });
}
