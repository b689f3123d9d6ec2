// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubUserAgent } from './browser-test-kit.ts';
import {
  askForPush,
  endPush,
  isPushAllowed,
  pushEndpoint,
  pushStatus,
  subscribeToPush,
  watchPushPermission,
} from './push.ts';
import { ENDPOINT, OTHER_KEY, PUSH_KEY, pushKeys, stubPush, unstubPush } from './push-test-kit.ts';

afterEach(() => {
  vi.useRealTimers();
  unstubPush();
});

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: { kind?: string }) => error.kind,
  );

describe('how a browser stands', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

  test.each([
    ['one that cannot', 'Mozilla/5.0 (X11; Linux x86_64) Old/1.0', 0, 'unsupported'],
    ['an iPhone', iphone, 5, 'install-first'],
    ['an iPad, which says that it is a Mac', mac, 5, 'install-first'],
    ['an old Mac', mac, 0, 'unsupported'],
  ])('%s', async (_, userAgent, fingers, standing) => {
    vi.stubGlobal('isSecureContext', true);
    stubUserAgent(userAgent);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(fingers);
    expect(await pushStatus()).toBe(standing);
    expect(await pushEndpoint()).toBeNull();
    expect(await endPush()).toBeNull();
    expect(isPushAllowed()).toBe(false);
    expect(await kindOf(askForPush())).toBe('unavailable');
  });

  test.each([
    [{ permission: 'default' }, 'off'],
    [{ permission: 'granted' }, 'off'],
    [{ permission: 'granted', worker: false }, 'off'],
    [{ permission: 'granted', subscribedFor: PUSH_KEY }, 'on'],
    [{ permission: 'default', subscribedFor: PUSH_KEY }, 'off'],
    [{ permission: 'denied', subscribedFor: PUSH_KEY }, 'blocked'],
  ] as const)('%j is %s', async (sketch, standing) => {
    stubPush(sketch);
    expect(await pushStatus()).toBe(standing);
  });

  test('not without a secure address', async () => {
    stubPush({ permission: 'granted' });
    vi.stubGlobal('isSecureContext', false);
    expect(await pushStatus()).toBe('unsupported');
  });
});

test.each([
  ['granted', 'fine'],
  ['denied', 'blocked'],
  ['default', 'undecided'],
] as const)('somebody who answers %s: %s', async (answer, outcome) => {
  stubPush({ answer });
  expect(await kindOf(askForPush())).toBe(outcome);
});

describe('a subscription', () => {
  test('is for the server’s key, and told as the server wants it', async () => {
    const { subscribe } = stubPush({ permission: 'granted' });
    const told = await subscribeToPush(PUSH_KEY);
    expect(told).toEqual({
      endpoint: ENDPOINT,
      keys: pushKeys,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    const [options] = subscribe.mock.calls[0]!;
    expect(options.userVisibleOnly).toBe(true);
    const key = options.applicationServerKey as Uint8Array;
    expect([key.length, key[0]]).toEqual([65, 4]);
    const text = btoa(String.fromCharCode(...key));
    expect(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')).toBe(PUSH_KEY);
  });

  test('is kept where it is for that key already', async () => {
    const { subscribe } = stubPush({ permission: 'granted', subscribedFor: PUSH_KEY });
    expect((await subscribeToPush(PUSH_KEY)).endpoint).toBe(ENDPOINT);
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('for another key gives way to a new one', async () => {
    const { endpoint } = stubPush({ permission: 'granted', subscribedFor: OTHER_KEY });
    const told = await subscribeToPush(PUSH_KEY);
    expect(told.endpoint).not.toBe(ENDPOINT);
    expect(endpoint()).toBe(told.endpoint);
  });

  test.each([
    [{ permission: 'granted', broken: true }, 'unavailable'],
    [{ permission: 'denied' }, 'blocked'],
  ] as const)('cannot be had: %j', async (sketch, kind) => {
    stubPush(sketch);
    expect(await kindOf(subscribeToPush(PUSH_KEY))).toBe(kind);
  });

  test('does not wait for ever for a worker that never comes', async () => {
    vi.useFakeTimers();
    stubPush({ permission: 'granted', worker: false });
    const outcome = kindOf(subscribeToPush(PUSH_KEY));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBe('unavailable');
  });

  test('is ended, and says which one it was', async () => {
    stubPush({ permission: 'granted', subscribedFor: PUSH_KEY });
    expect(await pushEndpoint()).toBe(ENDPOINT);
    expect(await endPush()).toBe(ENDPOINT);
    expect(await pushEndpoint()).toBeNull();
    expect(await endPush()).toBeNull();
  });
});

test('somebody who decides otherwise is heard, until nobody listens', async () => {
  const browser = stubPush();
  const changed = vi.fn();
  const stop = watchPushPermission(changed);
  await Promise.resolve();
  await Promise.resolve();
  browser.decide('denied');
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  browser.decide('granted');
  expect(changed).toHaveBeenCalledTimes(1);
});
