import { describe, expect, it } from 'vitest';
import { isTimeZone, quietUntil } from '../../src/features/push/quiet-hours.ts';

const night = { quiet_from: 21, quiet_until: 8 };
const nap = { quiet_from: 13, quiet_until: 15 };

const endOf = (now: string, timeZone: string, hours = night) =>
  quietUntil(new Date(now), timeZone, hours)?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-15T15:29:59Z', null],
    ['as they begin', '2026-11-15T15:30:00Z', '2026-11-16T02:30:00.000Z'],
    ['after midnight', '2026-11-15T18:31:00Z', '2026-11-16T02:30:00.000Z'],
    ['in their last moment', '2026-11-16T02:29:59.999Z', '2026-11-16T02:30:00.000Z'],
    ['as they end', '2026-11-16T02:30:00Z', null],
  ])('of a night, %s', (_when, now, end) => {
    expect(endOf(now, 'Asia/Kolkata')).toBe(end);
  });

  it.each([
    ['before', '2026-11-15T12:59:00Z', null],
    ['during', '2026-11-15T13:00:00Z', '2026-11-15T15:00:00.000Z'],
    ['after', '2026-11-15T15:00:00Z', null],
  ])('of a nap, %s', (_when, now, end) => {
    expect(endOf(now, 'UTC', nap)).toBe(end);
  });

  it('are none where both hours are the same', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = `2026-11-15T${String(hour).padStart(2, '0')}:30:00Z`;
      expect(endOf(now, 'UTC', { quiet_from: 8, quiet_until: 8 })).toBeNull();
    }
  });

  it('until midnight end at midnight', () => {
    expect(endOf('2026-11-15T23:30:00Z', 'UTC', { quiet_from: 22, quiet_until: 0 })).toBe(
      '2026-11-16T00:00:00.000Z',
    );
    expect(endOf('2026-11-16T00:00:00Z', 'UTC', { quiet_from: 22, quiet_until: 0 })).toBeNull();
  });

  it('end by the clock on the wall in nights when it is put back or forward', () => {
    // New York: 1 November 2026 back, 14 March 2027 forward.
    expect(endOf('2026-11-01T03:00:00Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z');
    expect(endOf('2027-03-14T03:00:00Z', 'America/New_York')).toBe('2027-03-14T12:00:00.000Z');
  });

  it('end on the quarter hour where a zone is one off', () => {
    expect(endOf('2026-11-15T18:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-16T02:15:00.000Z');
  });
});

it('knows time zones by their names', () => {
  expect(['Asia/Kolkata', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', 'Asia/Kolkata; drop', 'IST5'].some(isTimeZone)).toBe(false);
});
