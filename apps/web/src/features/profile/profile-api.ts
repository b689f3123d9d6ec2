import type {
  UpdateUserBody,
  UpdateUserResult,
  Profile,
  User,
} from '@baeon/contracts/profile/profile-wire';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, updateSessionUser, useSession } from '../../lib/session.ts';

async function fetchProfile(signal: AbortSignal): Promise<User> {
  // The browser keeps this person for every screen, and has no room for all that they wish for.
  const { wishlist: _wishlist, ...user } = await callApi<Profile>(wire.user, { signal });
  return user;
}

const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: ({ signal }) => fetchProfile(signal),
});

/** Asks for nothing in the moment between a logout and the next screen. */
export function useProfile() {
  const { signedIn } = useSession();
  return useQuery({ ...profileQuery, enabled: signedIn });
}

export type UserChange = Omit<UpdateUserBody, 'id'>;

/** Saves a change of the signed-in user; the answer is what every screen shows from then on. */
export function useUpdateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => {
      const body = { id: currentSession().user?.id, ...change };
      return callApi<UpdateUserResult>(wire.updateUser, { method: 'POST', body });
    },
    onSuccess: ({ user }, { latitude, city, area }) => {
      updateSessionUser(user);
      queryClient.setQueryData(queryKeys.profile, user);
      const moved = latitude !== undefined || city !== undefined || area !== undefined;
      if (moved) void queryClient.invalidateQueries({ queryKey: queryKeys.nearbyBusinesses });
    },
  });
}
