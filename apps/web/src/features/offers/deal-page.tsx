import { DealTerms } from '../../components/deals/deal-terms.tsx';
import type { Deal } from '@baeon/contracts/coupons/coupon';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DealFacts } from '../../components/deals/deal-facts.tsx';
import { dealTexts } from '../../components/deals/deal-texts.ts';
import { distanceLabel } from '../../components/deals/distance.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { Picture } from '../../components/ui/picture.tsx';
import { storePath } from '../../config/paths.ts';
import { lastSegment } from '../../lib/category-path.ts';
import { useTexts } from '../../lib/texts.ts';
import { DealNotice } from './deal-notice.tsx';
import { DealStores } from './deal-stores.tsx';

type Props = {
  deal: Deal;
  /** Ways on that stand under what is told about the deal. */
  children?: ReactNode;
};

/** All about one deal. What can be done about it stands in the foot of the screen. */
export function DealPage({ deal, children }: Props) {
  const { campaign, coupon } = deal;
  const open = deal.state === 'live' || deal.coupon_id !== null;

  return (
    <div className="flex flex-col gap-5 px-5 pt-2 pb-6">
      <article className="overflow-hidden rounded-card border border-line bg-raised">
        <Picture
          eager
          src={campaign.image}
          name={campaign.title}
          width={640}
          height={360}
          className={classNames('w-full', !open && 'opacity-60')}
        />
        <div className="px-5 pt-4 pb-5">
          <h1
            tabIndex={-1}
            className="text-2xl leading-8 font-extrabold tracking-tight text-balance wrap-anywhere"
          >
            {campaign.title}
          </h1>
          <StoreOfDeal deal={deal} />
          <div className="mt-4 flex flex-col gap-4">
            <DealNotice deal={deal} />
            <DealFacts
              expiry={coupon.expiry_date}
              timeZone={deal.time_zone}
              dealsLeft={coupon.deals_available}
            />
          </div>
        </div>
      </article>
      <DealTerms description={deal.campaign.description} terms={deal.terms} />
      <DealStores stores={deal.stores} />
      {children}
    </div>
  );
}

function StoreOfDeal({ deal: { advertiser, store_id, distance_km } }: { deal: Deal }) {
  const distance = distanceLabel(distance_km, useTexts(dealTexts));
  const store = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <Picture
        eager
        src={advertiser.image}
        name={advertiser.name}
        width={48}
        height={48}
        className="size-12 rounded-control"
      />
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold wrap-anywhere">{advertiser.name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span className="wrap-anywhere">{lastSegment(advertiser.category)}</span>
          {distance && <span className="whitespace-nowrap">{distance}</span>}
        </span>
      </span>
    </span>
  );
  const rowClass = '-mx-2 mt-3 flex items-center gap-3 rounded-control p-2';
  if (store_id === null) return <div className={rowClass}>{store}</div>;
  return (
    <Link to={storePath(store_id)} className={classNames(rowClass, 'hover:bg-brand-soft')}>
      {store}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Link>
  );
}
