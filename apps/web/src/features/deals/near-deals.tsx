import type { CouponEntry } from '@baeon/contracts/coupon';
import { TicketX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { WindowList } from '../../components/deals/window-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { lastSegment } from '../../lib/category-path.ts';
import type { DealFilter } from './deal-filter.ts';
import { NearCard, type NearCardProps, NearCardSkeleton } from './near-card.tsx';
import type { NearDeals as Deals } from './use-near-deals.ts';

/** With a title of one line. */
const USUAL_CARD_PX = 144;

type Props = {
  deals: Deals;
  filter: DealFilter;
  onShowAll: () => void;
  /** Stands beside the heading. */
  aside: ReactNode;
  cardProps: (entry: CouponEntry) => NearCardProps;
};

/** 'Coupons Near You': the list in all its states. */
export function NearDeals({ deals, filter, onShowAll, aside, cardProps }: Props) {
  const headingId = useId();
  const filtered = filter.kind !== 'all';
  const { kept, loading } = deals;

  return (
    <section aria-labelledby={headingId} className="px-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 pb-1">
        <h2 id={headingId} className="text-lg leading-7 font-bold">
          Coupons Near You
        </h2>
        {aside}
      </div>
      <p role="status" className={filtered && !loading ? 'pb-2 text-sm text-ink-muted' : 'sr-only'}>
        {filtered && !loading && foundText(kept.length, filter)}
      </p>
      {loading ? (
        <NearSkeleton />
      ) : kept.length > 0 ? (
        <WindowList
          entries={kept}
          keyOf={({ coupon }) => coupon.campaign_id}
          usualPx={USUAL_CARD_PX}
          gapPx={12}
          hasMore={deals.hasMore}
          busy={deals.busy}
          onEndNear={deals.onEndNear}
        >
          {(entry) => <NearCard {...cardProps(entry)} />}
        </WindowList>
      ) : (
        <NothingNear deals={deals} filter={filter} onShowAll={onShowAll} />
      )}
      {kept.length > 0 && <ListEnd deals={deals} />}
    </section>
  );
}

function filterText(filter: DealFilter): string {
  if (filter.kind === 'all') return '';
  return filter.kind === 'text' ? `“${filter.text}”` : `“${lastSegment(filter.id)}”`;
}

function foundText(count: number, filter: DealFilter): string {
  return `${count.toLocaleString()} found for ${filterText(filter)}`;
}

type NothingProps = Pick<Props, 'deals' | 'filter' | 'onShowAll'>;

function NothingNear({ deals, filter, onShowAll }: NothingProps) {
  const text = 'There are no coupons available in your area at the moment';
  return (
    <EmptyState
      Icon={TicketX}
      title="No Coupons Available"
      text={filter.kind === 'all' ? text : `${text} for ${filterText(filter)}`}
      action={
        filter.kind === 'all' ? (
          <Button kind="secondary" loading={deals.busy} onClick={deals.refresh}>
            Refresh
          </Button>
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onClick={onShowAll}>
              Show all deals
            </Button>
            {deals.canLookFurther && <LookFurther onLook={deals.lookFurther} />}
          </div>
        )
      }
    />
  );
}

function LookFurther({ onLook }: { onLook: () => void }) {
  return (
    <Button kind="secondary" onClick={onLook}>
      Look further away
    </Button>
  );
}

function ListEnd({ deals }: { deals: Deals }) {
  if (deals.loadingMore) {
    return (
      <div aria-busy="true" className="pt-3">
        <p className="sr-only">{LOADING_TEXT}</p>
        <NearCardSkeleton />
      </div>
    );
  }
  if (!deals.canLookFurther) return null;
  return (
    <div className="flex justify-center pt-4">
      <LookFurther onLook={deals.lookFurther} />
    </div>
  );
}

const places = ['1', '2', '3', '4', '5'];

function NearSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{LOADING_TEXT}</p>
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
