export const COUPON_TYPE = 'deal_pool';

/** How a campaign stands, for somebody who might want one. */
export const campaignStates = ['live', 'upcoming', 'sold_out', 'paused', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Moments in milliseconds. What is kept of live ones alone need not say that it is not paused. */
type Campaign = { startsAt: number; endsAt: number; dealsLeft: number; isPaused?: boolean };

/** The same rule as `campaign_is_live` in the database. Its last moment still belongs to it. */
export const isLive = ({ startsAt, endsAt, dealsLeft, isPaused }: Campaign, now: number): boolean =>
  dealsLeft > 0 && !isPaused && startsAt <= now && now <= endsAt;

export function campaignState(campaign: Campaign, now: number): CampaignState {
  if (isLive(campaign, now)) return 'live';
  if (now > campaign.endsAt) return 'ended';
  if (now < campaign.startsAt) return 'upcoming';
  return campaign.dealsLeft > 0 ? 'paused' : 'sold_out';
}
