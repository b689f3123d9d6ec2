// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockText, useSecondsUntil } from './use-countdown.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('counts down to zero and then rests', () => {
  const { result } = renderHook(() => useSecondsUntil(1_003_000));
  expect(result.current).toBe(3);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(2);
  act(() => vi.advanceTimersByTime(2000));
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a tab that slept past the deadline wakes up at zero', () => {
  const { result } = renderHook(() => useSecondsUntil(1_030_000));
  vi.setSystemTime(1_040_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(0);
});

test('follows a new deadline', () => {
  const { result, rerender } = renderHook(({ at }) => useSecondsUntil(at), {
    initialProps: { at: 0 },
  });
  expect(result.current).toBe(0);
  rerender({ at: 1_024_000 });
  expect(result.current).toBe(24);
});

test.each([
  [24, '0:24'],
  [60, '1:00'],
  [605, '10:05'],
  [3700, '1:01:40'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
