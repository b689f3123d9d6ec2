import { z } from 'zod';
import { plainText } from '../common/common-wire.ts';
import { savingKinds } from '../campaigns/saving.ts';
import { useHoursSchema } from '../campaigns/use-hours-wire.ts';
import { actsQuerystring } from './counter-wire.ts';
import { conflictReasons, LONGEST_NOTE, MOST_SYNCED } from './conflicts.ts';
import { tillLiveCodesShape } from './live-codes-wire.ts';
import { LONGEST_REASON, MOST_BILL_RUPEES, MOST_TAKEN_OFFLINE } from './counter.ts';
import { LONGEST_SHOWN_CODE } from './live-code.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();

const offlineTermsSchema = z.object({
  edition: count
    .optional()
    .describe('Which of its terms these are; a live code names those of its coupon'),
  title: z.string(),
  terms: z.string().nullable(),
  saving: z.object({ kind: z.enum(savingKinds), amount: count }).nullable(),
  minimum_bill_rupees: count.nullable(),
  use_hours: useHoursSchema.nullable().optional(),
  starts_at: instant,
  ends_at: instant,
});

export const offlineCampaignSchema = offlineTermsSchema.extend({
  id: z.uuid(),
  earlier: z
    .array(offlineTermsSchema)
    .optional()
    .describe('What it was before it was changed, as far as coupons of that may still be good'),
  offline_limit: count.describe('How many this till may take between two syncs; 0 is never'),
  paused: z.boolean(),
});

/** What a till needs to take coupons without a connection. */
export const offlineResult = z.object({
  server_time: instant,
  refresh_seconds: count,
  ...tillLiveCodesShape,
  staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
  campaigns: z.array(offlineCampaignSchema).describe('The newest-ending first'),
  campaigns_cut: z.boolean().describe('Whether there are more: those need a connection'),
});

export const syncedRedemptionSchema = z.object({
  id: z.uuid().toLowerCase().describe('Chosen by the till; sent again it is the same one'),
  code: z
    .string()
    .max(LONGEST_SHOWN_CODE, 'That is not a code')
    .describe('The live code as it was scanned'),
  taken_at: instant.describe("By the till's corrected clock"),
  staff_id: z.uuid().toLowerCase(),
  bill_rupees: z.number().int().nonnegative().max(MOST_BILL_RUPEES).optional(),
  undone_at: instant.optional().describe('Undone at the till before it was sent'),
  undo_reason: plainText(LONGEST_REASON).trim().optional(),
});

export const syncBody = z.object({
  redemptions: z
    .array(syncedRedemptionSchema)
    .min(1, 'Nothing was sent')
    .max(MOST_SYNCED, `At most ${MOST_SYNCED} at once`),
});

export const syncResult = z.object({
  server_time: instant,
  results: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(['taken', 'conflict', 'unreadable']),
      redemption_id: z.uuid().nullable(),
      conflict_id: z.uuid().nullable(),
      why: z.enum(conflictReasons).nullable(),
      msg: z.string(),
    }),
  ),
});

const conflictActSchema = z.object({
  counts: z.boolean().describe('False for what was told too late, and stands beside it'),
  at: instant,
  store: z.string().nullable(),
  till: z.string().nullable().describe('As staff, key and bill: null where another store took it'),
  staff: z.string().nullable(),
  key: z.string().nullable(),
  bill_rupees: count.nullable(),
  undone_at: instant.nullable(),
});

export const conflictSchema = z.object({
  id: z.uuid(),
  why: z.enum(conflictReasons),
  store_id: z.uuid(),
  store: z.string().nullable(),
  title: z.string().nullable().describe('Null where the code names no campaign'),
  synced_at: instant,
  acts: z.array(conflictActSchema).describe('One or two, in the order of time'),
  settled_at: instant.nullable(),
  settled_by: z.string().nullable(),
  note: z.string().nullable(),
});

export const conflictsQuerystring = actsQuerystring.extend({
  settled: z.stringbool().optional().describe('Only those, or only the open ones; else all'),
});

export const settleBody = z.object({
  note: plainText(LONGEST_NOTE, 'A note is missing').trim().min(1, 'A note is missing'),
});

export const storeCampaignSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  total: count,
  deals_left: count,
  minimum_bill_rupees: count.nullable(),
  offline_limit: count,
  paused_at: instant.nullable(),
  is_deal: z.boolean().describe('False for what is given and not claimed, as a greeting is'),
  changeable: z.boolean().describe('False where it also runs at stores of other owners'),
});

export const storeCampaignBody = z
  .object({
    paused: z.boolean().optional(),
    offline_limit: z
      .number()
      .int()
      .min(0, 'At least 0')
      .max(MOST_TAKEN_OFFLINE, `At most ${MOST_TAKEN_OFFLINE}`)
      .optional(),
  })
  .refine(({ paused, offline_limit }) => paused !== undefined || offline_limit !== undefined, {
    error: 'Nothing is to be changed',
  });

export type OfflineResult = z.infer<typeof offlineResult>;
export type OfflineCampaign = z.infer<typeof offlineCampaignSchema>;
export type SyncedRedemption = z.infer<typeof syncedRedemptionSchema>;
export type SyncResult = z.infer<typeof syncResult>;
export type ConflictEntry = z.infer<typeof conflictSchema>;
export type StoreCampaign = z.infer<typeof storeCampaignSchema>;
export type StoreCampaignBody = z.infer<typeof storeCampaignBody>;
