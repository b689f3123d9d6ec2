import type { HeldCoupon } from '@baeon/contracts/coupon';

/** What goes along with the link of a gift. */
export function giftShare({ campaign, advertiser }: HeldCoupon, url: string): ShareData {
  return {
    title: campaign.title,
    text: `A coupon for you: ${campaign.title} at ${advertiser.name}`,
    url,
  };
}
