import type { User } from '@baeon/contracts/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callApi<User>(wire.user, { signal }),
});

export function useProfile() {
  return useQuery(profileQuery);
}
