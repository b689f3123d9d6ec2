import { describe, expect, test } from 'vitest';
import { dateText, endingMark, endingText, ownDateText, timeLeftText } from './deal-dates.ts';

/** The last millisecond of 30 November in India. */
const november = { expiry: '2026-11-30T18:29:59.999Z', timeZone: 'Asia/Kolkata' };

test('the date is the one at the store, not the one where the reader is', () => {
  expect(dateText(november)).toBe('30 Nov 2026');
  // At the same moment it is already December in Auckland.
  expect(dateText({ ...november, timeZone: 'Pacific/Auckland' })).toBe('1 Dec 2026');
});

test('what is the reader’s own doing has the date where they are', () => {
  expect(ownDateText(new Date(2026, 0, 1).toISOString())).toBe('1 Jan 2026');
  expect(ownDateText(new Date(2026, 11, 31, 23, 59).toISOString())).toBe('31 Dec 2026');
});

test('a zone that nobody knows breaks nothing', () => {
  expect(dateText({ ...november, timeZone: 'Mars/Olympus' })).toMatch(/2026$/);
});

describe('what is left', () => {
  test.each([
    // Past midnight in India, still the day before in UTC.
    ['2026-11-29T18:30:00.000Z', 'Ends today', 'Ends today'],
    ['2026-11-30T18:29:59.999Z', 'Ends today', 'Ends today'],
    ['2026-11-29T18:29:59.000Z', 'Ends tomorrow', 'Ends tomorrow'],
    ['2026-11-28T18:29:59.000Z', '2 days left', 'Ends in 2 days'],
    ['2026-11-26T18:30:00.000Z', '3 days left', 'Ends in 3 days'],
    ['2026-11-26T18:29:59.000Z', '4 days left', null],
    ['2026-11-15T06:30:00.000Z', '15 days left', null],
    ['2026-11-30T18:30:00.000Z', 'Ended', null],
  ])('at %s is %j, marked %j', (now, text, mark) => {
    expect(endingText(november, new Date(now))).toBe(text);
    expect(endingMark(november, new Date(now))).toBe(mark);
  });

  test.each([
    ['2026-11-30T06:30:00.000Z', 'Ends today, 11 h left'],
    ['2026-11-30T17:29:59.999Z', 'Ends today, 1 h left'],
    ['2026-11-30T17:30:00.000Z', 'Ends today, 59 min left'],
    ['2026-11-30T18:29:50.000Z', 'Ends today, 1 min left'],
    ['2026-11-20T06:30:00.000Z', '10 days left'],
    ['2026-12-01T06:30:00.000Z', 'Ended'],
  ])('at %s reads %j', (now, text) => {
    expect(timeLeftText(november, new Date(now))).toBe(text);
  });
});
