import type { HeldCoupon } from '@baeon/contracts/coupons/coupon';
import { Link } from 'react-router';
import { DealFacts } from '../../components/deals/deal-facts.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { heldCouponPath } from '../../config/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { dealsTexts } from './deals-texts.ts';

/** What the popup of an active coupon holds; its title is the popup's. */
export function ActiveCouponDetails({ held }: { held: HeldCoupon }) {
  const texts = useTexts(dealsTexts);
  const { coupon, campaign, advertiser, time_zone, card_image } = held;
  return (
    <div className="flex flex-col gap-4 pt-1">
      <Picture
        eager
        src={campaign.image || card_image}
        name={advertiser.name}
        width={640}
        height={360}
        className="w-full rounded-card"
      />
      <p className="font-semibold wrap-anywhere">{advertiser.name}</p>
      <CopyBox text={coupon.code} label={texts.code} />
      <DealFacts expiry={coupon.expiry_date} timeZone={time_zone} dealsLeft={coupon.deals_left} />
      <p className="text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
      <Link to={heldCouponPath(coupon.id)} className={buttonClass('secondary', 'w-full')}>
        {texts.openCoupon}
      </Link>
    </div>
  );
}
