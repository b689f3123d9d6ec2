import { bidMessages } from '@baeon/contracts/deal-raise/bargains';
import { poolResult, type BidBody } from '@baeon/contracts/deal-raise/bargains-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBargainer, addBidder, bargainOf, onePrice } from '../support/bargains.ts';
import { refusalOf } from '../support/coupon-holders.ts';
import { addProduct } from '../support/products.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let links = 0;
const newLink = () => `https://shop.example/pools/${++links}`;

beforeAll(async () => {
  api = await startTestApi();
});

/** Some kilometres to the north of where people are. */
const north = (km: number) => ({ latitude: 12.9352 + km / 111.2, longitude: 77.6245 });

const steps = (more: Partial<BidBody> = {}): BidBody =>
  onePrice(0, {
    steps: [
      { from: 2, amount: 21_999 },
      { from: 3, amount: 20_999 },
    ],
    how_many: 5,
    ...more,
  });

async function pool(count: number, link = newLink()) {
  const people = [];
  for (let nth = 0; nth < count; nth++) {
    const person = await addBargainer(api);
    people.push({ ...person, dealId: await person.raised(link) });
  }
  return { people, bargainId: await bargainOf(api, people[0]!.dealId), link };
}

describe('the same wish near each other', () => {
  it('is one bargain, by the link as it is normalised, within eight kilometres', async () => {
    const link = newLink();
    const [asha, ravi, meena] = [
      await addBargainer(api),
      await addBargainer(api),
      await addBargainer(api),
    ];
    const first = await bargainOf(api, await asha.raised(link, north(0)));
    const near = await ravi.raise(`${link}/?utm_source=chat#top`, north(7.9));
    expect(near.body.result.deal).toMatchObject({ pool_id: first, people: 2 });
    const far = await meena.raise(link, north(8.1));
    expect(far.body.result.deal.people).toBe(1);
    expect(far.body.result.deal.pool_id).not.toBe(first);
    const sofa = await meena.raise(link, {
      ...north(0),
      category_id: 'Furniture/Home Appliances',
    });
    expect(sofa.body.result.already_raised).toBe(true);
  });

  it('is one bargain by the product, whichever of its pages was raised', async () => {
    const page = newLink();
    const id = await addProduct(api, { name: 'Nova', productUrl: page });
    const [asha, ravi] = [await addBargainer(api), await addBargainer(api)];
    const one = await bargainOf(api, await asha.raised(page));
    expect(await bargainOf(api, await ravi.raised(`${page}?gclid=1`))).toBe(one);
    expect(id).toBeTruthy();
  });

  it('raised by many at once is one bargain', async () => {
    const link = newLink();
    const people = await Promise.all(Array.from({ length: 5 }, () => addBargainer(api)));
    const ids = await Promise.all(people.map((one) => one.raised(link)));
    const bargains = await Promise.all(ids.map((id) => bargainOf(api, id)));
    expect(new Set(bargains).size).toBe(1);
  });

  it('is shown to whoever has its link as a count, and says nobody’s name', async () => {
    const { bargainId, people, link } = await pool(2);
    const eve = await addBargainer(api);
    const { status, body } = await api.get(`/api/deal-raise/pools/${bargainId}`, eve.headers);
    expect(status).toBe(200);
    expect(poolResult.parse(body.result)).toEqual({
      id: bargainId,
      title: `shop.example · ${link.split('/').at(-1)}`,
      product: null,
      product_url: link,
      category_id: 'Mobile stores',
      people: 2,
      open: true,
    });
    expect(JSON.stringify(body)).not.toContain(people[0]!.id);
    expect((await api.get(`/api/deal-raise/pools/${people[0]!.id}`, eve.headers)).status).toBe(404);
    const store = await addBidder(api);
    const seen = (await store.bargains()).find(({ id }) => id === bargainId);
    expect(seen).toMatchObject({ people: 2 });
  });
});

