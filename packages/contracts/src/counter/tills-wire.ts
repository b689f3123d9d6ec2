import { z } from 'zod';
import { counterName } from './counter-wire.ts';
import { PIN_LENGTH } from './counter.ts';

const instant = z.iso.datetime();
const pin = z
  .string({ error: 'The PIN is missing' })
  .regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), `A PIN has ${PIN_LENGTH} digits`);

export const nameBody = z.object({ name: counterName });

export const enrolmentResult = z.object({
  token: z.string().describe('For one device, once'),
  expires_at: instant,
});

export const enrolBody = z.object({
  token: z.string({ error: 'The token is missing' }).max(100, 'That is no token'),
});

const tillStoreSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  time_zone: z.string(),
});

export const enrolResult = z.object({
  token: z.string().describe('Shown this once; the till sends it as its bearer token'),
  till: z.object({ id: z.uuid(), name: z.string() }),
  store: tillStoreSchema,
});

/** Who a till is, and who may sign in there. */
export const tillResult = z.object({
  till: z.object({ id: z.uuid(), name: z.string() }),
  store: tillStoreSchema,
  staff: z.array(z.object({ id: z.uuid(), name: z.string(), locked_until: instant.nullable() })),
  signed_in: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

export const tillsResult = z.object({
  tills: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      enrolled_at: instant,
      last_seen_at: instant.describe('To about five minutes'),
    }),
  ),
});

export const tillStaffBody = z.object({ name: counterName, pin });
export const pinBody = z.object({ pin });
export const madeResult = z.object({ id: z.uuid() });

export const tillStaffResult = z.object({
  staff: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      added_at: instant,
      locked_until: instant.nullable(),
    }),
  ),
});

export const shiftBody = z.object({
  staff_id: z.uuid({ error: 'Who it is is missing' }),
  pin,
});
export const shiftResult = z.object({
  staff_token: z.string().describe('Goes beside the till token, as x-staff-token'),
  staff: z.object({ id: z.uuid(), name: z.string() }),
  expires_at: instant.describe('Later with every use'),
});

export const keyResult = z.object({
  id: z.uuid(),
  key: z.string().describe('Shown this once'),
});
export const keysResult = z.object({
  keys: z.array(z.object({ id: z.uuid(), name: z.string(), made_at: instant })),
});

export type TillStore = z.infer<typeof tillStoreSchema>;
export type EnrolResult = z.infer<typeof enrolResult>;
export type TillResult = z.infer<typeof tillResult>;
export type TillStaffBody = z.infer<typeof tillStaffBody>;
export type ShiftBody = z.infer<typeof shiftBody>;
export type ShiftResult = z.infer<typeof shiftResult>;
