import { LONGEST_REASON } from '@baeon/contracts/counter/counter';
import type { DayResult, RedemptionEntry } from '@baeon/contracts/counter/redemptions-wire';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayList } from '../../components/day-list.tsx';
import { storeAdminTexts } from './store-texts.ts';
import { thingsQuery, useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

/** What was taken at all tills of a store on a day. */
export function DaySection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeAdminTexts);
  const [chosen, setChosen] = useState('');
  const path = chosen === '' ? 'redemptions' : `redemptions?day=${chosen}`;
  const day = useQuery(thingsQuery<DayResult>(storeId, path));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();

  const undo = ({ id }: RedemptionEntry) =>
    ask({
      title: texts.undoTitle,
      text: texts.undoText,
      fields: [{ name: 'reason', label: texts.why, input: { maxLength: LONGEST_REASON } }],
      submit: texts.undo,
      danger: true,
      send: (values) => change('POST', `redemptions/${id}/undo`, values),
    });

  return (
    <section className="flex flex-col gap-3">
      <TextInput
        type="date"
        label={texts.day}
        value={chosen || (day.data?.day ?? '')}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {day.isPending && <Skeleton className="h-40 rounded-card!" />}
      {day.error && !day.data && (
        <LoadError title={texts.trouble} of={{ ...day, error: day.error }} />
      )}
      {day.data && (
        <>
          <DayList day={day.data} mayUndo={({ undone_at }) => undone_at === null} onUndo={undo} />
          {day.data.redemptions.length === 0 && (
            <p className="py-3 text-ink-muted">{texts.nothing}</p>
          )}
        </>
      )}
      {sheet}
    </section>
  );
}
