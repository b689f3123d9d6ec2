import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { textsOf } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';

/** What goes along with the link of a gift. */
export function giftShare({ campaign, advertiser }: HeldCoupon, url: string): ShareData {
  return {
    title: campaign.title,
    text: textsOf(couponTexts).link.message(campaign.title, advertiser.name),
    url,
  };
}
