import type { ActEntry } from '@baeon/contracts/counter/counter-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { uniqueEntries } from '@baeon/ui/lib/api-client.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { callPersonPage } from '../../lib/person-api.ts';
import { actsTexts } from './acts-texts.ts';

/** What was done at a store, or at all of them: who, where, when. */
export function RecordSection({ storeId }: { storeId: string | null }) {
  const texts = useTexts(actsTexts);
  const acts = useInfiniteQuery({
    queryKey: ['store', storeId, 'acts'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : '';
      return callPersonPage<ActEntry>(counterWire.acts(storeId) + cursor, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
  });
  const entries = acts.data && uniqueEntries(acts.data.pages, ({ id }) => String(id));
  return (
    <ThingList
      title={texts.title}
      of={acts}
      empty={texts.empty}
      trouble={texts.trouble}
      things={entries?.map(({ id, at, act, store, person, till, staff, key, subject }) => ({
        id: String(id),
        title: [texts.acts[act], subject].filter(Boolean).join(': '),
        facts: [dayAndTimeText(at), person, staff, till, key, storeId === null ? store : null],
        actions: [],
      }))}
    >
      {acts.hasNextPage && (
        <Button
          kind="secondary"
          loading={acts.isFetchingNextPage}
          onClick={() => void acts.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </ThingList>
  );
}
