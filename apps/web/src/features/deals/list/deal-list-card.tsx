import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { memo } from 'react';
import { Link } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import {
  type CardDeal,
  dealCardClass,
  DealCardFace,
  dealCardTitleClass,
} from '@baeon/ui/components/deals/deal-card-face.tsx';
import { openedClass, usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { CardLine } from '../waitlist/card-line.tsx';
import { SaveButton } from '../saved/save-button.tsx';

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
  const { title } = deal;
  const beside = usePaneSide();
  return (
    <div className={classNames(dealCardClass, openedClass, 'relative')}>
      <DealCardFace
        deal={deal}
        line={
          canWait &&
          deal.state === 'sold_out' && <CardLine deal={{ id: deal.campaign_id, title }} />
        }
        title={
          <Heading className="leading-5 font-bold wrap-anywhere">
            <Link
              to={to}
              // One after the other beside the list is still one step.
              replace={beside?.is === 'list'}
              aria-current={(beside?.is === 'list' && to.startsWith(beside.opened)) || undefined}
              className={classNames(
                dealCardTitleClass,
                'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-link',
              )}
            >
              {title}
            </Link>
          </Heading>
        }
      />
      <SaveButton
        deal={{ id: deal.campaign_id, title }}
        canUndo={canUndo}
        onCard="top-2 left-13 min-[360px]:left-21"
      />
    </div>
  );
});
