import { z } from 'zod';
import { mobileNumberSchema, otpSchema } from '../auth/auth-wire.ts';
import { pageCursor, pageLimit, plainText } from '../common/common-wire.ts';
import { counterActs, storeRoles } from './counter.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();
const roleSchema = z.enum(storeRoles, { error: 'The role is owner or staff' });

/** An id in a path that cannot be one is answered like one that is not there. */
export const idInPath = z.uuid().toLowerCase().catch('00000000-0000-0000-0000-000000000000');
export const storeParams = z.object({ storeId: idInPath });
export const storeThingParams = storeParams.extend({ id: idInPath });

/** What a till, a key or somebody at a till is called. */
export const counterName = plainText(40, 'A name is missing').trim().min(1, 'A name is missing');

/** What a list or a change answers with, where there is nothing more to say. */
export const doneResult = z.object({ done: z.literal(true) });

export const counterMeResult = z.object({
  operator: z.boolean(),
  waiting_approvals: count.optional().describe('For operators: how much waits for a decision'),
  stores: z.array(
    z.object({
      store_id: z.uuid(),
      person_id: z.uuid().describe('Who it is among the people of the store'),
      name: z.string(),
      city: z.string(),
      role: roleSchema,
      since: instant,
      open_conflicts: count.describe('For owners; 0 for staff'),
      unanswered_refusals: count.describe('For owners; 0 for staff'),
    }),
  ),
});

export const inviteBody = z.object({ mobile_number: mobileNumberSchema, role: roleSchema });
export const inviteResult = z.object({
  joined: z.boolean().describe('At once; who has no account yet joins with the first sign-in'),
});

export const storePeopleResult = z.object({
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      mobile_number: z.string(),
      role: roleSchema,
      since: instant,
      self: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.uuid(),
      mobile_number: z.string(),
      role: roleSchema,
      invited_at: instant,
      expires_at: instant,
    }),
  ),
});

export const takeOverCodeResult = z.object({
  phone_ends_in: z.string().describe('The last two digits of the listed phone'),
  resend_after_seconds: z.number().int(),
  expires_in_seconds: z.number().int(),
});
export const takeOverBody = z.object({ otp: otpSchema });

export const actSchema = z.object({
  id: z.number().int(),
  at: instant,
  act: z.enum(counterActs),
  store_id: z.uuid().nullable(),
  store: z.string().nullable(),
  person: z.string().nullable().describe('A name or a number; null once the account is gone'),
  till: z.string().nullable(),
  staff: z.string().nullable().describe('Who was signed in at the till'),
  key: z.string().nullable(),
  subject: z.string().nullable().describe('What it was done to, where that has a name'),
});
const moment = z.iso.datetime({ error: 'That is no moment' }).transform((text) => new Date(text));
export const actsFilter = z.object({
  act: z.enum(counterActs, { error: 'There is no such act' }).optional(),
  mobile_number: mobileNumberSchema.optional().describe('Of whoever did it'),
  from: moment.optional(),
  to: moment.optional().describe('The first moment that no longer counts'),
});
export const actsQuerystring = actsFilter.extend({ cursor: pageCursor, limit: pageLimit(50, 100) });
const ofStore = { store_id: idInPath.optional() };
export const allActsFilter = actsFilter.extend(ofStore);
export const allActsQuerystring = actsQuerystring.extend(ofStore);

export type CounterMe = z.infer<typeof counterMeResult>;
export type InviteBody = z.infer<typeof inviteBody>;
export type InviteResult = z.infer<typeof inviteResult>;
export type StorePeople = z.infer<typeof storePeopleResult>;
export type TakeOverCodeResult = z.infer<typeof takeOverCodeResult>;
export type ActEntry = z.infer<typeof actSchema>;
export type ActsFilter = z.infer<typeof actsFilter>;
