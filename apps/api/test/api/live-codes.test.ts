import { fromBase45, toBase45 } from '@baeon/contracts/counter/base45';
import { isForStore, shortId } from '@baeon/contracts/counter/live-code';
import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { liveKeyId, showLiveCode, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { verifyLiveCode } from '@baeon/contracts/counter/verify-live-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLiveCodeKeys } from '../../src/features/coupons/live-code-keys.ts';
import { createLiveCodes, type LiveCodes } from '../../src/features/coupons/live-codes.service.ts';
import { sweep } from '../../src/features/housekeeping/housekeeping.feature.ts';
import { addCampaign, addHeldCoupon, addStore, type CampaignSketch } from '../support/campaigns.ts';
import { call, type Headers, openShop, signInAtTill } from '../support/counter.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import {
  addHolder,
  claimed,
  type CouponHolder,
  redeem,
  refusalOf,
  tokenIn,
} from '../support/coupon-holders.ts';
import { openPhone } from '../support/live-codes.ts';
import { DAY, MINUTE, SECOND, type TestApi } from '../support/test-api.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;

let api: TestApi;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let meera: CouponHolder;
let phone: Phone;
let liveCodes: LiveCodes;

/** The live codes of another process, with a memory of its own. */
function openLiveCodes(secret = api.context.config.secret): LiveCodes {
  const { clock, context } = api;
  const { db } = context.database;
  const keys = createLiveCodeKeys({ db, clock, secret, log: context.log });
  return createLiveCodes({ db, clock, keys });
}

beforeAll(async () => {
  api = await startCouponApi({ env: { CLAIM_UNDO_SECONDS: '8' } });
  liveCodes = openLiveCodes();
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
  meera = await addHolder(api, 'Meera Iyer');
  phone = await openPhone(api, meera);
});

const newCoupon = async (sketch: Partial<CampaignSketch> = {}, holder = meera) =>
  (
    await claimed(
      holder,
      await addCampaign(api, {
        storeIds: [storeId],
        endsAt: new Date(api.clock.now().getTime() + 60 * DAY),
        ...sketch,
      }),
    )
  ).coupon;

/** A new coupon, and what the phone shows of it now. */
async function shown(sketch: Partial<CampaignSketch> = {}) {
  const coupon = await newCoupon(sketch);
  await phone.refresh({ coupon_ids: [coupon.id] });
  return { coupon, text: await phone.show(coupon.id) };
}

const look = (code: string, at = shop.atTill) => call(api, 'POST', '/look', at, { code });
const take = (code: string, more: object = {}, at: Headers = shop.atTill) =>
  call(api, 'POST', '/redeem', at, { code, ...more });
/** Whoever worked at the till has signed in again by then. */
async function later(ms: number) {
  api.clock.advance(ms);
  shop.atTill = await signInAtTill(api, shop.till, shop.staffId, '4711');
}
const forTill = (at = storeId) => liveCodes.forTills(at, api.clock.now());
const FORGED = [422, 'FORGED', 'This code is not genuine. Ask to open the coupon in the app.'];
const NOT_WHOLE = [404, 'NOT_FOUND', 'This code was not read whole. Scan it again.'];

