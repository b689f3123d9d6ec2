import {
  weekdays,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from '@baeon/contracts/stores/opening-hours';
import { openingHoursSchema } from '@baeon/contracts/stores/stores-wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpeningHours } from '../../src/seed/import/stores/opening-hours-text.ts';

const closed: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const on = (days: Weekday[], ...spans: OpeningSpan[]): Partial<OpeningHours> =>
  Object.fromEntries(days.map((day) => [day, spans]));

const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const everyDay = [...weekdays];

describe('opening hours are read', () => {
  it.each<[string, Partial<OpeningHours>]>([
    [
      'Mo-Sa 09:30-21:00; Su 10:00-18:00',
      { ...on([...workdays, 'sat'], ['09:30', '21:00']), ...on(['sun'], ['10:00', '18:00']) },
    ],
    ['Mo,We,Fr 09:00-17:00', on(['mon', 'wed', 'fri'], ['09:00', '17:00'])],
    ['Mo-We,Fr 09:00-17:00', on(['mon', 'tue', 'wed', 'fri'], ['09:00', '17:00'])],
    ['Mo-Fr 09:00-13:00,16:00-21:00', on(workdays, ['09:00', '13:00'], ['16:00', '21:00'])],
    ['Fr-Sa 18:00-01:00', on(['fri', 'sat'], ['18:00', '01:00'])],
    ['Sa-Mo 10:00-20:00', on(['sat', 'sun', 'mon'], ['10:00', '20:00'])],
    [
      'Mo-Su 09:00-21:00; We off',
      on(
        everyDay.filter((day) => day !== 'wed'),
        ['09:00', '21:00'],
      ),
    ],
    [
      'Mo-Su 09:00-21:00; Tu closed',
      on(
        everyDay.filter((day) => day !== 'tue'),
        ['09:00', '21:00'],
      ),
    ],
    ['24/7', on(everyDay, ['00:00', '24:00'])],
    ['24/7; Su off', on([...workdays, 'sat'], ['00:00', '24:00'])],
    ['off', {}],
    ['Mo-Su off', {}],
    ['10:00-22:00', on(everyDay, ['10:00', '22:00'])],
    ['Sa 12:00-24:00', on(['sat'], ['12:00', '24:00'])],
    ['Sa 12:00-00:00', on(['sat'], ['12:00', '00:00'])],
    // As hands and spreadsheets write it.
    [' mo - FR  9:00 – 17:00 ; ', on(workdays, ['09:00', '17:00'])],
    [
      'Mo , Tu 09:00-13:00 , 16:00-20:00',
      on(['mon', 'tue'], ['09:00', '13:00'], ['16:00', '20:00']),
    ],
    ['Mo 16:00-20:00,09:00-13:00', on(['mon'], ['09:00', '13:00'], ['16:00', '20:00'])],
    // A later rule replaces an earlier one about the same day.
    [
      'Mo-Fr 09:00-17:00; Fr 09:00-12:00',
      {
        ...on(['mon', 'tue', 'wed', 'thu'], ['09:00', '17:00']),
        ...on(['fri'], ['09:00', '12:00']),
      },
    ],
  ])('%j', (text, hours) => {
    expect(readOpeningHours(text)).toEqual({ hours: { ...closed, ...hours } });
  });

  it.each([
    ['Mon-Fri 09:00-17:00', "'Mon' is not a day; use Mo, Tu, We, Th, Fr, Sa, Su"],
    ['PH off', "'PH' is not a day; use Mo, Tu, We, Th, Fr, Sa, Su"],
    ['Mo-Fr', "'Mo-Fr' has no times"],
    ['', "'' has no times"],
    [' ; ', "' ; ' has no times"],
    ['Mo-Fr 9-17', "'9-17' is not a span of time; write it like 09:30-21:00"],
    ['Mo-Fr 09:00', "'09:00' is not a span of time; write it like 09:30-21:00"],
    ['Mo-Fr 09:00-17:00 Sa', "'09:00-17:00 Sa' is not a span of time; write it like 09:30-21:00"],
    [
      'Mo 09:00 - 17:00 - 19:00',
      "'09:00 - 17:00 - 19:00' is not a span of time; write it like 09:30-21:00",
    ],
    ['Mo 09:00-25:00', "'25:00' is not a time between 00:00 and 24:00"],
    ['Mo 09:60-17:00', "'09:60' is not a time between 00:00 and 24:00"],
    ['Mo 24:00-02:00', 'a day cannot start at 24:00; write 00:00'],
    ['Mo 09:00-09:00', '09:00-09:00 has no length; write 24/7 or 00:00-24:00 for all day'],
    ['Mo 09:00-13:00,12:00-18:00', '09:00-13:00 and 12:00-18:00 overlap'],
    ['Mo 02:00-05:00,18:00-03:00', '18:00-03:00 and 02:00-05:00 overlap'],
    [
      'Mo 01:00-02:00,03:00-04:00,05:00-06:00,07:00-08:00,09:00-10:00',
      'at most 4 spans a day, please',
    ],
    ['open all day', "'open' is not a day; use Mo, Tu, We, Th, Fr, Sa, Su"],
    ['Mo-Tu-We 09:00-17:00', "'Mo-Tu-We' is not a range of days; write it like Mo-Fr"],
    [
      'Mo\u001b[31m 09:00-17:00',
      "'Mo [31m 09:00-17:00' is not a span of time; write it like 09:30-21:00",
    ],
  ])('%j is refused with its reason', (text, problem) => {
    expect(readOpeningHours(text)).toEqual({ problem });
  });
});

const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MINUTES = 24 * 60;

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Spans that do not overlap, the last of which may run past midnight: an even number of different times. */
const aDay: fc.Arbitrary<OpeningSpan[]> = fc
  .record({
    times: fc.uniqueArray(fc.integer({ min: 0, max: MINUTES - 1 }), { maxLength: 8 }),
    pastMidnight: fc.boolean(),
  })
  .map(({ times, pastMidnight }) => {
    const sorted = times.slice(0, times.length - (times.length % 2)).sort((a, b) => a - b);
    if (pastMidnight && sorted.length > 0) sorted.push(sorted.shift()!);
    return Array.from({ length: sorted.length / 2 }, (_, at): OpeningSpan => {
      const [from, to] = sorted.slice(at * 2, at * 2 + 2);
      return [clock(from!), clock(to!)];
    });
  });

const aWeek: fc.Arbitrary<OpeningHours> = fc.record({
  mon: aDay,
  tue: aDay,
  wed: aDay,
  thu: aDay,
  fri: aDay,
  sat: aDay,
  sun: aDay,
});

/** One rule a day, or days that are alike in one rule, with the blanks that people put in. */
function written(hours: OpeningHours, together: boolean, blank: string): string {
  const groups = new Map<string, string[]>();
  weekdays.forEach((day, at) => {
    const spans =
      hours[day].map((span) => span.join(`${blank}-${blank}`)).join(`,${blank}`) || 'off';
    const group = together ? spans : `${at} ${spans}`;
    groups.set(group, [...(groups.get(group) ?? []), NAMES[at]!]);
  });
  return [...groups]
    .map(([group, days]) => `${days.join(`,${blank}`)} ${together ? group : group.slice(2)}`)
    .join(`${blank};${blank}`);
}

describe('any week', () => {
  it('is read as it was written, and fits what the API shows', () => {
    fc.assert(
      fc.property(aWeek, fc.boolean(), fc.constantFrom('', ' '), (hours, together, blank) => {
        const read = readOpeningHours(written(hours, together, blank));
        expect(read).toEqual({ hours });
        expect(openingHoursSchema.safeParse(hours).success).toBe(true);
      }),
    );
  });

  it('or any text at all is read or refused in one line, and never throws', () => {
    const piece = fc.constantFrom(
      'Mo',
      'Su',
      '-',
      ',',
      ';',
      ' ',
      '09:00',
      '24:00',
      'off',
      '24/7',
      ':',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const read = readOpeningHours(given);
        const isFine =
          'problem' in read
            ? /^[^\n\r]+$/.test(read.problem)
            : openingHoursSchema.safeParse(read.hours).success;
        expect(isFine).toBe(true);
      }),
    );
  });
});
