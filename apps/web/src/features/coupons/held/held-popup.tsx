import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Link } from 'react-router';
import { addressText, DealFactTiles } from '@baeon/ui/components/deals/deal-facts.tsx';
import { CouponBadge, EndingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { heldCouponPath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { stateAt } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';

/** What a held coupon is about, without the get button: it is theirs already. */
export function HeldPopup({ held, now }: { held: HeldCoupon; now: Date }) {
  const texts = useTexts(couponTexts);
  const { advertiser, campaign, coupon, card_image, time_zone } = held;
  const state = stateAt(held, now);
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
        <p className="flex flex-wrap gap-1.5">
          <CouponBadge state={state} />
          {state === 'ready' && <EndingBadge expiry={coupon.expiry_date} timeZone={time_zone} />}
        </p>
        <h3 className="mt-2 text-xl leading-7 font-bold text-balance wrap-anywhere">
          {campaign.title}
        </h3>
      </div>
      <DealFactTiles
        expiry={coupon.expiry_date}
        timeZone={time_zone}
        dealsLeft={held.limited ? coupon.deals_available : null}
      />
      <div>
        <p className="font-bold wrap-anywhere">{advertiser.name}</p>
        <p className="text-ink-muted">{addressText(advertiser.address)}</p>
      </div>
      <div>
        <h3 className="font-bold">{texts.aboutOffer}</h3>
        <p className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
      </div>
      <Link to={heldCouponPath(coupon.id)} className={buttonClass('primary')}>
        {texts.open}
      </Link>
      {state === 'ready' && <AddToCalendar held={held} />}
    </div>
  );
}