describe('tokens', () => {
  it('are given for what somebody holds, and believed by whoever has the public keys', async () => {
    const { coupon, text } = await shown();
    const { server_time, refresh_seconds, tokens } = await phone.refresh();
    expect(server_time).toBe(api.clock.now().toISOString());
    expect(refresh_seconds).toBe(86_400);
    const until = new Date(api.clock.now().getTime() + 7 * DAY).toISOString();
    expect(tokens[0]).toMatchObject({ coupon_id: coupon.id, not_after: until });
    const { keys } = await forTill();
    const { verdict, ...said } = await verifyLiveCode(readLiveCode(text)!, {
      keys,
      now: api.clock.now(),
    });
    expect(verdict).toBe('fresh');
    expect(said).toMatchObject({ couponId: coupon.id, campaignId: coupon.campaign_id });
    expect(isForStore(said.stores, storeId)).toBe(true);
    expect(isForStore(said.stores, coupon.id)).toBe(false);
  });

  it('end with their coupon, and are not given for what cannot be shown', async () => {
    const ravi = await addHolder(api);
    const his = await openPhone(api, ravi);
    const validUntil = new Date(api.clock.now().getTime() + DAY + 20 * SECOND);
    const ends = await newCoupon({ endsAt: validUntil }, ravi);
    const [used, passing] = [await newCoupon({}, ravi), await newCoupon({}, ravi)];
    await take(used.code);
    await ravi.offer(passing.id);
    const { tokens } = await his.refresh();
    const floored = new Date(api.clock.now().getTime() + DAY + 15 * SECOND).toISOString();
    expect(tokens).toMatchObject([{ coupon_id: ends.id, not_after: floored }]);
    await ravi.takeBack(passing.id);
    expect((await his.refresh({ coupon_ids: [passing.id] })).tokens).toHaveLength(1);
    // Of somebody else nothing, whoever asks by which id.
    expect((await phone.refresh({ coupon_ids: [ends.id] })).tokens).toEqual([]);
    const path = `/api/baeon-user/${ravi.id}/live-codes`;
    const device_key = '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296';
    expect((await api.post(path, { device_key }, meera.headers)).status).toBe(403);
    expect((await api.post(path, { device_key })).status).toBe(401);
    for (const none of ['', `02${'f'.repeat(64)}`, device_key.slice(2)]) {
      expect((await api.post(path, { device_key: none }, ravi.headers)).status).toBe(400);
    }
  });

  it('are fifty at most, of the newest coupons', async () => {
    const rich = await addHolder(api);
    const hers = await openPhone(api, rich);
    const campaignId = await addCampaign(api, { storeIds: [] });
    const newest = await newCoupon({}, rich);
    await api.sql('update held_coupons set issued_at = $2 where id = $1', [
      newest.id,
      new Date(api.clock.now().getTime() + SECOND),
    ]);
    const validUntil = new Date(api.clock.now().getTime() + DAY);
    for (let nth = 0; nth < 51; nth++) {
      const code = `RICH-${nth}`;
      await addHeldCoupon(api, { userId: rich.id, campaignId, code, source: 'passed', validUntil });
    }
    const { tokens } = await hers.refresh();
    expect(tokens).toHaveLength(50);
    expect(tokens[0]!.coupon_id).toBe(newest.id);
  });
});

