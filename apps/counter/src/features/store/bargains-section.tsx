import type { BidKind } from '@baeon/contracts/deal-raise/bargains';
import type { StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import { isWebLink } from '@baeon/contracts/deal-raise/deal-raise';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { agoText } from '@baeon/ui/lib/format/ago-text.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { ArrowUpRight } from 'lucide-react';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { storeBargainsTexts } from './bargains-texts.ts';
import { storeAdminTexts } from './store-texts.ts';
import { useBargainActions } from './use-bargain-actions.tsx';
import { usePages } from './use-pages.tsx';

const MINUTE_MS = 60_000;

function bidAmountText(kind: BidKind, amount: number): string {
  const { off } = textsOf(storeBargainsTexts);
  return kind === 'price' ? rupeesText(amount) : off[kind](amount);
}

/** What people near a store want, and what it offers them. */
export function BargainsSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeBargainsTexts);
  const { trouble } = useTexts(storeAdminTexts);
  const now = useMinute();
  const { pages, entries, more } = usePages<StoreBargain>({
    queryKey: ['store', storeId, 'bargains'],
    address: counterWire.things(storeId, 'bargains'),
    idOf: ({ id }) => id,
    label: texts.more,
  });
  const { actionsOf, sayNo, sheet } = useBargainActions(storeId);
  return (
    <>
      <ThingList
        title={texts.title}
        hint={texts.hint}
        of={pages}
        empty={texts.empty}
        trouble={trouble}
        things={entries?.map((bargain) => {
          const { id, title, people, km, raised_at, counters } = bargain;
          const minutes = Math.floor((now.getTime() - Date.parse(raised_at)) / MINUTE_MS);
          return {
            id,
            title,
            mark: markOf(bargain, texts),
            facts: [texts.people(people), texts.away(km), agoText(minutes, texts.justNow)],
            body: <Wanted bargain={bargain} />,
            actions: [
              ...counters.map((counter) => ({
                label: texts.sayNo,
                of: texts.asks(rupeesText(counter.price_rupees)),
                danger: true,
                onPress: () => sayNo(counter),
              })),
              ...actionsOf(bargain),
            ],
          };
        })}
      >
        {more}
      </ThingList>
      {sheet}
    </>
  );
}

type Words = typeof storeBargainsTexts.english;

function markOf({ bid, counters }: StoreBargain, texts: Words) {
  const [asked] = counters;
  if (asked) return { look: 'bad', text: texts.asks(rupeesText(asked.price_rupees)) } as const;
  if (!bid) return { look: 'plain', text: texts.waiting } as const;
  return { look: 'good', text: offerText(bid, texts) } as const;
}

function offerText({ kind, steps }: NonNullable<StoreBargain['bid']>, texts: Words): string {
  const told = steps.map(({ from, amount }) => texts.step(bidAmountText(kind, amount), from));
  return texts.yours(told.join(', '));
}

function Wanted({ bargain }: { bargain: StoreBargain }) {
  const texts = useTexts(storeBargainsTexts);
  const { title, product, product_url, comments, bid, counters } = bargain;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Picture
        src={product?.image ?? ''}
        name={title}
        width={64}
        height={64}
        className="w-16 shrink-0 self-start rounded-field"
      />
      <div className="min-w-0 flex-1 basis-36">
        {isWebLink(product_url) && (
          <a
            href={product_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-link"
          >
            {texts.page}
            <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
          </a>
        )}
        {[...new Set(comments)].map((comment) => (
          <p key={comment} className="text-pretty whitespace-pre-line">{`“${comment}”`}</p>
        ))}
        {bid && (
          <p className="mt-1 text-sm text-ink-muted">
            {[
              counters.length > 0 && offerText(bid, texts),
              texts.till(calendarDayText(bid.ends_at)),
              texts.taken(bid.taken, bid.how_many),
              bid.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {counters.slice(1).map(({ id, price_rupees }) => (
          <p key={id} className="mt-1 text-sm font-semibold">
            {texts.asks(rupeesText(price_rupees))}
          </p>
        ))}
      </div>
    </div>
  );
}
