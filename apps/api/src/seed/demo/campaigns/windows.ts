/** Days since 1970, as they are counted where the stores are. */
export type DayNumber = number;

/** Comes again every so many days and then lasts some of them; the phase tells campaigns apart. */
export type Rhythm = { every: number; lasts: number; phase: number };

/** The first and the last day, and which of its times this is. */
export type Window = { from: DayNumber; until: DayNumber; round: number };

const DAY_MS = 86_400_000;

/** The window that is open on a day, or the next one. Whenever it is asked for, it is the same one. */
export function windowOn(day: DayNumber, { every, lasts, phase }: Rhythm): Window {
  const round = Math.ceil((day - phase) / every);
  const until = phase + round * every;
  return { from: until - lasts + 1, until, round };
}

/** One in twenty ends on any day; none lasts longer than eight weeks. */
const lengths = [56, 14, 28, 7, 42, 14, 28, 56, 14, 42, 28, 7, 42, 14, 28, 7, 56, 14, 42, 28];
/** Has no factor in common with any length, so that ends fall on all days alike. */
const STEP = 11;

export function steadyRhythm(index: number): Rhythm {
  const slot = index % lengths.length;
  const every = lengths[slot]!;
  const alike = (list: number[]) => list.filter((length) => length === every).length;
  const turn = Math.floor(index / lengths.length) * alike(lengths) + alike(lengths.slice(0, slot));
  return { every, lasts: every, phase: (turn * STEP) % every };
}

/** Away for as long as it is there. */
export const passingRhythm = (index: number): Rhythm => ({
  every: 10,
  lasts: 5,
  phase: (index * 3) % 10,
});

export function dayIn(timeZone: string, now: Date): DayNumber {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return Date.parse(day) / DAY_MS;
}

export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
