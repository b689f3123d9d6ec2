import { daysLeft, endingAt, type Validity } from '@baeon/contracts/ending';
import { textsOf } from '../../lib/texts.ts';
import { dealTexts, type DealTexts } from './deal-texts.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Making one takes a hundred times as long as using it, and lists use it for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

const SHOWN = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function formatFor(timeZone: string, locale?: string) {
  const name = `${locale} ${timeZone}`;
  const format = formats.get(name) ?? newFormat(timeZone, locale);
  formats.set(name, format);
  return format;
}

/** A zone that this browser does not know is better left out than a screen that breaks. */
function newFormat(timeZone: string, locale?: string) {
  try {
    return new Intl.DateTimeFormat(locale, { ...SHOWN, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, SHOWN);
  }
}

/** '30 Nov 2026', in the reader's own language unless told otherwise. */
export function dateText({ expiry, timeZone }: Validity, locale?: string): string {
  return formatFor(timeZone, locale).format(new Date(expiry));
}

/** 'Ends today', 'Ends tomorrow', '12 days left' or 'Ended'. */
export function endingText(
  validity: Validity,
  now: Date,
  texts: DealTexts = textsOf(dealTexts),
): string {
  const days = daysLeft(validity, now);
  if (days === null) return texts.ended;
  if (days === 0) return texts.endsToday;
  if (days === 1) return texts.endsTomorrow;
  return texts.daysLeft(days);
}

/** 'Ends today', 'Ends tomorrow', 'Ends in 3 days'; null for what has time, or is over. */
export function endingMark(
  validity: Validity,
  now: Date,
  texts: DealTexts = textsOf(dealTexts),
): string | null {
  const ending = endingAt(validity, now);
  if (ending === 'today') return texts.endsToday;
  if (ending === 'tomorrow') return texts.endsTomorrow;
  return ending && texts.endsIn(daysLeft(validity, now) ?? 0);
}

/** As above, with the hours or minutes that are left of the last day. */
export function timeLeftText(
  validity: Validity,
  now: Date,
  texts: DealTexts = textsOf(dealTexts),
): string {
  if (daysLeft(validity, now) !== 0) return endingText(validity, now, texts);
  const left = Date.parse(validity.expiry) - now.getTime();
  if (left >= HOUR_MS) return texts.endsTodayHours(Math.floor(left / HOUR_MS));
  return texts.endsTodayMinutes(Math.max(1, Math.floor(left / MINUTE_MS)));
}
