import { userToasts } from '@baeon/contracts/profile/onboarding';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { paths } from '../../../config/paths.ts';
import { type UserChange, useUpdateUser } from '../../../features/profile/profile-api.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { forgetDrafts } from '../../../lib/drafts.ts';
import { useWayOn } from '../../use-way-on.ts';

/** Leaves the rest of onboarding for later, with what was told of it by then. */
export function usePutOff() {
  const goOn = useWayOn();
  const update = useUpdateUser();
  const begun = useRef(false);

  async function putOff(told: UserChange = {}): Promise<void> {
    // Two taps in one frame see the same state, but not the same ref.
    if (begun.current) return;
    begun.current = true;
    try {
      await update.mutateAsync({ ...told, onboarding_later: true });
      forgetDrafts();
      goOn(paths.dealsHome, { replace: true });
    } catch (error) {
      begun.current = false;
      if (!(error instanceof ApiError)) throw error;
      // Someone who was just signed out has been told why.
      if (error.code !== 'UNAUTHENTICATED') {
        toast.error(userToasts.updateFailed, { id: userToasts.updateFailed });
      }
    }
  }

  return { putOff, busy: update.isPending };
}
