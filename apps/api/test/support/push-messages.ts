import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';

/** What a browser has of its subscription. */
export type Receiver = { ecdh: ECDH; auth: Buffer };

const RECORD_SIZE_BYTES = 4;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Reads one record of aes128gcm (RFC 8188) that was encrypted for a browser (RFC 8291). */
export function decrypted(body: Buffer, { ecdh, auth }: Receiver): string {
  const salt = body.subarray(0, SALT_BYTES);
  const idAt = SALT_BYTES + RECORD_SIZE_BYTES;
  const idLength = body.readUInt8(idAt);
  const sender = body.subarray(idAt + 1, idAt + 1 + idLength);
  const record = body.subarray(idAt + 1 + idLength);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // Behind the text stand a 2, for the last record, and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url');
const jsonIn = (text: string) => JSON.parse(fromBase64(text).toString('utf8'));

/** Why a push service would not take a request that is to be signed by this key (RFC 8292), or null. */
export function vapidProblem(
  authorization: string | undefined,
  audience: string,
  announcedKey: string,
): string | null {
  const parts = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '');
  if (!parts) return 'no vapid';
  const [, head, claims, signature, key] = parts as unknown as [string, ...string[]] & string[];
  if (key !== announcedKey) return 'another key than it was subscribed with';
  const point = fromBase64(key!);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (jsonIn(head!).alg !== 'ES256') return 'another algorithm';
  if (!verify('sha256', signed, how, fromBase64(signature!)))
    return 'a signature that does not fit';
  const { aud, exp, sub } = jsonIn(claims!) as { aud: string; exp: number; sub: string };
  const secondsLeft = exp - Date.now() / 1000;
  if (aud !== audience) return `meant for ${aud}`;
  if (secondsLeft <= 0 || secondsLeft > 24 * 3600) return 'expired, or valid for too long';
  return /^(mailto:|https:)/.test(sub) ? null : 'nobody to write to';
}
