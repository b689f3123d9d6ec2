import { z } from 'zod';
import { campaignStates } from '../coupons/coupon-state.ts';

/** A deal as the offers list shows it. */
export const offerSchema = z.object({
  campaign_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  expiry_date: z.iso.datetime().describe('The last moment of the last day where the store is'),
  deals_left: z.number().int().nonnegative(),
  store: z.object({ id: z.uuid(), name: z.string(), logo: z.string(), category: z.string() }),
  time_zone: z.string(),
  distance_km: z.number().nullable(),
  state: z.enum(campaignStates),
});

export type Offer = z.infer<typeof offerSchema>;
