import {
  endOfSpan,
  minutesOf,
  weekdays,
  type OpeningHours,
} from '@baeon/contracts/stores/opening-hours';

/** When a store is open, in minutes of the week: from and to by turns. Many stores share one of these. */
export type StoreHours = { timeZone: string; spans: readonly number[] };

const DAY = 24 * 60;
const WEEK = 7 * DAY;

export function storeHours(hours: OpeningHours, timeZone: string): StoreHours {
  const spans = weekdays.flatMap((weekday, day) =>
    hours[weekday].flatMap((span) => [day * DAY + minutesOf(span[0]), day * DAY + endOfSpan(span)]),
  );
  return { timeZone, spans };
}

/**
 * Whether stores are open at a moment, by the clocks on their walls. For lists, where thousands are asked
 * about; a store's own page works out to the second when that changes (`openState`).
 */
export function openAt(now: Date): (hours: StoreHours | null) => boolean {
  const minutes = new Map<string, number | null>();
  const known = new Map<StoreHours, boolean>();
  function look(hours: StoreHours): boolean {
    const { timeZone, spans } = hours;
    const minute = minutes.has(timeZone) ? minutes.get(timeZone)! : minuteOfWeek(now, timeZone);
    minutes.set(timeZone, minute);
    if (minute === null) return false;
    for (let at = 0; at < spans.length; at += 2) {
      const [from, to] = [spans[at]!, spans[at + 1]!];
      // Sunday's night may go on into Monday.
      if ((from <= minute && minute < to) || minute + WEEK < to) return true;
    }
    return false;
  }
  return (hours) => {
    if (hours === null) return false;
    const isOpen = known.get(hours) ?? look(hours);
    known.set(hours, isOpen);
    return isOpen;
  };
}

/** Null for a zone that nobody knows: any guess could be hours off. */
function minuteOfWeek(now: Date, timeZone: string): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
    const day = weekdays.findIndex((name) => name === parts.get('weekday')?.toLowerCase());
    return day * DAY + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  } catch {
    return null;
  }
}
