import type { Language } from '@baeon/contracts/profile/language';
import type {
  InterestsResult,
  Profile,
  UpdateUserBody,
  UpdateUserResult,
  User,
} from '@baeon/contracts/profile/profile-wire';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { couponsChanged } from '../../lib/other-tabs.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, updateSessionUser, useSession } from '../../lib/session.ts';
import { languageOf } from '@baeon/ui/lib/language-names.ts';

export async function fetchProfile(signal: AbortSignal): Promise<User> {
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
    onSuccess: ({ user }, { latitude, city, area, login_status, interestedBussiness }) => {
      updateSessionUser(user);
      queryClient.setQueryData(queryKeys.profile, user);
      // The last step gives a welcome, and stores greet whoever follows them.
      if (login_status ?? interestedBussiness) couponsChanged(queryClient);
      const moved = latitude !== undefined || city !== undefined || area !== undefined;
      if (moved) void queryClient.invalidateQueries({ queryKey: queryKeys.nearbyBusinesses });
    },
  });
}

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

/** Follows a language that was chosen on another device, as soon as the server tells of it. */
export function useLanguageSync(): void {
  const { user } = useSession();
  const { data: profile } = useProfile();

  const told = useEffectEvent((language: Language) => {
    if (user && languageOf(user) !== language) updateSessionUser({ ...user, language });
  });

  // Only what the server says anew counts: a choice made here is in the session a moment earlier.
  useEffect(() => {
    if (profile) told(languageOf(profile));
  }, [profile]);
}
