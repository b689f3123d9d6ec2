import { OTP_LENGTH } from '@baeon/contracts/auth/otp';

const standaloneCode = new RegExp(`(?<!\\d)\\d{${OTP_LENGTH}}(?!\\d)`);

/**
 * The code in what was typed, pasted or filled in. A whole SMS holds the code more than once
 * and perhaps other digits, so a run of exactly the right length wins over the loose digits.
 */
export function codeDigits(text: string): string {
  const standalone = standaloneCode.exec(text)?.[0];
  return standalone ?? text.replace(/\D/g, '').slice(0, OTP_LENGTH);
}
