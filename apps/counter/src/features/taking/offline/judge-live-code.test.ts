import { fromBase45, toBase45 } from '@baeon/contracts/counter/base45';
import { type LiveToken, liveStoresOf, type LiveStores } from '@baeon/contracts/counter/live-code';
import { makeSigningKeys, publicKeyText, type SigningKeys } from '@baeon/contracts/counter/p256';
import { liveKeyId, showLiveCode, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import type { OfflineCampaign } from '@baeon/contracts/counter/offline-wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeLiveCode, refusalByTakes } from './judge-live-code.ts';
import type { OfflineData } from './offline-data.ts';
import type { OfflineTake } from './offline-takes.ts';

const NOON = new Date('2026-11-19T06:30:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(NOON.getTime() + ms);
const STORE = 'c7d3a1f0-4a55-4b7e-9a29-6f3bdc0e0001';
const OTHER_STORE = 'd7d3a1f0-4a55-4b7e-9a29-6f3bdc0e0002';
const COUPON = '0f8fad5b-d9cb-469f-a165-70867728950e';

const campaign: OfflineCampaign = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  title: '10% off',
  terms: null,
  saving: { kind: 'percent', amount: 10 },
  minimum_bill_rupees: null,
  starts_at: after(-DAY).toISOString(),
  ends_at: after(30 * DAY).toISOString(),
  offline_limit: 2,
  paused: false,
};

let operator: SigningKeys & { id: string; public_key: string };
let device: SigningKeys;

async function makeOperator() {
  const keys = await makeSigningKeys();
  const public_key = await publicKeyText(keys);
  return { ...keys, public_key, id: await liveKeyId(public_key) };
}

beforeAll(async () => {
  operator = await makeOperator();
  device = await makeSigningKeys();
});

const dataWith = (changes: Partial<OfflineData> = {}): OfflineData => ({
  tillId: 't1',
  aheadMs: 0,
  server_time: NOON.toISOString(),
  refresh_seconds: 600,
  keys: [operator],
  taken_back: [],
  staff: [],
  campaigns: [campaign],
  campaigns_cut: false,
  ...changes,
});

type Showing = { by?: SigningKeys; signedBy?: typeof operator; at?: Date };

async function shown(parts: Partial<LiveToken> = {}, showing: Showing = {}): Promise<string> {
  const { by = device, signedBy = operator, at = NOON } = showing;
  const token: LiveToken = {
    keyId: signedBy.id,
    couponId: COUPON,
    campaignId: campaign.id,
    stores: liveStoresOf([STORE]),
    notAfter: after(7 * DAY),
    edition: 0,
    deviceKey: await publicKeyText(device),
    ...parts,
  };
  return (await showLiveCode(await signLiveToken(token, signedBy.privateKey), by.privateKey, at))!;
}

type At = { scannedAt?: Date; at?: Date; billRupees?: number | null };

function judge(code: string, changes: Partial<OfflineData> = {}, moment: At = {}) {
  const scannedAt = moment.scannedAt ?? NOON;
  return judgeLiveCode(code, dataWith(changes), {
    storeId: STORE,
    timeZone: 'Asia/Kolkata',
    at: scannedAt,
    ...moment,
    scannedAt,
  });
}

const refused = (why: string, at?: string) => ({ refusal: { why, ...(at && { at }) } });
const taken = { couponId: COUPON, campaign };

/** With one byte changed, in a text that is read all the same. */
function altered(code: string, at: number): string {
  const bytes = fromBase45(code.slice(3))!;
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return `B1:${toBase45(bytes)}`;
}

test('a fresh code of a known deal is good', async () => {
  expect(await judge(await shown())).toEqual(taken);
  expect(await judge(await shown({ stores: 'any' }))).toEqual(taken);
  expect(await judge(await shown({ stores: 'ask_till' }))).toEqual(taken);
});

describe('what was not signed so', () => {
  const TOKEN_SIGNATURE = 80;
  test.each([
    ['the coupon', 5],
    ['the campaign', 20],
    ['the end', 40],
    ['the signature of the token', TOKEN_SIGNATURE],
    ['the signature of the device', -1],
  ])('%s altered is not genuine', async (_what, at) => {
    expect(await judge(altered(await shown(), at))).toEqual(refused('forged'));
  });

  test('a step that somebody else’s device signed is not genuine', async () => {
    const by = await makeSigningKeys();
    expect(await judge(await shown({}, { by }))).toEqual(refused('forged'));
  });

  test('the token of one coupon under the step of another is not genuine', async () => {
    const [one, other] = await Promise.all([shown(), shown({ couponId: STORE })]);
    const [a, b] = [fromBase45(one.slice(3))!, fromBase45(other.slice(3))!];
    const mixed = new Uint8Array([...a.slice(0, -66), ...b.slice(-66)]);
    expect(await judge(`B1:${toBase45(mixed)}`)).toEqual(refused('forged'));
  });

  test('what is no code at all is not read', async () => {
    expect(await judge('B1:NOTHING')).toEqual(refused('unreadable'));
    expect(await judge((await shown()).slice(0, -9))).toEqual(refused('unreadable'));
  });

  test('a key that is not known needs a connection, as it may be newer', async () => {
    const signedBy = await makeOperator();
    expect(await judge(await shown({}, { signedBy }))).toEqual(refused('unknown'));
    const code = await shown();
    expect(await judge(code, { keys: [signedBy] })).toEqual(refused('unknown'));
    expect(await judge(code, { keys: [signedBy, operator] })).toEqual(taken);
  });
});

describe('when it was shown', () => {
  test.each([
    [0, null],
    [30 * SECOND, null],
    [31 * SECOND, 'stale'],
    [-30 * SECOND, null],
    [-31 * SECOND, 'ahead'],
  ])('a step is judged by a clock that is %i ms later', async (ms, why) => {
    const judged = await judge(await shown(), {}, { scannedAt: after(ms) });
    expect(judged).toEqual(why === null ? taken : refused(why));
  });

  test('a bill may be typed for some minutes, and no longer', async () => {
    const code = await shown();
    const tapped = (ms: number) => judge(code, {}, { scannedAt: NOON, at: after(ms) });
    expect(await tapped(4 * MINUTE)).toEqual(taken);
    expect(await tapped(6 * MINUTE)).toEqual(refused('stale'));
  });

  test('a token that ended has run out', async () => {
    const notAfter = after(MINUTE);
    const code = await shown({ notAfter }, { at: after(MINUTE) });
    expect(await judge(code, {}, { scannedAt: after(2 * MINUTE) })).toEqual(refused('tooOld'));
  });
});

describe('where and of what it is', () => {
  test.each<[LiveStores, Partial<OfflineData>, string]>([
    [liveStoresOf([OTHER_STORE]), {}, 'notHere'],
    ['ask_till', { campaigns: [] }, 'notHere'],
    ['ask_till', { campaigns: [], campaigns_cut: true }, 'unknown'],
    [liveStoresOf([STORE]), { campaigns: [] }, 'unknown'],
    ['any', { campaigns: [] }, 'unknown'],
  ])('of stores %j with %j: %s', async (stores, changes, why) => {
    expect(await judge(await shown({ stores }), changes)).toEqual(refused(why));
  });

  test.each<[Partial<OfflineCampaign>, object]>([
    [{ ends_at: after(-MINUTE).toISOString() }, refused('ended', after(-MINUTE).toISOString())],
    [{ starts_at: after(MINUTE).toISOString() }, refused('notYet', after(MINUTE).toISOString())],
    [{ paused: true }, refused('paused')],
  ])('a deal that is %j is refused', async (changes, expected) => {
    const campaigns = [{ ...campaign, ...changes }];
    expect(await judge(await shown(), { campaigns })).toEqual(expected);
  });

  test.each([
    [undefined, true],
    [null, false],
    [499, false],
    [500, true],
  ])('a bill of %s where 500 are asked for', async (billRupees, isTaken) => {
    const campaigns = [{ ...campaign, minimum_bill_rupees: 500 }];
    const moment = billRupees === undefined ? {} : { billRupees };
    const judged = await judge(await shown(), { campaigns }, moment);
    expect('refusal' in judged ? judged : 'taken').toEqual(isTaken ? 'taken' : refused('bill'));
  });

  test('a coupon that was taken back is refused', async () => {
    expect(await judge(await shown(), { taken_back: ['0f8fad5b'] })).toEqual(refused('takenBack'));
    expect(await judge(await shown(), { taken_back: ['1f8fad5b'] })).toEqual(taken);
  });
});

describe('what was taken here before', () => {
  const take = (changes: Partial<OfflineTake> = {}, undone_at?: string): OfflineTake => ({
    redemption: {
      id: 'r1',
      code: '',
      taken_at: NOON.toISOString(),
      staff_id: 'p1',
      ...(undone_at && { undone_at }),
    },
    couponId: STORE,
    campaignId: campaign.id,
    store: { id: STORE, name: 'Saree House' },
    staff: 'Ravi',
    title: '10% off',
    savingRupees: null,
    tappedAt: NOON.getTime(),
    standing: 'waiting',
    ...changes,
  });
  const UNDONE = after(MINUTE).toISOString();
  const same = { couponId: COUPON };
  const here = { why: 'takenHere', at: NOON.toISOString() };
  const limit = { why: 'limit' };

  test.each<[string, OfflineTake[], object | null]>([
    ['nothing', [], null],
    ['another coupon', [take()], null],
    ['the same coupon', [take(same)], here],
    ['the same coupon, told already', [take({ ...same, standing: 'told' })], here],
    ['the same coupon, undone', [take(same, UNDONE)], null],
    ['the same coupon, a conflict', [take({ ...same, standing: 'conflict' })], null],
    ['as many as may be', [take(), take()], limit],
    ['as many, of which one was undone', [take(), take({}, UNDONE)], null],
    ['as many, of which one was told', [take(), take({ standing: 'told' })], null],
    ['as many of another deal', [take({ campaignId: STORE }), take({ campaignId: STORE })], null],
  ])('%s', (_what, takes, refusal) => {
    expect(refusalByTakes(taken, takes)).toEqual(refusal);
  });

  test('a deal without a limit is never taken without a connection', () => {
    const never = { couponId: COUPON, campaign: { ...campaign, offline_limit: 0 } };
    expect(refusalByTakes(never, [])).toEqual(limit);
  });
});

describe('a coupon that was claimed before its deal was changed', () => {
  const earlier = {
    edition: 0,
    title: '30% off',
    terms: 'Not on Mondays',
    saving: { kind: 'percent' as const, amount: 30 },
    minimum_bill_rupees: 1000,
    use_hours: null,
    starts_at: after(-DAY).toISOString(),
    ends_at: after(DAY).toISOString(),
  };
  const changed: OfflineCampaign = {
    ...campaign,
    edition: 1,
    earlier: [earlier],
    ends_at: after(-MINUTE).toISOString(),
    use_hours: { days: ['sun'], from: '10:00', to: '11:00' },
  };
  const data = { campaigns: [changed] };

  test('is judged by the terms that it was claimed under', async () => {
    expect(await judge(await shown(), data)).toEqual({
      couponId: COUPON,
      campaign: { ...changed, ...earlier },
    });
    expect(await judge(await shown(), data, { billRupees: 999 })).toEqual(refused('bill'));
    expect(await judge(await shown({ edition: 1 }), data)).toEqual(
      refused('ended', changed.ends_at),
    );
  });

  test('needs a connection where the till has not heard of its terms', async () => {
    for (const edition of [2, 15]) {
      expect(await judge(await shown({ edition }), data)).toEqual(refused('unknown'));
    }
  });
});

test('days and hours of use are those of the store', async () => {
  const use_hours = { days: ['thu' as const], from: '11:00', to: '13:00' };
  const data = { campaigns: [{ ...campaign, use_hours }] };
  expect(await judge(await shown(), data)).toMatchObject({ couponId: COUPON });
  const evening = after(3 * 60 * MINUTE);
  expect(await judge(await shown({}, { at: evening }), data, { scannedAt: evening })).toEqual({
    refusal: { why: 'notNow', hours: use_hours },
  });
});
