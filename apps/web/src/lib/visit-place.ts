import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { useSyncExternalStore } from 'react';
import { onSignedOut } from './session.ts';

const STORAGE_KEY = 'place';
const listeners = new Set<() => void>();
/** Where storage is refused, the choice ends with a reload. */
let inMemory: string | null = null;
let cached: { text: string | null; place: ChosenPlace | null } = { text: null, place: null };

function storedText(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function parsed(text: string | null): ChosenPlace | null {
  try {
    return JSON.parse(text ?? 'null') as ChosenPlace | null;
  } catch {
    return null;
  }
}

/** The place that a visitor chose; it lasts as long as the tab. */
function visitPlace(): ChosenPlace | null {
  const text = storedText();
  if (cached.text !== text) cached = { text, place: parsed(text) };
  return cached.place;
}

export function setVisitPlace(place: ChosenPlace | null): void {
  inMemory = place && JSON.stringify(place);
  try {
    if (inMemory === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, inMemory);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// What somebody chose goes with them.
onSignedOut(() => setVisitPlace(null));

/** The place that was chosen: in the profile, or for this visit before a login. */
export function chosenPlaceOf(user: Partial<User> | null): ChosenPlace | null {
  return user?.chosen_place ?? visitPlace();
}

export function useChosenPlace(user: Partial<User> | null): ChosenPlace | null {
  const forVisit = useSyncExternalStore(subscribe, visitPlace);
  return user?.chosen_place ?? forVisit;
}
