import { expect, test } from 'vitest';
import type { Weekday } from '../stores/opening-hours.ts';
import { isUsableAt, hoursOfUseText } from './use-hours.ts';

const weekdaysOnly: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const lunch = { days: weekdaysOnly, from: '12:00', to: '15:30' };
const late = { days: ['fri', 'sat'] as Weekday[], from: '20:00', to: '02:00' };

// Monday, 16 November 2026, in Bengaluru and elsewhere.
test.each([
  [lunch, 'Asia/Kolkata', '2026-11-16T06:29:59Z', false],
  [lunch, 'Asia/Kolkata', '2026-11-16T06:30:00Z', true],
  [lunch, 'Asia/Kolkata', '2026-11-16T10:00:00Z', false],
  [lunch, 'America/New_York', '2026-11-16T10:00:00Z', false],
  [lunch, 'America/New_York', '2026-11-16T17:00:00Z', true],
  [lunch, 'Asia/Kolkata', '2026-11-21T07:00:00Z', false],
  [lunch, 'Moon/Tranquility', '2026-11-21T07:00:00Z', true],
  // Past midnight it still is the evening before.
  [late, 'Asia/Kolkata', '2026-11-21T20:00:00Z', true],
  [late, 'Asia/Kolkata', '2026-11-22T20:00:00Z', false],
  [
    { days: ['sun'] as Weekday[], from: '00:00', to: '00:00' },
    'Asia/Kolkata',
    '2026-11-22T18:00:00Z',
    true,
  ],
  [null, 'Asia/Kolkata', '2026-11-22T18:00:00Z', true],
])('%j in %s at %s: %s', (hours, zone, at, usable) => {
  expect(isUsableAt(hours, zone, new Date(at))).toBe(usable);
});

test.each([
  [lunch, 'Mon–Fri, 12 pm to 3:30 pm'],
  [late, 'Fri, Sat, 8 pm to 2 am'],
  [
    { days: ['mon', 'wed', 'thu', 'fri', 'sun'] as Weekday[], from: '00:00', to: '00:00' },
    'Mon, Wed–Fri, Sun',
  ],
  [
    { days: [...weekdaysOnly, 'sat', 'sun'] as Weekday[], from: '00:15', to: '09:00' },
    'every day, 12:15 am to 9 am',
  ],
])('%j reads %j', (hours, text) => {
  expect(hoursOfUseText(hours)).toBe(text);
});
