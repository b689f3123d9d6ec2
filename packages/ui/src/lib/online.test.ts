// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isOnline,
  reportServerMissed,
  reportServerReached,
  subscribeToOnline,
  watchConnection,
} from './online.ts';

const health = vi.fn<() => Promise<Response>>();
const there = () => Promise.resolve(Response.json({}));
const away = () => Promise.reject(new TypeError('Failed to fetch'));
let stop: () => void;

const browserSays = (online: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', health.mockReset().mockImplementation(there));
  browserSays(true);
  stop = watchConnection('/api/health');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('a call that failed alone does not make us offline', async () => {
  const told = vi.fn();
  const unsubscribe = subscribeToOnline(told);
  reportServerMissed();
  await pass();
  expect(health).toHaveBeenCalledOnce();
  expect(isOnline()).toBe(true);
  await pass(60_000);
  expect(health).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
  unsubscribe();
});

test('a server that is away is looked for, less and less often, until it is back', async () => {
  health.mockImplementation(away);
  reportServerMissed();
  await pass();
  expect(isOnline()).toBe(false);
  for (const [ms, calls] of [
    [1000, 2],
    [2000, 3],
    [3999, 3],
    [1, 4],
  ] as const) {
    await pass(ms);
    expect(health).toHaveBeenCalledTimes(calls);
  }
  health.mockImplementation(there);
  await pass(8000);
  expect(isOnline()).toBe(true);
});

test('a proxy that answers for it is not it', async () => {
  health.mockResolvedValue(new Response('', { status: 502 }));
  reportServerMissed();
  await pass();
  expect(isOnline()).toBe(false);
});

test('the browser is believed when it says offline, and asked about when it says online', async () => {
  browserSays(false);
  window.dispatchEvent(new Event('offline'));
  expect(isOnline()).toBe(false);
  await pass(10_000);
  expect(health).not.toHaveBeenCalled();
  browserSays(true);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(health).toHaveBeenCalledOnce();
  expect(isOnline()).toBe(true);
});

test('nobody looks while nobody looks', async () => {
  health.mockImplementation(away);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  reportServerMissed();
  await pass(120_000);
  expect(health).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  expect(health).toHaveBeenCalledOnce();
});

test('any answer ends the search', async () => {
  health.mockImplementation(away);
  reportServerMissed();
  await pass();
  reportServerReached();
  expect(isOnline()).toBe(true);
  await pass(60_000);
  expect(health).toHaveBeenCalledOnce();
});

test('a server that was missed before anybody watched is looked for all the same', async () => {
  stop();
  browserSays(false);
  reportServerMissed();
  browserSays(true);
  expect(isOnline()).toBe(false);
  stop = watchConnection('/api/health');
  await pass();
  expect(isOnline()).toBe(true);
});
