import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTime, letPass, makeTimeHoldable } from './page-time.ts';

/** A page whose scripts run here, in a window that has this test's timers. */
const page = {
  addInitScript: async (script: (given: unknown) => void, given: unknown) => script(given),
  evaluate: async (script: (given: unknown) => unknown, given: unknown) => script(given),
} as unknown as Page;

const realNow = Date.now;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout, setInterval });
  await makeTimeHoldable(page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Date.now = realNow;
});

test('timers end as they always do until time is held', () => {
  const ended = vi.fn<(word: string) => void>();
  window.setTimeout(ended, 2000, 'over');
  vi.advanceTimersByTime(2000);
  expect(ended).toHaveBeenCalledExactlyOnceWith('over');
});

test('from then on the long ones never end, those that run already neither', async () => {
  const ended = vi.fn<() => void>();
  window.setTimeout(ended, 2000);
  window.setInterval(ended, 1000);
  await holdTime(page);
  window.setTimeout(ended, 100);
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});

test('short ones go on', async () => {
  const drawn = vi.fn<() => void>();
  await holdTime(page);
  window.setTimeout(drawn);
  window.setTimeout(drawn, 16);
  vi.advanceTimersByTime(16);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('the clock stands with them', async () => {
  await holdTime(page);
  const before = Date.now();
  vi.advanceTimersByTime(5000);
  expect(Date.now()).toBe(before);
});

test('time can be let pass before that', async () => {
  const before = Date.now();
  await letPass(page, 31_000);
  expect(Date.now()).toBe(before + 31_000);
});
