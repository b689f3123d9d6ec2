import { loginStatuses, type UserLoginStatus } from '@baeon/contracts/auth/otp';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import { safeStorage } from '@baeon/ui/lib/safe-storage.ts';

/** Everything that this app keeps in local storage. */
export const storageKeys = { user: 'user', token: 'token', home: 'home', data: 'data' } as const;

export type Session = {
  user: User | null;
  token: string | null;
  /** The app is open to this person. */
  home: boolean;
  signedIn: boolean;
};

type SignIn = { user: User; token: string; loginStatus: UserLoginStatus | true };

const HOME_FLAG = 'true';
const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

/** It ended before anybody could hear of it. */
let expiredUnheard = false;
let cached: { raw: string; session: Session } | null = null;

function parsedUser(text: string | null): User | null {
  try {
    const value = JSON.parse(text ?? 'null') as User | null;
    // A status from another version would lead nowhere, on every address.
    const known = loginStatuses.some((status) => status === value?.login_status);
    return typeof value?.id === 'string' && known ? value : null;
  } catch {
    return null;
  }
}

/** Same object until storage changes, which is what `useSyncExternalStore` asks for. */
export function currentSession(): Session {
  const user = safeStorage.get(storageKeys.user);
  const token = safeStorage.get(storageKeys.token);
  const home = safeStorage.get(storageKeys.home);
  const raw = JSON.stringify([user, token, home]);
  if (cached?.raw !== raw) {
    const person = parsedUser(user);
    const signedIn = person !== null && !!token;
    cached = { raw, session: { user: person, token, home: home === HOME_FLAG, signedIn } };
  }
  return cached.session;
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

/** Onboarding is behind them, or they have put the rest of it off. */
const isOpenTo = ({ login_status, onboarding_later }: User): boolean =>
  login_status === 'GOTBUSINESS' || onboarding_later;

export function startSession({ user, token, loginStatus }: SignIn): void {
  const stored = loginStatus === true ? user : { ...user, login_status: loginStatus };
  safeStorage.set(storageKeys.user, JSON.stringify(stored));
  safeStorage.set(storageKeys.token, token);
  if (loginStatus === true || isOpenTo(stored)) {
    safeStorage.set(storageKeys.home, HOME_FLAG);
  } else {
    safeStorage.remove(storageKeys.home);
  }
  announceChange();
}

/** Keeps what the server now knows of this person, and how far they have come with it. */
export function updateSessionUser(user: User): void {
  const { token, user: known } = currentSession();
  // An answer that comes after a logout, or for someone else, is nobody's.
  if (!token || known?.id !== user.id) return;
  startSession({ user, token, loginStatus: user.login_status });
}

export function endSession(): void {
  safeStorage.clear();
  forgetDrafts();
  announceChange();
}

/** Ends a session that the server no longer knows, unless another one has begun meanwhile. */
export function expireSession(token: string): void {
  if (currentSession().token !== token) return;
  endSession();
  expiredUnheard = expiryListeners.size === 0;
  for (const listener of expiryListeners) listener();
}

/** Brings a half-lost storage back to a state that the routes know. */
export function mendSession(): void {
  const { home, signedIn, user } = currentSession();
  if (home && !signedIn) safeStorage.remove(storageKeys.home);
  if (!home && signedIn && user && isOpenTo(user)) {
    safeStorage.set(storageKeys.home, HOME_FLAG);
  }
}

/** Also hears the other tabs: the browser tells only those that did not write. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The id of whoever is signed in; null for a visitor. */
export function currentUserId(): string | null {
  const { signedIn, user } = currentSession();
  return signedIn ? (user?.id ?? null) : null;
}

/** Calls when whoever was signed in is not any more, wherever they left. Returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  let person = currentUserId();
  return subscribeToSession(() => {
    const before = person;
    person = currentUserId();
    if (before !== null && before !== person) listener();
  });
}

export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  if (expiredUnheard) listener();
  expiredUnheard = false;
  return () => expiryListeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
