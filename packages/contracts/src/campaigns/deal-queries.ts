import { z } from 'zod';
import { coordinatesMessages, coordinatesProblem } from '../places/geo.ts';
import { isPlainText } from '../common/plain-text.ts';

/** How far "near" goes. */
export const NEARBY_KM = 20;
export const NEARBY_PAGE = 50;
export const OFFERS_PAGE = 24;
export const LONGEST_PAGE = 100;
/** Of what somebody holds; people with more than this turn pages. */
export const COUPONS_PAGE = 500;
export const COUPON_TYPE = 'deal_pool';

const degrees = z.coerce.number({ error: coordinatesMessages.notNumbers });
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');
const text = (longest: number) =>
  z
    .string()
    .max(longest, `At most ${longest} characters, please`)
    .refine(isPlainText, 'Please use letters that can be read');
const cursor = z.string().max(300).optional();
const limit = (usual: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(usual);

const place = { latitude: degrees.optional(), longitude: degrees.optional() };
type Place = { latitude?: number | undefined; longitude?: number | undefined };

function checkPlace({ latitude, longitude }: Place, context: z.RefinementCtx): void {
  if (latitude === undefined && longitude === undefined) return;
  const message = coordinatesProblem(latitude, longitude);
  if (message) context.addIssue({ code: 'custom', path: ['latitude'], message });
}

export const nearbyDealsQuery = z
  .object({
    ...place,
    category: text(200).optional().describe('Kept are stores whose category contains this id'),
    q: text(100).optional().describe('Kept are deals whose title or category contains this'),
    cursor,
    limit: limit(NEARBY_PAGE, LONGEST_PAGE),
  })
  .superRefine(checkPlace);

export const offersQuery = z
  .object({
    ...place,
    store_id: z.string().max(200).optional(),
    business_id: z.string().max(200).optional().describe("A store's place id, or its id"),
    type: z.literal(COUPON_TYPE, { error: `type must be ${COUPON_TYPE}` }).default(COUPON_TYPE),
    from_home: flag.optional().describe('Whether the list was opened from the home screen'),
    cursor,
    limit: limit(OFFERS_PAGE, LONGEST_PAGE),
  })
  .superRefine(checkPlace);

export const storeCouponsQuery = z.object({
  business_id: z.string().max(200).optional(),
  type: z.literal(COUPON_TYPE, { error: `type must be ${COUPON_TYPE}` }).default(COUPON_TYPE),
  self: flag.optional().describe('Only those that the signed-in user holds'),
});

export const dealQuery = z.object(place).superRefine(checkPlace);

export const heldCouponsQuery = z.object({
  cursor,
  limit: limit(COUPONS_PAGE, COUPONS_PAGE),
});

export type NearbyDealsQuery = z.infer<typeof nearbyDealsQuery>;
export type OffersQuery = z.infer<typeof offersQuery>;
export type StoreCouponsQuery = z.infer<typeof storeCouponsQuery>;
export type DealQuery = z.infer<typeof dealQuery>;
