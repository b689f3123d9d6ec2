import type { InterestsResult } from '@baeon/contracts/profile/profile-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const interestsQuery = queryOptions({
  queryKey: queryKeys.interests,
  queryFn: ({ signal }) => callApi<InterestsResult>(wire.interests, { signal }),
  select: ({ interests }) => interests,
  // The list changes with a release, not while somebody looks at it.
  staleTime: Infinity,
});

export function useInterests() {
  return useQuery(interestsQuery);
}

/** Leaves out what was chosen once and is not offered any more: nobody could unchoose it. */
export function stillOffered(
  chosen: readonly string[],
  offered: readonly { id: string }[] | undefined,
): string[] {
  return chosen.filter((id) => !offered || offered.some((interest) => interest.id === id));
}
