import { dayNumber } from '../common/local-date.ts';

/** A deal ends with a day where its store is, whatever day it is where the reader is. */
export type Validity = { expiry: string; timeZone: string };

/** From so many days before the last one, people should know that it is about to end. */
export const SOON_DAYS = 3;

export type Ending = 'today' | 'tomorrow' | 'soon';

const DAY_MS = 86_400_000;
/** Further away than this it is not about to end, however long the clocks make a day. */
const FAR_MS = (SOON_DAYS + 2) * DAY_MS;

/** Whole days at the store until the last one: 0 on the last day, null once it is over. */
export function daysLeft({ expiry, timeZone }: Validity, now: Date): number | null {
  const end = new Date(expiry);
  if (now > end) return null;
  return dayNumber(end, timeZone) - dayNumber(now, timeZone);
}

/** How near the end is; null while there is time, and once it is over. */
export function endingAt(validity: Validity, now: Date): Ending | null {
  // Calendars are slow to ask, and most of a list has time.
  if (Date.parse(validity.expiry) - now.getTime() > FAR_MS) return null;
  const days = daysLeft(validity, now);
  if (days === null || days > SOON_DAYS) return null;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'soon';
}
