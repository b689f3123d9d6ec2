import type { Coordinates } from '@baeon/contracts/places/geo';

/** A position and the moment it was found, in epoch milliseconds. */
export type LocationFix = Coordinates & { at: number };

/** Whether what is saved comes from the device or was typed. */
type Source = 'device' | 'form';

type Known = {
  fix: LocationFix | null;
  /** Why the device gave no location, fit to be shown. */
  problem: string | null;
};

export type LocationSave =
  | (Known & { step: 'ready'; refusal: string | null })
  | { step: 'locating' }
  | (Known & { step: 'saving'; source: Source })
  | (Known & { step: 'saved'; source: Source });

export type LocationSaveEvent =
  | { type: 'locating-began' }
  | { type: 'located'; fix: LocationFix }
  /** Without a message it was the person who did not want to wait. */
  | { type: 'not-located'; message: string | null }
  | { type: 'save-began'; source: Source }
  | { type: 'save-refused'; message: string }
  /** `stays`: the form remains on the screen and can be used again. */
  | { type: 'saved'; stays: boolean };

export const readyToSave: Extract<LocationSave, { step: 'ready' }> = {
  step: 'ready',
  fix: null,
  problem: null,
  refusal: null,
};

export function isSavingLocation(state: LocationSave): boolean {
  return state.step !== 'ready';
}

/** What the button that belongs to this source shows. */
export function isWorkingOn(source: Source, state: LocationSave): boolean {
  if (state.step === 'ready') return false;
  return (state.step === 'locating' ? 'device' : state.source) === source;
}

const FRESH_MS = 60_000;

/** The position found for a save that then failed; nobody wants to be asked for it twice. */
export function freshFix(state: LocationSave, now: number): LocationFix | null {
  if (state.step !== 'ready' || !state.fix) return null;
  return now - state.fix.at <= FRESH_MS ? state.fix : null;
}

/** Events that do not belong to the present step are late answers; they change nothing. */
export function locationSaveReducer(state: LocationSave, event: LocationSaveEvent): LocationSave {
  switch (event.type) {
    case 'locating-began':
      return state.step === 'ready' ? { step: 'locating' } : state;
    case 'located':
      if (state.step !== 'locating') return state;
      return { step: 'saving', source: 'device', fix: event.fix, problem: null };
    case 'not-located':
      return state.step === 'locating' ? { ...readyToSave, problem: event.message } : state;
    case 'save-began':
      if (state.step !== 'ready') return state;
      return { step: 'saving', source: event.source, fix: state.fix, problem: state.problem };
    case 'save-refused':
      if (state.step !== 'saving') return state;
      return { step: 'ready', fix: state.fix, problem: state.problem, refusal: event.message };
    case 'saved':
      if (state.step !== 'saving') return state;
      return event.stays ? readyToSave : { ...state, step: 'saved' };
  }
}
