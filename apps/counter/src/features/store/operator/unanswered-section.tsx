import type { UnansweredBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { generatePath, Link } from 'react-router';
import { ThingList } from '../../../components/thing-list.tsx';
import { counterPaths, counterWire } from '../../../config/counter-config.ts';
import { dayAndTimeText } from '../../../lib/day-and-time.ts';
import { storeBargainsTexts } from '../bargains-texts.ts';
import { usePages } from '../use-pages.tsx';
import { cityTexts } from './city-texts.ts';

/** What people want and no store has answered, with the stores that could: for them operators bargain too. */
export function UnansweredSection() {
  const { unanswered: texts } = useTexts(cityTexts);
  const { people, more: label } = useTexts(storeBargainsTexts);
  const { pages, entries, more } = usePages<UnansweredBargain>({
    queryKey: ['store', null, 'unanswered'],
    address: counterWire.unanswered,
    idOf: ({ id }) => id,
    label,
  });
  return (
    <ThingList
      title={texts.title}
      alone
      hint={texts.hint}
      of={pages}
      empty={texts.empty}
      trouble={texts.trouble}
      things={entries?.map((bargain) => ({
        id: bargain.id,
        title: bargain.title,
        facts: [
          bargain.category_id,
          people(bargain.people),
          texts.raised(dayAndTimeText(bargain.raised_at)),
        ],
        body: <Stores of={bargain} />,
        actions: [],
      }))}
    >
      {more}
    </ThingList>
  );
}

function Stores({ of: { stores } }: { of: UnansweredBargain }) {
  const { nobody } = useTexts(cityTexts).unanswered;
  const { away } = useTexts(storeBargainsTexts);
  if (stores.length === 0) return <p className="mt-1 text-sm text-pretty">{nobody}</p>;
  return (
    <ul role="list" className="mt-1 flex flex-wrap gap-x-5">
      {stores.map(({ id, name, km }) => (
        <li key={id} className="min-w-0">
          <Link
            to={{
              pathname: generatePath(counterPaths.store, { storeId: id }),
              search: '?show=bargains',
            }}
            state={{ name }}
            className="inline-flex min-h-touch flex-wrap items-center gap-x-1.5 wrap-anywhere"
          >
            <span className="font-semibold text-link">{name}</span>
            <span className="text-sm text-ink-muted">{away(km)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
