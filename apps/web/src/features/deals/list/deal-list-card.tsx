import type { CouponEntry, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { dealTexts, distanceLabel } from '../../../components/deal-parts/deal-texts.ts';
import { DealsLeft } from '../../../components/deal-parts/deal-facts.tsx';
import {
  CampaignBadge,
  EndingBadge,
  SavingBadge,
} from '../../../components/deal-parts/state-badge.tsx';
import { ValidTill } from '../../../components/deal-parts/valid-till.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { openedClass, usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { CardLine } from '../waitlist/card-line.tsx';
import { SaveButton } from '../saved/save-button.tsx';

/** What a card shows of a deal. */
export type CardDeal = Omit<Offer, 'description' | 'store'> & {
  store: Pick<Offer['store'], 'name' | 'logo'>;
};

/** A deal of one store's list as the deals list has it. */
export function cardDeal({ coupon, campaign, advertiser, ...rest }: CouponEntry): CardDeal {
  return {
    campaign_id: coupon.campaign_id,
    title: campaign.title,
    image: campaign.image,
    expiry_date: coupon.expiry_date,
    deals_left: coupon.deals_available,
    store: { name: advertiser.name, logo: advertiser.image },
    time_zone: rest.time_zone,
    saving: rest.saving,
    distance_km: rest.distance_km,
    state: rest.state,
  };
}

const cardClass =
  'flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong';
/** Goes under the picture where large letters leave too little room beside it. */
const textClass = 'flex min-w-0 flex-1 basis-36 flex-col';
const pictureClass = 'w-20 min-[360px]:w-28 shrink-0 self-start';

type Props = {
  deal: CardDeal;
  to: string;
  Heading?: 'h2' | 'h3';
  /** On the list of saved ones. */
  canUndo?: boolean;
  /** Where it is known that it is not theirs already. */
  canWait?: boolean;
};

/**
 * A deal in a list. All of the card can be tapped; its title is what it is called by. It is not
 * drawn anew while the list around it moves: writing dates is slow.
 */
export const DealListCard = memo(function DealListCard({
  deal,
  to,
  Heading = 'h2',
  canUndo = false,
  canWait = false,
}: Props) {
  const { title, store, state } = deal;
  const distance = distanceLabel(deal.distance_km, useTexts(dealTexts));
  const open = state === 'live';
  const beside = usePaneSide();
  const validity = { expiry: deal.expiry_date, timeZone: deal.time_zone };

  return (
    <div className={classNames(cardClass, openedClass, 'relative')}>
      <div className={classNames(pictureClass, !open && 'opacity-60')}>
        <Picture
          src={deal.image}
          name={title}
          width={112}
          height={112}
          className="w-full rounded-control"
        />
      </div>
      <div className={textClass}>
        <Heading className="leading-5 font-bold wrap-anywhere">
          <Link
            to={to}
            // One after the other beside the list is still one step.
            replace={beside?.is === 'list'}
            aria-current={(beside?.is === 'list' && to.startsWith(beside.opened)) || undefined}
            className="line-clamp-2 max-[360px]:line-clamp-3 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-link"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-muted">
          <Picture
            src={store.logo}
            name={store.name}
            width={24}
            height={24}
            className="size-6 rounded-small"
          />
          <span className="truncate">{store.name}</span>
        </p>
        {open && (
          <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
            <SavingBadge saving={deal.saving} />
            <EndingBadge {...validity} />
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1.5 text-sm">
          <ValidTill {...validity} className="w-full text-ink-muted" />
          {open ? (
            <DealsLeft count={deal.deals_left} className="font-medium" />
          ) : (
            <CampaignBadge state={state} />
          )}
          {canWait && state === 'sold_out' && <CardLine deal={{ id: deal.campaign_id, title }} />}
          {distance && (
            <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-muted">
              <MapPin aria-hidden="true" className="size-3.5" />
              {distance}
            </span>
          )}
        </p>
      </div>
      <SaveButton
        deal={{ id: deal.campaign_id, title }}
        canUndo={canUndo}
        onCard="top-2 left-13 min-[360px]:left-21"
      />
    </div>
  );
});

/** In the measures of the card above. */
export function DealListCardSkeleton() {
  return (
    <div className={cardClass}>
      <div className={pictureClass}>
        <Skeleton className="aspect-square rounded-control!" />
      </div>
      <div className={textClass}>
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="mt-2 h-4 w-3/5" />
        <Skeleton className="mt-2.5 h-3 w-4/5" />
        <Skeleton className="mt-auto h-3 w-3/5" />
        <Skeleton className="mt-2 h-3 w-2/5" />
      </div>
    </div>
  );
}
