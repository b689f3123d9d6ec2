import {
  liveCodeText,
  readLiveToken,
  signedAsShown,
  signedAsToken,
  stepsBytes,
  tokenBytes,
  tokenText,
} from './live-code-bytes.ts';
import type { LiveToken } from './live-code.ts';
import { fromHex, sign, toHex, type WebCryptoKey } from './p256.ts';

/** An operator's key is called by how the hash of its public half begins. */
export async function liveKeyId(publicKey: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', fromHex(publicKey));
  return toHex(new Uint8Array(hash).subarray(0, 2));
}

/** A token in text, by the operator's key; its end is rounded down to a step. */
export async function signLiveToken(token: LiveToken, operatorKey: WebCryptoKey): Promise<string> {
  const body = tokenBytes(token);
  return tokenText(body, await sign(operatorKey, signedAsToken(body)));
}

/** What a device shows now; null once its token has ended, or where it is none. */
export async function showLiveCode(
  token: string,
  deviceKey: WebCryptoKey,
  now: Date,
): Promise<string | null> {
  const read = readLiveToken(token);
  const steps = read && stepsBytes(read.token.notAfter, now);
  if (!steps) return null;
  const signature = await sign(deviceKey, signedAsShown(read.bytes, steps));
  return liveCodeText(read.bytes, steps, signature);
}
