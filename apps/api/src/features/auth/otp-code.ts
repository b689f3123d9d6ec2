import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@baeon/contracts/auth/otp';
import { randomDigits } from '../../lib/random.ts';

export type CodePurpose = 'sign-in' | 'delete-account';

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

const what: Record<CodePurpose, (brand: string) => string> = {
  'sign-in': (brand) => `your ${brand} code`,
  'delete-account': (brand) => `your code to delete your ${brand} account`,
};

/** The last line binds the code to our host, so that phones offer to fill it in there only. */
export function otpMessage(otp: string, purpose: CodePurpose, brand: string, host: string): string {
  const minutes = OTP_LIFETIME_SECONDS / 60;
  const text = `${otp} is ${what[purpose](brand)}. It is valid for ${minutes} minutes. Never share it.`;
  return `${text}\n\n@${host} #${otp}`;
}
