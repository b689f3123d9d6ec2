import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { TicketX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { WindowList } from '../../../components/window-list/window-list.tsx';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { DealCardSkeleton } from '@baeon/ui/components/deals/deal-card-face.tsx';
import { DealListCard } from './deal-list-card.tsx';
import { dealsTexts } from '../deals-texts.ts';
import { EndOfList } from './end-of-list.tsx';
import type { useDealList } from '../deals-api.ts';

/** As high as a card is at the usual size of letters. */
const CARD_PX = 138;
const GAP_PX = 12;
const placeholders = Array.from({ length: 12 }, (_, index) => index);

function DealListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" data-testid="offers-skeleton" className="flex flex-col gap-3">
        {placeholders.map((place) => (
          <li key={place}>
            <DealCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  query: ReturnType<typeof useDealList>;
  linkTo: (deal: Offer) => string;
  /** What was searched for. */
  searched?: string | null;
  /** Whether its end is that of all that there is around. */
  endsHere?: boolean;
  /** What there is to do when there are none. */
  whenEmpty: ReactNode;
};

export function DealList({ query, linkTo, searched = null, endsHere = false, whenEmpty }: Props) {
  const texts = useTexts(dealsTexts).list;
  const { tryAgain } = useTexts(uiTexts);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const deals = useDeferredValue(data?.deals);
  const failedAt = error ? query.errorUpdatedAt : 0;

  useEffect(() => {
    if (failedAt > 0) toast.error(textsOf(dealsTexts).list.fetchFailed, { id: 'offers-failed' });
  }, [failedAt]);

  if (!deals && error) {
    return (
      <LoadError
        title={texts.notLoaded}
        of={{ error, isFetching, refetch: () => query.refetch() }}
      />
    );
  }
  if (!deals) return <DealListSkeleton />;
  if (deals.length === 0) {
    return (
      <EmptyState
        Icon={TicketX}
        title={texts.none}
        text={searched === null ? texts.noneHint : texts.noneFound(searched)}
        action={whenEmpty}
      />
    );
  }

  return (
    <>
      <WindowList
        entries={deals}
        keyOf={({ campaign_id }) => campaign_id}
        usualPx={CARD_PX}
        gapPx={GAP_PX}
        hasMore={hasNextPage}
        busy={isFetching || error !== null}
        onEndNear={() => void query.fetchNextPage({ cancelRefetch: false })}
      >
        {(deal) => <DealListCard deal={deal} to={linkTo(deal)} />}
      </WindowList>
      {!hasNextPage && endsHere && <EndOfList />}
      {hasNextPage && (
        <div className="pt-3">
          {query.isFetchNextPageError ? (
            <Button
              kind="secondary"
              className="w-full"
              loading={isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {tryAgain}
            </Button>
          ) : (
            <DealCardSkeleton />
          )}
        </div>
      )}
    </>
  );
}
