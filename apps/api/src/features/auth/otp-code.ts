import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@baeon/contracts/auth/otp';
import type { Language } from '@baeon/contracts/profile/language';
import { randomDigits } from '../../lib/random.ts';
import { type CodePurpose, smsTexts } from '../../lib/sms-texts.ts';

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

/** Whom a code is for, in what words, and where it may be filled in. */
type CodeText = { purpose: CodePurpose; language: Language; brand: string; host: string };

/** The last line binds the code to our host, so that phones offer to fill it in there only. */
export function otpMessage(otp: string, { purpose, language, brand, host }: CodeText): string {
  const minutes = OTP_LIFETIME_SECONDS / 60;
  return `${smsTexts[language].code[purpose]({ otp, brand, minutes })}\n\n@${host} #${otp}`;
}
