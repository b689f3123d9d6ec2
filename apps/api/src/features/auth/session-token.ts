import { createHash } from 'node:crypto';
import { randomSecret } from '../../lib/random.ts';

const USER_ID_BYTES = 16;
const SECRET_BYTES = 32;

/** The user's id leads the token, so that a session is found by its key wherever users are spread to. */
export function newToken(userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomSecret(SECRET_BYTES)]).toString('base64url');
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The user that a token speaks of, or null for anything that is not shaped like one of ours. */
export function userIdOf(token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, USER_ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
