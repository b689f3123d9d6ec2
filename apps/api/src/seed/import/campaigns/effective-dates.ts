/** A moment of its own, or what clocks show where the store is. */
export type Moment = { at: string } | { local: string };

export type EffectiveDates = { starts: Moment; ends: Moment };

const DATE = String.raw`(\d{4})-(\d{2})-(\d{2})`;
const TIME = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?`;
const OFFSET = String.raw`(Z|[+-]\d{2}(?::?\d{2})?)`;
const MOMENT = new RegExp(`^${DATE}(?:[T ]${TIME} ?${OFFSET}?)?$`, 'i');

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const LAST_OFFSET_HOUR = 14;

const HOW = 'must be two dates like 2026-11-01/2026-11-30, with or without times';

/**
 * An ISO 8601 interval, 'start/end'. A day that ends it is meant up to its last moment; a time is taken
 * at its word.
 */
export function readEffectiveDates(text: string): { is: EffectiveDates } | { problem: string } {
  const [start, end, ...more] = text.split('/').map((part) => part.trim());
  if (!start || !end || more.length > 0) return { problem: HOW };
  const starts = readMoment(start, '00:00:00');
  const ends = readMoment(end, '23:59:59.999');
  if (typeof starts === 'string') return { problem: starts };
  return typeof ends === 'string' ? { problem: ends } : { is: { starts, ends } };
}

/** What is wrong with it, where it is none. */
function readMoment(text: string, timeOfDay: string): Moment | string {
  const found = MOMENT.exec(text);
  if (!found) return HOW;
  const [year, month, day, hour, minute, second] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const offset = found[7];
  if (!isDay(year!, month!, day!)) {
    return `has a day that is in no calendar, or before ${FIRST_YEAR} or after ${LAST_YEAR}`;
  }
  if (hour! > 23 || minute! > 59 || second! > 59 || !isOffset(offset)) {
    return 'has a time that is on no clock';
  }
  if (found[4] === undefined) return { local: `${text} ${timeOfDay}` };
  return offset ? { at: text } : { local: text };
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= FIRST_YEAR && year <= LAST_YEAR;
}

function isOffset(offset: string | undefined): boolean {
  if (offset === undefined || /^z$/i.test(offset)) return true;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return hours <= LAST_OFFSET_HOUR && (offset.length === 3 || minutes <= 59);
}
