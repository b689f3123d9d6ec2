import { redeemResult } from '@baeon/contracts/coupons/coupons-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import {
  addHolder,
  claimed,
  keyOf,
  redeem,
  refusalOf,
  tokenIn,
  type CouponHolder,
} from '../support/coupon-holders.ts';
import type { TestApi } from '../support/test-api.ts';

const UNKNOWN = [404, 'NOT_FOUND', 'We do not know this code.'];

let api: TestApi;
let storeId: string;
let asha: CouponHolder;
beforeAll(async () => {
  api = await startCouponApi();
  storeId = await addStore(api);
  asha = await addHolder(api);
});

const newCoupon = async (sketch = {}) =>
  claimed(asha, await addCampaign(api, { storeIds: [storeId], ...sketch }));

const eventsOf = async (couponId: string) => {
  const rows = await api.sql<{ event: string; at: Date }>(
    'select event, at from coupon_ledger where coupon_id = $1 order by id',
    [couponId],
  );
  return rows.map(({ event }) => event);
};

describe('a till', () => {
  it('uses a coupon up and is told what it is worth', async () => {
    const held = await newCoupon({ title: '₹500 off', description: 'On phones', terms: 'Today' });
    const { status, body } = await redeem(api, held.coupon.code, storeId);
    expect(status).toBe(200);
    expect(redeemResult.parse(body.result)).toEqual({
      msg: 'The coupon is used now.',
      title: '₹500 off',
      description: 'On phones',
      terms: 'Today',
      redeemed_at: api.clock.now().toISOString(),
    });
    expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('used');
    expect(await eventsOf(held.coupon.id)).toEqual(['issued', 'redeemed']);
  });

  it('adds to what its owner saved this year, where the deal says how much', async () => {
    const ravi = await addHolder(api);
    const use = async (kind: string | null, amount: number | null, at = '2026-11-15T06:30:00Z') => {
      const id = await addCampaign(api, { storeIds: [storeId] });
      await api.sql('update campaigns set saving_kind = $2, saving_amount = $3 where id = $1', [
        id,
        kind,
        amount,
      ]);
      const { coupon } = await claimed(ravi, id);
      await redeem(api, coupon.code, storeId);
      await api.sql('update held_coupons set settled_at = $2 where id = $1', [coupon.id, at]);
    };
    await use('rupees', 200);
    await use('rupees', 40, '2025-12-31T18:30:00Z');
    await use('rupees', 999, '2025-12-31T18:29:59Z');
    await use('percent', 50);
    await use(null, null);
    const { body } = await api.get(`/api/baeon-user/${ravi.id}/savings`, ravi.headers);
    expect(body.result).toEqual({ year: 2026, rupees: 240, coupons: 2, uncounted: 2 });
    const { status } = await api.get(`/api/baeon-user/${ravi.id}/savings`, asha.headers);
    expect(status).toBe(403);
  });

  it.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['without the dash', (code: string) => code.replace('-', '')],
    ['read aloud letter by letter', (code: string) => [...code.replace('-', '')].join(' ')],
    ['with other dashes around', (code: string) => ` –${code.replace('-', ' — ')}. `],
  ])('may spell a code in %s', async (_how, spelled) => {
    const held = await newCoupon();
    expect((await redeem(api, spelled(held.coupon.code), storeId)).status).toBe(200);
  });

  it.each(['', 'hello', 'ABCDE-FGH22', '00000-00000', '🙂'.repeat(20)])(
    'does not get by with %o',
    async (code) => {
      expect(refusalOf(await redeem(api, code, storeId))).toEqual(UNKNOWN);
    },
  );

  it('cannot use a coupon twice, though it asks ten times at once', async () => {
    const held = await newCoupon();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => redeem(api, held.coupon.code, storeId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refusalOf(refused)).toEqual([
      409,
      'ALREADY_USED',
      expect.stringMatching(/^This coupon was used today at 12:00 pm at Store \d+\.$/),
    ]);
    expect(await eventsOf(held.coupon.id)).toEqual(['issued', 'redeemed']);
  });

  it('can use a coupon only where the deal is', async () => {
    const other = await addStore(api);
    const held = await newCoupon();
    expect(refusalOf(await redeem(api, held.coupon.code, other))).toEqual([
      403,
      'FORBIDDEN',
      'This coupon cannot be used at this store.',
    ]);
    expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
    const chain = await newCoupon({ storeIds: [storeId, other] });
    expect((await redeem(api, chain.coupon.code, other)).status).toBe(200);
  });

  it('can use what belongs to no store at any store that there is', async () => {
    const held = await newCoupon();
    await api.sql('delete from campaign_places where campaign_id = $1', [held.campaign.id]);
    expect((await redeem(api, held.coupon.code, await addStore(api))).status).toBe(200);
  });

  it('refuses what is over from the moment after its last', async () => {
    const [last, late] = [await newCoupon(), await newCoupon()];
    const wait = LAST_MOMENT.getTime() - api.clock.now().getTime();
    api.clock.advance(wait);
    expect((await redeem(api, last.coupon.code, storeId)).status).toBe(200);
    api.clock.advance(1);
    const answer = await redeem(api, late.coupon.code, storeId);
    api.clock.advance(-wait - 1);
    expect(refusalOf(answer)).toEqual([
      410,
      'EXPIRED',
      'This coupon could be used till 30 Nov 2026.',
    ]);
  });

  it('knows nothing of the code of a coupon that was passed on', async () => {
    const held = await newCoupon();
    const ravi = await addHolder(api);
    const { link } = (await asha.offer(held.coupon.id)).body.result;
    const passed = (await ravi.accept({ token: tokenIn(link) })).body.result.coupon;
    expect(refusalOf(await redeem(api, held.coupon.code, storeId))).toEqual([
      404,
      'NOT_FOUND',
      'This coupon was passed on: who has it now has another code.',
    ]);
    expect((await redeem(api, passed.coupon.code, storeId)).status).toBe(200);
  });

  it('ends an offer of the coupon that it uses', async () => {
    const held = await newCoupon();
    const ravi = await addHolder(api);
    const { link } = (await asha.offer(held.coupon.id)).body.result;
    expect((await redeem(api, held.coupon.code, storeId)).status).toBe(200);
    expect((await ravi.accept({ token: tokenIn(link) })).status).toBe(404);
    expect((await api.get(`/api/coupons/passes/${tokenIn(link)}`)).status).toBe(404);
    const [pass] = await api.sql('select state from coupon_passes where coupon_id = $1', [
      held.coupon.id,
    ]);
    expect(pass).toEqual({ state: 'lapsed' });
  });
});

