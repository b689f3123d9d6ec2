import { type Bytes, fromBase45, toBase45 } from './base45.ts';
import {
  isLiveCode,
  LAST_EDITION,
  LIVE_CODE_PREFIX as PREFIX,
  LONGEST_SHOWN_CODE,
  type LiveCode,
  type LiveToken,
  startOfStep,
  stepAt,
} from './live-code.ts';
import { fromHex, PUBLIC_KEY_BYTES, SIGNATURE_BYTES, toHex } from './p256.ts';

/** The count of stores that stands for a list too long to carry. */
const ASK_TILL = 7;
const ODD_Y = 0x80;
const EDITION = 0x78;
const EDITION_AT = 8;
const STEPS_BYTES = 2;

/** What is signed says for what, so that neither signature passes for the other. */
const purpose = (of: 'token' | 'shown'): Uint8Array => new TextEncoder().encode(PREFIX + of);

const idBytes = (id: string): Bytes => fromHex(id.replaceAll('-', ''));
const idText = (bytes: Bytes): string =>
  toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const joined = (...parts: Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

function numberBytes(value: number, length: number): Bytes {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, left = value; at >= 0; at -= 1, left = Math.floor(left / 256)) {
    bytes[at] = left % 256;
  }
  return bytes;
}
const numberOf = (bytes: Bytes): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/**
 *     token   key 2 · coupon 16 · campaign 16 · flags 1 (stores 3 bits, edition 4, sign of y) · stores 4 each · end 4 · device 32 · signature 64
 *     then    steps before the end 2 · the device's signature 64
 *
 * In base 45 one store's fits a QR code of 57 modules with error correction M.
 */
export function tokenBytes({ stores, ...token }: LiveToken): Bytes {
  const listed = typeof stores === 'string' ? [] : stores;
  const count = stores === 'ask_till' ? ASK_TILL : listed.length;
  const device = fromHex(token.deviceKey);
  return joined(
    fromHex(token.keyId),
    idBytes(token.couponId),
    idBytes(token.campaignId),
    Uint8Array.of(
      count | (Math.min(token.edition, LAST_EDITION) * EDITION_AT) | (device[0] === 3 ? ODD_Y : 0),
    ),
    ...listed.map(fromHex),
    numberBytes(stepAt(token.notAfter), 4),
    device.subarray(1),
  );
}

export const signedAsToken = (body: Bytes): Bytes => joined(purpose('token'), body);
export const signedAsShown = (token: Bytes, steps: Bytes): Bytes =>
  joined(purpose('shown'), token, steps);

/** A signed token, as the server hands it to the app. */
export const tokenText = (body: Bytes, signature: Bytes): string =>
  toBase45(joined(body, signature));

export const liveCodeText = (token: Bytes, steps: Bytes, signature: Bytes): string =>
  PREFIX + toBase45(joined(token, steps, signature));

/** How far before its token's end something is shown; null where that cannot be said. */
export function stepsBytes(notAfter: Date, now: Date): Bytes | null {
  const steps = stepAt(notAfter) - stepAt(now);
  return steps < 0 || steps >= 256 ** STEPS_BYTES ? null : numberBytes(steps, STEPS_BYTES);
}

/** A token out of its bytes, and what follows it; null for what is none. */
function readTokenBytes(bytes: Bytes) {
  let at = 0;
  const next = (length: number) => bytes.slice(at, (at += length));
  const keyId = toHex(next(2));
  const couponId = idText(next(16));
  const campaignId = idText(next(16));
  const flags = numberOf(next(1));
  const count = flags & ASK_TILL;
  const edition = (flags & EDITION) / EDITION_AT;
  const prefixes = Array.from({ length: count === ASK_TILL ? 0 : count }, () => toHex(next(4)));
  const notAfter = startOfStep(numberOf(next(4)));
  const x = next(PUBLIC_KEY_BYTES - 1);
  const body = bytes.slice(0, at);
  const signature = next(SIGNATURE_BYTES);
  if (at > bytes.length) return null;
  const deviceKey = toHex(Uint8Array.of(flags & ODD_Y ? 3 : 2, ...x));
  const stores = count === 0 ? 'any' : count === ASK_TILL ? 'ask_till' : prefixes;
  const token: LiveToken = { keyId, couponId, campaignId, stores, notAfter, edition, deviceKey };
  return { token, body, signature, whole: bytes.slice(0, at), rest: bytes.slice(at) };
}

/** A token as the server handed it out, with its bytes; null for what is none. */
export function readLiveToken(text: string): { token: LiveToken; bytes: Bytes } | null {
  const bytes = fromBase45(text);
  const read = bytes && readTokenBytes(bytes);
  return read && read.rest.length === 0 ? { token: read.token, bytes: read.whole } : null;
}

/** Null for whatever is no live code, or not whole. */
export function readLiveCode(text: string): LiveCode | null {
  const trimmed = text.trim();
  if (!isLiveCode(trimmed) || trimmed.length > LONGEST_SHOWN_CODE) return null;
  // A keyboard with its capitals locked types small letters.
  const bytes = fromBase45(trimmed.slice(PREFIX.length).toUpperCase());
  const read = bytes && readTokenBytes(bytes);
  if (!read || read.rest.length !== STEPS_BYTES + SIGNATURE_BYTES) return null;
  const steps = read.rest.slice(0, STEPS_BYTES);
  return {
    ...read.token,
    step: stepAt(read.token.notAfter) - numberOf(steps),
    signed: { token: signedAsToken(read.body), shown: signedAsShown(read.whole, steps) },
    signatures: { token: read.signature, shown: read.rest.slice(STEPS_BYTES) },
  };
}
