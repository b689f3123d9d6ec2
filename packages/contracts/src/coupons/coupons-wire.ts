import { z } from 'zod';
import {
  couponSources,
  couponStates,
  CLAIM_ORIGIN,
  claimMessages,
  passMessages,
} from './coupons.ts';
import { mobileNumberMessages, mobileNumberProblem } from '../auth/mobile-number.ts';
import { heldTo, pageCursor, pageLimit } from '../common/common-wire.ts';
import {
  advertiserSchema,
  campaignFactsSchema,
  dealFactsShape,
} from '../campaigns/campaigns-wire.ts';
import { MOST_BILL_RUPEES } from '../counter/counter.ts';
import { shownCode } from '../counter/redemptions-wire.ts';
import { COUPONS_PAGE_SIZE } from '../common/page-sizes.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();

/** A pass that nobody has accepted yet. */
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
  campaign: campaignFactsSchema,
  advertiser: advertiserSchema,
  card_image: z.string(),
  limited: z.boolean().describe('False for the bonus: everybody gets one, so nothing runs out'),
  ...dealFactsShape,
  minimum_bill_rupees: count
    .nullable()
    .optional()
    .describe('Tills take it for bills from there on'),
  state: z.enum(couponStates),
  source: z.enum(couponSources),
  issued_at: instant,
  used_at: instant.nullable(),
  pass: openPassSchema.nullable().describe('Set while it is offered to somebody else'),
});

export type HeldCoupon = z.infer<typeof heldCouponSchema>;

export const heldCouponsQuerystring = z.object({
  cursor: pageCursor,
  limit: pageLimit(COUPONS_PAGE_SIZE, COUPONS_PAGE_SIZE),
});

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
  undo_seconds: z.number().int().describe('How long it can be given back; 0 where it cannot'),
});

export const undoResult = z.object({ msg: z.string(), deals_left: z.number().int() });

export type ClaimBody = z.infer<typeof claimBody>;
export type ClaimResult = z.infer<typeof claimResult>;
export type UndoResult = z.infer<typeof undoResult>;

/** To one number, which gets a message, or without it by a link for whoever you send it to. */
export const passBody = z.object({
  mobile_number: heldTo(mobileNumberProblem, mobileNumberMessages.required).optional(),
});

const passToken = z.string().regex(/^[\w-]{20,100}$/, passMessages.gone);

export const passResult = z.object({
  link: z.url().describe('Works once; for a number, only for that number'),
  coupon: heldCouponSchema,
});

/** What somebody sees of a coupon that is passed to them, before they accept it. */
export const passPreviewSchema = z.object({
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

export const passParams = z.object({ token: passToken });
/** By the link's token, or by the pass's id for one that was made to your number. */
export const acceptBody = z.union(
  [z.object({ token: passToken }), z.object({ pass_id: z.uuid({ error: passMessages.gone }) })],
  { error: passMessages.gone },
);
export const acceptResult = z.object({ msg: z.string(), coupon: heldCouponSchema });

export type PassResult = z.infer<typeof passResult>;
export type PassPreview = z.infer<typeof passPreviewSchema>;
export type AcceptBody = z.infer<typeof acceptBody>;
export type AcceptResult = z.infer<typeof acceptResult>;

/** What a till sends, and is told. */
export const redeemBody = z.object({
  code: shownCode,
  store_id: z
    .uuid({ error: 'store_id must be the id of your store' })
    .optional()
    .describe('Refused where it is not the store of the key'),
  bill_rupees: z.number().int().min(0).max(MOST_BILL_RUPEES).optional(),
});

export const redeemResult = z.object({
  msg: z.string(),
  title: z.string(),
  description: z.string(),
  terms: z.string().nullable(),
  redeemed_at: z.iso.datetime(),
});

/** What used coupons saved somebody. */
export const savingsResult = z.object({
  year: z.number().int(),
  rupees: z
    .number()
    .int()
    .nonnegative()
    .describe('Of coupons that take rupees off; nobody knows the bill of the others'),
  coupons: z.number().int().nonnegative().describe('How many these are'),
  uncounted: z.number().int().nonnegative().describe('Used ones whose saving depends on the bill'),
});

export type Savings = z.infer<typeof savingsResult>;
