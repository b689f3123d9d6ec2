export const COUPON_TYPE = 'deal_pool';

/** How a campaign stands, for somebody who might want one. */
export const campaignStates = ['live', 'upcoming', 'sold_out', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

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
