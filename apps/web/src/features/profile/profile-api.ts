import type { User } from '@baeon/contracts/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callApi<User>(wire.user, { signal }),
});

/** Asks for nothing in the moment between a logout and the next screen. */
export function useProfile() {
  const { signedIn } = useSession();
  return useQuery({ ...profileQuery, enabled: signedIn });
}