describe('a live code at a till', () => {
  it('is looked at and taken like ten letters, once', async () => {
    const { coupon, text } = await shown({ title: '₹200 off' });
    expect((await look(text)).body.result).toMatchObject({
      title: '₹200 off',
      holder: 'Meera',
      doubts: [],
      code_kind: 'live',
      freshness: 'fresh',
      refusal: null,
    });
    const id = '6f1c2a52-53b7-4a3e-9d0a-1a2b3c4d5e01';
    const first = await take(text, { id });
    expect(first).toMatchObject({ status: 200, body: { result: { saving_rupees: 200 } } });
    expect((await take(coupon.code, { id })).body).toEqual(first.body);
    expect(refusalOf(await take(await phone.show(coupon.id)))[1]).toBe('ALREADY_USED');
    expect((await look(coupon.code)).body.result).toMatchObject({
      code_kind: 'typed',
      freshness: null,
      refusal: { code: 'ALREADY_USED' },
    });
  });

  it('is taken from a point of sale too', async () => {
    const { coupon, text } = await shown();
    expect((await redeem(api, text, storeId)).status).toBe(200);
    expect((await meera.coupon(coupon.id)).body.result.state).toBe('used');
  });

  it('is doubtful when it is a picture of before or of a wrong clock, and may still be taken', async () => {
    const { coupon, text } = await shown();
    const now = api.clock.now().getTime();
    const lookAt = async (ms: number) =>
      (await look(await phone.show(coupon.id, new Date(now + ms)))).body.result.freshness;
    expect(await lookAt(-30 * SECOND)).toBe('fresh');
    expect(await lookAt(30 * SECOND)).toBe('fresh');
    // A phone that corrects its clock by what it heard is right; one that does not is doubted.
    expect(await lookAt(-2 * MINUTE)).toBe('stale');
    expect(await lookAt(2 * MINUTE)).toBe('stale');
    api.clock.advance(31 * SECOND);
    const { body } = await look(text);
    expect(body.result).toMatchObject({
      doubts: ['stale_code'],
      code_kind: 'live',
      freshness: 'stale',
      refusal: null,
    });
    await later(8 * DAY);
    expect((await look(text)).body.result).toMatchObject({ doubts: ['stale_code'], refusal: null });
    expect((await take(text)).status).toBe(200);
  });

  it('says why not, as of ten letters', async () => {
    const branch = await addStore(api);
    const elsewhere = await shown({ storeIds: [branch] });
    const passed = await shown();
    const link = (await meera.offer(passed.coupon.id)).body.result.link;
    expect(refusalOf(await take(passed.text))[1]).toBe('BEING_PASSED');
    await (await addHolder(api, 'Asha')).accept({ token: tokenIn(link) });
    expect(refusalOf(await take(elsewhere.text)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await take(passed.text))[2]).toBe(
      'This coupon was passed on: who has it now has another code.',
    );
    expect((await look(passed.text)).body.result.refusal.code).toBe('NOT_FOUND');
    const returned = await shown();
    await meera.undo(returned.coupon.id);
    expect(refusalOf(await take(returned.text)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a live code that was tampered with', () => {
  /** One byte of it changed. */
  function altered(text: string, at: number): string {
    const bytes = fromBase45(text.slice(3))!;
    bytes[at < 0 ? bytes.length + at : at]! ^= 1;
    return `B1:${toBase45(bytes)}`;
  }
  const TOKEN_ID = 2;
  const STEPS = -65;

  it('is refused, and takes nothing', async () => {
    const { coupon, text } = await shown();
    const other = await shown();
    const [bytes, others] = [text, other.text].map((code) => fromBase45(code.slice(3))!);
    const asha = await openPhone(api, meera);
    const forger = await makeSigningKeys();
    const publicKey = await publicKeyText(forger);
    const parts = { ...readLiveCode(text)!, deviceKey: publicKey };
    const { keyId } = parts;
    const forge = async (key: string) =>
      showLiveCode(
        await signLiveToken({ ...parts, keyId: key }, forger.privateKey),
        forger.privateKey,
        api.clock.now(),
      );
    api.clock.advance(MINUTE);
    const bad: [string, string][] = [
      ['an altered token', altered(text, TOKEN_ID)],
      [
        'the token of another campaign',
        `B1:${toBase45(Uint8Array.of(...others!.subarray(0, -66), ...bytes!.subarray(-66)))}`,
      ],
      ['an earlier showing with a later step', altered(text, STEPS)],
      ["another device's signature", (await asha.sign(phone.token(coupon.id)))!],
      ['a key that nobody knows', (await forge(await liveKeyId(publicKey)))!],
      ['a key that is called like ours', (await forge(keyId))!],
    ];
    for (const [, code] of bad) {
      expect(refusalOf(await look(code))).toEqual(FORGED);
      expect(refusalOf(await take(code))).toEqual(FORGED);
      expect(refusalOf(await redeem(api, code, storeId))).toEqual(FORGED);
    }
    for (const code of [text.slice(0, -1), `${text}000`, 'B1:', `B1:${'A'.repeat(200)}`]) {
      expect(refusalOf(await take(code))).toEqual(NOT_WHOLE);
    }
    expect((await take('B1:'.padEnd(601, '0'))).status).toBe(400);
    expect((await meera.coupon(coupon.id)).body.result.state).toBe('ready');
    expect((await take(text)).status).toBe(200);
  });
});

describe('keys of live codes', () => {
  it('are one, though processes ask at once; tills hear of the next one a day before it signs', async () => {
    const signs = async () => readLiveCode((await shown()).text)!.keyId;
    const before = (await forTill()).keys;
    expect(before).toHaveLength(1);
    const { text } = await shown();
    const [made] = await api.sql<{ at: Date }>('select made_at as at from live_code_keys');
    const ms = made!.at.getTime() + 30 * DAY - api.clock.now().getTime();
    await later(ms);
    const processes = [liveCodes, openLiveCodes(), openLiveCodes(), openLiveCodes()];
    const device_key = await publicKeyText(await makeSigningKeys());
    await Promise.all(processes.map((one) => one.tokensFor(meera.id, { device_key })));
    const after = (await forTill()).keys;
    expect(after).toHaveLength(2);
    expect(after[1]).toEqual(before[0]);
    expect(await signs()).toBe(before[0]!.id);
    await later(DAY);
    expect(await signs()).toBe(after[0]!.id);
    const { text: newer } = await shown();
    // Its own time is over, its signature still holds.
    expect((await look(text)).body.result).toMatchObject({ freshness: 'stale', refusal: null });
    const asOf = await liveCodes.verify(text, new Date(api.clock.now().getTime() - ms - DAY));
    expect(asOf!.verdict).toBe('fresh');
    await later(8 * DAY);
    expect((await forTill()).keys).toEqual([after[0]]);
    expect((await look(newer)).body.result.freshness).toBe('stale');
  });

  it('are made anew where APP_SECRET is another one, and what they signed before holds', async () => {
    const { text } = await shown();
    const moved = openLiveCodes('another secret than before');
    const device_key = await publicKeyText(await makeSigningKeys());
    const { tokens } = await moved.tokensFor(meera.id, { device_key });
    expect(tokens.length).toBeGreaterThan(0);
    expect(api.logged.join('')).toContain('another APP_SECRET');
    expect((await moved.verify(text, api.clock.now()))!.verdict).toBe('fresh');
    const [row] = await api.sql<{ encrypted_private_key: Buffer }>('select * from live_code_keys');
    // PKCS 8 begins so.
    expect(row!.encrypted_private_key.toString('latin1')).not.toContain('MIGHAgEAMBMG');
  });
});

describe('what was taken back', () => {
  it('is told to the tills that would take it, newest first, as long as it can be shown', async () => {
    const branch = await addStore(api);
    const atBranch = await openShop(api, branch);
    const only = { storeIds: [branch] };
    const [used, undone, passed, returned] = [
      await shown(only),
      await shown(only),
      await shown(only),
      await shown(only),
    ].map(({ coupon }) => coupon);
    const neverShown = await newCoupon(only);
    const stillHeld = await shown(only);
    expect((await forTill(branch)).taken_back).toEqual([]);
    const spend = async (code: string) => (await take(code, {}, atBranch.atTill)).body.result;
    await spend(neverShown.code);
    await spend(used!.code);
    const { redemption_id } = await spend(undone!.code);
    api.clock.advance(SECOND);
    const link = (await meera.offer(passed!.id)).body.result.link;
    await (await addHolder(api)).accept({ token: tokenIn(link) });
    api.clock.advance(SECOND);
    expect((await meera.undo(returned!.id)).status).toBe(200);
    const path = `/redemptions/${redemption_id}/undo`;
    expect((await call(api, 'POST', path, atBranch.atTill, {})).status).toBe(200);
    const expected = [returned!, passed!, used!].map(({ id }) => shortId(id));
    expect((await forTill(branch)).taken_back).toEqual(expected);
    const elsewhere = (await forTill()).taken_back;
    expect(expected.filter((id) => elsewhere.includes(id))).toEqual([]);

    const leaver = await addHolder(api);
    const his = await openPhone(api, leaver);
    const greeting = await addCampaign(api, { storeIds: [], kind: 'greeting', left: 9, total: 10 });
    const validUntil = new Date(api.clock.now().getTime() + DAY);
    const anywhere = { userId: leaver.id, campaignId: greeting, code: 'GREET-LEFT2', validUntil };
    const left = await addHeldCoupon(api, { ...anywhere, source: 'greeting' });
    await his.refresh();
    api.clock.advance(SECOND);
    await api.sql('select return_coupons($1, $2)', [leaver.id, api.clock.now()]);
    await api.sql('delete from users where id = $1', [leaver.id]);
    expect((await forTill(branch)).taken_back).toEqual([shortId(left), ...expected]);
    expect((await forTill()).taken_back).toContain(shortId(left));

    await later(8 * DAY);
    expect((await forTill(branch)).taken_back).toEqual([]);
    await sweep(api.context.database.db, api.clock.now());
    expect(await api.sql('select * from live_tokens')).toEqual([]);
    expect(stillHeld.coupon.id).toBeTruthy();
  });

  it('is told of a coupon that is used while its token is asked for', async () => {
    const rounds = Array.from({ length: 6 }, async () => {
      const coupon = await newCoupon();
      await Promise.all([phone.refresh({ coupon_ids: [coupon.id] }), take(coupon.code)]);
      return shortId(coupon.id);
    });
    const used = await Promise.all(rounds);
    const living = await api.sql<{ id: string }>(
      'select coupon_id as id from live_tokens where taken_back_at is null',
    );
    expect(living.filter(({ id }) => used.includes(shortId(id)))).toEqual([]);
  });
});
