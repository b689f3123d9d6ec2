import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@baeon/contracts/otp';
import { randomDigits } from '../../lib/random.ts';

export const newOtp = () => randomDigits(OTP_LENGTH);

/** A keyed hash: four digits alone could be tried out by whoever reads the table. */
export function hashOtp(secret: string, challengeId: string, otp: string): Buffer {
  return createHmac('sha256', secret).update(`otp:${challengeId}:${otp}`).digest();
}

export function otpMatches(
  secret: string,
  otp: string,
): (challengeId: string, codeHash: Buffer) => boolean {
  return (challengeId, codeHash) => timingSafeEqual(hashOtp(secret, challengeId, otp), codeHash);
}

/** The last line binds the code to our host, so that phones offer to fill it in there only. */
export function otpMessage(otp: string, brand: string, host: string): string {
  const minutes = OTP_LIFETIME_SECONDS / 60;
  const text = `${otp} is your ${brand} code. It is valid for ${minutes} minutes. Never share it.`;
  return `${text}\n\n@${host} #${otp}`;
}
