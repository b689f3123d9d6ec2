import { randomBytes, randomInt } from 'node:crypto';

/** Digits from the system's cryptographic source, leading zeros kept. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

export const randomSecret = (bytes: number): Buffer => randomBytes(bytes);
