import { randomBytes, randomInt } from 'node:crypto';

/** Digits from the system's cryptographic source, leading zeros kept. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** The same as a text that fits into addresses and headers. */
export const randomToken = (bytes: number): string => randomSecret(bytes).toString('base64url');

export const randomSecret = (bytes: number): Buffer => randomBytes(bytes);