describe('the key of a store', () => {
  it.each([null, '', `key.${'x'.repeat(43)}`, 'x'.repeat(400)])(
    'is asked for, and %o is not it',
    async (key) => {
      const held = await newCoupon();
      expect(refusalOf(await redeem(api, held.coupon.code, storeId, key))).toEqual([
        401,
        'UNAUTHENTICATED',
        'This key is not known here.',
      ]);
      expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
    },
  );

  it('redeems for its own store alone, also where another one is not named', async () => {
    const other = await addStore(api);
    const held = await newCoupon();
    const key = await keyOf(api, other);
    expect(refusalOf(await redeem(api, held.coupon.code, storeId, key))).toEqual([
      403,
      'FORBIDDEN',
      'This key is for another store.',
    ]);
    const headers = { 'x-store-key': key };
    const unnamed = { code: held.coupon.code };
    expect((await api.post('/api/coupons/redeem', unnamed, headers)).status).toBe(403);
    expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
    await api.sql('update store_keys set removed_at = now() where store_id = $1', [other]);
    expect((await api.post('/api/coupons/redeem', unnamed, headers)).status).toBe(401);
  });

  it('cannot be guessed at will', async () => {
    const strict = await startCouponApi({
      env: { RATE_LIMIT_FACTOR: '0.005' },
      withoutWorkers: true,
    });
    const statuses: number[] = [];
    for (let nth = 0; nth < 4; nth++) {
      statuses.push((await redeem(strict, 'ABCDE-FGHJK', storeId, 'wrong')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
