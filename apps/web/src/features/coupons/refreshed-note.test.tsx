import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverMissed, serverReached } from '../../lib/online.ts';
import { NOW } from './coupons-test-kit.ts';
import { RefreshedNote } from './refreshed-note.tsx';
import { refreshedText } from './refreshed-text.ts';

const MINUTE_MS = 60_000;
const dataUpdatedAt = NOW.getTime() - 5 * MINUTE_MS;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  act(serverReached);
  vi.useRealTimers();
});

const show = (error: Error | null = null) =>
  render(<RefreshedNote of={{ error, dataUpdatedAt }} />);
const note = () => screen.queryByRole('status')?.textContent;

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(serverMissed);
}

test('is not needed over what has just been asked for', () => {
  show();
  expect(note()).toBeUndefined();
});

test('stands over what could not be asked for again', () => {
  show(new Error('503'));
  expect(note()).toBe(refreshedText(dataUpdatedAt, NOW));
});

test('comes and goes with the connection', () => {
  show();
  goOffline();
  expect(note()).toBe(refreshedText(dataUpdatedAt, NOW));
  act(serverReached);
  expect(note()).toBeUndefined();
});

test('grows older with the clock', () => {
  show(new Error('503'));
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  const later = new Date(NOW.getTime() + MINUTE_MS);
  expect(note()).toBe(refreshedText(dataUpdatedAt, later));
});
