import { toAdvertiser, type AdvertisingStore, type DealPictures } from '../../lib/advertiser.ts';
import type { OwnCoupon } from './to-coupon-entry.ts';

/**
 * Coupon entries written beforehand, in two pieces: what a campaign says everywhere, and what a store
 * says of all its campaigns. What many share, or what changes, is put in between for each answer.
 */

export function writeCampaign(campaign: {
  title: string;
  description: string;
  terms: string | null;
}): string {
  const { title, description, terms } = campaign;
  return inOnePiece(
    `"terms":${json(terms)},"campaign":${json({ title, description }).slice(0, -1)},`,
  );
}

export function writeStore(store: AdvertisingStore, pictures: DealPictures): string {
  const advertiser = json(toAdvertiser(store, pictures));
  return inOnePiece(
    `,"store_id":"${store.id}","time_zone":${json(store.timeZone)},"advertiser":${advertiser}}`,
  );
}

export const writeImage = (address: string): string => inOnePiece(json(address));

type Pieces = {
  deal: { id: string; text: string; expiry: string; left: number };
  shop: { text: string };
  image: string;
};

export function writeEntry(
  { deal, shop, image }: Pieces,
  distanceKm: number | null,
  own: OwnCoupon | undefined,
): string {
  const { id, left } = deal;
  const coupon = own ? `${json(own.code)},"is_claimed":${own.isClaimed}` : NOT_YOURS;
  return (
    `{"distance_km":${distanceKm},"state":"live","coupon":{"code":${coupon},"deals_available":` +
    `${left},"expiry_date":"${deal.expiry}","campaign_id":"${id}"},${deal.text}"id":"${id}",` +
    `"deals_available":${left},"image":${image}},"card_image":${image}${shop.text}`
  );
}

const NOT_YOURS = 'null,"is_claimed":false';

export const writePage = (entries: string[], nextCursor: string | null): string =>
  `{"error":false,"result":[${entries.join(',')}],"next_cursor":${json(nextCursor)}}`;

/** Of ASCII alone: texts with wider letters would take twice the memory, and be slower to send. */
const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text put together keeps all its parts alive; a copy does not. */
const inOnePiece = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
