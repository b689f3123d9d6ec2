// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from './person-test-kit.ts';
import {
  currentSession,
  endSession,
  expireSession,
  mendSession,
  onSessionExpired,
  startSession,
  storageKeys,
  subscribeToSession,
  useSession,
} from './session.ts';

const user = person('OTPVERIFIED');

beforeEach(() => {
  endSession();
  // Takes up an expiry that nobody heard of in another file: modules are shared.
  onSessionExpired(() => {})();
});
afterEach(() => endSession());

test('a user with a status that this version does not know is no user', () => {
  startSession({ user, token: 'secret', loginStatus: 'GOTBUSINESS' });
  const stored = JSON.stringify({ ...user, login_status: 'GOTMOON' });
  localStorage.setItem(storageKeys.user, stored);
  expect(currentSession()).toMatchObject({ user: null, signedIn: false });
});

test('a sign-in writes only the keys it is allowed to', () => {
  startSession({ user, token: 'secret', loginStatus: 'GOTBUSINESS' });
  expect(Object.keys(localStorage).sort()).toEqual(['home', 'token', 'user']);
  expect(Object.values(storageKeys)).toEqual(expect.arrayContaining(Object.keys(localStorage)));
  expect(currentSession()).toMatchObject({ token: 'secret', home: true, signedIn: true });
});

test.each([
  ['GOTBUSINESS', true],
  [true, true],
  ['OTPVERIFIED', false],
  ['GOTLOCATION', false],
  ['OTPVERIFIED', true, { onboarding_later: true }],
] as const)('status %s sets the home flag: %s', (loginStatus, home, known?: object) => {
  localStorage.setItem(storageKeys.home, 'true');
  startSession({ user: { ...user, ...known }, token: 'secret', loginStatus });
  expect(currentSession().home).toBe(home);
});

test("the answer's status wins over the one inside the user", () => {
  startSession({ user, token: 'secret', loginStatus: 'GOTINTERESTS' });
  expect(currentSession().user?.login_status).toBe('GOTINTERESTS');
});

test('the snapshot is the same object until something changes', () => {
  startSession({ user, token: 'secret', loginStatus: 'OTPVERIFIED' });
  const before = currentSession();
  expect(currentSession()).toBe(before);
  localStorage.setItem(storageKeys.token, 'other');
  expect(currentSession()).not.toBe(before);
});

test.each(['{broken', 'null', '42', '"text"', '{"name":"no id"}'])(
  'a damaged user %j means signed out',
  (stored) => {
    localStorage.setItem(storageKeys.user, stored);
    localStorage.setItem(storageKeys.token, 'secret');
    expect(currentSession().signedIn).toBe(false);
  },
);

test('ending clears the whole of local storage', () => {
  startSession({ user, token: 'secret', loginStatus: true });
  localStorage.setItem(storageKeys.data, '{"a":1}');
  endSession();
  expect(localStorage.length).toBe(0);
  expect(currentSession()).toEqual({ user: null, token: null, home: false, signedIn: false });
});

describe('mending', () => {
  test('drops a flag without a person', () => {
    localStorage.setItem(storageKeys.home, 'true');
    mendSession();
    expect(localStorage.getItem(storageKeys.home)).toBeNull();
  });

  test('restores the flag of someone who has finished onboarding', () => {
    startSession({ user, token: 'secret', loginStatus: 'GOTBUSINESS' });
    localStorage.removeItem(storageKeys.home);
    mendSession();
    expect(currentSession().home).toBe(true);
  });
});

describe('expiry', () => {
  test('ends the session of that token and says so', () => {
    const heard = vi.fn<() => void>();
    const stop = onSessionExpired(heard);
    startSession({ user, token: 'old', loginStatus: true });
    expireSession('old');
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(currentSession().signedIn).toBe(false);
  });

  test('before anybody listens is told to the first who does, once', () => {
    startSession({ user, token: 'old', loginStatus: true });
    expireSession('old');
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [onSessionExpired(first), onSessionExpired(second)];
    for (const stop of stops) stop();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  test('leaves a newer session alone', () => {
    const heard = vi.fn<() => void>();
    const stop = onSessionExpired(heard);
    startSession({ user, token: 'new', loginStatus: true });
    expireSession('old');
    stop();
    expect(heard).not.toHaveBeenCalled();
    expect(currentSession().token).toBe('new');
  });
});

test('a logout in another tab reaches this one', () => {
  startSession({ user, token: 'secret', loginStatus: true });
  const { result } = renderHook(() => useSession());
  expect(result.current.signedIn).toBe(true);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new Event('storage'));
  });
  expect(result.current.signedIn).toBe(false);
});

test('unsubscribing is final', () => {
  const heard = vi.fn<() => void>();
  subscribeToSession(heard)();
  endSession();
  expect(heard).not.toHaveBeenCalled();
});

test('storage that throws is replaced by memory', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
  });
  startSession({ user, token: 'secret', loginStatus: true });
  expect(currentSession()).toMatchObject({ token: 'secret', home: true, signedIn: true });
  endSession();
  expect(currentSession().signedIn).toBe(false);
  vi.unstubAllGlobals();
});
