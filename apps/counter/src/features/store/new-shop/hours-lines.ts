import type { SomeDetails } from '@baeon/contracts/counter/store-details';
import { type OpeningSpan, weekdays } from '@baeon/contracts/stores/opening-hours';
import { calendarDayText, weekdayNames } from '../../../lib/day-and-time.ts';

/** A line for each day of the week and each date beside it; none where nothing was said. */
export function hoursLines(
  { opening_hours: hours, special_days: days }: SomeDetails,
  closed: string,
) {
  if (!hours) return [];
  const times = (spans: readonly OpeningSpan[]) =>
    spans.length === 0 ? closed : spans.map((span) => span.join(' – ')).join(', ');
  const names = weekdayNames();
  return [
    ...weekdays.map((day, at) => ({ day: names[at]!, times: times(hours[day]) })),
    ...(days ?? [])
      .filter(({ date }) => date !== '')
      .map(({ date, spans }) => ({ day: calendarDayText(date, 'UTC'), times: times(spans) })),
  ];
}
