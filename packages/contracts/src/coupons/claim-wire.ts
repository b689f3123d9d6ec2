import { z } from 'zod';
import { heldCouponSchema } from './coupon.ts';
import { mobileNumberMessages, mobileNumberProblem } from '../auth/mobile-number.ts';
import { heldTo } from '../common/held-to.ts';
import { CLAIM_ORIGIN, claimMessages } from './claim.ts';

const SHARED_VIA = `shared_via must be ["${CLAIM_ORIGIN}"]`;

export const claimBody = z.object({
  campaign_id: z.uuid({ error: claimMessages.unknown }),
  mobile_number: heldTo(mobileNumberProblem, mobileNumberMessages.required),
  shared_via: z
    .array(z.literal(CLAIM_ORIGIN, { error: SHARED_VIA }), { error: SHARED_VIA })
    .length(1, SHARED_VIA),
  request_origin: z.literal(CLAIM_ORIGIN, { error: `request_origin must be ${CLAIM_ORIGIN}` }),
  media_partner_id: z
    .string({ error: 'media_partner_id is missing' })
    .max(80, 'media_partner_id is too long')
    .describe("The product's slug, a dash and the pincode of a store that has the deal"),
});

export const claimResult = z.object({
  msg: z.string(),
  already_claimed: z.boolean(),
  coupon: heldCouponSchema,
});

export type ClaimBody = z.infer<typeof claimBody>;
export type ClaimResult = z.infer<typeof claimResult>;
