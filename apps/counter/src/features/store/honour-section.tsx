import type { StoreHonour } from '@baeon/contracts/honour/honour-wire';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { generatePath, useNavigate } from 'react-router';
import { ThingList } from '../../components/thing-list.tsx';
import { counterPaths, counterWire } from '../../config/counter-config.ts';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { storesHonourTexts } from './honour-texts.ts';
import { usePages } from './use-pages.tsx';

/** How all stores honour coupons, for operators. */
export function HonourSection() {
  const texts = useTexts(storesHonourTexts);
  const navigate = useNavigate();
  const { pages, entries, more } = usePages<StoreHonour>({
    queryKey: ['store', null, 'honour'],
    address: counterWire.honour,
    idOf: ({ store_id }) => store_id,
    label: texts.more,
  });
  return (
    <ThingList
      title={texts.title}
      alone
      hint={texts.hint}
      of={pages}
      empty={texts.empty}
      trouble={texts.trouble}
      things={entries?.map(({ store_id, store, city, honoured, shown, last_at, sinks }) => ({
        id: store_id,
        title: store,
        mark: sinks ? { look: 'bad', text: texts.sinks } : null,
        facts: [
          texts.honoured(digitsText(honoured), digitsText(shown)),
          shown > 0 ? `${Math.floor((honoured / shown) * 100)} %` : null,
          last_at && texts.last(calendarDayText(last_at)),
          city,
        ],
        actions: [
          {
            label: texts.open,
            of: store,
            onPress: () =>
              void navigate(generatePath(counterPaths.store, { storeId: store_id }), {
                state: { name: store },
              }),
          },
        ],
      }))}
    >
      {more}
    </ThingList>
  );
}
