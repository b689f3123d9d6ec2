/** How a campaign stands, for somebody who might want one. */
export const campaignStates = ['live', 'upcoming', 'sold_out', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** How a held coupon stands, for the one who holds it. */
export const couponStates = ['ready', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** How a coupon came into somebody's hands. Only the first was asked for. */
export const couponSources = ['claim', 'bonus', 'greeting', 'passed'] as const;
export type CouponSource = (typeof couponSources)[number];

/** Moments in milliseconds. */
type Campaign = { startsAt: number; endsAt: number; dealsLeft: number };

/** The same rule as `campaign_is_live` in the database. Its last moment still belongs to it. */
export const isLive = ({ startsAt, endsAt, dealsLeft }: Campaign, now: number): boolean =>
  dealsLeft > 0 && startsAt <= now && now <= endsAt;

export function campaignState(campaign: Campaign, now: number): CampaignState {
  if (isLive(campaign, now)) return 'live';
  if (now > campaign.endsAt) return 'ended';
  return now < campaign.startsAt ? 'upcoming' : 'sold_out';
}
