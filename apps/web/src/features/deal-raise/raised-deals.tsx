import { Handshake } from 'lucide-react';
import { Link } from 'react-router';
import { WindowList } from '../../components/window-list/window-list.tsx';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError, StaleNote } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { appConfig } from '../../config/app-config.ts';
import { paths } from '../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { raiseTexts } from './raise-texts.ts';
import { RaisedCard, RaisedCardSkeleton } from './raised-card.tsx';
import { useRaisedDeals } from './deal-raise-api.ts';

/** As high as a card is at the usual size of letters. */
const CARD_PX = 146;
const GAP_PX = 12;
const placeholders = ['first', 'second', 'third', 'fourth'];

/** What the signed-in person asked us to bargain for, and how far we have come. */
export function RaisedDeals() {
  const texts = useTexts(raiseTexts);
  const query = useRaisedDeals();
  const { data: deals, error, isFetching, hasNextPage } = query;

  if (!deals) {
    if (!query.isError) return <RaisedDealsSkeleton />;
    return <LoadError title={texts.notLoaded} of={query} />;
  }
  if (deals.length === 0) return <NothingRaised />;
  return (
    <>
      <StaleNote of={{ error: query.isRefetchError ? error : null }} />
      <WindowList
        entries={deals}
        keyOf={({ id }) => id}
        usualPx={CARD_PX}
        gapPx={GAP_PX}
        hasMore={hasNextPage}
        busy={isFetching || error !== null}
        onEndNear={() => void query.fetchNextPage({ cancelRefetch: false })}
      >
        {(deal) => <RaisedCard deal={deal} />}
      </WindowList>
      {hasNextPage && <MoreToCome query={query} />}
    </>
  );
}

function MoreToCome({ query }: { query: ReturnType<typeof useRaisedDeals> }) {
  const texts = useTexts(raiseTexts);
  if (!query.isFetchNextPageError) {
    return (
      <div className="pt-3">
        <RaisedCardSkeleton />
      </div>
    );
  }
  return (
    <div className="pt-3">
      <Button
        kind="secondary"
        className="w-full"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function RaisedDealsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" className="flex flex-col gap-3">
        {placeholders.map((place) => (
          <li key={place}>
            <RaisedCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingRaised() {
  const texts = useTexts(raiseTexts);
  return (
    <EmptyState
      Icon={Handshake}
      title={texts.noneYet}
      text={texts.sendLink(appConfig.brandName)}
      action={
        <Link to={`${paths.dealsHome}?raise=new`} className={buttonClass('primary')}>
          {texts.title}
        </Link>
      }
    />
  );
}
