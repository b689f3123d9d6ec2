import type { CouponEntry, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import type { UseHours } from '@baeon/contracts/campaigns/use-hours';
import type { DealSaving } from '@baeon/contracts/campaigns/saving';
import { campaignState } from '@baeon/contracts/campaigns/campaigns';
import { toAdvertiser, type StoreSummary, type DealPictures } from '../../lib/store-summary.ts';
import type { DealRow } from './campaigns.repo.ts';

/** The coupon of a campaign that somebody has already. */
export type OwnCoupon = { id: string; code: string; isClaimed: boolean };

type Seen = { now: Date; distanceKm: number | null; own: OwnCoupon | undefined };

/** A deal as one person sees it. What is near mostly comes from the cache: see `entryJson`. */
export function toCouponEntry(
  { campaign, store }: DealRow,
  { now, distanceKm, own }: Seen,
  pictures: DealPictures,
): CouponEntry {
  const image = pictures.deal(campaign, store);
  const { startsAt, endsAt, dealsLeft, pausedAt } = campaign;
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
    use_hours: campaign.useHours,
    saving: savingOf(campaign),
    rating: store.rating,
    distance_km: distanceKm,
    state: campaignState(
      {
        startsAt: startsAt.getTime(),
        endsAt: endsAt.getTime(),
        dealsLeft,
        isPaused: pausedAt !== null,
      },
      now.getTime(),
    ),
  };
}

function savingOf({ savingKind: kind, savingAmount: amount }: DealRow['campaign']) {
  return kind && amount ? { kind, amount } : null;
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
    location: entry.advertiser.location,
  },
  time_zone: entry.time_zone,
  saving: entry.saving,
  distance_km: entry.distance_km,
  state: entry.state,
});

/*
 * The same entries as JSON, serialized beforehand in two pieces: what a campaign says everywhere, and
 * what a store says of all its campaigns. What many share, or what changes, goes in between for each answer.
 */

export function campaignJson(campaign: {
  title: string;
  description: string;
  terms: string | null;
  useHours: UseHours | null;
}): string {
  const { title, description, terms, useHours } = campaign;
  return inOnePiece(
    `"terms":${asciiJson(terms)},"use_hours":${asciiJson(useHours)},"campaign":${asciiJson({ title, description }).slice(0, -1)},`,
  );
}

export function storeJson(
  store: StoreSummary & { rating: number | null },
  pictures: DealPictures,
): string {
  const advertiser = asciiJson(toAdvertiser(store, pictures));
  return inOnePiece(
    `,"rating":${store.rating},"store_id":"${store.id}","time_zone":${asciiJson(store.timeZone)},"advertiser":${advertiser}}`,
  );
}

export const imageJson = (address: string): string => inOnePiece(asciiJson(address));

type Pieces = {
  deal: { id: string; json: string; expiry: string; dealsLeft: number; saving: number };
  store: { json: string };
  image: string;
};

export function entryJson(
  { deal, store, image }: Pieces,
  distanceKm: number | null,
  own: OwnCoupon | undefined,
): string {
  const { id, dealsLeft } = deal;
  const coupon = own ? `${asciiJson(own.code)},"is_claimed":${own.isClaimed}` : NOT_YOURS;
  return (
    `{"distance_km":${distanceKm},"saving":${savingJson(deal.saving)},"state":"live","coupon":{"code":${coupon},"deals_available":` +
    `${dealsLeft},"expiry_date":"${deal.expiry}","campaign_id":"${id}"},${deal.json}"id":"${id}",` +
    `"deals_available":${dealsLeft},"image":${image}},"card_image":${image}${store.json}`
  );
}

/** Written as one number in the cache: rupees, percent below nought, or nothing. */
function savingJson(saving: number): string {
  if (saving === 0) return 'null';
  const kind: DealSaving['kind'] = saving > 0 ? 'rupees' : 'percent';
  return `{"kind":"${kind}","amount":${Math.abs(saving)}}`;
}

const NOT_YOURS = 'null,"is_claimed":false';

export const pageJson = (
  entries: string[],
  nextCursor: string | null,
  didYouMean?: string | null,
): string => {
  const meant = didYouMean === undefined ? '' : `,"did_you_mean":${asciiJson(didYouMean)}`;
  return `{"error":false,"result":[${entries.join(',')}],"next_cursor":${asciiJson(nextCursor)}${meant}}`;
};

/** Of ASCII alone: texts with wider letters would take twice the memory, and be slower to send. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text put together keeps all its parts alive; a copy does not. */
const inOnePiece = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
