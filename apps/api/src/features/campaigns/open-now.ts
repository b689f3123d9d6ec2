import {
  endOfSpan,
  minutesOf,
  weekdays,
  type OpeningHours,
  type OpeningSpan,
  type SpecialDay,
} from '@baeon/contracts/stores/opening-hours';

/** From and to by turns, in minutes of the day on which a span begins. */
type Spans = readonly number[];

/** When a store is open, by weekday, and by date where that counts before. Many stores share one of these. */
export type StoreHours = {
  timeZone: string;
  week: readonly Spans[];
  dates: ReadonlyMap<number, Spans>;
};

const DAY = 24 * 60;
const DAY_MS = 86_400_000;

const minuteSpans = (spans: OpeningSpan[]): Spans =>
  spans.flatMap((span) => [minutesOf(span[0]), endOfSpan(span)]);

export function storeHours(
  hours: OpeningHours,
  timeZone: string,
  special: readonly SpecialDay[],
): StoreHours {
  return {
    timeZone,
    week: weekdays.map((weekday) => minuteSpans(hours[weekday])),
    dates: new Map(
      special.map(({ date, spans }) => [Date.parse(date) / DAY_MS, minuteSpans(spans)]),
    ),
  };
}

/** A day of the calendar, counted from 1970, and a minute of it. */
type WallTime = { day: number; minute: number };

function isWithin(spans: Spans, minute: number): boolean {
  for (let at = 0; at < spans.length; at += 2) {
    if (spans[at]! <= minute && minute < spans[at + 1]!) return true;
  }
  return false;
}

/** 1 January 1970 was a Thursday. */
const spansOn = ({ week, dates }: StoreHours, day: number): Spans =>
  dates.get(day) ?? week[(day + 3) % 7]!;

/**
 * Whether stores are open at a moment, by the clocks on their walls. For lists, where thousands are asked
 * about; a store's own page works out to the second when that changes (`openState`).
 */
export function openAt(now: Date): (hours: StoreHours | null) => boolean {
  const times = new Map<string, WallTime | null>();
  const known = new Map<StoreHours, boolean>();
  function look(hours: StoreHours): boolean {
    const { timeZone } = hours;
    const time = times.has(timeZone) ? times.get(timeZone)! : wallTime(now, timeZone);
    times.set(timeZone, time);
    if (time === null) return false;
    const { day, minute } = time;
    // The night of the day before may go on.
    return isWithin(spansOn(hours, day), minute) || isWithin(spansOn(hours, day - 1), minute + DAY);
  }
  return (hours) => {
    if (hours === null) return false;
    const isOpen = known.get(hours) ?? look(hours);
    known.set(hours, isOpen);
    return isOpen;
  };
}

/** Null for a zone that nobody knows: any guess could be hours off. */
function wallTime(now: Date, timeZone: string): WallTime | null {
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const minutes = Date.parse(`${clock.format(now).replace(' ', 'T')}Z`) / 60_000;
    return { day: Math.floor(minutes / DAY), minute: minutes % DAY };
  } catch {
    return null;
  }
}
