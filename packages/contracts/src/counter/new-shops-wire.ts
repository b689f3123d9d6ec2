import { z } from 'zod';
import { mobileNumberSchema } from '../auth/auth-wire.ts';
import { pageCursor, pageLimit, plainText } from '../common/common-wire.ts';
import { openingHoursSchema, specialDaysSchema } from '../stores/stores-wire.ts';
import { LONGEST_REASON } from './counter.ts';
import { storeDealBody } from './store-deals-wire.ts';
import { idInPath } from './counter-wire.ts';
import { detailProblems, longestDetails, storeFields } from './store-details.ts';

const instant = z.iso.datetime();

/** A line break in an address is a space on the screen. */
const line = (field: keyof typeof longestDetails) =>
  plainText(longestDetails[field]).overwrite((text) => text.trim().replace(/\s+/g, ' '));

const details = z.object({
  name: line('name'),
  about: plainText(longestDetails.about)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .nullable()
    .overwrite((text) => text || null),
  category: line('category').describe('One of the store categories'),
  phone: line('phone')
    .nullable()
    .overwrite((text) => text || null),
  address_line: line('address_line'),
  city: line('city'),
  state: line('state'),
  pincode: line('pincode').overwrite((text) => text.replace(/\s/g, '')),
  latitude: z.number(),
  longitude: z.number(),
  opening_hours: openingHoursSchema.nullable(),
  special_days: specialDaysSchema.describe('Dates with hours of their own'),
});

/** What is known of a shop so far: any of it may be missing or wrong. */
export const storeDraftSchema = details.partial();

/** What an owner changes; what is left out stays. */
export const storeProfileBody = storeDraftSchema
  .extend({
    logo: z
      .string()
      .max(500)
      .nullable()
      .optional()
      .describe('One that the store brought; null is drawn'),
  })
  .refine((body) => Object.keys(body).length > 0, 'Nothing was changed')
  .refine((body) => 'latitude' in body === 'longitude' in body, {
    error: 'Both coordinates or neither',
  })
  .superRefine((body, context) => {
    const problems = detailProblems(
      body,
      storeFields.filter((field) => field in body),
    );
    for (const [field, message] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const storeProfileResult = details.extend({
  logo: z.string().describe('As it is shown'),
  has_logo: z.boolean().describe('Of its own; else one is drawn'),
  time_zone: z.string(),
});

export const applicationParams = z.object({
  id: z.uuid().toLowerCase().describe('Chosen by whoever applies; sent again it is the same one'),
});
export const approvalParams = z.object({ id: idInPath });

export const applicationStates = ['draft', 'waiting', 'sent_back', 'approved'] as const;

export const applicationSchema = z.object({
  id: z.uuid(),
  state: z.enum(applicationStates),
  invited: z.boolean().describe('By an operator: it becomes a store at once'),
  reason: z.string().nullable().describe('Why it was sent back'),
  details: storeDraftSchema,
  store_id: z.uuid().nullable().describe('The store that it has become'),
  updated_at: instant,
});
export const applicationsResult = z.object({ applications: z.array(applicationSchema) });

export const applyResult = z.object({
  state: z.enum(['waiting', 'approved']),
  store_id: z.uuid().nullable(),
});

export const shopInvitationBody = z.object({ mobile_number: mobileNumberSchema });
export const shopInvitationResult = z.object({
  known: z
    .boolean()
    .describe('Whether they have an account; others see it after their first sign-in'),
});

export const approvalSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['store', 'deal']),
  title: z.string(),
  store: z.string().nullable().describe('Of a deal'),
  asked_at: instant,
  person: z.string().describe('Name or number of whoever asks'),
  mobile_number: z.string(),
  details: storeDraftSchema.nullable().describe('Of a store'),
  deal: storeDealBody.nullable().describe('Of a deal'),
  image: z.string().nullable().describe('Of a deal, as shoppers see it'),
  near: z
    .array(z.object({ id: z.uuid(), name: z.string(), km: z.number() }))
    .describe('Stores that are listed right there: it may be one of them'),
});
export const approvalsQuerystring = z.object({ cursor: pageCursor, limit: pageLimit(20, 50) });

export const sendBackBody = z.object({
  reason: plainText(LONGEST_REASON, 'Please say what is missing')
    .trim()
    .min(1, 'Please say what is missing'),
});

export type StoreDraft = z.infer<typeof storeDraftSchema>;
export type StoreProfile = z.infer<typeof storeProfileResult>;
export type StoreProfileBody = z.infer<typeof storeProfileBody>;
export type Application = z.infer<typeof applicationSchema>;
export type ApplyResult = z.infer<typeof applyResult>;
export type ShopInvitationResult = z.infer<typeof shopInvitationResult>;
export type Approval = z.infer<typeof approvalSchema>;
