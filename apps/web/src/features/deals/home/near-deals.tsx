import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { ListFilter, TicketX, WifiOff } from 'lucide-react';
import { useId } from 'react';
import { WindowList } from '../../../components/window-list/window-list.tsx';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { activeIn, type DealChoice } from './deal-choice.ts';
import type { DealFilter } from './deal-filter.ts';
import { dealsTexts } from '../deals-texts.ts';
import { EndOfList } from '../list/end-of-list.tsx';
import { NearCard, type NearCardProps, NearCardSkeleton } from './near-card.tsx';
import type { NearDeals } from './use-near-deals.ts';

/** With a title of one line. */
const USUAL_CARD_PX = 144;

type Props = {
  deals: NearDeals;
  /** The id of one that is to come into sight. */
  reveal?: string | undefined;
  filter: DealFilter;
  choice: DealChoice;
  onShowAll: () => void;
  onClear: () => void;
  onSearch: (text: string) => void;
  cardProps: (entry: CouponEntry) => NearCardProps;
};

/** 'Coupons Near You': the list in all its states. */
export function NearDealList(props: Props) {
  const { deals, filter, onSearch, cardProps } = props;
  const texts = useTexts(dealsTexts).home;
  const headingId = useId();
  const { kept, loading } = deals;
  const filtered = !loading && (filter.kind !== 'all' || activeIn(props.choice).length > 0);
  const count =
    filter.kind === 'all'
      ? texts.foundSome(kept.length)
      : texts.found(kept.length, wantedOf(filter));

  return (
    <section aria-labelledby={headingId} className="px-5">
      <h2 id={headingId} className="pb-2 text-lg leading-7 font-bold">
        {texts.near}
      </h2>
      <p role="status" className={filtered ? 'pb-2 text-sm text-ink-muted' : 'sr-only'}>
        {filtered && count}
      </p>
      {deals.meant !== null && !loading && (
        <button
          type="button"
          onClick={() => onSearch(deals.meant!)}
          className="mb-2 min-h-11 text-left font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {(kept.length > 0 ? texts.resultsFor : texts.didYouMean)(deals.meant)}
        </button>
      )}
      {loading ? (
        <NearSkeleton />
      ) : kept.length > 0 ? (
        <WindowList
          entries={kept}
          keyOf={({ coupon }) => coupon.campaign_id}
          usualPx={USUAL_CARD_PX}
          gapPx={12}
          reveal={props.reveal}
          hasMore={deals.hasMore}
          busy={deals.busy}
          onEndNear={deals.onEndNear}
        >
          {(entry) => <NearCard {...cardProps(entry)} />}
        </WindowList>
      ) : (
        <NothingNear {...props} />
      )}
      {kept.length > 0 && <ListEnd deals={deals} />}
    </section>
  );
}

function wantedOf(filter: Exclude<DealFilter, { kind: 'all' }>): string {
  return filter.kind === 'text' ? filter.text : lastSegment(filter.id);
}

function NothingNear({ deals, filter, choice, onShowAll, onClear }: Props) {
  const { nothing: texts, refine } = useTexts(dealsTexts).home;
  const { offline, offlineHint } = useTexts(uiTexts);
  const online = useOnline();
  // Nobody knows whether there is anything near; the list comes by itself when the connection does.
  if (!online) return <EmptyState alert Icon={WifiOff} title={offline} text={offlineHint} />;
  if (activeIn(choice).length > 0) {
    return (
      <EmptyState
        Icon={ListFilter}
        title={refine.nothing}
        text={refine.nothingHint}
        action={
          <Button kind="secondary" onClick={onClear}>
            {refine.clear}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={TicketX}
      title={texts.title}
      text={texts.text}
      action={
        filter.kind === 'all' ? (
          <Button kind="secondary" loading={deals.busy} onClick={deals.refresh}>
            {texts.refresh}
          </Button>
        ) : (
          <Button kind="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        )
      }
    />
  );
}

function ListEnd({ deals }: { deals: NearDeals }) {
  const { loading } = useTexts(uiTexts);
  if (deals.loadingMore) {
    return (
      <div aria-busy="true" className="pt-3">
        <p className="sr-only">{loading}</p>
        <NearCardSkeleton />
      </div>
    );
  }
  if (deals.hasMore || deals.busy) return null;
  return <EndOfList />;
}

const places = ['1', '2', '3', '4', '5'];

function NearSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" className="flex flex-col gap-3">
        {places.map((place) => (
          <li key={place}>
            <NearCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
