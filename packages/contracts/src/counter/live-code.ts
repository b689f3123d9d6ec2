import type { Bytes } from './base45.ts';

/** Live code: what the QR of a held coupon says while the app is open; its form is in `live-code-bytes.ts`. */
export const LIVE_CODE_PREFIX = 'B1:';
/** What is read at all, with room for what scanners put around it. */
export const LONGEST_SHOWN_CODE = 600;
const STEP_MS = 15_000;
export const LIVE_TOKEN_DAYS = 7;
const MOST_STORES = 6;
/** Stands for this and all that came after: only the server can tell them apart. */
export const LAST_EDITION = 15;

/** Where it is taken: everywhere, where the till's own list of campaigns says, or at stores whose ids begin so. */
export type LiveStores = 'any' | 'ask_till' | readonly string[];

/** What the operator signs: this coupon, at these stores, until then, shown by this device. */
export type LiveToken = {
  /** Four hex digits: how the hash of the operator's public key begins. */
  keyId: string;
  couponId: string;
  campaignId: string;
  stores: LiveStores;
  notAfter: Date;
  /** Which terms of its campaign it has. */
  edition: number;
  /** 66 hex digits. */
  deviceKey: string;
};

/** As it was read, and not believed yet: `verifyLiveCode` says whether it may be. */
export type LiveCode = LiveToken & {
  /** Of 15 seconds since the epoch, in which the device showed it. */
  step: number;
  /** What the operator's signature is over, what the device's is over, and both. */
  signed: { token: Bytes; shown: Bytes };
  signatures: { token: Bytes; shown: Bytes };
};

export const isLiveCode = (text: string): boolean =>
  text.trim().slice(0, LIVE_CODE_PREFIX.length).toUpperCase() === LIVE_CODE_PREFIX;

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);
export const startOfStep = (step: number): Date => new Date(step * STEP_MS);

/** How the id of a store or of a coupon begins: enough to tell it from others in short lists. */
export const shortId = (id: string): string => id.slice(0, 8).toLowerCase();

/** The stores of a campaign as a token says them; none means any. */
export function liveStoresOf(storeIds: readonly string[]): LiveStores {
  if (storeIds.length === 0) return 'any';
  return storeIds.length > MOST_STORES ? 'ask_till' : storeIds.map(shortId);
}

/** Null where only the till's own list of campaigns can tell. */
export function isForStore(stores: LiveStores, storeId: string): boolean | null {
  if (stores === 'ask_till') return null;
  return stores === 'any' || stores.includes(shortId(storeId));
}
