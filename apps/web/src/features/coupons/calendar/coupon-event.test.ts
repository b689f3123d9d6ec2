import { describe, expect, test } from 'vitest';
import {
  type Component,
  instantOf,
  parsedCalendar,
  part,
  property,
  textOf,
  unfolded,
  wallTimeOf,
} from './calendar-test-kit.ts';
import { couponEvent } from './coupon-event.ts';
import { COUPON_ID, heldCoupon, NOW } from '../coupons-test-kit.ts';

const words = { title: 'Last day: laddoos', description: 'Code: ABC', reminder: 'Ends soon' };
const origin = { slug: 'baeon', url: `https://baeon.example/coupon/${COUPON_ID}?from_user=true` };

type Known = { expiry?: string; zone?: string; now?: string };

function textFor({ expiry, zone, now }: Known, said: Partial<typeof words> = {}): string {
  const held = heldCoupon({
    ...(expiry && { coupon: { expiry_date: expiry } }),
    ...(zone && { time_zone: zone }),
  });
  return couponEvent(held, { ...words, ...said }, origin, now ? new Date(now) : NOW);
}

const calendarFor = (known: Known) => parsedCalendar(textFor(known));
const event = (calendar: Component) => part(calendar, 'VEVENT');
/** When it begins and ends, by the clocks of the store. */
const wallTimes = (calendar: Component, zone = 'Asia/Kolkata') => [
  wallTimeOf(calendar, 'DTSTART', zone),
  wallTimeOf(calendar, 'DTEND', zone),
];
const trigger = (known: Known) =>
  property(part(event(calendarFor(known)), 'VALARM'), 'TRIGGER').value;

describe('the entry', () => {
  test('says what, when it was made, where and where to look', () => {
    const calendar = calendarFor({});
    expect(property(calendar, 'VERSION').value).toBe('2.0');
    expect(property(calendar, 'PRODID').value).not.toBe('');
    expect(property(event(calendar), 'DTSTAMP').value).toBe('20261115T063000Z');
    expect(textOf(event(calendar), 'SUMMARY')).toBe(words.title);
    expect(textOf(event(calendar), 'DESCRIPTION')).toBe(words.description);
    expect(textOf(event(calendar), 'LOCATION')).toBe('Meena Sweets, Bengaluru, Karnataka, 560038');
    expect(property(event(calendar), 'GEO').value).toBe('12.9784;77.6408');
    expect(property(event(calendar), 'URL').value).toBe(origin.url);
  });

  test('is the same one for the same coupon, whenever it is made', () => {
    const uid = (now: string) => property(event(calendarFor({ now })), 'UID').value;
    expect(uid('2026-11-20T00:00:00Z')).toBe(uid('2026-11-15T00:00:00Z'));
    expect(uid('2026-11-20T00:00:00Z')).toContain(COUPON_ID);
  });

  test('names no place for what can be used at any store', () => {
    const text = couponEvent(heldCoupon({ store_id: null }), words, origin, NOW);
    expect(text).not.toMatch(/LOCATION|GEO/);
  });
});

