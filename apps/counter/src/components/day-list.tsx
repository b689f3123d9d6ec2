import type { DayResult, RedemptionEntry } from '@baeon/contracts/counter/redemptions-wire';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { clockTimeText } from '../lib/day-and-time.ts';
import { dayTexts } from './day-texts.ts';

const MOST_LISTED = 200;

type Props = {
  day: DayResult;
  timeZone?: string;
  /** Whether whoever looks may still undo one. */
  mayUndo: (entry: RedemptionEntry) => boolean;
  onUndo: (entry: RedemptionEntry) => void;
};

/** What was taken on a day: its sums, who took it, and one after the other. */
export function DayList({ day, timeZone, mayUndo, onUndo }: Props) {
  const texts = useTexts(dayTexts);
  const sums = [
    [texts.count, String(day.count)],
    [texts.savings, rupeesText(day.saving_rupees)],
    [texts.bills, rupeesText(day.bill_rupees)],
    ...(day.undone > 0 ? [[texts.undoneCount, String(day.undone)] as const] : []),
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <dl
        aria-label={texts.sums}
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2"
      >
        {sums.map(([name, value]) => (
          <div key={name} className="rounded-field bg-sunken px-3 py-3">
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {day.by_staff.length > 0 && (
        <section>
          <h2 className="mb-1 font-bold">{texts.byStaff}</h2>
          <ul role="list" className="divide-y divide-line">
            {day.by_staff.map(({ staff, count, saving_rupees }) => (
              <li key={staff} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">{staff}</span>
                <span className="shrink-0 tabular-nums">
                  {count} · {rupeesText(saving_rupees)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {day.redemptions.length > 0 && (
        <section>
          <h2 className="mb-1 font-bold">{texts.list}</h2>
          <ul role="list" className="divide-y divide-line">
            {day.redemptions.map((entry) => (
              <DayEntry
                key={entry.id}
                entry={entry}
                timeZone={timeZone}
                onUndo={mayUndo(entry) ? () => onUndo(entry) : null}
              />
            ))}
          </ul>
          {day.redemptions.length >= MOST_LISTED && (
            <p className="py-2 text-sm text-ink-muted">{texts.newest}</p>
          )}
        </section>
      )}
    </div>
  );
}

type EntryProps = {
  entry: RedemptionEntry;
  timeZone?: string | undefined;
  /** What is not usual about it. */
  mark?: string;
  onUndo: (() => void) | null;
};

/** One that was taken: when, by whom, what it came to, and whether it was undone. */
export function DayEntry({ entry, timeZone, mark, onUndo }: EntryProps) {
  const texts = useTexts(dayTexts);
  const { title, saving_rupees, bill_rupees } = entry;
  const time = clockTimeText(entry.at, timeZone);
  const undoneAt = entry.undone_at && clockTimeText(entry.undone_at, timeZone);
  const facts = [
    time,
    entry.staff ?? entry.key,
    entry.till,
    saving_rupees === null ? null : texts.off(rupeesText(saving_rupees)),
    bill_rupees === null ? null : texts.bill(rupeesText(bill_rupees)),
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={undoneAt ? 'text-ink-muted line-through' : 'font-semibold'}>{title}</p>
        <p className="text-sm text-ink-muted">
          {mark && <strong className="font-semibold text-ink">{mark} · </strong>}
          {facts.join(' · ')}
        </p>
        {undoneAt && (
          <p className="text-sm font-semibold">
            {[texts.undone(undoneAt), entry.undo_reason].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {onUndo && (
        <button
          type="button"
          aria-label={texts.undoNamed(title, time)}
          onClick={onUndo}
          className="min-h-touch shrink-0 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
        >
          {texts.undo}
        </button>
      )}
    </li>
  );
}
