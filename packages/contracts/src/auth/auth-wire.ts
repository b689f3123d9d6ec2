import { z } from 'zod';
import { heldTo } from '../common/common-wire.ts';
import { loginStatuses, otpMessages, otpProblem } from './otp.ts';
import { mobileNumberMessages, mobileNumberProblem } from './mobile-number.ts';
import { DEFAULT_LANGUAGE } from '../profile/language.ts';
import { languageSchema, userSchema } from '../profile/profile-wire.ts';

export const mobileNumberSchema = heldTo(mobileNumberProblem, mobileNumberMessages.required);
export const otpSchema = heldTo(otpProblem, otpMessages.required);

const spokenLanguage = languageSchema.default(DEFAULT_LANGUAGE);

export const sendOtpBody = z.object({
  mobile_number: mobileNumberSchema,
  language: spokenLanguage.describe('What the message is written in'),
});
export const verifyOtpBody = z.object({
  mobile_number: mobileNumberSchema,
  otp: otpSchema,
  language: spokenLanguage.describe('What a new account is spoken to in'),
  referral_code: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    // What is none is as good as none, and nobody hears which it was.
    .catch(undefined)
    .describe('Of the link that brought a new person here'),
  language_chosen: z.boolean().default(false).describe('An old account is, too, from now on'),
});

/** `user` and `token` come only when the request already proved that it owns the number. */
export const sendOtpResult = z.object({
  login_status: z.enum(loginStatuses),
  user: userSchema.optional(),
  token: z.string().optional(),
  resend_after_seconds: z.number().int().optional(),
  expires_in_seconds: z.number().int().optional(),
});

export const verifyOtpResult = z.object({
  login_status: userSchema.shape.login_status,
  user: userSchema,
  token: z.string(),
});

/** Names a session without opening it. */
export const endSessionBody = z.object({
  user_id: z.uuid().toLowerCase(),
  token_hash: z
    .string()
    .regex(/^[\da-f]{64}$/, 'That is no hash of a token')
    .describe('SHA-256 of the token, as hex digits'),
});

export type SendOtpBody = z.infer<typeof sendOtpBody>;
export type VerifyOtpBody = z.infer<typeof verifyOtpBody>;
export type SendOtpResult = z.infer<typeof sendOtpResult>;
export type VerifyOtpResult = z.infer<typeof verifyOtpResult>;
