import { z } from 'zod';
import { loginStatuses } from './login-status.ts';

export const userSchema = z.object({
  id: z.uuid(),
  mobile_number: z.string(),
  login_status: z.enum(loginStatuses).exclude(['OTPSEND']),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

export type User = z.infer<typeof userSchema>;
