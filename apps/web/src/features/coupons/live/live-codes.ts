import type { LiveCodesResult } from '@baeon/contracts/counter/live-codes-wire';
import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { startOfStep, stepAt } from '@baeon/contracts/counter/live-code';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { showLiveCode } from '@baeon/contracts/counter/sign-live-code';
import { isOnline, subscribeToOnline } from '@baeon/ui/lib/online.ts';
import { liveCodesUrl } from '../../../config/paths.ts';
import { get, set } from 'idb-keyval';
import { callApi } from '../../../lib/api-client.ts';
import { inWallet } from '../../../lib/offline-wallet/offline-wallet.ts';
import { currentUserId } from '../../../lib/session.ts';
import { openPassAt, stateAt } from '../coupon-standing.ts';

/** With a coupon on the screen the clock is compared, and its token renewed, at least so often. */
const SHOWN_ANEW_MS = 10 * 60_000;
/** So that a step has surely begun. */
const BEYOND_MS = 30;
const RETRY_MS = 15_000;
/** As many as the server gives at once, the newest. */
const MOST_AT_ONCE = 50;

/** The key cannot leave this browser; it is made anew with whoever signs in anew. */
type Kept = {
  privateKey: CryptoKey;
  deviceKey: string;
  /** By the coupon's id. */
  tokens: Record<string, { token: string; notAfter: string }>;
  /** How far the server's clock is ahead of this one. */
  aheadMs: number;
  askedAt: number;
  renewAt: number;
};

/** What is shown until the next step begins. */
export type LiveCodeShown = { text: string; msLeft: number };

const keyOf = (owner: string) => `live:${owner}`;

const kept = (owner: string): Promise<Kept | null | undefined> =>
  inWallet((wallet) => get<Kept>(keyOf(owner), wallet));

const keep = (owner: string, live: Kept): Promise<unknown> =>
  inWallet(async (wallet) => {
    if (currentUserId() === owner) await set(keyOf(owner), live, wallet);
  });

async function newKept(): Promise<Kept> {
  const { privateKey, ...keys } = await makeSigningKeys();
  const deviceKey = await publicKeyText(keys);
  return { privateKey, deviceKey, tokens: {}, aheadMs: 0, askedAt: 0, renewAt: 0 };
}

/** One after the other: two that begin at once would make two keys. */
let line: Promise<unknown> = Promise.resolve();

function inLine(work: () => Promise<void>): Promise<void> {
  const done = line.then(work).catch(() => undefined);
  line = done;
  return done;
}

/** All tokens, or one coupon's. */
async function renew(owner: string, before: Kept, couponId: string | null): Promise<void> {
  const asks = Date.now();
  const body = { device_key: before.deviceKey, ...(couponId && { coupon_ids: [couponId] }) };
  const answer = await callApi<LiveCodesResult>(liveCodesUrl(owner), { method: 'POST', body });
  const askedAt = Date.now();
  const given = answer.tokens.map(({ coupon_id, token, not_after }) => [
    coupon_id,
    { token, notAfter: not_after },
  ]);
  const living = Object.entries(before.tokens).filter(
    ([, { notAfter }]) => notAfter > answer.server_time,
  );
  await keep(owner, {
    ...before,
    tokens: Object.fromEntries([...living, ...given]),
    aheadMs: Date.parse(answer.server_time) - (asks + askedAt) / 2,
    askedAt,
    // One alone leaves the others as old as they are.
    renewAt: couponId === null ? askedAt + answer.refresh_seconds * 1000 : before.renewAt,
  });
}

/** Brings tokens to this device, where one of somebody's coupons has none or they are from before. */
export async function keepLiveCodes(owner: string, coupons: HeldCoupon[]): Promise<void> {
  const now = new Date();
  const isUsable = (held: HeldCoupon) => stateAt(held, now) === 'ready' && !openPassAt(held, now);
  const usable = coupons.filter(isUsable).slice(0, MOST_AT_ONCE);
  if (usable.length === 0 || !isOnline()) return;
  await inLine(async () => {
    if (currentUserId() !== owner) return;
    const before = (await kept(owner)) ?? (await newKept());
    const isOld = Date.now() > before.renewAt || Date.now() < before.askedAt;
    if (isOld || usable.some(({ coupon }) => !(coupon.id in before.tokens))) {
      await renew(owner, before, null);
    }
  });
}

const showAnew = (owner: string, couponId: string): Promise<void> =>
  inLine(async () => {
    const before = (await kept(owner)) ?? (await newKept());
    const age = Date.now() - before.askedAt;
    const isFresh = age >= 0 && age < SHOWN_ANEW_MS;
    if (!isFresh || !(couponId in before.tokens)) await renew(owner, before, couponId);
  });

async function shownNow(owner: string, couponId: string): Promise<LiveCodeShown | null> {
  const live = await kept(owner);
  const token = live?.tokens[couponId]?.token;
  if (!live || token === undefined) return null;
  const now = new Date(Date.now() + live.aheadMs);
  const text = await showLiveCode(token, live.privateKey, now);
  const next = startOfStep(stepAt(now) + 1).getTime();
  return text === null ? null : { text, msLeft: next - now.getTime() };
}

/** Shows a coupon's live code, and each next one, as long as there is one. Returns how to stop. */
export function followLiveCode(
  owner: string,
  couponId: string,
  show: (shown: LiveCodeShown | null) => void,
): () => void {
  const off = new AbortController();
  const { signal } = off;
  let timer: number | undefined;

  async function turn(): Promise<void> {
    window.clearTimeout(timer);
    const shown = await shownNow(owner, couponId).catch(() => null);
    if (signal.aborted) return;
    window.clearTimeout(timer);
    show(shown);
    timer = window.setTimeout(turn, shown ? shown.msLeft + BEYOND_MS : RETRY_MS);
  }
  const ask = () => {
    if (isOnline()) void showAnew(owner, couponId).then(turn);
  };

  void turn();
  ask();
  const stopListening = subscribeToOnline(ask);
  // Timers of a page that is hidden are late.
  const look = () => document.visibilityState === 'visible' && void turn();
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    off.abort();
    stopListening();
    window.clearTimeout(timer);
  };
}
