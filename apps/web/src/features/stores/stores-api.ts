import type { NearbyBusiness, NearbyBusinessesResult, Store } from '@baeon/contracts/store';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { followedUrl, followUrl, storeUrl, wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, useSession } from '../../lib/session.ts';

/** An answer in which the list is something else than a list. */
export class InvalidListError extends Error {
  override readonly name = 'InvalidListError';
}

async function nearbyBusinesses(signal: AbortSignal): Promise<NearbyBusiness[]> {
  const body = { id: currentSession().user?.id };
  const answer = await callApi<Partial<NearbyBusinessesResult> | null>(wire.nearbyBusinesses, {
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

export function useNearbyBusinesses() {
  return useQuery(nearbyQuery);
}

const storeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.store(id),
    queryFn: ({ signal }) => callApi<Store>(storeUrl(id), { signal }),
  });

export function useStore(id: string) {
  return useQuery(storeQuery(id));
}

type FollowedResult = { results: NearbyBusiness[] };

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

type Follow = { placeId: string; storeId: string | null; wanted: boolean };

/**
 * Follows a business or stops following it. The store's page shows the wish at once and takes it
 * back, with the reason, if the server refuses.
 */
export function useFollow() {
  const queryClient = useQueryClient();
  const busy = useRef(false);

  function show(storeId: string | null, followed: boolean): void {
    if (!storeId) return;
    const { queryKey } = storeQuery(storeId);
    queryClient.setQueryData(queryKey, (store) => store && { ...store, followed });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ placeId, wanted }: Follow) =>
      callApi<{ followed: boolean }>(followUrl(placeId), { method: wanted ? 'PUT' : 'DELETE' }),
    onMutate: async ({ storeId, wanted }) => {
      if (storeId) await queryClient.cancelQueries({ queryKey: queryKeys.store(storeId) });
      show(storeId, wanted);
    },
    onSuccess: ({ followed }, { storeId }) => {
      show(storeId, followed);
      // A list that is on the screen keeps its rows, so that a slip can be put right.
      void queryClient.invalidateQueries({ queryKey: queryKeys.followed, refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
      void queryClient.invalidateQueries({ queryKey: queryKeys.nearbyBusinesses });
    },
    onError: (error, { storeId, wanted }) => {
      show(storeId, !wanted);
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(error.message);
    },
  });

  /** One wish at a time: two taps in one frame see the same state, but not the same ref. */
  function follow(wish: Follow, onShown?: (followed: boolean) => void): void {
    if (busy.current) return;
    busy.current = true;
    onShown?.(wish.wanted);
    mutate(wish, {
      onError: () => onShown?.(!wish.wanted),
      onSettled: () => {
        busy.current = false;
      },
    });
  }

  return { follow, busy: isPending };
}
