export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** From and to, '09:30' to '21:00'; a span that ends at or before its start runs past midnight. */
export type OpeningSpan = [from: string, to: string];

/** The spans of each day, in the store's own time zone; a day without spans is a day off. */
export type OpeningHours = Record<Weekday, OpeningSpan[]>;

/** A date with hours of its own, '2026-11-08'; without spans the store is closed then. */
export type SpecialDay = { date: string; spans: OpeningSpan[] };
export const MOST_SPECIAL_DAYS = 60;
export const MOST_SPANS = 4;

/** `until: null` never closes, `next: null` never opens. */
export type OpenState = { open: true; until: Date | null } | { open: false; next: Date | null };

const DAY_MINUTES = 24 * 60;

/** '09:30' in minutes of its day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When a span ends, in minutes of the day that it starts on. */
export const endOfSpan = ([from, to]: OpeningSpan): number =>
  minutesOf(to) > minutesOf(from) ? minutesOf(to) : minutesOf(to) + DAY_MINUTES;

/** Of the spans of a day, in any order, two that overlap, or one twice that has no length. */
export function clashingSpans(spans: readonly OpeningSpan[]): [OpeningSpan, OpeningSpan] | null {
  const sorted = spans.toSorted(([a], [b]) => minutesOf(a) - minutesOf(b));
  for (const [at, span] of sorted.entries()) {
    if (span[0] === span[1]) return [span, span];
    const next = sorted[at + 1] ?? sorted[0]!;
    const nextStart = minutesOf(next[0]) + (at + 1 < sorted.length ? 0 : DAY_MINUTES);
    if (endOfSpan(span) > nextStart) return [span, next];
  }
  return null;
}

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
/** Longer than any week, the one with an extra hour included: what lasts so long never ends. */
const FOREVER_MS = 8 * DAY_MS;
/** A span may reach into the day after the next one, and a skipped hour may swallow a week's only span. */
const FIRST_DAY = -2;
const LAST_DAY = 16;

type Interval = { start: number; end: number };

/** How far the clocks of a zone are ahead of UTC at an instant; null for a zone nobody knows. */
function offsetsOf(timeZone: string): ((instant: number) => number) | null {
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  return (instant) => {
    const second = Math.floor(instant / 1000) * 1000;
    let offset = known.get(second);
    if (offset === undefined) {
      const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
      for (const { type, value } of clock.formatToParts(second)) part[type] = Number(value);
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = part;
      offset = Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
      known.set(second, offset);
    }
    return offset;
  };
}

/**
 * The first instant at which the clocks on the wall show this time or later. A time that is shown
 * twice is its first showing; a time that is skipped is the moment of the skip.
 */
function instantOf(wall: number, offsetAt: (instant: number) => number): number {
  const day = Math.floor(wall / DAY_MS) * DAY_MS;
  const before = offsetAt(day - DAY_MS);
  const after = offsetAt(day + 2 * DAY_MS);
  if (before === after) return wall - before;
  const early = wall - before;
  const late = wall - after;
  if (offsetAt(early) === before) return early;
  if (offsetAt(late) === after) return late;
  let [still, changed] = [late, early];
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2);
    if (offsetAt(middle) === before) still = middle;
    else changed = middle;
  }
  return changed;
}

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The spans of a day, as if its clocks were UTC's. */
function wallSpans(hours: OpeningHours, special: readonly SpecialDay[], day: number): Interval[] {
  // 1 January 1970 was a Thursday.
  const weekday = weekdays[(((day / DAY_MS + 3) % 7) + 7) % 7]!;
  const ownHours = special.length > 0 && special.find(({ date }) => date === dateOf(day));
  return (ownHours ? ownHours.spans : hours[weekday]).map((span) => ({
    start: day + minutesOf(span[0]) * MINUTE_MS,
    end: day + endOfSpan(span) * MINUTE_MS,
  }));
}

/** Spans that touch or overlap, at midnight for instance, are one. */
function merged(intervals: Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const { start, end } of intervals.sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/**
 * Whether a store is open at an instant, and when that changes.
 * Null for an unknown time zone: any guess could be hours off.
 */
export function openState(
  hours: OpeningHours,
  timeZone: string,
  at: Date,
  special: readonly SpecialDay[] = [],
): OpenState | null {
  const offsetAt = offsetsOf(timeZone);
  if (!offsetAt) return null;
  const now = at.getTime();
  const today = Math.floor((now + offsetAt(now)) / DAY_MS);

  const spans: Interval[] = [];
  for (let day = today + FIRST_DAY; day <= today + LAST_DAY; day += 1) {
    for (const { start, end } of wallSpans(hours, special, day * DAY_MS)) {
      spans.push({ start: instantOf(start, offsetAt), end: instantOf(end, offsetAt) });
    }
  }
  const current = merged(spans.filter(({ start, end }) => start < end)).find(
    ({ end }) => end > now,
  );
  if (!current) return { open: false, next: null };
  if (current.start > now) return { open: false, next: new Date(current.start) };
  return { open: true, until: current.end - now > FOREVER_MS ? null : new Date(current.end) };
}
