import {
  openState,
  type OpeningHours,
  type OpeningSpan,
} from '@baeon/contracts/stores/opening-hours';
import { describe, expect, test } from 'vitest';
import { namedWeekdays, openText, spanTexts, weekdayAt } from './opening-texts.ts';
import { storeTexts } from '../store-texts.ts';

const INDIA = 'Asia/Kolkata';
const texts = storeTexts.english;

function week(spans: OpeningSpan[], days: Partial<OpeningHours> = {}): OpeningHours {
  const [mon, tue, wed, thu, fri, sat, sun] = Array.from({ length: 7 }, () => spans);
  return { mon, tue, wed, thu, fri, sat, sun, ...days } as OpeningHours;
}

/** As the page shows it to a reader in this locale; 2 March 2026 is a Monday. */
function shown(hours: OpeningHours, at: string, timeZone = INDIA, locale = 'en-IN'): string {
  const now = new Date(at);
  const state = openState(hours, timeZone, now);
  if (!state) throw new Error('No such zone');
  const text = openText(state, now, { timeZone, locale, texts });
  // Newer browsers put a narrow space before am and pm.
  return [text.state, text.change].filter(Boolean).join(' · ').replaceAll(/\s/g, ' ');
}

describe('what a reader in India sees', () => {
  const daily = week([['09:30', '21:00']], { sun: [] });

  test.each([
    ['in the afternoon', daily, '2026-03-02T10:00Z', 'Open now · closes 9:00 pm'],
    ['early in the morning', daily, '2026-03-02T01:00Z', 'Closed · opens 9:30 am'],
    ['at night', daily, '2026-03-02T17:00Z', 'Closed · opens Tue 9:30 am'],
    ['before a day off', daily, '2026-03-07T17:00Z', 'Closed · opens Mon 9:30 am'],
    [
      'a week before',
      week([], { mon: [['09:30', '10:00']] }),
      '2026-03-02T05:00Z',
      'Closed · opens Mon 9:30 am',
    ],
    [
      'with a late night',
      week([['18:00', '02:00']]),
      '2026-03-02T19:00Z',
      'Open now · closes 2:00 am',
    ],
    [
      'with a night through',
      week([['00:00', '24:00']], { sun: [['00:00', '18:00']] }),
      '2026-03-06T08:00Z',
      'Open now · closes Sun 6:00 pm',
    ],
    [
      'with a store that never closes',
      week([['00:00', '24:00']]),
      '2026-03-02T10:00Z',
      'Open now · never closes',
    ],
    ['with a store that never opens', week([]), '2026-03-02T10:00Z', 'Closed'],
  ])('%s', (_when, hours, at, expected) => {
    expect(shown(hours, at)).toBe(expected);
  });
});

test("the locale is the reader's, the clock is the store's", () => {
  const hours = week([['09:30', '21:00']]);
  expect(shown(hours, '2026-03-02T10:00Z', INDIA, 'de-DE')).toBe('Open now · closes 21:00');
  expect(shown(hours, '2026-03-02T15:00Z', 'America/New_York', 'en-US')).toBe(
    'Open now · closes 9:00 PM',
  );
  expect(shown(hours, '2026-03-03T03:00Z', 'Europe/London', 'en-GB')).toBe('Closed · opens 9:30');
});

test.each([
  ['2026-03-01T18:29Z', INDIA, 'sun'],
  ['2026-03-01T18:30Z', INDIA, 'mon'],
  ['2026-03-01T18:30Z', 'America/New_York', 'sun'],
  ['2026-03-01T18:30Z', 'Mars/Olympus', null],
])('at %s it is in %s %s', (at, zone, day) => {
  expect(weekdayAt(new Date(at), zone)).toBe(day);
});

test('the week begins on Monday, in the words of the reader', () => {
  expect(namedWeekdays('en-IN')[0]).toEqual({ day: 'mon', name: 'Monday' });
  expect(namedWeekdays('de-DE').at(-1)).toEqual({ day: 'sun', name: 'Sonntag' });
});

test.each<[OpeningSpan[], string[]]>([
  [[], ['Closed']],
  [[['09:30', '21:00']], ['9:30 am – 9:00 pm']],
  [
    [
      ['09:00', '13:00'],
      ['16:00', '24:00'],
    ],
    ['9:00 am – 1:00 pm', '4:00 pm – 12:00 am'],
  ],
  [[['00:00', '24:00']], ['Open 24 hours']],
  [[['00:00', '00:00']], ['Open 24 hours']],
])('the spans %j read %j', (spans, lines) => {
  expect(spanTexts(spans, texts, 'en-IN').map((line) => line.replaceAll(/\s/g, ' '))).toEqual(
    lines,
  );
});
