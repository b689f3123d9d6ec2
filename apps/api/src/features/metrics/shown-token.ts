import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header shows this token. */
export function isShown(token: string): (authorization: string | undefined) => boolean {
  const right = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), right);
}
