import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bytes, fromBase45, toBase45 } from './base45.ts';
import { readLiveCode } from './live-code-bytes.ts';
import { isForStore, isLiveCode, type LiveToken, liveStoresOf } from './live-code.ts';
import {
  fromHex,
  isPublicKeyText,
  isSignedBy,
  makeSigningKeys,
  publicKeyText,
  sign,
  type SigningKeys,
} from './p256.ts';
import { liveKeyId, showLiveCode, signLiveToken } from './sign-live-code.ts';
import { verifyLiveCode } from './verify-live-code.ts';

const NOON = new Date('2026-11-19T06:30:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const DAY = 86_400_000;
const STORE = 'c7d3a1f0-4a55-4b7e-9a29-6f3bdc0e0001';
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

type Operator = SigningKeys & { id: string; public_key: string };
let operator: Operator;
let device: SigningKeys;
let token: LiveToken;

async function makeOperator(): Promise<Operator> {
  const keys = await makeSigningKeys();
  const public_key = await publicKeyText(keys);
  return { ...keys, public_key, id: await liveKeyId(public_key) };
}

beforeAll(async () => {
  operator = await makeOperator();
  device = await makeSigningKeys();
  token = {
    keyId: operator.id,
    couponId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    campaignId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    stores: liveStoresOf([STORE]),
    notAfter: after(7 * DAY),
    edition: 0,
    deviceKey: await publicKeyText(device),
  };
});

const show = async (now = NOON, parts: Partial<LiveToken> = {}, by = device) =>
  (await showLiveCode(
    await signLiveToken({ ...token, ...parts }, operator.privateKey),
    by.privateKey,
    now,
  ))!;

const judge = (text: string, now = NOON, keys = [operator]) =>
  verifyLiveCode(readLiveCode(text)!, { keys, now });

/** With one byte of it changed, in a text that is read all the same. */
function altered(text: string, at: number, change = 1): string {
  const bytes = fromBase45(text.slice(3))!;
  bytes[at < 0 ? bytes.length + at : at]! ^= change;
  return `B1:${toBase45(bytes)}`;
}

describe('base 45', () => {
  it('is that of RFC 9285', () => {
    expect(toBase45(utf8('AB'))).toBe('BB8');
    expect(toBase45(utf8('Hello!!'))).toBe('%69 VD92EX0');
    expect(toBase45(utf8('base-45'))).toBe('UJCLQE7W581');
    expect(fromBase45('QED8WEX0')).toEqual(utf8('ietf!'));
    const none = ['A', 'GGW', ':::', '::', 'BB8A', 'ab8', 'BBÄ'];
    expect(none.filter((text) => fromBase45(text))).toEqual([]);
  });

  it('gives all bytes back, and never ends with a space', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (drawn) => {
        const text = toBase45(new Uint8Array(drawn));
        expect(fromBase45(text)).toEqual(drawn);
        expect(text.endsWith(' ')).toBe(false);
      }),
    );
  });
});

describe('public keys in short', () => {
  it('are found again for both halves of the curve', async () => {
    const firstBytes = new Set<string>();
    while (firstBytes.size < 2) {
      const keys = await makeSigningKeys();
      const text = await publicKeyText(keys);
      firstBytes.add(text.slice(0, 2));
      expect(isPublicKeyText(text)).toBe(true);
      const signature = await sign(keys.privateKey, utf8('this'));
      expect(await isSignedBy(fromHex(text), signature, utf8('this'))).toBe(true);
      expect(await isSignedBy(fromHex(text), signature, utf8('that'))).toBe(false);
    }
  });

  it('are no points beside the curve', () => {
    expect(
      ['', '04', `02${'f'.repeat(64)}`, `02${'0'.repeat(63)}1`, 'zz'].filter(isPublicKeyText),
    ).toEqual([]);
  });

  it('do not let a private key out', async () => {
    await expect(crypto.subtle.exportKey('pkcs8', device.privateKey)).rejects.toThrow(
      /extractable/,
    );
  });
});

