import { toAdvertiser, type AdvertisingStore, type DealPictures } from '../../lib/advertiser.ts';
import type { CampaignRow } from './deal-row.ts';
import type { OwnCoupon } from './to-coupon-entry.ts';

/**
 * Coupon entries written beforehand, in two pieces: what a campaign says everywhere, and what a store
 * says of all its campaigns. Only what changes from one answer to the next is put in between.
 */

type Campaign = Pick<CampaignRow, 'id' | 'title' | 'description' | 'terms' | 'endsAt'>;

export function writeCampaign({ id, title, description, terms, endsAt }: Campaign): string {
  return inOnePiece(
    `,"expiry_date":"${endsAt.toISOString()}","campaign_id":"${id}"},"terms":${json(terms)},` +
      `"campaign":${json({ id, title, description }).slice(0, -1)},"deals_available":`,
  );
}

export function writeStore(store: AdvertisingStore, pictures: DealPictures): string {
  const advertiser = json(toAdvertiser(store, pictures));
  return inOnePiece(
    `,"store_id":"${store.id}","time_zone":${json(store.timeZone)},"advertiser":${advertiser}}`,
  );
}

export const writeImage = (address: string): string => inOnePiece(json(address));

type Pieces = { deal: { text: string; left: number }; shop: { text: string }; image: string };

export function writeEntry(
  { deal, shop, image }: Pieces,
  distanceKm: number | null,
  own: OwnCoupon | undefined,
): string {
  const coupon = own ? `${json(own.code)},"is_claimed":${own.isClaimed}` : NOT_YOURS;
  return (
    `{"distance_km":${distanceKm},"state":"live","coupon":{"code":${coupon},"deals_available":` +
    `${deal.left}${deal.text}${deal.left},"image":${image}},"card_image":${image}${shop.text}`
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
