/** How a campaign stands, for somebody who might want one. */
export const campaignStates = ['live', 'upcoming', 'sold_out', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** How a held coupon stands, for the one who holds it. */
export const couponStates = ['ready', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** How a coupon came into somebody's hands. Only the first was asked for. */
export const couponSources = ['claim', 'bonus', 'greeting', 'passed'] as const;
export type CouponSource = (typeof couponSources)[number];

type Campaign = { starts_at: Date; ends_at: Date; deals_left: number };

/** Its last moment still belongs to it. */
export function campaignState(campaign: Campaign, now: Date): CampaignState {
  if (now > campaign.ends_at) return 'ended';
  if (now < campaign.starts_at) return 'upcoming';
  return campaign.deals_left > 0 ? 'live' : 'sold_out';
}
