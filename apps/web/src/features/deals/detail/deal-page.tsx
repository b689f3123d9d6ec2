import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import type { ReactNode } from 'react';
import { DealView } from '@baeon/ui/components/deals/deal-view.tsx';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { HonourLine } from '../../../components/deal-parts/honour-line.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { DealNotice } from './deal-notice.tsx';
import { StoreLine } from '../store-line.tsx';
import { DealStores } from './deal-stores.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';

type Props = {
  deal: Deal;
  /** Ways on that stand under what is told about the deal. */
  children?: ReactNode;
};

/** All about one deal. What can be done about it stands in the foot of the screen. */
export function DealPage({ deal, children }: Props) {
  const open = deal.state === 'live' || deal.coupon_id !== null;

  return (
    <div className="flex flex-col gap-5 px-5 pt-2 pb-6">
      <DealView
        deal={deal}
        faded={!open}
        store={
          <>
            <StoreOfDeal deal={deal} />
            <HonourLine honour={deal.honour} timeZone={deal.time_zone} />
          </>
        }
        notice={<DealNotice deal={deal} />}
      />
      <DealStores stores={deal.stores} />
      {children}
    </div>
  );
}

function StoreOfDeal({ deal: { advertiser, store_id, distance_km } }: { deal: Deal }) {
  const distance = distanceLabel(distance_km, useTexts(dealTexts));
  return (
    <StoreLine eager look="plain" store={advertiser} storeId={store_id}>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <span className="wrap-anywhere">{lastSegment(advertiser.category)}</span>
        {distance && <span className="whitespace-nowrap">{distance}</span>}
      </span>
    </StoreLine>
  );
}

/** In the measures of a deal. */
export function DealSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-5 pt-2 pb-6">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Skeleton className="aspect-video rounded-none!" />
        <div className="px-5 pt-5 pb-5">
          <Skeleton className="h-6 w-11/12" />
          <Skeleton className="mt-2 h-6 w-1/2" />
          <div className="mt-5 flex items-center gap-3">
            <Skeleton className="size-12 rounded-control!" />
            <div className="flex-1">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-2 h-3 w-1/4" />
            </div>
          </div>
          <div className="mt-6 flex flex-wrap gap-2">
            <Skeleton className="h-22 flex-1 basis-36 rounded-field!" />
            <Skeleton className="h-22 flex-1 basis-36 rounded-field!" />
          </div>
        </div>
      </div>
      <Skeleton className="h-32 rounded-card!" />
    </div>
  );
}
