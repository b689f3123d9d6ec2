import { z } from 'zod';
import { mobileNumberSchema } from '../auth/auth-wire.ts';
import { plainText } from '../common/common-wire.ts';
import { languageSchema } from '../profile/profile-wire.ts';
import { LONGEST_REASON, storeRoles } from './counter.ts';
import { actSchema, idInPath } from './counter-wire.ts';

const instant = z.iso.datetime();

export const findPersonBody = z.object({ mobile_number: mobileNumberSchema });
export const personParams = z.object({ id: idInPath });
export const blockBody = z.object({
  reason: plainText(LONGEST_REASON, 'A reason is missing').trim().min(1, 'A reason is missing'),
});

/** What operators see of a person: never their coupons, nor where they are. */
export const personSchema = z.object({
  id: z.uuid().describe('As the record names them'),
  name: z.string().nullable(),
  mobile_number: z.string(),
  language: languageSchema,
  since: instant,
  operator: z.boolean(),
  blocked: z.object({ reason: z.string(), at: instant, by: z.string().nullable() }).nullable(),
  sign_ins: z.array(
    z.object({ device: z.string().nullable(), since: instant, last_used_at: instant }),
  ),
  stores: z.array(
    z.object({
      store_id: z.uuid(),
      name: z.string(),
      role: z.enum(storeRoles),
      since: instant,
    }),
  ),
  acts: z.array(actSchema).describe('The newest ones'),
});

export type PersonView = z.infer<typeof personSchema>;
