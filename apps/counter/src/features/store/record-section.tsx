import type { ActEntry } from '@baeon/contracts/counter/counter-wire';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { actsTexts } from './acts-texts.ts';
import { usePages } from './use-pages.tsx';

/** What was done at a store, or at all of them: who, where, when. */
export function RecordSection({ storeId }: { storeId: string | null }) {
  const texts = useTexts(actsTexts);
  const { pages, entries, more } = usePages<ActEntry>({
    queryKey: ['store', storeId, 'acts'],
    address: counterWire.acts(storeId),
    idOf: ({ id }) => String(id),
    label: texts.more,
  });
  return (
    <ThingList
      title={texts.title}
      alone={storeId === null}
      of={pages}
      empty={texts.empty}
      trouble={texts.trouble}
      things={entries?.map(({ id, at, act, store, person, till, staff, key, subject }) => ({
        id: String(id),
        title: [texts.acts[act], subject].filter(Boolean).join(': '),
        facts: [dayAndTimeText(at), person, staff, till, key, storeId === null ? store : null],
        actions: [],
      }))}
    >
      {more}
    </ThingList>
  );
}
