import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what is shown is the secret; how long that takes tells nothing of it. */
export function isSameAs(secret: string): (shown: string) => boolean {
  const right = digest(secret);
  return (shown) => timingSafeEqual(digest(shown), right);
}
