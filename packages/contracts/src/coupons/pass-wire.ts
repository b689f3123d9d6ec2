import { z } from 'zod';
import { advertiserSchema, heldCouponSchema } from './coupon.ts';
import { heldTo } from '../common/held-to.ts';
import { mobileNumberMessages, mobileNumberProblem } from '../auth/mobile-number.ts';
import { passMessages } from './pass.ts';

/** To one number, which gets a message, or without it by a link for whoever you send it to. */
export const passBody = z.object({
  mobile_number: heldTo(mobileNumberProblem, mobileNumberMessages.required).optional(),
});

const passToken = z.string().regex(/^[\w-]{20,100}$/, passMessages.gone);

export const passResult = z.object({
  link: z.url().describe('Works once; for a number, only for that number'),
  coupon: heldCouponSchema,
});

/** What somebody sees of a coupon that is offered to them, before they take it. */
export const offeredCouponSchema = z.object({
  id: z.uuid().describe('Of the offer'),
  from: z.string().nullable().describe('The first name of the one who gives'),
  campaign_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  advertiser: advertiserSchema,
  time_zone: z.string(),
  expiry_date: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('Until when it may be taken'),
});

export const offeredParams = z.object({ token: passToken });
/** By the link's token, or by the offer's id for one that was made to your number. */
export const acceptBody = z.union(
  [z.object({ token: passToken }), z.object({ pass_id: z.uuid({ error: passMessages.gone }) })],
  { error: passMessages.gone },
);
export const acceptResult = z.object({ msg: z.string(), coupon: heldCouponSchema });

export type PassResult = z.infer<typeof passResult>;
export type OfferedCoupon = z.infer<typeof offeredCouponSchema>;
export type AcceptBody = z.infer<typeof acceptBody>;
export type AcceptResult = z.infer<typeof acceptResult>;
