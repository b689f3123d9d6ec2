import type { CouponEntry, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import type { DealSaving } from '@baeon/contracts/campaigns/saving';
import { digitsText } from '@baeon/ui/lib/format/format.ts';

/** Something of a list that is at a place: a deal, a store. */
export type MapSpot = {
  id: string;
  coordinates: readonly [longitude: number, latitude: number];
  /** What its pin says. */
  face: string;
  /** Small, above the title. */
  over: string;
  title: string;
  picture: string;
  saving: DealSaving | null;
  distance_km: number | null;
};

/** What a map says of what is on it; of deals, where it is told nothing else. */
export type MapWords = {
  name: string;
  found: (count: number) => string;
  first: (count: number) => string;
  none: string;
};

/** What a list found, as a map shows it. */
export type MapFound = {
  spots: readonly MapSpot[];
  loading: boolean;
  loadingMore: boolean;
  hasMore: boolean;
  busy: boolean;
  onEndNear: () => void;
};

const faceOf = (saving: DealSaving | null): string =>
  !saving ? '%' : saving.kind === 'percent' ? `${saving.amount}%` : `₹${digitsText(saving.amount)}`;

export const spotOfEntry = (entry: CouponEntry): MapSpot => ({
  id: entry.coupon.campaign_id,
  coordinates: entry.advertiser.location.coordinates,
  face: faceOf(entry.saving),
  over: entry.advertiser.name,
  title: entry.campaign.title,
  picture: entry.card_image || entry.campaign.image,
  saving: entry.saving,
  distance_km: entry.distance_km,
});

export const spotOfOffer = (offer: Offer): MapSpot => ({
  id: offer.campaign_id,
  coordinates: offer.store.location.coordinates,
  face: faceOf(offer.saving),
  over: offer.store.name,
  title: offer.title,
  picture: offer.image,
  saving: offer.saving,
  distance_km: offer.distance_km,
});
