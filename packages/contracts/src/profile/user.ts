import { z } from 'zod';
import { languages } from './language.ts';
import { loginStatuses } from '../auth/login-status.ts';
import { genders } from './onboarding.ts';
import { wishlistItemSchema } from '../wishlist/wishlist-wire.ts';

export const userSchema = z.object({
  id: z.uuid(),
  mobile_number: z.string(),
  login_status: z.enum(loginStatuses).exclude(['OTPSEND']),
  name: z.string().nullable(),
  email: z.string().nullable(),
  age: z.number().int().nullable(),
  gender: z.enum(genders).nullable(),
  interests: z.array(z.string()).describe('Ids of interests'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  language: z.enum(languages).describe('What the app speaks to them'),
  interestedBussiness: z.array(z.string()).describe('Place ids of the businesses followed'),
});

/** The profile, and beside it what its owner wishes for, newest first. */
export const profileSchema = userSchema.extend({ wishlist: z.array(wishlistItemSchema) });

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
