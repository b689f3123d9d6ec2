import type { HeldCoupon } from '@baeon/contracts/coupon';
import { Link } from 'react-router';
import { addressText, DealFacts } from '../../components/deals/deal-facts.tsx';
import { CouponBadge } from '../../components/deals/state-badge.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { heldCouponPath } from '../../config/paths.ts';
import { stateAt } from './coupon-standing.ts';

/** What a held coupon is about, without the get button: it is theirs already. */
export function HeldPopup({ held, now }: { held: HeldCoupon; now: Date }) {
  const { advertiser, campaign, coupon, card_image, time_zone } = held;
  return (
    <div className="flex flex-col gap-4">
      <Picture
        src={card_image}
        name={advertiser.name}
        width={640}
        height={320}
        className="w-full rounded-card"
      />
      <div>
        <CouponBadge state={stateAt(held, now)} />
        <h3 className="mt-2 text-xl leading-7 font-bold text-balance wrap-anywhere">
          {campaign.title}
        </h3>
      </div>
      <DealFacts
        expiry={coupon.expiry_date}
        timeZone={time_zone}
        dealsLeft={coupon.deals_available}
      />
      <div>
        <p className="font-bold wrap-anywhere">{advertiser.name}</p>
        <p className="text-ink-muted">{addressText(advertiser.address)}</p>
      </div>
      <div>
        <h3 className="font-bold">About this offer</h3>
        <p className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
      </div>
      <Link to={heldCouponPath(coupon.id)} className={buttonClass('primary')}>
        Open coupon
      </Link>
    </div>
  );
}
