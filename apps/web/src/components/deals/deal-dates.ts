const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A deal ends with a day where its store is, whatever day it is where the reader is. */
export type Validity = { expiry: string; timeZone: string };

/** A zone that this browser does not know is better left out than a screen that breaks. */
function known(timeZone: string): { timeZone?: string } {
  try {
    return { timeZone: new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone };
  } catch {
    return {};
  }
}

/** '30 Nov 2026', in the reader's own language unless told otherwise. */
export function dateText({ expiry, timeZone }: Validity, locale?: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', ...known(timeZone) } as const;
  return new Date(expiry).toLocaleDateString(locale, options);
}

/** The date at the store as a count of days, so that two of them can be compared. */
function dayNumber(instant: Date, timeZone: string): number {
  const date = instant.toLocaleDateString('sv-SE', known(timeZone));
  return Math.round(Date.parse(`${date}T00:00Z`) / (24 * HOUR_MS));
}

/** Whole days at the store until the last one: 0 on the last day, null once it is over. */
export function daysLeft({ expiry, timeZone }: Validity, now: Date): number | null {
  const end = new Date(expiry);
  if (now > end) return null;
  return dayNumber(end, timeZone) - dayNumber(now, timeZone);
}

/** 'Ends today', 'Ends tomorrow', '12 days left' or 'Ended'. */
export function endingText(validity: Validity, now: Date): string {
  const days = daysLeft(validity, now);
  if (days === null) return 'Ended';
  if (days === 0) return 'Ends today';
  if (days === 1) return 'Ends tomorrow';
  return `${days} days left`;
}

/** As above, with the hours or minutes that are left of the last day. */
export function timeLeftText(validity: Validity, now: Date): string {
  const text = endingText(validity, now);
  if (daysLeft(validity, now) !== 0) return text;
  const left = Date.parse(validity.expiry) - now.getTime();
  if (left >= HOUR_MS) return `${text}, ${Math.floor(left / HOUR_MS)} h left`;
  return `${text}, ${Math.max(1, Math.floor(left / MINUTE_MS))} min left`;
}
