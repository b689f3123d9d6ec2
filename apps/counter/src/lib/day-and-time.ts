import { readerLocale } from '@baeon/ui/lib/format/reader-locale.ts';

const formatted = (at: Date, timeZone: string | undefined, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readerLocale() ?? 'en-IN', {
    ...how,
    ...(timeZone && { timeZone }),
  }).format(at);

export const clockTimeText = (moment: string, timeZone?: string): string =>
  formatted(new Date(moment), timeZone, { timeStyle: 'short' });

export const calendarDayText = (moment: string, timeZone?: string): string =>
  formatted(new Date(moment), timeZone, { dateStyle: 'medium' });

/** The time, and the day before it where that is not today. */
export function dayAndTimeText(moment: string, timeZone?: string, now = new Date()): string {
  const day = calendarDayText(moment, timeZone);
  const time = clockTimeText(moment, timeZone);
  return day === calendarDayText(now.toISOString(), timeZone) ? time : `${day}, ${time}`;
}

/** An hour of a week. */
export const hourText = (moment: string): string =>
  formatted(new Date(moment), undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
/** From Monday on, in full. 1 January 2024 was one. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    formatted(new Date(Date.UTC(2024, 0, 1 + at)), 'UTC', { weekday: 'long' }),
  );
