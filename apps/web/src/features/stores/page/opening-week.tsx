import type { OpeningHours, SpecialDay } from '@baeon/contracts/stores/opening-hours';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import {
  dateAtStore,
  specialDateText,
  namedWeekdays,
  spanTexts,
  weekdayAt,
} from './opening-texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { storeTexts } from '../store-texts.ts';

type Props = { hours: OpeningHours; dates: readonly SpecialDay[]; timeZone: string };

/** The hours of every day, folded away behind today's. */
export function OpeningWeek({ hours, dates, timeZone }: Props) {
  const texts = useTexts(storeTexts);
  const now = useMinute();
  const date = dateAtStore(now, timeZone);
  const coming = dates.filter((one) => one.date >= date);
  // A date with hours of its own is no day of the week.
  const today = coming.some((one) => one.date === date) ? null : weekdayAt(now, timeZone);
  return (
    <details className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg font-bold">{texts.openingHours}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="px-5 pb-4">
        {namedWeekdays().map(({ day, name }) => (
          <div
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className="-mx-2 flex flex-wrap items-baseline justify-between gap-x-2 rounded-control px-2 py-1.5 aria-[current=date]:bg-brand-soft aria-[current=date]:font-semibold"
          >
            <dt>
              {name}
              {day === today && (
                <span className="ml-2 text-xs font-semibold text-link">{texts.today}</span>
              )}
            </dt>
            <dd className="ml-auto text-right tabular-nums">
              {spanTexts(hours[day], texts).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {coming.map((one) => (
          <div
            key={one.date}
            aria-current={one.date === date ? 'date' : undefined}
            className="flex flex-wrap items-baseline justify-between gap-x-2 -mx-2 rounded-control px-2 py-1.5 font-semibold aria-[current=date]:bg-brand-soft"
          >
            <dt>{specialDateText(one.date)}</dt>
            <dd className="ml-auto text-right tabular-nums">
              {spanTexts(one.spans, texts).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
