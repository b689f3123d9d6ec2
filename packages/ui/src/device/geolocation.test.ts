// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLocation, LocationError, locationPermission } from './geolocation.ts';
import { chromeOnAndroid } from './browser-test-kit.ts';
import { bengaluru, stubLocation } from './geolocation-test-kit.ts';

const inAnApp = chromeOnAndroid.replace('K)', 'K; wv)');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How the promise stands now, without waiting for it. */
function watched(location: Promise<unknown>) {
  const outcome: { value?: unknown } = {};
  location.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.value = error instanceof LocationError ? error.kind : error),
  );
  return outcome;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('asks for an exact and fresh position and gives it', async () => {
  const { asked } = stubLocation(bengaluru);
  await expect(currentLocation()).resolves.toEqual(bengaluru);
  expect(asked.map(({ options }) => options)).toEqual([
    { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
  ]);
});

describe('failures', () => {
  test.each([
    [{ code: 1 }, 'denied', 'Please give Chrome access to location service'],
    [{ code: 2 }, 'unavailable', 'Failed to fetch location'],
    [{ code: 3 }, 'timeout', 'Location request timed out'],
    [{ latitude: NaN, longitude: 1 }, 'unavailable', 'Failed to fetch location'],
  ])('%o is %s', async (answer, kind, message) => {
    stubLocation(answer);
    await expect(currentLocation()).rejects.toMatchObject({ kind, message });
  });

  test('an unknown browser is not given a name', async () => {
    stubLocation({ code: 1 }, { userAgent: 'Curious/1.0' });
    const message = 'Please give your browser access to location service';
    await expect(currentLocation()).rejects.toMatchObject({ message });
  });

  test('a page that is not secure has no location, and nobody is asked', async () => {
    const { asked } = stubLocation(bengaluru, { secure: false });
    const message = 'Geolocation is not supported by this browser.';
    await expect(currentLocation()).rejects.toMatchObject({ kind: 'unsupported', message });
    expect(asked).toEqual([]);
  });

  test('a browser without a location service is told as such', async () => {
    stubLocation(bengaluru);
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never);
    await expect(currentLocation()).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test.each([{ code: 1 }, { code: 2 }, { code: 3 }])(
    '%o inside another app is told as such',
    async (answer) => {
      stubLocation(answer, { userAgent: inAnApp });
      const message = 'Location service not available in webview';
      await expect(currentLocation()).rejects.toMatchObject({ kind: 'webview', message });
    },
  );

  test('a service that throws is unavailable', async () => {
    stubLocation(bengaluru);
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {
      throw new TypeError('broken');
    });
    await expect(currentLocation()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a browser that never answers', () => {
  test('is given up a little after its own deadline', async () => {
    stubLocation('silence', { permission: 'granted' });
    const outcome = watched(currentLocation());
    await pass(5000);
    expect(outcome).toEqual({});
    await pass(1000);
    expect(outcome).toEqual({ value: 'timeout' });
  });

  test('is waited for while its question is open, and no longer once it is answered', async () => {
    const { decide } = stubLocation('silence', { permission: 'prompt' });
    const outcome = watched(currentLocation());
    await pass(600_000);
    expect(outcome).toEqual({});
    decide('granted');
    await pass(6000);
    expect(outcome).toEqual({ value: 'timeout' });
  });

  test('after a refusal it counts as denied', async () => {
    const { decide } = stubLocation('silence', { permission: 'prompt' });
    const outcome = watched(currentLocation());
    await pass(0);
    decide('denied');
    await pass(6000);
    expect(outcome).toEqual({ value: 'denied' });
  });

  test('is waited for where nobody can tell whether it asks', async () => {
    stubLocation('silence', { permission: 'unknown' });
    const outcome = watched(currentLocation());
    await pass(600_000);
    expect(outcome).toEqual({});
  });

  test.each(['prompt', 'unknown'])('inside another app (%s) it is given up', async (permission) => {
    stubLocation('silence', { permission, userAgent: inAnApp });
    const outcome = watched(currentLocation());
    await pass(30_000);
    expect(outcome).toEqual({ value: 'webview' });
  });

  test('an answer in time stops the clock', async () => {
    const { asked } = stubLocation('silence', { permission: 'granted' });
    const outcome = watched(currentLocation());
    await pass(4000);
    asked[0]?.found({ coords: bengaluru } as GeolocationPosition);
    await pass(0);
    expect(outcome).toEqual({ value: bengaluru });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('aborting', () => {
  test('before asks nobody', async () => {
    const { asked } = stubLocation(bengaluru);
    await expect(currentLocation(AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(asked).toEqual([]);
  });

  test('while waiting ends the wait', async () => {
    stubLocation('silence', { permission: 'granted' });
    const controller = new AbortController();
    const outcome = watched(currentLocation(controller.signal));
    await pass(10);
    controller.abort('gone');
    await pass(0);
    expect(outcome).toEqual({ value: 'gone' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('permission', () => {
  test.each(['granted', 'prompt', 'denied', 'unknown'])('%s is told', async (permission) => {
    stubLocation(bengaluru, { permission });
    await expect(locationPermission()).resolves.toBe(permission);
  });

  test('is denied where there is nothing to ask for', async () => {
    stubLocation(bengaluru, { permission: 'granted', secure: false });
    await expect(locationPermission()).resolves.toBe('denied');
  });
});
