import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a token that is too random to be guessed. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what is shown is the secret; how long that takes tells nothing of it. */
export function isSameAs(secret: string): (shown: string) => boolean {
  const right = digestOf(secret);
  return (shown) => timingSafeEqual(digestOf(shown), right);
}
