import type { Offer } from '@baeon/contracts/offer';
import { CloudAlert, TicketX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { WindowList } from '../../components/deals/window-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { OfferCard, OfferCardSkeleton } from './offer-card.tsx';
import type { useOffers } from './offers-api.ts';

const FAILED = 'Failed to fetch coupons';
/** As high as a card is at the usual size of letters. */
const CARD_PX = 138;
const GAP_PX = 12;
const placeholders = Array.from({ length: 12 }, (_, index) => index);

function OffersSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{LOADING_TEXT}</p>
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
  const { data: offers, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const failedAt = error ? query.errorUpdatedAt : 0;

  useEffect(() => {
    if (failedAt > 0) toast.error(FAILED, { id: FAILED });
  }, [failedAt]);

  if (!offers && error) {
    return (
      <EmptyState
        alert
        Icon={CloudAlert}
        title="The offers could not be loaded"
        text={error.message}
        action={
          <Button kind="secondary" loading={isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!offers) return <OffersSkeleton />;
  if (offers.length === 0) {
    return (
      <EmptyState
        Icon={TicketX}
        title="No offers available"
        text="New ones come in every day. Please look in again."
        action={whenEmpty}
      />
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
              Try again
            </Button>
          ) : (
            <OfferCardSkeleton />
          )}
        </div>
      )}
    </>
  );
}
