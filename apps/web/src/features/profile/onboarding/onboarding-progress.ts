import { loginStatuses, type UserLoginStatus } from '@baeon/contracts/auth/otp';
import { useEffect, useEffectEvent } from 'react';
import { updateSessionUser, useSession } from '../../../lib/session.ts';
import { useProfile } from '../profile-api.ts';

const rank = (status: UserLoginStatus) => loginStatuses.indexOf(status);

/**
 * Tells when this person went further on another device. Someone who came back to an earlier
 * step on this one is where this device left them, and stays.
 */
export function useFurtherElsewhere(onFurther: (status: UserLoginStatus) => void): void {
  const { user } = useSession();
  const { data: profile } = useProfile();

  const goOn = useEffectEvent(onFurther);

  useEffect(() => {
    if (!profile || !user || rank(profile.login_status) <= rank(user.login_status)) return;
    updateSessionUser(profile);
    goOn(profile.login_status);
  }, [profile, user]);
}
