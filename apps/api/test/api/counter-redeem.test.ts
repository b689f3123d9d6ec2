import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore, beginAt, type CampaignSketch } from '../support/campaigns.ts';
import { addTillStaff, call, enrolTill, openShop, signInAtTill } from '../support/counter.ts';
import type { Headers } from '../support/counter.ts';
import {
  addHolder,
  claimed,
  refusalOf,
  tokenIn,
  type CouponHolder,
} from '../support/coupon-holders.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { brokenInvariants } from '../support/coupon-invariants.ts';
import { HOUR, MINUTE, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let meera: CouponHolder;
beforeAll(async () => {
  api = await startCouponApi();
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
  meera = await addHolder(api, 'Meera Iyer');
});

const newCoupon = async (sketch: Partial<CampaignSketch> = {}, holder = meera) =>
  (await claimed(holder, await addCampaign(api, { storeIds: [storeId], ...sketch }))).coupon;

const look = (code: string, at = shop.atTill) => call(api, 'POST', '/look', at, { code });
const take = (code: string, more: object = {}, at: Headers = shop.atTill) =>
  call(api, 'POST', '/redeem', at, { code, ...more });
const undo = (id: string, at: Headers = shop.atTill) =>
  call(api, 'POST', `/redemptions/${id}/undo`, at, {});
const stateOf = async (id: string) => (await meera.coupon(id)).body.result.state;
const eventsOf = async (couponId: string) => {
  const rows = await api.sql<{ event: string }>(
    'select event from coupon_ledger where coupon_id = $1 order by id',
    [couponId],
  );
  return rows.map(({ event }) => event);
};

describe('a till with somebody signed in', () => {
  it('looks before it takes, and looking takes nothing', async () => {
    const coupon = await newCoupon({ title: '10% off', terms: 'Not on gold' });
    const { body } = await look(coupon.code.toLowerCase().replace('-', ' '));
    expect(body.result).toEqual({
      title: '10% off',
      description: 'Half the price',
      terms: 'Not on gold',
      minimum_bill_rupees: null,
      use_hours: null,
      holder: 'Meera',
      valid_until: coupon.expiry_date,
      doubts: [],
      code_kind: 'typed',
      freshness: null,
      refusal: null,
    });
    expect(await stateOf(coupon.id)).toBe('ready');
    expect((await take(coupon.code, { bill_rupees: 1250 })).body.result).toMatchObject({
      title: '10% off',
      holder: 'Meera',
      saving_rupees: 125,
      redeemed_at: api.clock.now().toISOString(),
    });
    expect(await stateOf(coupon.id)).toBe('used');
  });

  it('takes a coupon once, though two tills ask many times, and once for one id', async () => {
    const coupon = await newCoupon();
    const other = await enrolTill(api, shop.owner, storeId, 'Other');
    const mina = await addTillStaff(api, shop.owner, storeId, { name: 'Mina', pin: '2222' });
    const atOther = await signInAtTill(api, other, mina, '2222');
    const id = '6f1c2a52-53b7-4a3e-9d0a-1a2b3c4d5e6f';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        nth % 2 ? take(coupon.code, { id }) : take(coupon.code, {}, atOther),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    const byTill = [
      statuses.filter((_, nth) => nth % 2),
      statuses.filter((_, nth) => nth % 2 === 0),
    ];
    expect([
      [Array(4).fill(200), Array(4).fill(409)],
      [Array(4).fill(409), [200, 409, 409, 409]],
    ]).toContainEqual(byTill.map((list) => list.sort()));
    expect(await eventsOf(coupon.id)).toEqual(['issued', 'redeemed']);
    const fresh = await newCoupon();
    const once = '6f1c2a52-53b7-4a3e-9d0a-1a2b3c4d5e70';
    const first = await take(fresh.code, { id: once });
    api.clock.advance(MINUTE);
    expect((await take(fresh.code, { id: once })).body).toEqual(first.body);
    expect((await take((await newCoupon()).code, { id: once })).status).toBe(409);
  });

  it('says why not, in a sentence to read out, when it looks and when it takes', async () => {
    const branch = await addStore(api, { name: 'Branch' });
    const chain = await newCoupon({ storeIds: [storeId, branch] });
    const there = await openShop(api, branch);
    await take(chain.code, {}, there.atTill);
    const elsewhere = await newCoupon({ storeIds: [branch] });
    const soon = await newCoupon();
    const soonStarts = new Date(api.clock.now().getTime() + 26 * HOUR);
    await beginAt(api, soon.campaign_id, soonStarts);
    const passing = await newCoupon();
    await meera.offer(passing.id);
    const passed = await newCoupon();
    const link = (await meera.offer(passed.id)).body.result.link;
    const asha = await addHolder(api, 'Asha');
    const own = (await asha.accept({ token: tokenIn(link) })).body.result.coupon.coupon;
    const over = await newCoupon();
    await api.sql(`update held_coupons set valid_until = $2 where id = $1`, [
      over.id,
      new Date('2026-11-14T18:29:59.999Z'),
    ]);
    const said: [string, string, RegExp][] = [
      [chain.code, 'ALREADY_USED', /^This coupon was used today at \d+:\d\d [ap]m at Branch\.$/],
      [elsewhere.code, 'FORBIDDEN', /^This coupon cannot be used at this store\.$/],
      [soon.code, 'NOT_STARTED', /^This coupon can be used from 16 Nov 2026, \d+:\d\d [ap]m\.$/],
      [passing.code, 'BEING_PASSED', /^This coupon is being passed on to somebody else\./],
      [passed.code, 'NOT_FOUND', /^This coupon was passed on: who has it now has another code\.$/],
      [over.code, 'EXPIRED', /^This coupon could be used till 14 Nov 2026\.$/],
    ];
    for (const [code, name, sentence] of said) {
      const { refusal } = (await look(code)).body.result;
      expect(refusal).toMatchObject({ code: name, msg: expect.stringMatching(sentence) });
      expect(refusalOf(await take(code)).slice(1)).toEqual([name, refusal.msg]);
    }
    expect(refusalOf(await look('ABCDE-FGH22'))[2]).toBe('We do not know this code.');
    expect((await look(own.code)).body.result).toMatchObject({
      holder: 'Asha',
      doubts: ['passed_on_before'],
      refusal: null,
    });
  });
});

describe('what was taken', () => {
  it('is undone for ten minutes by the same till; the coupon lives again, and the ledger keeps both', async () => {
    const coupon = await newCoupon({ title: '₹200 off' });
    const id = (await take(coupon.code)).body.result.redemption_id;
    const other = await openShop(api, await addStore(api));
    expect((await undo(id, other.atTill)).status).toBe(404);
    api.clock.advance(10 * MINUTE);
    const twice = await Promise.all([undo(id), undo(id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(coupon.id)).toBe('ready');
    expect((await look(coupon.code)).body.result.refusal).toBeNull();
    const again = (await take(coupon.code)).body.result;
    expect((await take(coupon.code)).status).toBe(409);
    expect(await eventsOf(coupon.id)).toEqual(['issued', 'redeemed', 'undone', 'redeemed']);
    api.clock.advance(10 * MINUTE + 1);
    expect(refusalOf(await undo(again.redemption_id))[1]).toBe('TOO_LATE');

    const path = `/stores/${storeId}/redemptions/${again.redemption_id}/undo`;
    const byOwner = (reason?: string) =>
      call(api, 'POST', path, shop.owner.headers, reason === undefined ? {} : { reason });
    expect((await byOwner()).status).toBe(400);
    expect((await byOwner(' ')).status).toBe(400);
    expect((await byOwner('Wrong customer')).status).toBe(200);
    expect(await stateOf(coupon.id)).toBe('ready');
    expect((await eventsOf(coupon.id)).filter((event) => event === 'undone')).toHaveLength(2);
    const query = (statement: string) => api.context.database.pool.query(statement);
    expect(await brokenInvariants(query)).toEqual([]);
    await expect(api.sql('delete from counter_acts')).rejects.toThrow(/only ever added to/);
  });

  it('is listed for the till and for the owner, and summed without what was undone', async () => {
    const store = await addStore(api);
    const { owner, till, atTill } = await openShop(api, store);
    const coupons = [];
    for (const title of ['₹100 off', '10% off', '20% off'])
      coupons.push(await newCoupon({ title, storeIds: [store] }));
    const [fixed, percent, wrong] = coupons.map(({ code }) => code);
    await take(fixed!, {}, atTill);
    const undone = (await take(wrong!, { bill_rupees: 500 }, atTill)).body.result.redemption_id;
    await undo(undone, atTill);
    const mina = await addTillStaff(api, owner, store, { name: 'Mina', pin: '2222' });
    const hers = await signInAtTill(api, till, mina, '2222');
    await take(percent!, { bill_rupees: 400 }, hers);
    const today = (await call(api, 'GET', '/today', hers)).body.result;
    expect(today).toMatchObject({
      day: '2026-11-15',
      count: 2,
      undone: 1,
      saving_rupees: 140,
      bill_rupees: 400,
      by_staff: [
        { staff: 'Mina', count: 1, saving_rupees: 40 },
        { staff: 'Ravi', count: 1, saving_rupees: 100 },
      ],
    });
    expect(today.redemptions).toHaveLength(3);
    const listed = await call(api, 'GET', `/stores/${store}/redemptions`, owner.headers);
    expect(listed.body.result).toEqual(today);
    const { body } = await call(api, 'GET', `/stores/${store}/acts?limit=3`, owner.headers);
    expect(body.result).toMatchObject([
      { act: 'redeemed', till: 'Till', staff: 'Mina', person: null },
      { act: 'signed_in_at_till', till: 'Till', staff: 'Mina' },
      { act: 'till_staff_added', person: 'Asha Rao', subject: 'Mina' },
    ]);
    const cursor = (body as unknown as { next_cursor: string }).next_cursor;
    const rest = await call(api, 'GET', `/stores/${store}/acts?cursor=${cursor}`, owner.headers);
    expect(rest.body.result.map(({ act }: { act: string }) => act)).toEqual([
      'undone',
      'redeemed',
      'redeemed',
      'signed_in_at_till',
      'till_staff_added',
      'till_enrolled',
      'enrolment_made',
    ]);
  });
});