describe('an offer in steps', () => {
  it('gives everybody who is in the best step that was reached, once it closes', async () => {
    const { people, bargainId } = await pool(4);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, steps());
    const [asha, ravi, meena, never] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    const first = (await asha.accept(asha.dealId, bidId)).body.result;
    expect(first).toMatchObject({ msg: bidMessages.saidYes, coupon_id: null });
    expect(first.offers[0]).toMatchObject({ mine: 'yes', taken: 1, reached: null });
    const second = (await ravi.accept(ravi.dealId, bidId)).body.result;
    expect(second.offers[0].reached).toEqual({ from: 2, amount: 21_999 });
    await meena.accept(meena.dealId, bidId);
    await asha.accept(asha.dealId, bidId);
    expect((await asha.coupons()).body.result).toEqual([]);

    api.clock.advance(4 * DAY);
    await api.context.keepBargains();
    for (const person of [asha, ravi, meena]) {
      const [held, ...more] = (await person.coupons()).body.result;
      expect(more).toEqual([]);
      expect(held.campaign.title).toMatch(/ at ₹20,999$/);
      expect(await person.told()).toContain('pool_reached');
      expect((await person.detail(person.dealId)).body.result.deal.state).toBe('closed');
    }
    expect((await never.coupons()).body.result).toEqual([]);
    expect((await never.detail(never.dealId)).body.result.deal.state).toBe('raised');
  });

  it('below the first step gives nobody anything, and all are told', async () => {
    const { people, bargainId } = await pool(2);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, steps());
    const [asha, ravi] = people as [(typeof people)[0], (typeof people)[0]];
    await asha.accept(asha.dealId, bidId);
    api.clock.advance(4 * DAY);
    expect(refusalOf(await ravi.accept(ravi.dealId, bidId))[2]).toBe(bidMessages.expired);
    await api.context.keepBargains();
    expect((await asha.coupons()).body.result).toEqual([]);
    expect(await asha.told()).toContain('pool_missed');
    const rows = await api.sql(`select from news where user_id = $1 and kind = 'bid_over'`, [
      store.owner.id,
    ]);
    expect(rows).toHaveLength(1);
    const { result } = (await asha.detail(asha.dealId)).body;
    expect(result.deal.state).toBe('raised');
    expect(result.offers).toMatchObject([{ id: bidId, mine: 'missed' }]);
  });

  it('closes with the last that there is', async () => {
    const { people, bargainId } = await pool(3);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, steps({ how_many: 3 }));
    const answers = await Promise.all(people.map((one) => one.accept(one.dealId, bidId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const one of people) {
      const [held] = (await one.coupons()).body.result;
      expect(held.campaign.title).toMatch(/ at ₹20,999$/);
    }
    const last = answers.filter(({ body }) => body.result.coupon_id !== null);
    expect(last).toHaveLength(1);
  });

  it('keeps a yes by which others reach their price, and gives back one that nobody needs', async () => {
    const { people, bargainId } = await pool(3);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, steps());
    const [asha, ravi] = people as [(typeof people)[0], (typeof people)[0]];
    await asha.accept(asha.dealId, bidId);
    expect((await asha.takeBack(asha.dealId, bidId)).status).toBe(200);
    await asha.accept(asha.dealId, bidId);
    await ravi.accept(ravi.dealId, bidId);
    const refused = [409, 'TOO_LATE', bidMessages.needed];
    expect(refusalOf(await ravi.takeBack(ravi.dealId, bidId))).toEqual(refused);
    expect(refusalOf(await ravi.close(ravi.dealId))).toEqual(refused);
    expect(refusalOf(await asha.decline(asha.dealId, bidId))[2]).toBe(bidMessages.hasYes);
    // An account that goes takes nothing from the others.
    await api.sql('delete from users where id = $1', [ravi.id]);
    api.clock.advance(4 * DAY);
    await api.context.keepBargains();
    const [held] = (await asha.coupons()).body.result;
    expect(held.campaign.title).toMatch(/ at ₹21,999$/);
  });

  it('is changed by nobody once somebody is in', async () => {
    const { people, bargainId } = await pool(2);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, steps());
    const [asha, ravi] = people as [(typeof people)[0], (typeof people)[0]];
    await asha.accept(asha.dealId, bidId);
    const refused = [409, 'ALREADY_CLAIMED', bidMessages.isTaken];
    expect(refusalOf(await store.withdraw(bidId))).toEqual(refused);
    expect(refusalOf(await store.bid(bargainId, steps({ how_many: 4 })))).toEqual(refused);
    expect(refusalOf(await ravi.counter(ravi.dealId, bidId, 100))).toEqual(refused);
  });
});

describe('an offer at one price to a pool', () => {
  it('is for as many as there are, at once, and for nobody more', async () => {
    const { people, bargainId } = await pool(4);
    const store = await addBidder(api);
    const bidId = await store.made(bargainId, onePrice(21_000, { how_many: 2 }));
    const answers = await Promise.all(people.map((one) => one.accept(one.dealId, bidId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refusalOf(refused).slice(1)).toEqual(['SOLD_OUT', bidMessages.taken]);
    const [row] = await api.sql<object>(
      `select b.state, c.deals_left, count(*)::int as held from bids b
       join campaigns c on c.id = b.campaign_id join held_coupons h on h.campaign_id = c.id
       where b.id = $1 group by b.state, c.deals_left`,
      [bidId],
    );
    expect(row).toEqual({ state: 'settled', deals_left: 0, held: 2 });
  });
});
