import type { Language } from '@baeon/contracts/profile/profile';
import { useEffect, useEffectEvent } from 'react';
import { updateSessionUser, useSession } from '../../lib/session.ts';
import { languageOf } from './language-names.ts';
import { useProfile } from './profile-api.ts';

/** Follows a language that was chosen on another device, as soon as the server tells of it. */
export function useLanguageElsewhere(): void {
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
