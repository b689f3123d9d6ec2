import { useId } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { dealPath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { DealCardSkeleton } from '@baeon/ui/components/deals/deal-card-face.tsx';
import { cardDeal, DealListCard } from './deal-list-card.tsx';
import { dealsTexts } from '../deals-texts.ts';
import { useStoreDeals } from '../deals-api.ts';

/** What one store has to give, as a part of its page. */
export function StoreDeals({ storeId }: { storeId: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-lg font-bold">
        {useTexts(dealsTexts).list.ofStore.title}
      </h2>
      <List storeId={storeId} />
    </section>
  );
}

function List({ storeId }: { storeId: string }) {
  const { ofStore: texts } = useTexts(dealsTexts).list;
  const { loading, tryAgain } = useTexts(uiTexts);
  const deals = useStoreDeals(storeId);

  if (!deals.data && deals.error) {
    return (
      <div role="alert" className="rounded-card border border-line bg-raised px-5 py-4">
        <p>{texts.notLoaded}</p>
        <p className="mt-0.5 text-sm text-ink-muted">{deals.error.message}</p>
        <Button
          kind="secondary"
          className="mt-3"
          loading={deals.isFetching}
          onClick={() => void deals.refetch()}
        >
          {tryAgain}
        </Button>
      </div>
    );
  }
  if (!deals.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <p className="sr-only">{loading}</p>
        <DealCardSkeleton />
        <DealCardSkeleton />
      </div>
    );
  }
  if (deals.data.length === 0) {
    return <p className="rounded-card bg-sunken px-5 py-4 text-ink-muted">{texts.none}</p>;
  }
  return (
    <ul role="list" className="flex flex-col gap-3">
      {deals.data.map((deal) => (
        <li key={deal.coupon.campaign_id}>
          <DealListCard
            Heading="h3"
            canWait={!deal.coupon.is_claimed}
            deal={cardDeal(deal)}
            to={dealPath(deal.coupon.campaign_id)}
          />
        </li>
      ))}
    </ul>
  );
}
