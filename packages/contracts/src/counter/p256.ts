import type { Bytes } from './base45.ts';

/** The curve's numbers, of FIPS 186. Only public points are reckoned with here; secrets stay in WebCrypto. */
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNED = { name: 'ECDSA', hash: 'SHA-256' } as const;
export const SIGNATURE_BYTES = 64;
/** A point as its x and whether its y is odd. */
export const PUBLIC_KEY_BYTES = 33;

/** Its name differs between the browser's types and Node's. */
export type WebCryptoKey = Parameters<typeof crypto.subtle.sign>[1];
export type SigningKeys = { privateKey: WebCryptoKey; publicKey: WebCryptoKey };

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Signing keys whose private half can leave WebCrypto only if that is asked for. */
export const makeSigningKeys = (extractable = false): Promise<SigningKeys> =>
  crypto.subtle.generateKey(ECDSA, extractable, ['sign', 'verify']);

/** A public key in 33 bytes, as 66 hex digits. */
export async function publicKeyText({ publicKey }: Pick<SigningKeys, 'publicKey'>) {
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return toHex(Uint8Array.of(2 + (point[64]! & 1), ...point.subarray(1, 33)));
}

export async function sign(privateKey: WebCryptoKey, signed: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(SIGNED, privateKey, signed));
}

/** False as well for a key that is none. */
export async function isSignedBy(publicKey: Bytes, signature: Bytes, signed: Bytes) {
  const point = wholePoint(publicKey);
  if (!point) return false;
  const key = await crypto.subtle.importKey('raw', point, ECDSA, false, ['verify']);
  return crypto.subtle.verify(SIGNED, key, signature, signed);
}

/** Whether a text is a public key, as `publicKeyText` writes it. */
export const isPublicKeyText = (text: string): boolean =>
  /^0[23][0-9a-f]{64}$/.test(text) && wholePoint(fromHex(text)) !== null;

/** x and y of a point that is given in short; null where the curve has none such. WebCrypto takes no short ones everywhere. */
function wholePoint(short: Bytes): Bytes | null {
  if (short.length !== PUBLIC_KEY_BYTES || (short[0] !== 2 && short[0] !== 3)) return null;
  const x = BigInt(`0x${toHex(short.subarray(1))}`);
  if (x >= P) return null;
  const square = ((((x * x - 3n) * x + B) % P) + P) % P;
  // P leaves 3 when divided by 4, so this power is a root wherever there is one.
  let y = power(square, (P + 1n) / 4n);
  if ((y * y) % P !== square) return null;
  if ((y & 1n) !== BigInt(short[0] & 1)) y = P - y;
  const yBytes = fromHex(y.toString(16).padStart(64, '0'));
  return Uint8Array.of(4, ...short.subarray(1), ...yBytes);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % P;
    if (bit === '1') result = (result * base) % P;
  }
  return result;
}
