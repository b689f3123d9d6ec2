import type { FiguresOfDay, StoreFigures } from '@baeon/contracts/counter/store-figures-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore, type StoreSketch } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, refusalOf } from '../support/coupon-holders.ts';
import { addAtStore, call, openShop } from '../support/counter.ts';
import { DAY, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876543210';
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Where the stores of tests are, when their clock begins. */
const TODAY = '2026-11-15';

let api: TestApi;
beforeAll(async () => {
  api = await startCouponApi({ env: { OPERATOR_NUMBERS: OPERATOR, CLAIM_UNDO_SECONDS: '8' } });
});

async function shopWith(sketch: StoreSketch = {}, title?: string) {
  const storeId = await addStore(api, sketch);
  const deal = await addCampaign(api, {
    storeIds: [storeId],
    left: 50,
    total: 50,
    ...(title && { title }),
  });
  return { storeId, deal, owner: await addAtStore(api, storeId, 'owner') };
}
type Shop = Awaited<ReturnType<typeof shopWith>>;

const figuresOf = async ({ storeId, owner }: Pick<Shop, 'storeId' | 'owner'>, days = 7) =>
  (await call(api, 'GET', `/stores/${storeId}/figures?days=${days}`, owner.headers)).body
    .result as StoreFigures;
/** Days on which there was anything of it. */
const daysOf = ({ days }: StoreFigures, what: keyof Omit<FiguresOfDay, 'day'>) =>
  Object.fromEntries(
    days.filter((day) => day[what] > 0).map((figures) => [figures.day, figures[what]]),
  );
const redeemAt = ({ storeId, deal }: Pick<Shop, 'storeId' | 'deal'>, at: Date | string) =>
  api.sql(
    `insert into redemptions (coupon_id, campaign_id, store_id, key_id, at, saving_rupees)
     values (gen_random_uuid(), $1, $2, gen_random_uuid(), $3, 50)`,
    [deal, storeId, at],
  );

describe('what a store sees of its deals', () => {
  it('is seen, opened, claimed, redeemed and refused, today and by deal', async () => {
    const shop = await shopWith({}, '20% off');
    const { storeId, deal } = shop;
    const { atTill } = await openShop(api, storeId);
    const holders = await Promise.all(Array.from({ length: 5 }, () => addHolder(api)));
    for (const holder of holders) {
      await api.get(`/api/stores/${storeId}/coupon`, holder.headers);
      await api.get(`/api/coupons/${deal}`, holder.headers);
    }
    const [paid, unknown, undone, refused, givenBack] = holders;
    const take = async (holder = paid!, bill?: number) => {
      const { code } = (await claimed(holder, deal)).coupon;
      const { body } = await call(api, 'POST', '/redeem', atTill, { code, bill_rupees: bill });
      return body.result.redemption_id as string;
    };
    await take(paid, 1000);
    await take(unknown);
    const id = await take(undone, 500);
    await call(api, 'POST', `/redemptions/${id}/undo`, atTill, {});
    const { coupon } = await claimed(refused!, deal);
    const place = { latitude: 12.9352, longitude: 77.6245 };
    await api.post(
      `/api/baeon-user/${refused!.id}/coupons/${coupon.id}/refusal`,
      { reason: 'not_known', ...place },
      refused!.headers,
    );
    const back = await givenBack!.undo((await claimed(givenBack!, deal)).coupon.id);
    expect(back.status).toBe(200);
    const figures = {
      seen: 5,
      opened: 5,
      claimed: 4,
      redeemed: 2,
      refused: 1,
      saving_rupees: 200,
      saving_unknown: 1,
    };
    const found = await figuresOf(shop);
    expect(found.days).toHaveLength(7);
    expect(found.days.at(-1)).toEqual({ day: TODAY, ...figures });
    expect(found.days.slice(0, -1).every(({ seen, claimed }) => seen + claimed === 0)).toBe(true);
    expect(found.deals).toEqual([{ id: deal, title: '20% off', stores: 1, ...figures }]);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-14T18:29:59Z', '2026-11-14', '2026-11-14T18:30:00Z', TODAY],
    // Clocks there went back on the first of the month.
    [
      'America/New_York',
      '2026-11-01T03:59:59Z',
      '2026-10-31',
      '2026-11-02T04:59:59Z',
      '2026-11-01',
    ],
  ])('is of days as they are in %s', async (timeZone, late, before, early, after) => {
    const shop = await shopWith({ timeZone });
    for (const at of [late, early]) await redeemAt(shop, at);
    expect(daysOf(await figuresOf(shop, 30), 'redeemed')).toEqual({ [before]: 1, [after]: 1 });
  });

  it.each([
    [7, '2026-11-09'],
    [30, '2026-10-17'],
    [90, '2026-08-18'],
    [365, '2025-11-16'],
  ])('reaches back %i days, each of them listed, and no further', async (days, first) => {
    const shop = await shopWith();
    const start = Date.parse(`${first}T00:00:00+05:30`);
    for (const at of [new Date(start - 1000), new Date(start)]) await redeemAt(shop, at);
    await api.sql(
      `insert into campaign_views (day, campaign_id, seen, opened)
       select $1::date - n, $2, 3, 1 from unnest(array[0, 1]) n`,
      [first, shop.deal],
    );
    const found = await figuresOf(shop, days);
    expect(found.days.map(({ day }) => day)).toEqual(
      Array.from({ length: days }, (_, nth) =>
        new Date(Date.parse(first) + nth * DAY).toISOString().slice(0, 10),
      ),
    );
    expect(found.days.at(-1)!.day).toBe(TODAY);
    expect([daysOf(found, 'redeemed'), daysOf(found, 'seen')]).toEqual([
      { [first]: 1 },
      { [first]: 3 },
    ]);
    expect(found.deals).toMatchObject([{ redeemed: 1, seen: 3, opened: 1, saving_rupees: 50 }]);
  });

  it('has nothing of other stores but what belongs to a deal that runs at both', async () => {
    const [one, two] = [await shopWith(), await shopWith()];
    const deal = await addCampaign(api, { storeIds: [one.storeId, two.storeId] });
    await claimed(await addHolder(api), deal);
    await redeemAt({ storeId: two.storeId, deal }, api.clock.now());
    await redeemAt(two, api.clock.now());
    const [here] = (await figuresOf(one)).deals;
    expect(here).toMatchObject({ id: deal, stores: 2, claimed: 1, redeemed: 0 });
    expect((await figuresOf(two)).deals.map(({ redeemed }) => redeemed)).toEqual([1, 1]);
  });

  it('counts what was redeemed of a greeting or of a deal that left, neither as claimed', async () => {
    const shop = await shopWith();
    const { storeId } = shop;
    const greeting = await addCampaign(api, { storeIds: [storeId], kind: 'greeting' });
    await api.sql(
      `insert into coupon_ledger (campaign_id, coupon_id, event, at)
       values ($1, gen_random_uuid(), 'issued', $2)`,
      [greeting, api.clock.now()],
    );
    await redeemAt({ storeId, deal: greeting }, api.clock.now());
    await redeemAt(shop, api.clock.now());
    await api.sql('delete from campaign_places where campaign_id = $1', [shop.deal]);
    const { days, deals } = await figuresOf(shop);
    expect(days.at(-1)).toMatchObject({ redeemed: 2, claimed: 0 });
    expect(deals.map(({ stores }) => stores).toSorted()).toEqual([0, 1]);
  });
});

describe('the table', () => {
  it('has a line for each day and deal, and no cell that a spreadsheet would run', async () => {
    const shop = await shopWith({}, '=HYPERLINK("https://evil.example","50% off")');
    await redeemAt(shop, '2026-11-14T06:00:00Z');
    await redeemAt(shop, '2026-11-15T06:00:00Z');
    const path = `/stores/${shop.storeId}/figures.csv?days=7`;
    const { headers, body } = await call(api, 'GET', path, shop.owner.headers);
    expect(headers['content-disposition']).toBe('attachment; filename="figures-7-days.csv"');
    const title = `"'=HYPERLINK(""https://evil.example"",""50% off"")"`;
    expect(String(body.result).replace('\ufeff', '').split('\r\n')).toEqual([
      'day,title,seen,opened,claimed,redeemed,refused,saving_rupees,saving_unknown',
      `2026-11-14,${title},0,0,0,1,0,50,0`,
      `2026-11-15,${title},0,0,0,1,0,50,0`,
      '',
    ]);
  });

  it('of a store without anything has its heading alone', async () => {
    const shop = await shopWith();
    const path = `/stores/${shop.storeId}/figures.csv`;
    expect((await call(api, 'GET', path, shop.owner.headers)).body.result).toMatch(
      /^\ufeffday.*\r\n$/,
    );
  });
});

it.each(['8', '0', '366', '-7', '1e9', 'all', ''])(
  'a span of “%s” days is refused',
  async (days) => {
    const { storeId, owner } = await shopWith();
    for (const path of ['figures', 'figures.csv']) {
      const asked = `/stores/${storeId}/${path}?days=${days}`;
      expect(refusalOf(await call(api, 'GET', asked, owner.headers))).toEqual([
        400,
        'INVALID_INPUT',
        expect.any(String),
      ]);
    }
  },
);

it('operators look at any store, and hear of one that is not there', async () => {
  const operator = await addHolder(api);
  await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, OPERATOR]);
  const { storeId } = await shopWith();
  const ask = (id: string) => call(api, 'GET', `/stores/${id}/figures`, operator.headers);
  expect((await ask(storeId)).body.result.days).toHaveLength(30);
  expect((await ask(NOBODY)).status).toBe(404);
});
