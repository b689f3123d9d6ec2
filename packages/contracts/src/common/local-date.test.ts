import { describe, expect, test } from 'vitest';
import { dateAt, dayNumber } from './local-date.ts';

describe('the date at a place', () => {
  test.each([
    ['2026-11-30T18:29:59.999Z', 'Asia/Kolkata', { year: 2026, month: 10, day: 30 }],
    ['2026-11-30T18:30:00.000Z', 'Asia/Kolkata', { year: 2026, month: 11, day: 1 }],
    ['2026-12-31T18:30:00.000Z', 'Asia/Kolkata', { year: 2027, month: 0, day: 1 }],
    ['2026-11-30T18:29:59.999Z', 'Pacific/Auckland', { year: 2026, month: 11, day: 1 }],
    ['2028-03-01T04:59:59.999Z', 'America/New_York', { year: 2028, month: 1, day: 29 }],
  ])('at %s in %s', (instant, zone, date) => {
    expect(dateAt(new Date(instant), zone)).toEqual(date);
  });

  test('is the reader’s own where nobody knows the zone', () => {
    const date = dateAt(new Date(2026, 10, 30, 12), 'Mars/Olympus');
    expect(date).toEqual({ year: 2026, month: 10, day: 30 });
  });
});

test('days are counted alike, whether or not the zone’s clocks change', () => {
  const instant = new Date('2026-11-30T19:00:00Z');
  // Sri Lanka has India's time, and is not among the steady zones.
  expect(dayNumber(instant, 'Asia/Colombo')).toBe(dayNumber(instant, 'Asia/Kolkata'));
  expect(dayNumber(instant, 'Asia/Kolkata') - dayNumber(instant, 'Europe/London')).toBe(1);
});

test('no calendar of the browser is asked about a steady zone', () => {
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = (() => {
    throw new Error('asked');
  }) as never;
  try {
    expect(dateAt(new Date(0), 'Asia/Kolkata')).toEqual({ year: 1970, month: 0, day: 1 });
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});
