import {
  type OpeningSpan,
  type OpenState,
  type Weekday,
  weekdays,
} from '@baeon/contracts/stores/opening-hours';
import { readerLocale } from '@baeon/ui/lib/format/reader-locale.ts';
import type { StoreTexts } from '../store-texts.ts';

const DAY_MS = 86_400_000;

const time = { hour: 'numeric', minute: '2-digit' } as const;

type Place = {
  /** The clocks that count are the store's. */
  timeZone: string;
  /** The reader's own unless told otherwise. */
  locale?: string;
  texts: StoreTexts;
};

/** `2026-03-02`, at the store. */
export function dateAtStore(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('sv-SE', { timeZone });
}

/** A moment within the coming week; its day is named only where the time alone would mislead. */
function momentText(
  moment: Date,
  withDay: boolean,
  { timeZone, locale = readerLocale() }: Place,
): string {
  const clock = moment.toLocaleTimeString(locale, { ...time, timeZone });
  if (!withDay) return clock;
  return `${moment.toLocaleDateString(locale, { weekday: 'short', timeZone })} ${clock}`;
}

export type OpenText = { open: boolean; state: string; change: string | null };

/** 'Open now' and 'closes 9:00 pm', or 'Closed' and 'opens Mon 9:30 am'. */
export function openText(state: OpenState, now: Date, place: Place): OpenText {
  const { texts } = place;
  if (state.open) {
    const { until } = state;
    if (!until) return { open: true, state: texts.open, change: texts.neverCloses };
    // A closing after midnight still belongs to this evening.
    const farOff = until.getTime() - now.getTime() >= DAY_MS;
    const change = texts.closes(momentText(until, farOff, place));
    return { open: true, state: texts.open, change };
  }
  const { next } = state;
  if (!next) return { open: false, state: texts.closed, change: null };
  const today = dateAtStore(next, place.timeZone) === dateAtStore(now, place.timeZone);
  const change = texts.opens(momentText(next, !today, place));
  return { open: false, state: texts.closed, change };
}

/** The weekday that it is at the store; null for a zone nobody knows. */
export function weekdayAt(now: Date, timeZone: string): Weekday | null {
  try {
    const name = now.toLocaleDateString('en-US', { weekday: 'short', timeZone }).toLowerCase();
    return weekdays.find((day) => day === name) ?? null;
  } catch {
    return null;
  }
}

/** The weekdays with their full names. 1 January 2024 was a Monday. */
export function namedWeekdays(locale = readerLocale()): { day: Weekday; name: string }[] {
  return weekdays.map((day, index) => {
    const date = new Date(Date.UTC(2024, 0, 1 + index));
    return { day, name: date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' }) };
  });
}

function clockText(clock: string, locale = readerLocale()): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const moment = new Date(Date.UTC(2024, 0, 1, hours, minutes));
  return moment.toLocaleTimeString(locale, { ...time, timeZone: 'UTC' });
}

/** '2026-11-08' as the reader writes it. */
export const specialDateText = (date: string, locale = readerLocale()): string =>
  new Date(date).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

const isWholeDay = ([from, to]: OpeningSpan) =>
  from === '00:00' && (to === '24:00' || to === '00:00');

/** One line for each span of a day. */
export function spanTexts(
  spans: readonly OpeningSpan[],
  texts: StoreTexts,
  locale?: string,
): string[] {
  if (spans.length === 0) return [texts.closed];
  if (spans.some(isWholeDay)) return [texts.wholeDay];
  return spans.map(([from, to]) => `${clockText(from, locale)} – ${clockText(to, locale)}`);
}
