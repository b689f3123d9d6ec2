const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A deal ends with a day where its store is, whatever day it is where the reader is. */
export type Validity = { expiry: string; timeZone: string };

/** Making one takes a hundred times as long as using it, and lists use it for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string, options: Intl.DateTimeFormatOptions, locale?: string) {
  const name = `${locale} ${timeZone} ${options.month}`;
  const format = formats.get(name) ?? newFormat(timeZone, options, locale);
  formats.set(name, format);
  return format;
}

/** A zone that this browser does not know is better left out than a screen that breaks. */
function newFormat(timeZone: string, options: Intl.DateTimeFormatOptions, locale?: string) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

const SHOWN = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const COMPARED = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** '30 Nov 2026', in the reader's own language unless told otherwise. */
export function dateText({ expiry, timeZone }: Validity, locale?: string): string {
  return formatFor(timeZone, SHOWN, locale).format(new Date(expiry));
}

/** The date at the store as a count of days, so that two of them can be compared. */
function dayNumber(instant: Date, timeZone: string): number {
  const date = formatFor(timeZone, COMPARED, 'sv-SE').format(instant);
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
