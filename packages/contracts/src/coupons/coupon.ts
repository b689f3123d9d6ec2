import { z } from 'zod';
import { campaignStates, couponSources, couponStates } from './coupon-state.ts';

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

const campaignFacts = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  deals_available: count,
});

const ours = {
  store_id: z.uuid().nullable().describe('Null for what can be used at any store'),
  time_zone: z.string().describe('Where the store is; dates are meant there'),
  terms: z.string().nullable(),
};

/** A deal as lists of what is near, or of one store, show it. */
export const couponEntrySchema = z.object({
  coupon: z.object({
    code: z.string().nullable().describe('Only of a coupon that is yours already'),
    deals_available: count,
    expiry_date: instant.describe('The last moment of the last day where the store is'),
    campaign_id: z.uuid(),
    is_claimed: z.boolean(),
  }),
  campaign: campaignFacts,
  advertiser: advertiserSchema,
  card_image: z.string(),
  ...ours,
  distance_km: z.number().nullable().describe('Null where nobody knows where you are'),
  state: z.enum(campaignStates),
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
  stores: z.array(dealStoreSchema).describe('Where it can be used, nearest first; at most fifty'),
});

/** An open wish to give a coupon to somebody. */
const openPassSchema = z.object({
  id: z.uuid(),
  to_mobile_number: z.string().nullable().describe('Null for a link'),
  created_at: instant,
  expires_at: instant,
});

/** A coupon in somebody's hands. */
export const heldCouponSchema = z.object({
  coupon: z.object({
    id: z.uuid(),
    code: z.string(),
    deals_available: count,
    deals_left: count,
    expiry_date: instant,
    campaign_id: z.uuid(),
    is_claimed: z.boolean().describe('You claimed it, or it was used'),
  }),
  campaign: campaignFacts,
  advertiser: advertiserSchema,
  card_image: z.string(),
  ...ours,
  state: z.enum(couponStates),
  source: z.enum(couponSources),
  issued_at: instant,
  used_at: instant.nullable(),
  pass: openPassSchema.nullable().describe('Set while it is offered to somebody else'),
});

export type Advertiser = z.infer<typeof advertiserSchema>;
export type CouponEntry = z.infer<typeof couponEntrySchema>;
export type DealStore = z.infer<typeof dealStoreSchema>;
export type Deal = z.infer<typeof dealSchema>;
export type HeldCoupon = z.infer<typeof heldCouponSchema>;