describe('the last day', () => {
  test('is the store’s, from the morning to its end', () => {
    const calendar = calendarFor({});
    expect(wallTimes(calendar)).toEqual(['20261130T090000', '20261130T235959']);
    expect(instantOf(calendar, 'DTSTART')).toBe('2026-11-30T03:30:00.000Z');
    expect(instantOf(calendar, 'DTEND')).toBe('2026-11-30T18:29:59.000Z');
  });

  test('is another date than UTC’s where that is behind', () => {
    const calendar = calendarFor({ expiry: '2026-12-31T18:30:00.000Z' });
    expect(wallTimes(calendar)[1]).toBe('20270101T000000');
    expect(instantOf(calendar, 'DTEND')).toBe('2026-12-31T18:30:00.000Z');
  });

  test.each([
    ['in summer', '2026-07-05T03:59:59.999Z', '20260704', '2026-07-04T13:00:00.000Z'],
    ['in winter', '2026-12-25T04:59:59.999Z', '20261224', '2026-12-24T14:00:00.000Z'],
    ['as summer ends', '2026-11-02T04:59:59.999Z', '20261101', '2026-11-01T14:00:00.000Z'],
    ['the day before', '2026-11-01T03:59:59.999Z', '20261031', '2026-10-31T13:00:00.000Z'],
    ['as summer begins', '2026-03-09T03:59:59.999Z', '20260308', '2026-03-08T13:00:00.000Z'],
  ])('is right in New York %s', (_, expiry, date, morning) => {
    const calendar = calendarFor({ expiry, zone: 'America/New_York', now: '2026-01-01T00:00Z' });
    expect(wallTimes(calendar, 'America/New_York')).toEqual([`${date}T090000`, `${date}T235959`]);
    expect(instantOf(calendar, 'DTSTART')).toBe(morning);
    expect(instantOf(calendar, 'DTEND')).toBe(expiry.replace('.999', '.000'));
  });

  test.each(['Australia/Lord_Howe', 'Europe/London', 'America/St_Johns', 'Pacific/Chatham'])(
    'is right in %s all year',
    (zone) => {
      for (let month = 0; month < 12; month += 1) {
        const expiry = new Date(Date.UTC(2026, month, 17, 9, 59, 59)).toISOString();
        const calendar = calendarFor({ expiry, zone, now: '2025-12-01T00:00Z' });
        expect(instantOf(calendar, 'DTEND')).toBe(expiry);
        const anHourBefore = new Date(Date.parse(expiry) - 3_600_000).toISOString();
        const [start] = wallTimes(calendar, zone);
        const inTheMorning = start?.endsWith('T090000');
        expect(inTheMorning || instantOf(calendar, 'DTSTART') === anHourBefore).toBe(true);
      }
    },
  );

  test('begins an hour before an end in the early morning', () => {
    const calendar = calendarFor({ expiry: '2026-11-29T21:30:00.000Z' });
    expect(wallTimes(calendar)).toEqual(['20261130T020000', '20261130T030000']);
  });

  test('is told by UTC where the zone is not known', () => {
    const calendar = calendarFor({ zone: 'Moon/Tranquility' });
    expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT']);
    expect(instantOf(calendar, 'DTEND')).toBe('2026-11-30T18:29:59.000Z');
  });
});

describe('the times', () => {
  test.each(['Asia/Kolkata', 'America/New_York'])(
    'of a store in %s are told by UTC, so that no calendar has to know its zone',
    (zone) => {
      const calendar = calendarFor({ zone });
      expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT']);
      for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) {
        expect(property(event(calendar), name)).toMatchObject({
          params: {},
          value: expect.stringMatching(/^\d{8}T\d{6}Z$/),
        });
      }
    },
  );
});

describe('the reminder', () => {
  test.each([
    ['long before', '2026-11-15T06:30:00Z', '-P1D'],
    ['on the morning of the day before', '2026-11-29T03:30:00Z', 'PT0M'],
    ['in the night before', '2026-11-29T20:00:00Z', 'PT0M'],
    ['at noon of the last day', '2026-11-30T06:30:00Z', 'PT540M'],
    ['in its evening', '2026-11-30T14:00:00Z', 'PT780M'],
    ['late', '2026-11-30T17:00:00Z', 'PT840M'],
  ])('%s comes at %s + %s', (_, now, expected) => {
    expect(trigger({ now })).toBe(expected);
  });

  test('is left out in the last hour', () => {
    const calendar = calendarFor({ now: '2026-11-30T17:45:00Z' });
    expect(event(calendar).parts).toEqual([]);
  });
});

describe('the writing', () => {
  const kannadaTexts = 'ಲಡ್ಡು ಮೇಲೆ ೨೦% ರಿಯಾಯಿತಿ, ಎಲ್ಲಾ ದಿನಗಳಲ್ಲಿ; ಪ್ರತಿ ಪೆಟ್ಟಿಗೆಗೆ ಅನ್ವಯಿಸುತ್ತದೆ 🎉👩‍👩‍👧';
  const octets = (line: string) => new TextEncoder().encode(line).length;

  test.each([
    ['Kannada', kannadaTexts],
    ['a long English sentence', 'On every box of one kilogram. '.repeat(10)],
    ['marks of the format', 'a;b,c\\d\\n\\;e'],
    ['lines', 'first\nsecond\n\nfourth'],
  ])('gives %s back as it was', (_, text) => {
    const calendar = parsedCalendar(textFor({}, { description: text }));
    expect(textOf(event(calendar), 'DESCRIPTION')).toBe(text);
  });

  test('has no line of more than 75 octets, and cuts no letter', () => {
    const lines = textFor({}, { title: kannadaTexts.repeat(3), description: kannadaTexts }).split(
      '\r\n',
    );
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => octets(line) > 72)).toBe(true);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  });

  test('lets nobody write lines of their own', () => {
    const text = textFor({}, { title: 'Deal\r\nEND:VCALENDAR\rX-MINE:1\u2028\u0000' });
    expect(unfolded(text).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(textOf(event(parsedCalendar(text)), 'SUMMARY')).toContain('Deal\nEND:VCALENDAR\nX-MINE');
  });

  test('ends every line as the format asks', () => {
    expect(textFor({}).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
