import { isSamePlace } from '@baeon/contracts/places/geo';
import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import type { UpdateUserResult, User } from '@baeon/contracts/profile/profile-wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { wire } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession, updateSessionUser } from '../../../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { chosenPlaceOf, setVisitPlace } from '../../../lib/visit-place.ts';
import { fetchProfile, type UserChange } from '../profile-api.ts';
import { pickerTexts } from './picker-texts.ts';

type Saved = { change: UserChange; chosenBefore: User['chosen_place']; nth: number };

/** Answers to all but the last change are behind what the person sees. */
let changes = 0;

const failedNews = { id: 'place' };

/**
 * Chooses a place, or takes the choice back. It counts at once and is saved behind: a member's in
 * the profile, a visitor's for the visit.
 */
export function useChoosePlace() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // One after the other: the last one that was made is the one that stays.
    scope: { id: 'place' },
    mutationFn: ({ change }: Saved) =>
      callApi<UpdateUserResult>(wire.updateUser, {
        method: 'POST',
        body: { id: currentSession().user?.id, ...change },
        keepalive: true,
      }),
    onSuccess: ({ user }, { nth }) => {
      if (nth !== changes) return;
      updateSessionUser(user);
      client.setQueryData(queryKeys.profile, user);
    },
    onError: (error, { chosenBefore, nth }) => {
      const { user } = currentSession();
      // Someone who was just signed out has been told why.
      if (!user || nth !== changes) return;
      updateSessionUser({ ...user, chosen_place: chosenBefore });
      toast.error(textsOf(pickerTexts).failed(error.message), failedNews);
    },
  });

  function save(change: UserChange, onSaved?: () => void): void {
    const chosenBefore = currentSession().user?.chosen_place ?? null;
    changes += 1;
    mutate({ change, chosenBefore, nth: changes }, onSaved && { onSuccess: onSaved });
  }

  function choose(place: ChosenPlace | null): void {
    const { user, signedIn } = currentSession();
    const now = chosenPlaceOf(user);
    if (place && now ? isSamePlace(place, now) && place.name === now.name : place === now) return;
    if (!signedIn || !user) return setVisitPlace(place);
    setVisitPlace(null);
    save({ chosen_place: place });
    updateSessionUser({ ...user, chosen_place: place });
  }

  return { choose, save, saving: isPending };
}

/** What was saved or chosen on another device. */
export function useFreshPlaces(): void {
  useEffect(() => {
    const asked = new AbortController();
    const before = changes;
    async function look() {
      if (!currentSession().signedIn) return;
      const profile = await fetchProfile(asked.signal).catch(() => null);
      const { user } = currentSession();
      // What was changed here meanwhile is newer.
      if (!profile || !user || asked.signal.aborted || before !== changes) return;
      const { chosen_place, places } = profile;
      updateSessionUser({ ...user, chosen_place, places });
    }
    void look();
    return () => asked.abort();
  }, []);
}
