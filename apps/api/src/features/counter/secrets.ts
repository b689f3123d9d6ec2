import { createHash, createHmac } from 'node:crypto';
import { randomSecret } from '../../lib/random.ts';

const SECRET_BYTES = 32;

export type SecretKind = 'enrol' | 'till' | 'staff' | 'key';

/** Says what it is for, has a form that no session has, and is kept as a hash only. */
export const newSecret = (kind: SecretKind): string =>
  `${kind}.${randomSecret(SECRET_BYTES).toString('base64url')}`;

/** Null for whatever is not shaped like a secret of this kind. */
export function hashSecret(kind: SecretKind, shown: string | undefined): Buffer | null {
  if (!shown?.startsWith(`${kind}.`) || !/^[a-z]+\.[\w-]{43}$/.test(shown)) return null;
  return createHash('sha256').update(shown).digest();
}

/** Keyed, and the store's: nobody who reads the table can try ten thousand PINs, or compare stores. */
export const hashPin = (secret: string, storeId: string, pin: string): Buffer =>
  createHmac('sha256', secret).update(`pin:${storeId}:${pin}`).digest();
