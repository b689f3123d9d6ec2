import {
  MOST_SPECIAL_DAYS,
  type OpeningHours,
  type OpeningSpan,
  type SpecialDay,
  weekdays,
} from '@baeon/contracts/stores/opening-hours';
import { Button } from '@baeon/ui/components/button.tsx';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { X } from 'lucide-react';
import { calendarDayText, weekdayNames } from '../../../lib/day-and-time.ts';
import type { DetailsProps } from './fields.ts';
import { storePageTexts } from './page-texts.ts';
import { Spans, usualSpan } from './spans.tsx';

const usualHours = (): OpeningHours =>
  Object.fromEntries(
    weekdays.map((day) => [day, day === 'sun' ? [] : [usualSpan]]),
  ) as unknown as OpeningHours;

/** When it is open, in a week and on dates that are different. */
export function HoursFields({ details, problems, onChange }: DetailsProps) {
  const { opening_hours: hours = null, special_days: days = [] } = details;
  return (
    <div className="flex flex-col gap-5">
      <Week
        hours={hours}
        problem={problems.opening_hours}
        onChange={(opening_hours) => onChange({ opening_hours })}
      />
      {hours && (
        <Dates
          days={days}
          problem={problems.special_days}
          onChange={(special_days) => onChange({ special_days })}
        />
      )}
    </div>
  );
}

function Problem({ problem }: { problem: string | undefined }) {
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {problem && said(problem)}
    </p>
  );
}

type WeekProps = {
  hours: OpeningHours | null;
  problem: string | undefined;
  onChange: (hours: OpeningHours | null) => void;
};

function Week({ hours, problem, onChange }: WeekProps) {
  const texts = useTexts(storePageTexts);
  if (!hours) {
    return (
      <>
        <p className="text-ink-muted">{texts.noHours}</p>
        <Button kind="secondary" onClick={() => onChange(usualHours())}>
          {texts.addHours}
        </Button>
      </>
    );
  }
  const names = weekdayNames();
  const first = weekdays.findIndex((day) => hours[day].length > 0);
  const copy = () => {
    const spans = hours[weekdays[first]!];
    onChange(Object.fromEntries(weekdays.map((day) => [day, spans])) as unknown as OpeningHours);
  };
  return (
    <div className="flex flex-col gap-2">
      <ul role="list" className="divide-y divide-line">
        {weekdays.map((day, at) => (
          <li key={day} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <OpenDay
              name={names[at]!}
              spans={hours[day]}
              onChange={(spans) => onChange({ ...hours, [day]: spans })}
            />
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
      <div className="flex flex-wrap gap-2">
        {first !== -1 && (
          <Button kind="secondary" onClick={copy}>
            {texts.copyHours(names[first]!)}
          </Button>
        )}
        <Button kind="danger" onClick={() => onChange(null)}>
          {texts.removeHours}
        </Button>
      </div>
    </div>
  );
}

type DayProps = {
  name: string;
  /** Beside the box, where the name stands elsewhere. */
  label?: string;
  spans: readonly OpeningSpan[];
  onChange: (spans: OpeningSpan[]) => void;
};

function OpenDay({ name, label = name, spans, onChange }: DayProps) {
  const texts = useTexts(storePageTexts);
  return (
    <>
      <label className="flex min-h-touch min-w-32 cursor-pointer items-center gap-2 font-semibold">
        <input
          type="checkbox"
          aria-label={texts.openOn(name)}
          checked={spans.length > 0}
          onChange={({ target }) => onChange(target.checked ? [usualSpan] : [])}
          className="size-5 accent-brand"
        />
        {label}
      </label>
      {spans.length > 0 ? (
        <Spans of={name} spans={spans} onChange={onChange} />
      ) : (
        <span className="text-ink-muted">{texts.closed}</span>
      )}
    </>
  );
}

type DatesProps = {
  days: readonly SpecialDay[];
  problem: string | undefined;
  onChange: (days: SpecialDay[]) => void;
};

function Dates({ days, problem, onChange }: DatesProps) {
  const texts = useTexts(storePageTexts);
  const change = (at: number, day: SpecialDay) =>
    onChange(days.map((one, nth) => (nth === at ? day : one)));
  return (
    <section aria-label={texts.dates} className="flex flex-col gap-2">
      <p className="font-bold">{texts.dates}</p>
      <p className="text-sm text-ink-muted">{texts.datesHint}</p>
      <ul role="list" className="divide-y divide-line">
        {days.map(({ date, spans }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- while it is typed a date may be there twice
          <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <input
              type="date"
              aria-label={texts.date}
              value={date}
              onChange={({ target }) => change(at, { date: target.value, spans })}
              className="min-h-touch rounded-field border border-line-strong bg-raised px-2 text-base focus-visible:outline-3 focus-visible:outline-link"
            />
            <button
              type="button"
              aria-label={texts.removeDate(dateText(date))}
              title={texts.removeDate(dateText(date))}
              onClick={() => onChange(days.filter((_, nth) => nth !== at))}
              className="grid size-touch place-items-center rounded-control text-danger hover:bg-danger-soft"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
            <span className="flex basis-full flex-wrap items-center gap-x-3">
              <OpenDay
                name={dateText(date)}
                label={texts.openThen}
                spans={spans}
                onChange={(next) => change(at, { date, spans: next })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
      {days.length < MOST_SPECIAL_DAYS && (
        <Button kind="secondary" onClick={() => onChange([...days, { date: '', spans: [] }])}>
          {texts.addDate}
        </Button>
      )}
    </section>
  );
}

const dateText = (date: string): string => (date === '' ? '' : calendarDayText(date, 'UTC'));
