import { z } from 'zod';
import { checkCoordinates, pageCursor, pageLimit, plainText } from '../common/common-wire.ts';
import { LONGEST_WORDS, refusalReasons } from './honour.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();
const reason = z.enum(refusalReasons, { error: 'Say why, please' });

/** How often a store took the coupons that were shown to it. */
export const honourSchema = z.object({
  honoured: count,
  shown: count.describe('Taken or refused'),
  last_at: instant.nullable().describe('When it last took one'),
  replies: z
    .array(z.object({ reason, at: instant, reply: z.string() }))
    .describe('The newest of what the store answered to those who were refused'),
});

/** A coupon of somebody's that a store took, or gave back. */
export const useSchema = z.object({
  id: z.uuid(),
  coupon_id: z.uuid(),
  title: z.string(),
  store_id: z.uuid(),
  store: z.string(),
  time_zone: z.string(),
  at: instant,
  undone_at: instant.nullable(),
});

export const usesResult = z.object({
  uses: z.array(useSchema).describe('What nobody has said anything about yet, newest first'),
});

const degrees = z.number({ error: 'That is no place' }).optional();

export const reportBody = z
  .object({
    reason,
    words: plainText(LONGEST_WORDS).trim().default(''),
    store_id: z.uuid().optional().describe('Else the one that you are at, or were at today'),
    latitude: degrees.describe('Where you are; looked at once, and not kept'),
    longitude: degrees,
  })
  .superRefine((body, context) => {
    checkCoordinates(body, context);
    if (body.reason === 'other' && body.words === '') {
      context.addIssue({ code: 'custom', path: ['words'], message: 'Say why, please' });
    }
  });

/** What a holder said of a store, and what it answered. */
export const ownRefusalSchema = z.object({
  store_id: z.uuid(),
  store: z.string(),
  reason,
  words: z.string(),
  at: instant,
  reply: z.string().nullable(),
});
export const ownRefusalResult = z.object({ refusal: ownRefusalSchema.nullable() });

/** The same for the store. It does not say who. */
export const storeRefusalSchema = ownRefusalSchema
  .omit({ store_id: true, store: true })
  .extend({ id: z.uuid(), title: z.string(), replied_at: instant.nullable() });

export const replyBody = z.object({
  reply: plainText(LONGEST_WORDS, 'The answer is missing').trim().min(1, 'The answer is missing'),
});

export const storeHonourSchema = honourSchema
  .pick({ honoured: true, shown: true, last_at: true })
  .extend({
    store_id: z.uuid(),
    store: z.string(),
    city: z.string(),
    sinks: z.boolean().describe('Its deals come last in the rows of the deals home'),
  });

export const honourQuerystring = z.object({ cursor: pageCursor, limit: pageLimit(50, 100) });

export type Honour = z.infer<typeof honourSchema>;
export type Use = z.infer<typeof useSchema>;
export type UsesResult = z.infer<typeof usesResult>;
export type ReportBody = z.infer<typeof reportBody>;
export type OwnRefusal = z.infer<typeof ownRefusalSchema>;
export type StoreRefusal = z.infer<typeof storeRefusalSchema>;
export type StoreHonour = z.infer<typeof storeHonourSchema>;
