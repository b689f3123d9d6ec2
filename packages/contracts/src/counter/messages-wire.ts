import { z } from 'zod';
import { mobileNumberSchema } from '../auth/auth-wire.ts';
import { pageCursor, pageLimit } from '../common/common-wire.ts';
import { idInPath } from './counter-wire.ts';
import { messageAdvice, messageStates, type MessageAdvice } from './message-advice.ts';

const instant = z.iso.datetime();

export const messageParams = z.object({ id: idInPath });

export const messagesQuerystring = z.object({
  state: z.enum(messageStates, { error: 'There is no such state' }).optional(),
  mobile_number: mobileNumberSchema.optional(),
  cursor: pageCursor,
  limit: pageLimit(50, 100),
});

export const messageSchema = z.object({
  id: z.uuid(),
  at: instant,
  kind: z.string().describe('code:sign-in, code:delete-account, code:take-over, coupon, …'),
  language: z.string().nullable(),
  to_ends_in: z.string().describe('The last four digits of the number'),
  state: z.enum(messageStates),
  provider: z.string().nullable(),
  attempts: z.number().int(),
  answer: z.string().nullable().describe("The provider's last word, or why we did not send it"),
  advice: z.enum(Object.keys(messageAdvice) as [MessageAdvice, ...MessageAdvice[]]).nullable(),
  what_to_do: z.string().nullable(),
  settled_at: instant.nullable().describe('When the provider took it, or it was given up'),
  reported_at: instant.nullable(),
  can_retry: z.boolean(),
});

export type MessagesQuery = z.infer<typeof messagesQuerystring>;
export type MessageEntry = z.infer<typeof messageSchema>;
