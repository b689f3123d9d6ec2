import { LONGEST_NOTE } from '@baeon/contracts/counter/conflicts';
import type { ConflictEntry } from '@baeon/contracts/counter/offline-wire';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { ConflictBody } from './conflict-acts.tsx';
import { conflictsTexts } from './conflicts-texts.ts';
import { useChangeAt } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';
import { usePages } from './use-pages.tsx';

type Props = { storeId: string | null };

/** What does not stand at a store, or at all of them: what is open first. */
export function ConflictsSection({ storeId }: Props) {
  return (
    <>
      <OpenConflicts storeId={storeId} />
      <SettledConflicts storeId={storeId} />
    </>
  );
}

function useConflicts(storeId: string | null, settled: boolean) {
  const texts = useTexts(conflictsTexts);
  return usePages<ConflictEntry>({
    queryKey: ['store', storeId, 'conflicts', settled],
    address: counterWire.conflicts(storeId, settled),
    idOf: ({ id }) => id,
    label: texts.more,
  });
}

function OpenConflicts({ storeId }: Props) {
  const texts = useTexts(conflictsTexts);
  const { pages, entries, more } = useConflicts(storeId, false);
  const changeAt = useChangeAt();
  const { ask, sheet } = useFormSheet();

  const settle = ({ id, store_id }: ConflictEntry) =>
    ask({
      title: texts.settleTitle,
      text: texts.settleText,
      fields: [{ name: 'note', label: texts.note, longest: LONGEST_NOTE }],
      submit: texts.settle,
      send: (values) => changeAt(store_id, 'POST', `conflicts/${id}/settle`, values),
    });

  return (
    <>
      <ThingList
        title={storeId === null ? texts.titleOfAll : texts.title}
        alone={storeId === null}
        hint={texts.hint}
        of={pages}
        empty={texts.empty}
        trouble={texts.trouble}
        things={entries?.map((conflict) => {
          const title = conflict.title ?? texts.noDeal;
          return {
            id: conflict.id,
            title,
            facts: [],
            body: <ConflictBody conflict={conflict} />,
            actions: [{ label: texts.settle, of: title, onPress: () => settle(conflict) }],
          };
        })}
      >
        {more}
      </ThingList>
      {sheet}
    </>
  );
}

/** Nothing, while there are none. */
function SettledConflicts({ storeId }: Props) {
  const texts = useTexts(conflictsTexts);
  const { pages, entries, more } = useConflicts(storeId, true);
  if (!entries || entries.length === 0) return null;
  return (
    <ThingList
      title={texts.settled}
      of={pages}
      empty=""
      trouble={texts.trouble}
      things={entries.map((conflict) => ({
        id: conflict.id,
        title: conflict.title ?? texts.noDeal,
        facts: [],
        body: <ConflictBody conflict={conflict} />,
        actions: [],
      }))}
    >
      {more}
    </ThingList>
  );
}
