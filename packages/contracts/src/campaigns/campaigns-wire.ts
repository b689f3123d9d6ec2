import { z } from 'zod';
import {
  checkCoordinates,
  degreesInQuery,
  pageCursor,
  pageLimit,
  pageSchema,
  plainText,
  type Page,
} from '../common/common-wire.ts';
import { honourSchema } from '../honour/honour-wire.ts';
import { MAX_PAGE_SIZE, NEARBY_PAGE_SIZE, OFFERS_PAGE_SIZE } from '../common/page-sizes.ts';
import { campaignStates, COUPON_TYPE } from './campaigns.ts';
import { dealReaches, dealSectionNames, dealSorts } from './deal-sorting.ts';
import { savingKinds } from './saving.ts';
import { useHoursSchema } from './use-hours-wire.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();

export const advertiserSchema = z.object({
  name: z.string(),
  image: z.string(),
  category: z.string().describe('A slash path; people are shown its last segment'),
  address: z.object({ city: z.string(), state: z.string(), pincode: z.string() }),
  location: z.object({
    coordinates: z.tuple([z.number(), z.number()]).describe('longitude, latitude'),
  }),
});

export const campaignFactsSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  deals_available: count,
});

export const dealFactsShape = {
  store_id: z.uuid().nullable().describe('Null for what can be used at any store'),
  time_zone: z.string().describe('Where the store is; dates are meant there'),
  terms: z.string().nullable(),
  use_hours: useHoursSchema
    .nullable()
    .optional()
    .describe('When it may be used; null is at any time'),
};

const savingSchema = z
  .object({ kind: z.enum(savingKinds), amount: count })
  .nullable()
  .describe('What it takes off the price, where that is known: percent, or whole rupees');

/** A deal as lists of what is near, or of one store, show it. */
export const couponEntrySchema = z.object({
  coupon: z.object({
    code: z.string().nullable().describe('Only of a coupon that is yours already'),
    deals_available: count,
    expiry_date: instant.describe('The last moment of the last day where the store is'),
    campaign_id: z.uuid(),
    is_claimed: z.boolean(),
  }),
  campaign: campaignFactsSchema,
  advertiser: advertiserSchema,
  card_image: z.string(),
  ...dealFactsShape,
  saving: savingSchema,
  rating: z.number().nullable().describe('Of the store, out of five'),
  distance_km: z.number().nullable().describe('Null where nobody knows where you are'),
  state: z.enum(campaignStates),
});

/** A row of a few deals, for whoever has not said yet what they look for. */
export const dealSectionSchema = z.object({
  name: z
    .enum(dealSectionNames)
    .describe('For you, ending today, new this week, or of stores that you follow'),
  entries: z.array(couponEntrySchema).describe('Two to eight; no deal is in two of them'),
});

/** A store where a deal can be had. */
export const dealStoreSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.object({
    line: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
  }),
  location: advertiserSchema.shape.location,
  logo: z.string(),
  distance_km: z.number().nullable(),
});

/** One deal with all that is known of it. */
export const dealSchema = couponEntrySchema.extend({
  starts_at: instant,
  coupon_id: z.uuid().nullable().describe('Your coupon of this deal, if you hold one'),
  minimum_bill_rupees: count.nullable().describe('Tills take it for bills from there on'),
  honour: honourSchema
    .nullable()
    .optional()
    .describe('Of the nearest of its stores; null while it took too few'),
  stores: z.array(dealStoreSchema).describe('Where it can be used, nearest first; at most fifty'),
});

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');
const position = { latitude: degreesInQuery.optional(), longitude: degreesInQuery.optional() };

const searchedText = plainText(100)
  .optional()
  .describe('Deals whose title or category contains this, then others that say the same');

/** A page of deals; of a search also what may have been meant. */
export const dealPageSchema = <T extends z.ZodType>(entry: T) =>
  pageSchema(entry).extend({
    did_you_mean: z
      .string()
      .nullable()
      .optional()
      .describe('Of a search: the spelling that was searched for, or that would find something'),
  });
export type FoundDealPage<T> = Page<T> & { did_you_mean?: string | null | undefined };

const narrowing = {
  category: plainText(200).optional().describe('Kept are stores whose category contains this id'),
  q: searchedText,
  sort: z.enum(dealSorts, { error: `sort must be one of ${dealSorts.join(', ')}` }).optional(),
  km: z
    .enum(dealReaches.map(String), { error: `km must be one of ${dealReaches.join(', ')}` })
    .transform(Number)
    .optional()
    .describe('How far to look'),
  open: flag.optional().describe('Only at stores that are known to be open now'),
};

export const nearbyDealsQuerystring = z
  .object({
    ...position,
    ...narrowing,
    followed: flag.optional().describe('Only of stores that the user follows'),
    cursor: pageCursor,
    limit: pageLimit(NEARBY_PAGE_SIZE, MAX_PAGE_SIZE),
  })
  .superRefine(checkCoordinates);

export const offersQuerystring = z
  .object({
    ...position,
    store_id: z.string().max(200).optional(),
    business_id: z.string().max(200).optional().describe("A store's place id, or its id"),
    type: z.literal(COUPON_TYPE, { error: `type must be ${COUPON_TYPE}` }).default(COUPON_TYPE),
    ...narrowing,
    from_home: flag.optional().describe('Whether the list was opened from the home screen'),
    cursor: pageCursor,
    limit: pageLimit(OFFERS_PAGE_SIZE, MAX_PAGE_SIZE),
  })
  .superRefine(checkCoordinates);

export const storeCouponsQuerystring = z.object({
  business_id: z.string().max(200).optional(),
  type: z.literal(COUPON_TYPE, { error: `type must be ${COUPON_TYPE}` }).default(COUPON_TYPE),
  self: flag.optional().describe('Only those that the signed-in user holds'),
});

export const dealQuerystring = z.object(position).superRefine(checkCoordinates);

export type NearbyDealsQuery = z.infer<typeof nearbyDealsQuerystring>;
export type OffersQuery = z.infer<typeof offersQuerystring>;
export type StoreCouponsQuery = z.infer<typeof storeCouponsQuerystring>;
export type DealQuery = z.infer<typeof dealQuerystring>;

/** A deal as the offers list shows it. */
export const offerSchema = z.object({
  campaign_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  expiry_date: z.iso.datetime().describe('The last moment of the last day where the store is'),
  deals_left: z.number().int().nonnegative(),
  store: z.object({
    id: z.uuid(),
    name: z.string(),
    logo: z.string(),
    category: z.string(),
    location: advertiserSchema.shape.location,
  }),
  time_zone: z.string(),
  saving: savingSchema,
  distance_km: z.number().nullable(),
  state: z.enum(campaignStates),
});

export type Offer = z.infer<typeof offerSchema>;
export type Advertiser = z.infer<typeof advertiserSchema>;
export type DealSection = z.infer<typeof dealSectionSchema>;
export type CouponEntry = z.infer<typeof couponEntrySchema>;
export type DealStore = z.infer<typeof dealStoreSchema>;
export type Deal = z.infer<typeof dealSchema>;
