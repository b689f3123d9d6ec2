import { z } from 'zod';
import { heldTo } from '../common/common-wire.ts';
import { loginStatuses, otpMessages, otpProblem } from './otp.ts';
import { mobileNumberMessages, mobileNumberProblem } from './mobile-number.ts';
import { userSchema } from '../profile/profile-wire.ts';

export const mobileNumberSchema = heldTo(mobileNumberProblem, mobileNumberMessages.required);
export const otpSchema = heldTo(otpProblem, otpMessages.required);

export const sendOtpBody = z.object({ mobile_number: mobileNumberSchema });
export const verifyOtpBody = z.object({ mobile_number: mobileNumberSchema, otp: otpSchema });

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

export type SendOtpResult = z.infer<typeof sendOtpResult>;
export type VerifyOtpResult = z.infer<typeof verifyOtpResult>;
