import { heldCouponSchema } from '@baeon/contracts/coupons/coupons-wire';
import { readCode } from '@baeon/contracts/coupons/coupon-code';
import { beforeAll, expect, it } from 'vitest';
import { addCampaign, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, redeem, refusalOf, tokenIn } from '../support/coupon-holders.ts';
import { DAY, MINUTE, type TestApi } from '../support/test-api.ts';

const NOT_HERE = [404, 'NOT_FOUND', 'This coupon is not here.'];

let api: TestApi;
let storeId: string;
beforeAll(async () => {
  api = await startCouponApi();
  storeId = await addStore(api, { name: 'Poorvika' });
});

const newDeal = (title?: string) =>
  addCampaign(api, { storeIds: [storeId], ...(title ? { title } : {}) });

it('shows a held coupon with its deal, its store and its code', async () => {
  const asha = await addHolder(api);
  const campaignId = await addCampaign(api, {
    storeIds: [storeId],
    title: 'Half price',
    terms: 'One for each',
    left: 7,
  });
  const { coupon } = await claimed(asha, campaignId);
  const { status, body } = await asha.coupon(coupon.id);
  expect(status).toBe(200);
  expect(heldCouponSchema.parse(body.result)).toEqual(body.result);
  expect(body.result).toMatchObject({
    coupon: {
      id: coupon.id,
      campaign_id: campaignId,
      deals_available: 6,
      deals_left: 6,
      expiry_date: LAST_MOMENT.toISOString(),
      is_claimed: true,
    },
    campaign: { title: 'Half price' },
    advertiser: { name: 'Poorvika', location: { coordinates: [77.6245, 12.9352] } },
    store_id: storeId,
    time_zone: 'Asia/Kolkata',
    terms: 'One for each',
    state: 'ready',
    source: 'claim',
    used_at: null,
    pass: null,
  });
  expect(readCode(body.result.coupon.code)).toBe(body.result.coupon.code);
});

it('lists the newest first, page by page, each coupon once', async () => {
  const asha = await addHolder(api);
  // Three moments, two coupons each: the order within a moment has to be firm, too.
  const ids: string[] = [];
  for (let nth = 0; nth < 6; nth++) {
    ids.push((await claimed(asha, await newDeal())).coupon.id);
    if (nth % 2 === 1) api.clock.advance(MINUTE);
  }
  const expected = [ids.slice(4), ids.slice(2, 4), ids.slice(0, 2)].flatMap((pair) => pair.sort());
  const all = (await asha.coupons()).body as any;
  expect(all.result.map((held: any) => held.coupon.id)).toEqual(expected);
  expect(all.next_cursor).toBeNull();

  for (const limit of [1, 2, 3, 5, 6]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: any = (await asha.coupons(`?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`))
        .body;
      expect(page.result.length).toBeLessThanOrEqual(limit);
      seen.push(...page.result.map((held: any) => held.coupon.id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(expected);
  }
});

it('turns pages exactly where moments are closer than a millisecond', async () => {
  const asha = await addHolder(api);
  const ids: string[] = [];
  for (let nth = 0; nth < 4; nth++) ids.push((await claimed(asha, await newDeal())).coupon.id);
  await api.sql(
    `update held_coupons set issued_at = '2026-11-15T06:00:00Z'::timestamptz
       + array_position($2::uuid[], id) * interval '10 microseconds'
     where user_id = $1`,
    [asha.id, ids],
  );
  const first: any = (await asha.coupons('?limit=2')).body;
  const second: any = (await asha.coupons(`?limit=2&cursor=${first.next_cursor}`)).body;
  const shown = [...first.result, ...second.result].map((held: any) => held.coupon.id);
  expect(shown).toEqual(ids.toReversed());
});

it.each(['?cursor=nonsense', '?limit=501', '?limit=0'])('refuses %s', async (query) => {
  const { status, body } = await (await addHolder(api)).coupons(query);
  expect([status, body.result.code]).toEqual([400, 'INVALID_INPUT']);
});

it('is for its holder only, and tells nobody else what there is', async () => {
  const [asha, ravi] = [await addHolder(api), await addHolder(api)];
  const { coupon } = await claimed(asha, await newDeal());
  for (const path of ['coupons', `coupons/${coupon.id}`, 'passes']) {
    const url = `/api/baeon-user/${asha.id}/${path}`;
    const asAnother = await api.get(url, ravi.headers);
    expect([asAnother.status, asAnother.body.result.code]).toEqual([403, 'FORBIDDEN']);
    expect(JSON.stringify(asAnother.body)).not.toContain(coupon.code);
    expect((await api.get(url)).status).toBe(401);
  }
  for (const id of [coupon.id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
    expect(refusalOf(await ravi.coupon(id))).toEqual(NOT_HERE);
  }
  expect((await ravi.coupons()).body.result).toEqual([]);
});

it('leaves out what was passed on', async () => {
  const [asha, ravi] = [await addHolder(api), await addHolder(api)];
  const kept = await claimed(asha, await newDeal());
  const given = await claimed(asha, await newDeal());
  const { link } = (await asha.offer(given.coupon.id)).body.result;
  expect((await asha.coupons()).body.result).toHaveLength(2);
  expect((await ravi.accept({ token: tokenIn(link) })).status).toBe(200);
  const left = (await asha.coupons()).body.result;
  expect(left.map((held: any) => held.coupon.id)).toEqual([kept.coupon.id]);
  expect(refusalOf(await asha.coupon(given.coupon.id))).toEqual(NOT_HERE);
});

it('says what is used and what is over, whether or not the sweep has been by', async () => {
  const asha = await addHolder(api);
  const used = await claimed(asha, await newDeal());
  const endsAt = new Date(api.clock.now().getTime() + DAY);
  const short = await addCampaign(api, { storeIds: [storeId], endsAt });
  const over = await claimed(asha, short);
  const usedAt = api.clock.now().toISOString();
  await redeem(api, used.coupon.code, storeId);
  const stateOf = async (id: string) => (await asha.coupon(id)).body.result;

  api.clock.advance(DAY);
  expect(await stateOf(over.coupon.id)).toMatchObject({ state: 'ready' });
  api.clock.advance(1);
  expect(await stateOf(over.coupon.id)).toMatchObject({ state: 'expired', used_at: null });
  expect(await stateOf(used.coupon.id)).toMatchObject({ state: 'used', used_at: usedAt });
});
