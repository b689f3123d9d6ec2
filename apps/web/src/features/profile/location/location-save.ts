import type { Coordinates } from '@baeon/contracts/places/geo';
import { locationToasts, userToasts } from '@baeon/contracts/profile/onboarding';
import type { UpdateUserResult } from '@baeon/contracts/profile/profile-wire';
import { useEffect, useReducer, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { currentLocation, LocationError } from '@baeon/ui/device/geolocation.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { currentSession } from '../../../lib/session.ts';
import {
  freshFix,
  isSavingLocation,
  locationSaveReducer,
  readyToSave,
} from './location-save-state.ts';
import { type UserChange, useUpdateUser } from '../profile-api.ts';

export type SavedLocation = UpdateUserResult & {
  /** Why the device gave no location, if it was asked and gave none. */
  problem: string | null;
};

/** A second try that fails as well says nothing twice. */
const locationNews = { id: 'location' };
const saveNews = { id: 'save' };

/** Tells whether the session is still the one of now: who signed out is not told any more. */
function sessionWatch(): () => boolean {
  const { token } = currentSession();
  return () => currentSession().token === token;
}

/** Found is where; not found is why, or null when the person did not want to wait. */
type Outcome = { where: Coordinates } | { where: null; problem: string | null };

type Options = {
  /** The form remains on the screen after its save. */
  stays: boolean;
  /** What to say of a save. Also whoever has left the form by then wants to know. */
  tell?: (saved: SavedLocation) => void;
  /** The form is still there. */
  onSaved: (saved: SavedLocation) => void;
};

/**
 * Saves a change of the user, with where the device is if wanted. One thing at a time. Leaving the
 * form ends the search for a position, but not a save: that goes on, and its end is told.
 */
export function useLocationSave({ stays, tell, onSaved }: Options) {
  const [state, dispatch] = useReducer(locationSaveReducer, readyToSave);
  const updateUser = useUpdateUser();
  const running = useRef<AbortController | null>(null);
  const waiting = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Two taps in one frame see the same state, but not the same ref. */
  async function exclusively(action: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running.current || isSavingLocation(state)) return;
    const controller = new AbortController();
    running.current = controller;
    const sameSession = sessionWatch();
    try {
      await action(controller.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (controller.signal.aborted) return;
        throw error;
      }
      dispatch({ type: 'save-refused', message: error.message });
      if (sameSession()) toast.error(userToasts.updateFailed, saveNews);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  async function located(signal: AbortSignal): Promise<Outcome> {
    const known = freshFix(state, Date.now());
    if (known) {
      dispatch({ type: 'save-began', source: 'device' });
      const { latitude, longitude } = known;
      return { where: { latitude, longitude } };
    }
    dispatch({ type: 'locating-began' });
    waiting.current = new AbortController();
    const unwanted = waiting.current.signal;
    try {
      const where = await currentLocation(AbortSignal.any([signal, unwanted]));
      dispatch({ type: 'located', fix: { ...where, at: Date.now() } });
      return { where };
    } catch (error) {
      const problem = error instanceof LocationError ? error.message : null;
      if (problem === null && (signal.aborted || !unwanted.aborted)) throw error;
      dispatch({ type: 'not-located', message: problem });
      if (problem !== null) toast.error(locationToasts.failed, locationNews);
      return { where: null, problem };
    }
  }

  async function saved(change: UserChange, problem: string | null, signal: AbortSignal) {
    const sameSession = sessionWatch();
    const result = { ...(await updateUser.mutateAsync(change)), problem };
    if (sameSession()) tell?.(result);
    if (signal.aborted) return;
    dispatch({ type: 'saved', stays });
    onSaved(result);
  }

  return {
    state,
    busy: isSavingLocation(state),

    save: (change: UserChange) =>
      exclusively((signal) => {
        dispatch({ type: 'save-began', source: 'form' });
        return saved(change, null, signal);
      }),

    /** `otherwise` is asked for what to save when there is no location; null is nothing. */
    saveHere: (changeAt: (where: Coordinates) => UserChange, otherwise: () => UserChange | null) =>
      exclusively(async (signal) => {
        const outcome = await located(signal);
        if (outcome.where) return saved(changeAt(outcome.where), null, signal);
        const change = otherwise();
        if (!change) return;
        dispatch({ type: 'save-began', source: 'form' });
        await saved(change, outcome.problem, signal);
      }),

    stopWaiting: () => waiting.current?.abort(),
  };
}
