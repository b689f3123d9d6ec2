import type { CampaignRow } from './campaign-row.ts';

export const requiredColumns = [
  'promotion_id',
  'long_title',
  'promotion_effective_dates',
  'total',
  'place_id',
] as const satisfies (keyof CampaignRow)[];

export const optionalColumns = [
  'description',
  'terms',
  'image_link',
] as const satisfies (keyof CampaignRow)[];

/** As Google Merchant Center calls what names a store. */
export const aliases = { store_code: 'place_id' };
