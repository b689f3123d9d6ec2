import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import { Button } from '@baeon/ui/components/button.tsx';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { DayEntry } from '../../../components/day-list.tsx';
import { dropTakes, isWaitingAt, type OfflineTake, useOfflineTakes } from './offline-takes.ts';
import { offlineTexts } from './offline-texts.ts';

const isConflict = ({ standing }: OfflineTake): boolean =>
  standing === 'conflict' || standing === 'unreadable';

/** How many the server has not heard of yet. */
export const useWaiting = (storeId: string): number =>
  useOfflineTakes().filter(isWaitingAt(storeId)).length;

export const useConflicts = (): number => useOfflineTakes().filter(isConflict).length;

type Props = { storeId: string; timeZone: string; onUndo: (id: string) => void };

/** What was taken without a connection: what the server has not heard of, and what it did not let stand. */
export function WaitingList({ storeId, timeZone, onUndo }: Props) {
  const texts = useTexts(offlineTexts);
  const now = useMinute();
  const takes = useOfflineTakes();
  const waiting = takes.filter(isWaitingAt(storeId));
  const conflicts = takes.filter(isConflict);
  const mayUndo = ({ redemption, tappedAt }: OfflineTake) =>
    redemption.undone_at === undefined && now.getTime() - tappedAt < UNDO_MINUTES * 60_000;
  return (
    <div className="mb-5 flex flex-col gap-5 empty:hidden">
      <UnsentElsewhere storeId={storeId} />
      {conflicts.length > 0 && (
        <section className="rounded-card border border-line-strong px-4 py-3">
          <h2 className="font-bold">{texts.conflicts(conflicts.length)}</h2>
          <ul role="list" className="divide-y divide-line">
            {conflicts.map((take) => (
              <DayEntry
                key={take.redemption.id}
                entry={entryOf(take)}
                timeZone={timeZone}
                mark={texts.marks[take.standing]}
                onUndo={null}
              />
            ))}
          </ul>
          <Button
            kind="secondary"
            className="mt-2 w-full"
            onClick={() => void dropTakes(isConflict)}
          >
            {texts.seen}
          </Button>
        </section>
      )}
      {waiting.length > 0 && (
        <section className="rounded-card border border-line-strong px-4 py-3">
          <h2 className="font-bold">{texts.waiting(waiting.length)}</h2>
          <p className="text-sm text-ink-muted">{texts.notCounted}</p>
          <ul role="list" className="divide-y divide-line">
            {waiting.toReversed().map((take) => (
              <DayEntry
                key={take.redemption.id}
                entry={entryOf(take)}
                timeZone={timeZone}
                mark={texts.marks.waiting}
                onUndo={mayUndo(take) ? () => onUndo(take.redemption.id) : null}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const entryOf = ({ redemption, title, staff, savingRupees }: OfflineTake) => ({
  id: redemption.id,
  at: redemption.taken_at,
  title,
  till: null,
  staff,
  key: null,
  bill_rupees: redemption.bill_rupees ?? null,
  saving_rupees: savingRupees,
  undone_at: redemption.undone_at ?? null,
  undo_reason: redemption.undo_reason ?? null,
});

/** What this device took as a till of a store that it is no till of now. */
export function UnsentElsewhere({ storeId }: { storeId: string | null }) {
  const texts = useTexts(offlineTexts);
  const unsent = useOfflineTakes().filter(
    ({ standing, store }) => standing === 'waiting' && store.id !== storeId,
  );
  const stores = new Map(unsent.map(({ store }) => [store.id, store.name]));
  return [...stores].map(([id, name]) => (
    <p key={id} className="rounded-field bg-sunken px-4 py-3">
      {texts.elsewhere(unsent.filter(({ store }) => store.id === id).length, name)}
    </p>
  ));
}
