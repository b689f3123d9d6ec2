import type { Offer } from '@baeon/contracts/campaigns/offer';
import { TicketX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { WindowList } from '../../components/deals/window-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LoadTrouble } from '../../components/ui/load-trouble.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { textsOf, useTexts } from '../../lib/texts.ts';
import { OfferCard, OfferCardSkeleton } from './offer-card.tsx';
import { offerTexts } from './offer-texts.ts';
import type { useOffers } from './offers-api.ts';

/** As high as a card is at the usual size of letters. */
const CARD_PX = 138;
const GAP_PX = 12;
const placeholders = Array.from({ length: 12 }, (_, index) => index);

function OffersSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" data-testid="offers-skeleton" className="flex flex-col gap-3">
        {placeholders.map((place) => (
          <li key={place}>
            <OfferCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  query: ReturnType<typeof useOffers>;
  linkTo: (offer: Offer) => string;
  /** What there is to do when there are none. */
  whenEmpty: ReactNode;
};

export function OffersList({ query, linkTo, whenEmpty }: Props) {
  const texts = useTexts(offerTexts);
  const { tryAgain } = useTexts(uiTexts);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const offers = useDeferredValue(data);
  const failedAt = error ? query.errorUpdatedAt : 0;

  useEffect(() => {
    if (failedAt > 0) toast.error(textsOf(offerTexts).fetchFailed, { id: 'offers-failed' });
  }, [failedAt]);

  if (!offers && error) {
    return (
      <LoadTrouble
        title={texts.notLoaded}
        of={{ error, isFetching, refetch: () => query.refetch() }}
      />
    );
  }
  if (!offers) return <OffersSkeleton />;
  if (offers.length === 0) {
    return (
      <EmptyState Icon={TicketX} title={texts.none} text={texts.noneHint} action={whenEmpty} />
    );
  }

  return (
    <>
      <WindowList
        entries={offers}
        keyOf={({ campaign_id }) => campaign_id}
        usualPx={CARD_PX}
        gapPx={GAP_PX}
        hasMore={hasNextPage}
        busy={isFetching || error !== null}
        onEndNear={() => void query.fetchNextPage({ cancelRefetch: false })}
      >
        {(offer) => <OfferCard offer={offer} to={linkTo(offer)} />}
      </WindowList>
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
            <OfferCardSkeleton />
          )}
        </div>
      )}
    </>
  );
}
