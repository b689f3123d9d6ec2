import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  openState,
  type OpeningHours,
  type OpeningSpan,
  type SpecialDay,
  weekdays,
} from './opening-hours.ts';

const INDIA = 'Asia/Kolkata';

function week(days: Partial<OpeningHours>, others: OpeningSpan[] = []): OpeningHours {
  return {
    mon: others,
    tue: others,
    wed: others,
    thu: others,
    fri: others,
    sat: others,
    sun: others,
    ...days,
  };
}

/** Instants as text, for short comparisons. */
function told(hours: OpeningHours, zone: string, at: string): string {
  const state = openState(hours, zone, new Date(at));
  if (!state) return 'unknown';
  const change = state.open ? state.until : state.next;
  const when = change ? change.toISOString().replace(':00.000Z', 'Z') : 'never';
  return state.open ? `open until ${when}` : `closed, opens ${when}`;
}

const shop = week({ sun: [] }, [['09:30', '21:00']]);

describe('in India, where the clocks never change', () => {
  // 2 March 2026 is a Monday; 09:30 there is 04:00 in UTC.
  test.each([
    ['before opening', '2026-03-02T03:59Z', 'closed, opens 2026-03-02T04:00Z'],
    ['at the minute of opening', '2026-03-02T04:00Z', 'open until 2026-03-02T15:30Z'],
    ['a moment before closing', '2026-03-02T15:29:59.999Z', 'open until 2026-03-02T15:30Z'],
    ['at the minute of closing', '2026-03-02T15:30Z', 'closed, opens 2026-03-03T04:00Z'],
    ['the night before a day off', '2026-03-07T16:00Z', 'closed, opens 2026-03-09T04:00Z'],
    ['on the day off', '2026-03-08T08:00Z', 'closed, opens 2026-03-09T04:00Z'],
    [
      'on a Monday that is still Sunday in UTC',
      '2026-03-08T20:00Z',
      'closed, opens 2026-03-09T04:00Z',
    ],
  ])('%s', (_when, at, expected) => {
    expect(told(shop, INDIA, at)).toBe(expected);
  });

  test('a lunch break closes', () => {
    const hours = week({}, [
      ['16:00', '22:00'],
      ['09:00', '13:00'],
    ]);
    expect(told(hours, INDIA, '2026-03-02T06:00Z')).toBe('open until 2026-03-02T07:30Z');
    expect(told(hours, INDIA, '2026-03-02T08:00Z')).toBe('closed, opens 2026-03-02T10:30Z');
  });

  test('a span past midnight belongs to the day that it began on', () => {
    const hours = week({ sat: [['18:00', '02:00']] });
    expect(told(hours, INDIA, '2026-03-07T19:00Z')).toBe('open until 2026-03-07T20:30Z');
    expect(told(hours, INDIA, '2026-03-07T20:30Z')).toBe('closed, opens 2026-03-14T12:30Z');
    expect(told(hours, INDIA, '2026-03-06T19:00Z')).toBe('closed, opens 2026-03-07T12:30Z');
  });

  test.each([
    ['24:00 and 00:00', '24:00', '00:00'],
    ['00:00 and 00:00', '00:00', '00:00'],
  ])('spans that touch at midnight as %s are one', (_how, end, start) => {
    const hours = week({ fri: [['20:00', end as string]], sat: [[start as string, '03:00']] });
    expect(told(hours, INDIA, '2026-03-06T15:00Z')).toBe('open until 2026-03-06T21:30Z');
  });

  test.each([['24:00'], ['00:00']])('00:00 to %s on one day is that whole day', (end) => {
    const hours = week({ wed: [['00:00', end]] });
    expect(told(hours, INDIA, '2026-03-04T12:00Z')).toBe('open until 2026-03-04T18:30Z');
  });

  test('open all week round never closes, a minute short of it does', () => {
    const always = week({}, [['00:00', '24:00']]);
    expect(told(always, INDIA, '2026-03-04T12:00Z')).toBe('open until never');
    const almost = week({ mon: [['00:01', '24:00']] }, [['00:00', '24:00']]);
    expect(told(almost, INDIA, '2026-03-01T18:31Z')).toBe('open until 2026-03-08T18:30Z');
  });

  test('without hours it never opens', () => {
    expect(told(week({}), INDIA, '2026-03-04T12:00Z')).toBe('closed, opens never');
  });
});

describe('where the clocks change', () => {
  const night = week({}, [['22:00', '01:30']]);

  test('London opens an hour earlier in UTC from the last Sunday of March on', () => {
    expect(told(shop, 'Europe/London', '2026-03-28T08:00Z')).toBe(
      'closed, opens 2026-03-28T09:30Z',
    );
    expect(told(shop, 'Europe/London', '2026-03-28T22:00Z')).toBe(
      'closed, opens 2026-03-30T08:30Z',
    );
  });

  test('a time that is shown twice counts the first time', () => {
    // In London, 01:30 on 25 October 2026 comes at 00:30 and again at 01:30 in UTC.
    expect(told(night, 'Europe/London', '2026-10-24T22:00Z')).toBe('open until 2026-10-25T00:30Z');
    expect(told(night, 'Europe/London', '2026-10-25T01:15Z')).toBe(
      'closed, opens 2026-10-25T22:00Z',
    );
  });

  test('a time that is skipped is the moment of the skip', () => {
    // In New York, 02:00 to 03:00 on 8 March 2026 does not happen: it is 07:00 in UTC.
    const early = week({}, [['02:30', '10:00']]);
    expect(told(early, 'America/New_York', '2026-03-08T06:59Z')).toBe(
      'closed, opens 2026-03-08T07:00Z',
    );
    const late = week({}, [['20:00', '02:30']]);
    expect(told(late, 'America/New_York', '2026-03-08T06:00Z')).toBe(
      'open until 2026-03-08T07:00Z',
    );
  });

  test('a span inside the skipped hour waits for the next week', () => {
    const hours = week({ sun: [['02:00', '03:00']] });
    expect(told(hours, 'America/New_York', '2026-03-08T05:00Z')).toBe(
      'closed, opens 2026-03-15T06:00Z',
    );
  });
});

