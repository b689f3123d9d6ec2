import type { User } from '@baeon/contracts/profile/profile-wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { LocationError } from '@baeon/ui/device/geolocation.ts';
import { person } from './person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { endSession, startSession } from './session.ts';
import { fetchPlaceInUse, usePosition } from './use-position.ts';
import { setVisitPlace } from './visit-place.ts';

const home = { latitude: 12.9784, longitude: 77.6408 };
const town = { latitude: 12.9352, longitude: 77.6245 };
const far = { latitude: 12.9698, longitude: 77.75 };
/** About sixty metres from home. */
const nextDoor = { latitude: 12.9789, longitude: 77.6411 };

const someone = (known: Partial<User> = {}) =>
  startSession({ user: person('GOTBUSINESS', known), token: 'secret', loginStatus: true });

function position() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(usePosition, { wrapper }).result;
}

beforeEach(() => someone({ ...home, area: 'Indiranagar', city: 'Bengaluru' }));
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

test("are the device's place where that is allowed already", async () => {
  stubLocation(town, { permission: 'granted' });
  const here = position();
  await waitFor(() => expect(here.current.settled).toBe(true));
  expect(here.current).toMatchObject({ at: town, how: 'device', name: null });
});

test('stay the saved place where the device is next door to it', async () => {
  stubLocation(nextDoor, { permission: 'granted' });
  const here = position();
  await waitFor(() => expect(here.current.settled).toBe(true));
  expect(here.current).toMatchObject({ at: home, how: 'device', name: 'Indiranagar' });
});

test.each(['prompt', 'denied', 'unknown'])(
  'are the saved place where the permission is %s, and nothing is asked',
  async (permission) => {
    const location = stubLocation(town, { permission });
    const here = position();
    await waitFor(() => expect(here.current.settled).toBe(true));
    expect(here.current).toMatchObject({ at: home, how: 'saved', name: 'Indiranagar' });
    expect(location.asked).toHaveLength(0);
  },
);

test('are nowhere where neither is known', async () => {
  someone();
  stubLocation({ code: 2 }, { permission: 'granted' });
  const here = position();
  await waitFor(() => expect(here.current.settled).toBe(true));
  expect(here.current).toMatchObject({ at: null, how: null, name: null });
});

test('are asked for again where the device did not know at first', async () => {
  someone();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  stubLocation({ code: 2 }, { permission: 'granted' });
  const here = position();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(here.current).toMatchObject({ at: null, settled: true });
  stubLocation(town, { permission: 'granted' });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(here.current).toMatchObject({ at: town, how: 'device' });
});

test('are the saved place meanwhile, and a silent device is not waited for much longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const location = stubLocation('silence', { permission: 'granted' });
  const here = position();
  expect(here.current).toMatchObject({ at: home, settled: false });
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(here.current.settled).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(here.current).toMatchObject({ at: home, settled: true });

  const coords = town as GeolocationCoordinates;
  await act(async () => location.asked[0]?.found({ coords } as GeolocationPosition));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(here.current.at).toEqual(town);
});

describe('a chosen place', () => {
  const chosen = { name: 'Whitefield', city: 'Bengaluru', state: null, ...far };

  test('counts before the device and is not waited for, in what is asked ahead too', async () => {
    stubLocation('silence', { permission: 'granted' });
    someone({ ...home, chosen_place: chosen });
    const expected = { at: far, how: 'chosen', name: 'Whitefield' };
    expect(position().current).toMatchObject({ ...expected, settled: true });
    expect(await fetchPlaceInUse(createQueryClient())).toEqual(expected);
  });

  test("is a visitor's for the visit, and goes with a logout", async () => {
    stubLocation(town, { permission: 'granted' });
    endSession();
    const here = position();
    act(() => setVisitPlace(chosen));
    expect(here.current).toMatchObject({ at: far, how: 'chosen', name: 'Whitefield' });
    act(() => someone(home));
    expect(here.current.how).toBe('chosen');
    act(endSession);
    await waitFor(() => expect(here.current).toMatchObject({ at: town, how: 'device' }));
  });

  test('that a tab kept badly is none', () => {
    sessionStorage.setItem('place', '{');
    stubLocation(town, { permission: 'denied' });
    expect(position().current.how).toBe('saved');
    sessionStorage.clear();
  });
});

describe('asking', () => {
  test('gives the place at once', async () => {
    stubLocation(town, { permission: 'prompt' });
    const here = position();
    await waitFor(() => expect(here.current.settled).toBe(true));
    await act(() => here.current.locate());
    await waitFor(() => expect(here.current).toMatchObject({ at: town, how: 'device' }));
  });

  test('tells why there is none', async () => {
    stubLocation({ code: 1 }, { permission: 'prompt' });
    const here = position();
    await waitFor(() => expect(here.current.settled).toBe(true));
    await expect(here.current.locate()).rejects.toThrow(LocationError);
    expect(here.current.at).toEqual(home);
  });
});
