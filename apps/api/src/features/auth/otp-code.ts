import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@baeon/contracts/auth/otp';
import { randomDigits } from '../../lib/random.ts';
import type { CodePurpose } from '../../lib/sms-texts.ts';

export const newOtp = () => randomDigits(OTP_LENGTH);

/**
 * A keyed hash: four digits alone could be tried out by whoever reads the table. The purpose is part
 * of it, so that a code asked for one thing is no code for another.
 */
export function hashOtp(
  secret: string,
  purpose: CodePurpose,
  challengeId: string,
  otp: string,
): Buffer {
  // Signing in keeps the form that it had before there were purposes: codes on their way stay good.
  const kind = purpose === 'sign-in' ? 'otp' : `otp:${purpose}`;
  return createHmac('sha256', secret).update(`${kind}:${challengeId}:${otp}`).digest();
}

export function otpMatches(
  secret: string,
  purpose: CodePurpose,
  otp: string,
): (challengeId: string, codeHash: Buffer) => boolean {
  return (challengeId, codeHash) =>
    timingSafeEqual(hashOtp(secret, purpose, challengeId, otp), codeHash);
}

/** Keyed as well: there are only so many numbers to try. */
export const hashNumber = (secret: string, mobileNumber: string): Buffer =>
  createHmac('sha256', secret).update(`number:${mobileNumber}`).digest();
