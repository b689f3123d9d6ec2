import type { CouponEntry } from '@baeon/contracts/coupons/coupon';
import { campaignState } from '@baeon/contracts/coupons/coupon-state';
import type { Offer } from '@baeon/contracts/campaigns/offer';
import { toAdvertiser, type DealPictures } from '../../lib/advertiser.ts';
import type { DealRow } from './deal-row.ts';

/** The coupon of a campaign that somebody has already. */
export type OwnCoupon = { id: string; code: string; isClaimed: boolean };

type Seen = { now: Date; distanceKm: number | null; own: OwnCoupon | undefined };

/** A deal as one person sees it. What is near is mostly told from memory: see entry-text.ts. */
export function toCouponEntry(
  { campaign, store }: DealRow,
  { now, distanceKm, own }: Seen,
  pictures: DealPictures,
): CouponEntry {
  const image = pictures.deal(campaign, store);
  const { startsAt, endsAt, dealsLeft } = campaign;
  return {
    coupon: {
      code: own?.code ?? null,
      deals_available: dealsLeft,
      expiry_date: endsAt.toISOString(),
      campaign_id: campaign.id,
      is_claimed: own?.isClaimed ?? false,
    },
    campaign: {
      id: campaign.id,
      title: campaign.title,
      description: campaign.description,
      image,
      deals_available: dealsLeft,
    },
    advertiser: toAdvertiser(store, pictures),
    card_image: image,
    store_id: store.id,
    time_zone: store.timeZone,
    terms: campaign.terms,
    distance_km: distanceKm,
    state: campaignState({ starts_at: startsAt, ends_at: endsAt, deals_left: dealsLeft }, now),
  };
}

export const toOffer = (entry: CouponEntry): Offer => ({
  campaign_id: entry.campaign.id,
  title: entry.campaign.title,
  description: entry.campaign.description,
  image: entry.campaign.image,
  expiry_date: entry.coupon.expiry_date,
  deals_left: entry.campaign.deals_available,
  store: {
    id: entry.store_id!,
    name: entry.advertiser.name,
    logo: entry.advertiser.image,
    category: entry.advertiser.category,
  },
  time_zone: entry.time_zone,
  distance_km: entry.distance_km,
  state: entry.state,
});
