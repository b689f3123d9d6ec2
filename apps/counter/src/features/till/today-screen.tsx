import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import type { DayResult } from '@baeon/contracts/counter/redemptions-wire';
import { EmptyState, LoadError, StaleNote } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, TicketCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DayList } from '../../components/day-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { callTill } from './till-api.ts';
import type { KeptTill } from './till-state.ts';
import { tillTexts } from './till-texts.ts';

type Props = {
  till: KeptTill;
  onBack: () => void;
  /** What the server has not heard of yet, above what it knows. */
  renderWaiting: (onUndo: (id: string) => void) => ReactNode;
  /** How many those are. */
  waiting: number;
  renderUndo: (id: string | null, onClose: () => void, onUndone: () => void) => ReactNode;
};

/** What this till took today. */
export function TodayScreen({ till, onBack, renderWaiting, waiting, renderUndo }: Props) {
  const texts = useTexts(tillTexts);
  const now = useMinute();
  const [undoing, setUndoing] = useState<string | null>(null);
  const today = useQuery({
    queryKey: ['today', till.till.id],
    queryFn: ({ signal }) => callTill<DayResult>(counterWire.today, { signal }),
    staleTime: 0,
  });
  const isEmpty = today.data?.redemptions.length === 0;

  return (
    <div className="flex flex-1 flex-col px-4 pb-6">
      <div className="flex items-center gap-2 py-2">
        <button
          type="button"
          aria-label={texts.back}
          onClick={onBack}
          className="-ml-2 grid size-12 place-items-center rounded-control hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </button>
        <h1 className="text-2xl font-extrabold">{texts.today}</h1>
      </div>
      {renderWaiting(setUndoing)}
      {today.isPending && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-18 rounded-field!" />
          <Skeleton className="h-40 rounded-field!" />
        </div>
      )}
      {today.isError && !today.data && <LoadError title={texts.todayTrouble} of={today} />}
      {today.data && (
        <>
          <StaleNote of={today} />
          {isEmpty && waiting === 0 && (
            <EmptyState
              Icon={TicketCheck}
              title={texts.nothingToday}
              text={texts.nothingTodayText}
            />
          )}
          {!isEmpty && (
            <DayList
              day={today.data}
              timeZone={till.store.time_zone}
              mayUndo={({ at, undone_at }) =>
                undone_at === null && now.getTime() - Date.parse(at) < UNDO_MINUTES * 60_000
              }
              onUndo={({ id }) => setUndoing(id)}
            />
          )}
        </>
      )}
      {renderUndo(
        undoing,
        () => setUndoing(null),
        () => void today.refetch(),
      )}
    </div>
  );
}
