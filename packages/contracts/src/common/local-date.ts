/** A day of the calendar; `month` counts from 0, as `Date` does. */
export type LocalDate = { year: number; month: number; day: number };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Where clocks never change, by minutes before UTC: there a date is a sum. The first question to a
 * browser's own calendars takes a phone a tenth of a second or two, in the midst of its first list.
 */
const STEADY_ZONES: Readonly<Record<string, number>> = { 'Asia/Kolkata': 330 };

/** Making one takes a hundred times as long as using it, and lists use it for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone that nobody here knows is better left out than a screen that breaks. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...date, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', date);
  }
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

/** The start of a place's day, as if the place were at UTC. */
function dayAt(instant: Date, timeZone: string): Date {
  const steady = STEADY_ZONES[timeZone];
  if (steady === undefined) return new Date(`${formatFor(timeZone).format(instant)}T00:00Z`);
  return new Date(instant.getTime() + steady * MINUTE_MS);
}

/** The date at a place. */
export function dateAt(instant: Date, timeZone: string): LocalDate {
  const day = dayAt(instant, timeZone);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth(), day: day.getUTCDate() };
}

/** The date at a place as a count of days, so that two of them can be compared. */
export function dayNumber(instant: Date, timeZone: string): number {
  return Math.floor(dayAt(instant, timeZone).getTime() / DAY_MS);
}

/** The last moment of a day, '2026-11-30', at a place. */
export function endOfDay(day: string, timeZone: string): Date {
  const start = Date.parse(day);
  const wanted = start / DAY_MS;
  let [last, after] = [start - DAY_MS, start + 3 * DAY_MS];
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2);
    if (dayNumber(new Date(middle), timeZone) <= wanted) last = middle;
    else after = middle;
  }
  return new Date(last);
}
