import { type UseHours, hoursOfUseText } from '@baeon/contracts/campaigns/use-hours';
import { dealTexts } from '@baeon/ui/components/deals/deal-texts.ts';
import type { LookResult } from '@baeon/contracts/counter/redemptions-wire';
import { said, textsOf } from '@baeon/ui/lib/texts.ts';
import { calendarDayText, dayAndTimeText } from '../../lib/day-and-time.ts';
import { takingTexts } from './taking-texts.ts';

/** When a coupon may be used, in the language of the till. */
export const hoursOfUseWords = (hours: UseHours): string =>
  hoursOfUseText(hours, textsOf(dealTexts).useHours);

/** Why a coupon cannot be taken here and now, to be read out in the language of the till. */
export function refusalText(
  { refusal, valid_until, use_hours }: LookResult,
  timeZone: string,
): string {
  if (!refusal) return '';
  const { used, ended, notYet, notNow } = textsOf(takingTexts).refusals;
  const { code, msg, used_at, used_where, starts_at } = refusal;
  if (code === 'ALREADY_USED' && used_at)
    return used(dayAndTimeText(used_at, timeZone), used_where);
  if (code === 'EXPIRED') return ended(calendarDayText(valid_until, timeZone));
  if (code === 'NOT_STARTED') return notYet(dayAndTimeText(starts_at, timeZone));
  if (code === 'NOT_NOW' && use_hours) return notNow(hoursOfUseWords(use_hours));
  return said(msg, code);
}
