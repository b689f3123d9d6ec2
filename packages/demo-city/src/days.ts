/** Where the demo's stores are. */
const TIME_ZONE = 'Asia/Kolkata';
const DAY_MS = 86_400_000;

/** Days since 1970, as they are counted where the stores are. */
export type DayNumber = number;

/** Comes again every so many days and then lasts some of them; the phase tells campaigns apart. */
export type Rhythm = { every: number; lasts: number; phase: number };

/** The first and the last day, and which of its times this is. */
type Window = { from: DayNumber; until: DayNumber; round: number };

/** The window that is open on a day, or the next one. Whenever it is asked for, it is the same one. */
export function windowOn(day: DayNumber, { every, lasts, phase }: Rhythm): Window {
  const round = Math.ceil((day - phase) / every);
  const until = phase + round * every;
  return { from: until - lasts + 1, until, round };
}

export function dayOf(now: Date): DayNumber {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now);
  return Date.parse(day) / DAY_MS;
}

export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
