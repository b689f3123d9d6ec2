import type { campaigns } from '../../db/tables/campaigns.ts';
import { campaigns as campaignTable } from '../../db/tables/campaigns.ts';
import type { AdvertisingStore } from '../../lib/advertiser.ts';

export type CampaignRow = Pick<
  typeof campaigns.$inferSelect,
  'id' | 'title' | 'description' | 'terms' | 'image' | 'startsAt' | 'endsAt' | 'dealsLeft'
>;

/** A campaign at one of its stores. */
export type DealRow = { campaign: CampaignRow; store: AdvertisingStore };

export const campaignFields = {
  id: campaignTable.id,
  title: campaignTable.title,
  description: campaignTable.description,
  terms: campaignTable.terms,
  image: campaignTable.image,
  startsAt: campaignTable.startsAt,
  endsAt: campaignTable.endsAt,
  dealsLeft: campaignTable.dealsLeft,
};
