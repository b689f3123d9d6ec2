import { z } from 'zod';
import { advertiserSchema } from '../campaigns/campaigns-wire.ts';
import { useHoursSchema } from '../campaigns/use-hours-wire.ts';
import { campaignStates } from '../campaigns/campaigns.ts';
import { MOST_SAVED_RUPEES, savingKinds } from '../campaigns/saving.ts';
import { plainText } from '../common/common-wire.ts';
import { MOST_BILL_RUPEES, MOST_TAKEN_OFFLINE } from './counter.ts';
import {
  LONGEST_DEAL_TEXT,
  LONGEST_DEAL_TITLE,
  MOST_BRANCHES,
  MOST_DEALS,
  MOST_DRAFTS,
  storeDealMessages,
} from './store-deals.ts';

const count = z.number().int().nonnegative();
const day = z.iso.date(storeDealMessages.noDay);
const address = z.string().max(500);
const text = plainText(LONGEST_DEAL_TEXT).trim();
const whole = (least: number, most: number) =>
  z
    .number({ error: `A whole number from ${least} to ${most}, please` })
    .int(`A whole number from ${least} to ${most}, please`)
    .min(least, `A whole number from ${least} to ${most}, please`)
    .max(most, `A whole number from ${least} to ${most}, please`);

const dealShape = {
  title: plainText(LONGEST_DEAL_TITLE, storeDealMessages.noTitle)
    .trim()
    .min(1, storeDealMessages.noTitle),
  description: text,
  saving: z
    .object({ kind: z.enum(savingKinds), amount: whole(1, MOST_SAVED_RUPEES) })
    .refine(({ kind, amount }) => kind === 'rupees' || amount <= 100, {
      error: storeDealMessages.tooMuch,
      path: ['amount'],
    })
    .nullable(),
  image: address
    .nullable()
    .describe('One that a store brought or that we draw; null is drawn by the title'),
  total: whole(1, MOST_DEALS).describe('How many there are in all'),
  starts_on: day,
  ends_on: day.describe('The last day, where the store is'),
  use_hours: useHoursSchema.nullable().describe('Null is at any time'),
  minimum_bill_rupees: whole(1, MOST_BILL_RUPEES).nullable(),
  terms: text.nullable(),
  offline_limit: whole(0, MOST_TAKEN_OFFLINE),
  store_ids: z
    .array(z.uuid().toLowerCase())
    .min(1, storeDealMessages.noStore)
    .max(MOST_BRANCHES, `At most ${MOST_BRANCHES} stores`),
};

export const storeDealBody = z.object(dealShape);
export const newDealBody = storeDealBody.extend({
  id: z.uuid().toLowerCase().describe('Chosen by whoever makes it: the same twice is one deal'),
});

/** A deal as its owner changes it. */
export const storeDealSchema = storeDealBody.extend({
  id: z.uuid(),
  issued: count.describe('How many were given out: its size cannot become less'),
  state: z.enum(campaignStates),
});

/** What was typed so far, right or wrong. */
export const dealForm = z.object({
  title: z.string().max(200),
  description: z.string().max(4000),
  saving_kind: z.enum([...savingKinds, 'none']),
  saving: z.string().max(20),
  image: address.nullable(),
  total: z.string().max(20),
  starts_on: z.string().max(20),
  ends_on: z.string().max(20),
  days: z.array(z.string().max(3)).max(7),
  from: z.string().max(5),
  to: z.string().max(5),
  minimum: z.string().max(20),
  terms: z.string().max(4000),
  offline_limit: z.string().max(20),
  store_ids: z.array(z.uuid()).max(MOST_BRANCHES),
});

export const dealDraftSchema = z.object({
  id: z.uuid(),
  form: dealForm,
  updated_at: z.iso.datetime(),
  waiting: z.boolean().describe('For an operator to approve it, as the first deal of a store does'),
  reason: z.string().nullable().describe('Why it was sent back'),
});
export const madeDealResult = z.object({
  done: z.literal(true),
  waiting: z
    .boolean()
    .describe('It is the first deal of its store: an operator looks at it before'),
});
export const dealDraftsResult = z.object({ drafts: z.array(dealDraftSchema).max(MOST_DRAFTS) });

export const dealSettingQuerystring = z.object({ title: z.string().max(200).default('') });

/** What there is to choose from, and what stands around a deal where shoppers see it. */
export const dealSettingResult = z.object({
  store: advertiserSchema,
  time_zone: z.string(),
  today: day,
  branches: z
    .array(z.object({ id: z.uuid(), name: z.string(), city: z.string() }))
    .describe('The stores of whoever asks'),
  pictures: z.array(address).describe('Drawn ones; the first is what a deal without one shows'),
});

export const pictureResult = z.object({ image: address });

export type StoreDealBody = z.infer<typeof storeDealBody>;
export type NewDealBody = z.infer<typeof newDealBody>;
export type StoreDeal = z.infer<typeof storeDealSchema>;
export type DealForm = z.infer<typeof dealForm>;
export type DealDraft = z.infer<typeof dealDraftSchema>;
export type DealSetting = z.infer<typeof dealSettingResult>;
