import { daysLeft, endingAt, type Validity } from '@baeon/contracts/campaigns/ending';
import { dateAt, type LocalDate } from '@baeon/contracts/common/local-date';
import { textsOf } from '../../lib/texts.ts';
import { dealTexts, type DealTexts } from './deal-texts.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** '30 Nov 2026', by the store's calendar. */
export function dateText(
  { expiry, timeZone }: Validity,
  texts: DealTexts = textsOf(dealTexts),
): string {
  return calendarText(dateAt(new Date(expiry), timeZone), texts);
}

/** '30 Nov 2026', by the reader's own calendar. */
export function ownDateText(moment: string, texts: DealTexts = textsOf(dealTexts)): string {
  const at = new Date(moment);
  return calendarText({ year: at.getFullYear(), month: at.getMonth(), day: at.getDate() }, texts);
}

const calendarText = ({ year, month, day }: LocalDate, { months, date }: DealTexts): string =>
  date(day, months[month]!, year);

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
