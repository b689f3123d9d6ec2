import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportServerMissed, reportServerReached } from '@baeon/ui/lib/online.ts';
import { NOW } from '../coupons-test-kit.ts';
import { RefreshedNote, refreshedText } from './refreshed-note.tsx';
import { couponTexts, momentText } from '../coupon-texts.ts';

const MINUTE_MS = 60_000;
const dataUpdatedAt = NOW.getTime() - 5 * MINUTE_MS;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  act(reportServerReached);
  vi.useRealTimers();
});

const show = (error: Error | null = null) =>
  render(<RefreshedNote of={{ error, dataUpdatedAt }} />);
const note = () => screen.queryByRole('status')?.textContent;

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(reportServerMissed);
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
  act(reportServerReached);
  expect(note()).toBeUndefined();
});

test('grows older with the clock', () => {
  show(new Error('503'));
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  const later = new Date(NOW.getTime() + MINUTE_MS);
  expect(note()).toBe(refreshedText(dataUpdatedAt, later));
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const words = {
  ...couponTexts.english,
  refreshed: (ago: string, moment: string) => `${ago} | ${moment}`,
  justNow: 'right now',
};
const before = (ms: number) => NOW.getTime() - ms;
const ago = (ms: number) => refreshedText(before(ms), NOW, words).split(' | ')[0];
const inWords = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(undefined, { numeric: 'always' }).format(-count, unit);

test.each([
  ['this second', 0],
  ['less than a minute ago', MINUTE - 1],
  ['later than now, by a clock that was put back', -5 * MINUTE],
  ['a day later than now', -DAY],
])('%s is just now', (_, ms) => {
  expect(ago(ms)).toBe('right now');
});

test.each([
  [MINUTE, 1, 'minute'],
  [5 * MINUTE + 59 * SECOND, 5, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [2 * HOUR - 1, 1, 'hour'],
  [DAY - 1, 23, 'hour'],
  [DAY, 1, 'day'],
  [40 * DAY + 23 * HOUR, 40, 'day'],
] as const)('%i ms are %i %s', (ms, count, unit) => {
  expect(ago(ms)).toBe(inWords(count, unit));
});

test('says the moment too, by the clock of who reads it', () => {
  const refreshedAt = before(3 * DAY);
  const moment = momentText(new Date(refreshedAt).toISOString());
  expect(refreshedText(refreshedAt, NOW, words)).toBe(`${inWords(3, 'day')} | ${moment}`);
});

test('speaks as the app does unless told otherwise', () => {
  expect(refreshedText(before(0), NOW)).toBe(
    `Last refreshed just now (${momentText(NOW.toISOString())})`,
  );
});
