import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Link } from 'react-router';
import { DealFactTiles } from '@baeon/ui/components/deals/deal-facts.tsx';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { heldCouponPath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import { PopupPicture } from './popup-picture.tsx';

/** What the popup of an active coupon holds; its title is the popup's. */
export default function ActiveCouponDetails({ held }: { held: HeldCoupon }) {
  const texts = useTexts(dealsTexts).home;
  const { coupon, campaign, advertiser, time_zone } = held;
  return (
    <div className="flex flex-col gap-4 pt-1">
      <PopupPicture of={held} />
      <p className="font-semibold wrap-anywhere">{advertiser.name}</p>
      <CopyBox text={coupon.code} label={texts.code} />
      <DealFactTiles
        expiry={coupon.expiry_date}
        timeZone={time_zone}
        dealsLeft={held.limited ? coupon.deals_left : null}
      />
      <p className="text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
      <Link to={heldCouponPath(coupon.id)} className={buttonClass('secondary', 'w-full')}>
        {texts.openCoupon}
      </Link>
    </div>
  );
}
