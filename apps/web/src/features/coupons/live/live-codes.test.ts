// @vitest-environment happy-dom
import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import { makeSigningKeys, publicKeyText, type SigningKeys } from '@baeon/contracts/counter/p256';
import { liveKeyId, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { verifyLiveCode } from '@baeon/contracts/counter/verify-live-code';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from 'idb-keyval';
import { clearWalletsOnLogout, inWallet } from '../../../lib/offline-wallet/offline-wallet.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { heldCoupon } from '../coupons-test-kit.ts';
import { followLiveCode, keepLiveCodes, type LiveCodeShown } from './live-codes.ts';

const OWNER = person('GOTBUSINESS').id;
const COUPON = '0f8fad5b-d9cb-469f-a165-70867728950e';
const NOW = Date.parse('2026-11-19T06:30:00Z');
const MINUTE = 60_000;
/** How far the server's clock is ahead of this device's. */
let ahead = 0;
const HELD = [heldCoupon({ coupon: { id: COUPON } })];
const database = new IDBFactory();
const onDisk = () => inWallet((wallet) => get<{ privateKey: CryptoKey }>(`live:${OWNER}`, wallet));
let operator: SigningKeys;
let asked: { device_key: string; coupon_ids?: string[] }[] = [];
let isReached = true;
let stops: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('indexedDB', database);
  [asked, stops, ahead, isReached] = [[], [], 0, true];
  operator = await makeSigningKeys();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (!isReached) throw new TypeError('no network');
    const question = JSON.parse(body) as (typeof asked)[number];
    asked.push(question);
    const now = new Date(Date.now() + ahead);
    const notAfter = new Date(now.getTime() + 7 * 24 * 60 * MINUTE);
    const token = await signLiveToken(
      {
        keyId: await liveKeyId(await publicKeyText(operator)),
        couponId: COUPON,
        campaignId: COUPON,
        stores: 'any',
        notAfter,
        edition: 0,
        deviceKey: question.device_key,
      },
      operator.privateKey,
    );
    const tokens = [{ coupon_id: COUPON, token, not_after: notAfter.toISOString() }];
    const result = { server_time: now.toISOString(), refresh_seconds: 86_400, tokens };
    return Response.json({ error: false, result });
  });
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });
  stops.push(clearWalletsOnLogout());
});
afterEach(async () => {
  endSession();
  await onDisk();
  for (const stop of stops) stop();
  vi.useRealTimers();
});

/** What is shown first that is a code. */
const firstShown = () =>
  new Promise<LiveCodeShown>((resolve) => {
    stops.push(followLiveCode(OWNER, COUPON, (shown) => shown && resolve(shown)));
  });

async function judged({ text }: LiveCodeShown) {
  const public_key = await publicKeyText(operator);
  const keys = [{ id: await liveKeyId(public_key), public_key }];
  const now = new Date(Date.now() + ahead);
  return (await verifyLiveCode(readLiveCode(text)!, { keys, now })).verdict;
}

test.each([0, 2 * MINUTE, -2 * MINUTE])(
  'is fresh with a clock that is %i ms behind, also without a network and later',
  async (ms) => {
    ahead = ms;
    await keepLiveCodes(OWNER, HELD);
    isReached = false;
    vi.setSystemTime(NOW + 3 * 60 * MINUTE);
    const shown = await firstShown();
    expect(await judged(shown)).toBe('fresh');
    expect(shown.msLeft).toBe(15_000);
  },
);

test('the key stays on the device, and is the same for all that is asked', async () => {
  await Promise.all([keepLiveCodes(OWNER, HELD), keepLiveCodes(OWNER, HELD)]);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(NOW + 25 * 60 * MINUTE);
  await keepLiveCodes(OWNER, [...HELD, heldCoupon()]);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.device_key).toBe(asked[0]!.device_key);
  const kept = (await onDisk())!;
  await expect(crypto.subtle.exportKey('pkcs8', kept.privateKey)).rejects.toThrow(/extractable/);
});

test('a coupon that has no token yet is asked for when it is shown', async () => {
  expect(await judged(await firstShown())).toBe('fresh');
  expect(asked).toMatchObject([{ coupon_ids: [COUPON] }]);
  // The others have none yet.
  await keepLiveCodes(OWNER, HELD);
  expect(asked[1]).not.toHaveProperty('coupon_ids');
});

test('all of it goes with a logout', async () => {
  await keepLiveCodes(OWNER, HELD);
  expect(await onDisk()).toBeTruthy();
  endSession();
  expect(await onDisk()).toBeUndefined();
});
