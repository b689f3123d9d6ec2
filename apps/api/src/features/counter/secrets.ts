import { createHmac } from 'node:crypto';
import { randomToken } from '../../lib/random.ts';
import { digestOf } from '../../lib/same-secret.ts';

const SECRET_BYTES = 32;

export type SecretKind = 'enrol' | 'till' | 'staff' | 'key';

/** Says what it is for, has a form that no session has, and is kept as a hash only. */
export const newSecret = (kind: SecretKind): string => `${kind}.${randomToken(SECRET_BYTES)}`;

/** Null for whatever is not shaped like a secret of this kind. */
export function hashSecret(kind: SecretKind, shown: string | undefined): Buffer | null {
  if (!shown?.startsWith(`${kind}.`) || !/^[a-z]+\.[\w-]{43}$/.test(shown)) return null;
  return digestOf(shown);
}

/** Keyed, and the store's: nobody who reads the table can try ten thousand PINs, or compare stores. */
export const hashPin = (secret: string, storeId: string, pin: string): Buffer =>
  createHmac('sha256', secret).update(`pin:${storeId}:${pin}`).digest();
