import { z } from 'zod';
import { useHoursSchema } from '../campaigns/use-hours-wire.ts';
import { plainText } from '../common/common-wire.ts';
import { couponDoubts, LONGEST_REASON, MOST_BILL_RUPEES } from './counter.ts';
import { LONGEST_SHOWN_CODE } from './live-code.ts';

const instant = z.iso.datetime();
const rupees = z.number().int().nonnegative();

/** As somebody typed or scanned it. */
export const shownCode = z
  .string({ error: 'The code is missing' })
  .max(LONGEST_SHOWN_CODE, 'That is not a code')
  .describe('The ten letters, or a live code');

export const lookBody = z.object({ code: shownCode });

/** What a code is good for, before it is taken. */
export const lookResult = z.object({
  title: z.string(),
  description: z.string(),
  terms: z.string().nullable(),
  minimum_bill_rupees: rupees.nullable().describe('Taking it needs a bill of at least that'),
  use_hours: useHoursSchema.nullable().optional().describe('When it may be used'),
  holder: z.string().nullable().describe('The first name'),
  valid_until: instant,
  doubts: z.array(z.enum(couponDoubts)),
  code_kind: z.enum(['typed', 'live']),
  freshness: z
    .enum(['fresh', 'stale'])
    .nullable()
    .describe('Of a live code: shown now, or perhaps a picture of it'),
  refusal: z
    .object({
      code: z.string(),
      msg: z.string().describe('Fit to be read out'),
      used_at: instant.nullable(),
      used_where: z.string().nullable(),
      starts_at: instant,
    })
    .nullable()
    .describe('Why it cannot be taken here and now'),
});

export const takeBody = lookBody.extend({
  id: z.uuid().optional().describe('Chosen by the till: the same twice is one redemption'),
  bill_rupees: rupees
    .max(MOST_BILL_RUPEES, `At most ${MOST_BILL_RUPEES} rupees`)
    .optional()
    .describe('What is bought comes to'),
});

export const takeResult = z.object({
  redemption_id: z.uuid(),
  title: z.string(),
  holder: z.string().nullable(),
  saving_rupees: rupees.nullable().describe('Null where nobody can know'),
  redeemed_at: instant,
  undo_until: instant,
});

const reason = plainText(LONGEST_REASON).trim();
export const undoBody = z.object({ reason: reason.optional() });
export const ownerUndoBody = z.object({ reason: reason.min(1, 'Say why, please') });

export const redemptionSchema = z.object({
  id: z.uuid(),
  at: instant,
  title: z.string(),
  till: z.string().nullable(),
  staff: z.string().nullable(),
  key: z.string().nullable(),
  bill_rupees: rupees.nullable(),
  saving_rupees: rupees.nullable(),
  undone_at: instant.nullable(),
  undo_reason: z.string().nullable(),
});

/** Undone ones are listed, and not counted. */
export const dayResult = z.object({
  day: z.iso.date(),
  count: rupees,
  undone: rupees,
  saving_rupees: rupees,
  bill_rupees: rupees,
  by_staff: z.array(z.object({ staff: z.string(), count: rupees, saving_rupees: rupees })),
  redemptions: z.array(redemptionSchema).describe('The newest two hundred'),
});

export const dayQuerystring = z.object({ day: z.iso.date().optional() });

export type LookResult = z.infer<typeof lookResult>;
export type TakeBody = z.infer<typeof takeBody>;
export type TakeResult = z.infer<typeof takeResult>;
export type RedemptionEntry = z.infer<typeof redemptionSchema>;
export type DayResult = z.infer<typeof dayResult>;