describe('a live code', () => {
  it('says what was signed, in the letters of a QR code, short enough for 57 modules', async () => {
    const text = await show();
    // What version 10 holds with error correction M.
    expect(text).toHaveLength(311);
    expect(text).toMatch(/^B1:[0-9A-Z $%*+\-./:]+$/);
    const read = readLiveCode(text)!;
    expect(read).toMatchObject(token);
    expect(await judge(text)).toEqual({
      verdict: 'fresh',
      couponId: token.couponId,
      campaignId: token.campaignId,
      stores: token.stores,
      notAfter: token.notAfter,
      edition: 0,
      step: NOON.getTime() / 15_000,
    });
    expect(await judge(` ${text.toLowerCase()}\n`)).toMatchObject({ verdict: 'fresh' });
  });

  it.each([
    [1, 1],
    [14, 14],
    [15, 15],
    [400, 15],
  ])('names terms %i as %i, beside any list of stores', async (edition, named) => {
    const six = Array.from({ length: 6 }, (_, at) => STORE.replace('c7d3a1f0', `c7d3a1f${at}`));
    for (const stores of [liveStoresOf([]), liveStoresOf(six), liveStoresOf([...six, STORE])]) {
      const text = await show(NOON, { edition, stores });
      expect(await judge(text)).toMatchObject({ verdict: 'fresh', edition: named, stores });
    }
  });

  it('names up to six stores, and leaves more to the till', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => STORE.replace('c7d3a1f0', `c7d3a1f${at}`));
    for (const [stores, here, elsewhere] of [
      [[], true, true],
      [ids.slice(0, 6), true, false],
      [ids, null, null],
    ] as const) {
      const text = await show(NOON, { stores: liveStoresOf(stores) });
      const read = await judge(text);
      expect(read.verdict).toBe('fresh');
      expect(isForStore(read.stores, STORE.toUpperCase())).toBe(here);
      expect(isForStore(read.stores, token.couponId)).toBe(elsewhere);
      expect(text.length).toBeLessThanOrEqual(341);
    }
  });

  it('is fresh for thirty seconds either way, and true until its end', async () => {
    const text = await show();
    const verdictAfter = async (ms: number) => (await judge(text, after(ms))).verdict;
    expect(await verdictAfter(30_000)).toBe('fresh');
    expect(await verdictAfter(30_001)).toBe('stale');
    expect(await verdictAfter(-30_000)).toBe('fresh');
    expect(await verdictAfter(-30_001)).toBe('ahead');
    expect(await verdictAfter(7 * DAY)).toBe('stale');
    expect(await verdictAfter(7 * DAY + 1)).toBe('ended');
    const signed = await signLiveToken(token, operator.privateKey);
    expect(await showLiveCode(signed, device.privateKey, after(8 * DAY))).toBeNull();
    expect(await showLiveCode(signed, device.privateKey, after(-30 * DAY))).toBeNull();
    expect(await showLiveCode('no token', device.privateKey, NOON)).toBeNull();
  });

  it('says at another step something else, which only its device can sign', async () => {
    const text = await show();
    expect(text).not.toBe(await show(after(15_000)));
    // The step of later, with the signature of before.
    const replayed = altered(text, -65);
    expect(readLiveCode(replayed)!.step).not.toBe(readLiveCode(text)!.step);
    expect((await judge(replayed)).verdict).toBe('forged');
  });

  it('is forged when any bit of it is another', async () => {
    const text = await show();
    const bytes = fromBase45(text.slice(3))!.length;
    const isFound = async (at: number, change: number) => {
      const code = readLiveCode(altered(text, at, change));
      // Another count of stores leaves nothing that is read.
      if (!code) return at === 34;
      const { verdict } = await verifyLiveCode(code, { keys: [operator], now: NOON });
      return verdict === (at < 2 ? 'unknown_key' : 'forged');
    };
    const found = fc.asyncProperty(
      fc.nat({ max: bytes - 1 }),
      fc.integer({ min: 1, max: 255 }),
      isFound,
    );
    expect((await fc.check(found, { numRuns: 200 })).counterexample).toBeNull();
  });

  it('is forged with the token of another campaign or device, and with a key of the same name', async () => {
    const other = await makeSigningKeys();
    const text = await show();
    const elsewhere = await show(NOON, { campaignId: token.couponId });
    const [mine, theirs] = [text, elsewhere].map((shown) => fromBase45(shown.slice(3))!);
    // Another campaign's token before this one's step and signature.
    const spliced = Uint8Array.of(...theirs!.subarray(0, -66), ...mine!.subarray(-66));
    expect((await judge(`B1:${toBase45(spliced)}`)).verdict).toBe('forged');
    expect((await judge(await show(NOON, {}, other))).verdict).toBe('forged');
    // A signature of the operator over a token is none of the device over a step.
    const { keyId } = token;
    const impostor = { ...(await makeOperator()), id: keyId };
    expect((await judge(text, NOON, [impostor])).verdict).toBe('forged');
    expect((await judge(text, NOON, [await makeOperator()])).verdict).toBe('unknown_key');
    expect((await judge(text, NOON, [])).verdict).toBe('unknown_key');
  });

  it('is not read cut off, lengthened, or out of anything else', async () => {
    const text = await show();
    expect(isLiveCode(text)).toBe(true);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (length) => {
        expect(readLiveCode(text.slice(0, length))).toBeNull();
      }),
    );
    const any = fc.string({ maxLength: 700 });
    fc.assert(fc.property(any, (text) => !readLiveCode(text) && !readLiveCode(`B1:${text}`)));
    expect(readLiveCode(`${text}000`)).toBeNull();
    expect(isLiveCode('ABCDE-FGHJK')).toBe(false);
  });
});