test.each(['Mars/Olympus', '', 'not a zone'])('nothing is said for the zone %j', (zone) => {
  expect(told(shop, zone, '2026-03-02T08:00Z')).toBe('unknown');
});

const MINUTE = 60_000;
const DAY = 1440;
const SCENE_MINUTES = 26 * DAY;

/** Minutes since 1970 as if the clocks on the wall were UTC's. */
type WallMinute = number;

/** For each time on the wall, the first minute of the scene at which it or a later one is shown. */
function firstShowings(zone: string, from: number): Map<WallMinute, number> {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const first = new Map<WallMinute, number>();
  let latest: WallMinute | null = null;
  for (let minute = 0; minute < SCENE_MINUTES; minute += 1) {
    const text = wall.format(from + minute * MINUTE).replace(' ', 'T');
    const shown = Date.parse(`${text}Z`) / MINUTE;
    const next: WallMinute = latest === null ? shown : latest + 1;
    for (let time = next; time <= shown; time += 1) first.set(time, minute);
    latest = Math.max(latest ?? shown, shown);
  }
  return first;
}

const scenes = [
  ['Europe/London', '2026-03-24T00:00Z'],
  ['Europe/London', '2026-10-20T00:00Z'],
  ['America/New_York', '2026-03-03T00:00Z'],
  ['America/New_York', '2026-10-27T00:00Z'],
  [INDIA, '2026-06-01T00:00Z'],
].map(([zone, start]) => {
  const from = Date.parse(start!);
  return { zone: zone!, from, first: firstShowings(zone!, from) };
});

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Paints every minute of the scene open or closed: slow, and too plain to be subtly wrong. */
function openMinutes(hours: OpeningHours, first: Map<WallMinute, number>): boolean[] {
  const open = Array.from({ length: SCENE_MINUTES }, () => false);
  const firstDate = Math.floor(first.keys().next().value! / DAY);
  for (let date = firstDate + 1; date < firstDate + 26; date += 1) {
    const weekday = weekdays[(new Date(date * DAY * MINUTE).getUTCDay() + 6) % 7]!;
    for (const [from, to] of hours[weekday]) {
      const start = date * DAY + minutesOf(from);
      const end = date * DAY + minutesOf(to);
      const shownAt = (time: WallMinute) => first.get(time) ?? SCENE_MINUTES;
      open.fill(true, shownAt(start), shownAt(end > start ? end : end + DAY));
    }
  }
  return open;
}

const clockTime = fc.oneof(
  fc.constantFrom('00:00', '24:00', '01:00', '01:30', '02:00', '02:30', '03:00'),
  fc
    .integer({ min: 0, max: DAY - 1 })
    .map((minutes) => new Date(minutes * MINUTE).toISOString().slice(11, 16)),
);
const daySpans = fc.array(fc.tuple(clockTime, clockTime), { maxLength: 3 });
const anyHours = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, daySpans])),
) as fc.Arbitrary<OpeningHours>;

test('agrees with a walk through every minute', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: scenes.length - 1 }),
      anyHours,
      // Late enough to know what earlier days left open, early enough to see the next change.
      fc.integer({ min: 4 * DAY, max: 9 * DAY }),
      fc.integer({ min: 0, max: MINUTE - 1 }),
      (scene, hours, minute, milliseconds) => {
        const { zone, from, first } = scenes[scene]!;
        const minutes = openMinutes(hours, first);
        const open = minutes[minute]!;
        const change = minutes.indexOf(!open, minute);
        const when = change === -1 ? null : new Date(from + change * MINUTE);
        const at = new Date(from + minute * MINUTE + milliseconds);
        const expected = open ? { open, until: when } : { open, next: when };
        expect(openState(hours, zone, at)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a date with hours of its own', () => {
  const at = (text: string, special: SpecialDay[]) => {
    const state = openState(shop, INDIA, new Date(text), special);
    return state?.open ? state.until?.toISOString() : [state?.next?.toISOString()];
  };

  test('counts before those of its weekday, and after it the week goes on', () => {
    // 4 March 2026 was a Wednesday.
    const closed = [{ date: '2026-03-04', spans: [] }];
    expect(at('2026-03-04T08:00Z', closed)).toEqual(['2026-03-05T04:00:00.000Z']);
    const short: SpecialDay[] = [{ date: '2026-03-04', spans: [['12:00', '15:00']] }];
    expect(at('2026-03-04T08:00Z', short)).toBe('2026-03-04T09:30:00.000Z');
  });

  test('leaves the night of the day before as it was', () => {
    const nights = week({}, [['20:00', '02:00']]);
    const closed = [{ date: '2026-03-04', spans: [] }];
    // Half past one in the night to Wednesday.
    expect(openState(nights, INDIA, new Date('2026-03-03T20:00Z'), closed)?.open).toBe(true);
    expect(openState(nights, INDIA, new Date('2026-03-04T16:00Z'), closed)?.open).toBe(false);
  });
});
