import { describe, expect, test } from 'vitest';
import { daysLeft, endingAt } from './ending.ts';

const bengaluru = { expiry: '2026-11-30T18:29:59.999Z', timeZone: 'Asia/Kolkata' };
const newYork = { expiry: '2026-11-02T04:59:59.999Z', timeZone: 'America/New_York' };

describe('a coupon that ends with November in Bengaluru', () => {
  test.each([
    ['2026-11-26T18:29:59.999Z', 4, null],
    ['2026-11-26T18:30:00.000Z', 3, 'soon'],
    ['2026-11-28T18:29:59.999Z', 2, 'soon'],
    ['2026-11-28T18:30:00.000Z', 1, 'tomorrow'],
    ['2026-11-29T18:29:59.999Z', 1, 'tomorrow'],
    ['2026-11-29T18:30:00.000Z', 0, 'today'],
    ['2026-11-30T18:29:59.999Z', 0, 'today'],
    ['2026-11-30T18:30:00.000Z', null, null],
  ])('at %s has %s days left and is marked %j', (now, days, ending) => {
    expect(daysLeft(bengaluru, new Date(now))).toBe(days);
    expect(endingAt(bengaluru, new Date(now))).toBe(ending);
  });
});

test('the store’s clock counts, not the reader’s', () => {
  const now = new Date('2026-11-30T20:00:00Z');
  const expiry = '2026-12-01T07:59:59.999Z';
  expect(endingAt({ expiry, timeZone: 'America/Los_Angeles' }, now)).toBe('today');
  expect(endingAt({ expiry, timeZone: 'Asia/Tokyo' }, now)).toBe('today');
  expect(endingAt({ expiry, timeZone: 'Europe/London' }, now)).toBe('tomorrow');
});

test.each([
  ['2026-10-31T03:59:59.999Z', 'soon'],
  ['2026-10-31T04:00:00.000Z', 'tomorrow'],
  ['2026-11-01T03:59:59.999Z', 'tomorrow'],
  // The day on which the clocks go back has 25 hours.
  ['2026-11-01T04:00:00.000Z', 'today'],
])('where summer time ends on the last day, at %s it is marked %j', (now, ending) => {
  expect(endingAt(newYork, new Date(now))).toBe(ending);
});

test('a zone that nobody knows breaks nothing', () => {
  const here = new Date(2026, 10, 30, 12);
  const expiry = new Date(2026, 10, 30, 23, 59, 59).toISOString();
  expect(endingAt({ expiry, timeZone: 'Moon/Tranquility' }, here)).toBe('today');
});
