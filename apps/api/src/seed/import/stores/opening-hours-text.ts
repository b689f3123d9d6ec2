import {
  clashingSpans,
  MOST_SPANS,
  minutesOf,
  weekdays,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from '@baeon/contracts/stores/opening-hours';
import { shown } from '../import-error.ts';

const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const ALL_DAY: OpeningSpan[] = [['00:00', '24:00']];

export type ReadOpeningHours = { hours: OpeningHours } | { problem: string };

/** Ends the reading from any depth of it; never leaves this file. */
class Misunderstood extends Error {}

/**
 * Reads a small part of OpenStreetMap's opening_hours: 'Mo-Sa 09:30-13:00,16:00-21:00; Su off'.
 * Rules are separated by semicolons, and a later one replaces what an earlier one says about its days.
 * A rule without days is about all of them; a day that no rule names is a day off.
 */
export function readOpeningHours(text: string): ReadOpeningHours {
  const hours = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as OpeningHours;
  // Spreadsheets like to make long dashes of short ones.
  const rules = text.replace(/[–—]/g, '-').split(';');
  // A semicolon at the end is no rule.
  const written = rules.map((rule) => rule.trim()).filter((rule) => rule !== '');
  if (written.length === 0) return { problem: `'${shown(text)}' has no times` };
  try {
    for (const rule of written) {
      const { days, spans } = readRule(rule);
      for (const day of days) hours[day] = spans;
    }
  } catch (error) {
    if (error instanceof Misunderstood) return { problem: error.message };
    throw error;
  }
  return { hours };
}

/** The same hours as such a text: one rule for all days that are alike; days off need none. */
export function openingHoursText(hours: OpeningHours): string {
  const rules = Map.groupBy(
    weekdays.map((_, at) => at),
    (at) => hours[weekdays[at]!].map((span) => span.join('-')).join(','),
  );
  if (rules.size > 1) rules.delete('');
  return [...rules].map(([spans, days]) => `${daysText(days)} ${spans || 'off'}`).join('; ');
}

function daysText(days: number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([first, last]) => [...new Set([DAY_NAMES[first], DAY_NAMES[last]])].join('-'))
    .join(',');
}

function readRule(rule: string): { days: readonly Weekday[]; spans: OpeningSpan[] } {
  if (rule === '24/7') return { days: weekdays, spans: ALL_DAY };
  const [, dayText = '', timeText = ''] =
    /^((?:[a-z]+(?:\s*[-,]\s*[a-z]+)*(?=\s|$))?)\s*(.*)$/is.exec(asTimes(rule)) ?? [];
  const days = dayText === '' ? weekdays : readDays(dayText);
  if (timeText === '') throw new Misunderstood(`'${shown(rule)}' has no times`);
  return { days, spans: timeText === CLOSED ? [] : readSpans(timeText) };
}

const CLOSED = '-';
/** 'off' looks like a day; as a sign of its own it does not. */
const asTimes = (rule: string) => rule.replace(/(^|\s)(off|closed)$/i, `$1${CLOSED}`);

function readDays(text: string): Weekday[] {
  return text.split(',').flatMap((part) => {
    const [first, last = first, ...more] = part.split('-').map((name) => dayIndex(name.trim()));
    if (more.length > 0) {
      throw new Misunderstood(`'${shown(part)}' is not a range of days; write it like Mo-Fr`);
    }
    // 'Sa-Mo' runs over the end of the week.
    const length = ((last! - first! + 7) % 7) + 1;
    return Array.from({ length }, (_, at) => weekdays[(first! + at) % 7]!);
  });
}

function dayIndex(name: string): number {
  const index = DAY_NAMES.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (index !== -1) return index;
  throw new Misunderstood(`'${shown(name)}' is not a day; use ${DAY_NAMES.join(', ')}`);
}

function readSpans(text: string): OpeningSpan[] {
  const spans = text.split(',').map((part) => readSpan(part.trim()));
  if (spans.length > MOST_SPANS)
    throw new Misunderstood(`at most ${MOST_SPANS} spans a day, please`);
  spans.sort(([a], [b]) => minutesOf(a) - minutesOf(b));
  const clash = clashingSpans(spans);
  if (clash)
    throw new Misunderstood(`${clash.map((span) => span.join('-')).join(' and ')} overlap`);
  return spans;
}

function readSpan(text: string): OpeningSpan {
  const [, from, to] = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/.exec(text) ?? [];
  if (!from || !to) {
    throw new Misunderstood(`'${shown(text)}' is not a span of time; write it like 09:30-21:00`);
  }
  const span: OpeningSpan = [clockTime(from), clockTime(to)];
  if (span[0] === '24:00') throw new Misunderstood('a day cannot start at 24:00; write 00:00');
  if (span[0] === span[1]) {
    throw new Misunderstood(
      `${span.join('-')} has no length; write 24/7 or 00:00-24:00 for all day`,
    );
  }
  return span;
}

function clockTime(text: string): string {
  const time = text.padStart(5, '0');
  if (/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) return time;
  throw new Misunderstood(`'${text}' is not a time between 00:00 and 24:00`);
}
