import type { ActEntry } from '@baeon/contracts/counter/counter-wire';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import { DownloadButton } from '../../components/download-button.tsx';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { actThing } from './act-thing.ts';
import { actsTexts } from './acts-texts.ts';
import { readRecordFilter, RecordFilters } from './record-filters.tsx';
import { usePages } from './use-pages.tsx';

/** What was done at a store, or at all of them: who, where, when. */
export function RecordSection({ storeId }: { storeId: string | null }) {
  const texts = useTexts(actsTexts);
  const [params] = useAddressParams();
  const [number, setNumber] = useState<string | null>(null);
  const filter: Record<string, string> = {
    ...readRecordFilter(params),
    ...(number && { mobile_number: number }),
  };
  const { pages, entries, more } = usePages<ActEntry>({
    queryKey: ['store', storeId, 'acts', filter],
    address: counterWire.acts(storeId, filter),
    idOf: ({ id }) => String(id),
    label: texts.more,
  });
  const isNarrow = Object.keys(filter).length > 0;
  return (
    <ThingList
      title={texts.title}
      alone={storeId === null}
      filters={
        <>
          <RecordFilters
            ofAll={storeId === null}
            storeName={entries?.find(({ store_id }) => store_id === filter['store_id'])?.store}
            onNumber={setNumber}
          />
          {storeId === null && (
            <DownloadButton
              label={texts.table}
              address={counterWire.actsTable(filter)}
              name="record.csv"
            />
          )}
        </>
      }
      of={pages}
      empty={isNarrow ? texts.noneFound : texts.empty}
      trouble={texts.trouble}
      things={entries?.map((entry) => actThing(entry, texts, storeId === null))}
    >
      {more}
    </ThingList>
  );
}
