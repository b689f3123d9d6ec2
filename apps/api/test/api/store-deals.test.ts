import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call, openShop, signInAtTill } from '../support/counter.ts';
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
import { dealsOf, emptyForm } from '../support/store-deals.ts';
import { DAY, HOUR, MINUTE, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let deals: ReturnType<typeof dealsOf>;
let meera: CouponHolder;
beforeAll(async () => {
  api = await startCouponApi();
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
  deals = dealsOf(api, storeId, shop.owner.headers);
});
// Sunday, noon in Bengaluru, and some minutes later with every test.
beforeEach(async () => {
  api.clock.advance(MINUTE);
  shop.atTill = await signInAtTill(api, shop.till, shop.staffId, '4711');
  meera = await addHolder(api, 'Meera Iyer');
});

const seen = async (id: string) => (await api.get(`/api/coupons/${id}`)).body.result;
const near = async (id: string) => {
  await api.context.feed.caughtUp();
  await api.context.campaigns.settled();
  const { body } = await api.get('/api/coupons?latitude=12.9352&longitude=77.6245&limit=100');
  return body.result.find((offer: any) => offer.campaign_id === id);
};
const look = async (code: string) =>
  (await call(api, 'POST', '/look', shop.atTill, { code })).body.result;
const take = (code: string, more: object = {}) =>
  call(api, 'POST', '/redeem', shop.atTill, { code, ...more });

describe('a deal that an owner makes', () => {
  it('is found and claimed at once, with all that was said of it', async () => {
    const use_hours = { days: ['sun' as const], from: '10:00', to: '22:00' };
    const id = await deals.made({ title: 'Thali for two', use_hours, minimum_bill_rupees: 500 });
    expect(await near(id)).toMatchObject({ title: 'Thali for two', deals_left: 10 });
    expect(await seen(id)).toMatchObject({
      state: 'live',
      use_hours,
      minimum_bill_rupees: 500,
      saving: { kind: 'percent', amount: 10 },
      starts_at: '2026-11-14T18:30:00.000Z',
      coupon: { expiry_date: '2026-11-30T18:29:59.999Z', deals_available: 10 },
    });
    const { coupon } = await claimed(meera, id);
    expect((await meera.coupon(coupon.id)).body.result).toMatchObject({ use_hours });
    expect((await deals.one(id)).body.result).toMatchObject({
      issued: 1,
      total: 10,
      state: 'live',
    });
  });

  it('is one deal however often it is sent, also at once', async () => {
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => deals.make({}, id)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const acts = await api.sql(`select from counter_acts where subject_id = $1`, [id]);
    expect(acts).toHaveLength(1);
    const other = await addStore(api);
    const stranger = await addAtStore(api, other, 'owner');
    const taken = await dealsOf(api, other, stranger.headers).make({}, id);
    expect(refusalOf(taken)[1]).toBe('ALREADY_USED');
  });

  it('runs at the owner’s own stores, and at no other', async () => {
    const [branch, foreign] = [await addStore(api), await addStore(api)];
    await api.sql(
      `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
      [shop.owner.id, branch],
    );
    const id = await deals.made({ store_ids: [storeId, branch] });
    expect((await seen(id)).stores).toHaveLength(2);
    const refused = await deals.make({ store_ids: [storeId, foreign] });
    expect(refusalOf(refused)).toEqual([
      403,
      'FORBIDDEN',
      'A deal runs at stores of your own only.',
    ]);
    expect((await deals.make({ store_ids: [branch] })).status).toBe(400);
    // Whose it is not, they neither change nor end, though it runs at their store.
    const { headers } = await addAtStore(api, branch, 'owner');
    const theirs = dealsOf(api, branch, headers);
    for (const answer of [await theirs.change(id, { store_ids: [branch] }), await theirs.end(id)]) {
      expect(refusalOf(answer).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    }
    const elsewhere = dealsOf(api, foreign, (await addAtStore(api, foreign, 'owner')).headers);
    expect((await elsewhere.one(id)).status).toBe(404);
    expect((await elsewhere.change(id)).status).toBe(404);
  });

  it.each([
    [{ title: '  ' }, 'A title is missing'],
    [{ total: 0 }, 'A whole number from 1 to 1000000, please'],
    [{ saving: { kind: 'percent' as const, amount: 101 } }, 'At most 100 percent'],
    [{ starts_on: '2026-11-30', ends_on: '2026-11-29' }, 'It ends before it begins.'],
    [{ starts_on: '2026-11-01', ends_on: '2026-11-14' }, 'Its last day is over already.'],
    [{ ends_on: '2029-11-14' }, 'A deal runs for two years at most.'],
    [
      { image: 'https://elsewhere.example/a.jpg' },
      'This picture is not here any more. Please choose it again.',
    ],
    [
      { image: `/pictures/own/${'a'.repeat(40)}.jpg` },
      'This picture is not here any more. Please choose it again.',
    ],
    [{ use_hours: { days: [], from: '10:00', to: '12:00' } }, 'Choose at least one day'],
    [
      { use_hours: { days: ['mon' as const], from: '25:00', to: '12:00' } },
      'A time looks like 09:30',
    ],
  ])('is refused with %j', async (sketch, msg) => {
    expect(refusalOf(await deals.make(sketch))).toEqual([400, 'INVALID_INPUT', msg]);
  });

  it('shows a picture that we draw, one of several to choose from', async () => {
    const { body } = await deals.ask('GET', 'deal-setting?title=10%25%20off%20coffee');
    const { pictures, branches, today } = body.result;
    expect(today).toBe('2026-11-15');
    expect(branches[0]).toMatchObject({ id: storeId, name: 'Saree House' });
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThan(3);
    for (const address of pictures) expect((await api.app.inject(address)).statusCode).toBe(200);
    const id = await deals.made({ title: '10% off coffee' });
    expect((await seen(id)).campaign.image).toBe(pictures[0]);
    await deals.change(id, { title: '10% off coffee', image: pictures[2] });
    expect((await seen(id)).campaign.image).toBe(pictures[2]);
  });
});

describe('how many there are', () => {
  it('grows and shrinks, never below what was given out', async () => {
    const id = await deals.made({ total: 5 });
    await claimed(meera, id);
    await claimed(await addHolder(api), id);
    expect(refusalOf(await deals.change(id, { total: 1 }))[2]).toBe(
      'At least 2: so many were given out already.',
    );
    expect((await deals.change(id, { total: 2 })).status).toBe(200);
    expect(await seen(id)).toMatchObject({ state: 'sold_out' });
    expect((await deals.change(id, { total: 40 })).status).toBe(200);
    expect((await near(id)).deals_left).toBe(38);
  });

  it('is what was issued and what is left, whoever claims while it is changed', async () => {
    const id = await deals.made({ total: 12 });
    const people = await Promise.all(Array.from({ length: 20 }, () => addHolder(api)));
    const sizes = [8, 20, 6, 15, 10];
    await Promise.all([
      ...people.map((person) => person.claim(id)),
      ...sizes.map((total) => deals.change(id, { total })),
    ]);
    const [row] = await api.sql<{ total: number; left: number; held: number }>(
      `select total, deals_left as left, (select count(*)::int from held_coupons where campaign_id = c.id) as held
       from campaigns c where id = $1`,
      [id],
    );
    expect(row!.held + row!.left).toBe(row!.total);
  });
});

describe('what was claimed', () => {
  const then = {
    title: '30% off silk',
    description: 'All of it',
    terms: 'Not on Mondays',
    saving: { kind: 'percent' as const, amount: 30 },
    minimum_bill_rupees: 1000,
    offline_limit: 5,
  };
  const now = {
    title: '5% off cotton',
    description: 'Some of it',
    terms: 'Never',
    saving: { kind: 'percent' as const, amount: 5 },
    minimum_bill_rupees: 9000,
    ends_on: '2026-11-16',
    use_hours: { days: ['wed' as const], from: '03:00', to: '04:00' },
    offline_limit: 5,
  };

  it('keeps its terms, for its holder and at the till', async () => {
    const id = await deals.made(then);
    const { coupon } = await claimed(meera, id);
    api.clock.advance(MINUTE);
    expect((await deals.change(id, now)).status).toBe(200);
    api.clock.advance(MINUTE);
    const later = await claimed(await addHolder(api), id);

    expect((await meera.coupon(coupon.id)).body.result).toMatchObject({
      campaign: { title: then.title, description: then.description },
      terms: then.terms,
      use_hours: null,
      minimum_bill_rupees: 1000,
      coupon: { expiry_date: '2026-11-30T18:29:59.999Z' },
    });
    expect(await seen(id)).toMatchObject({ campaign: { title: now.title }, terms: 'Never' });
    expect(await look(coupon.code)).toMatchObject({
      title: then.title,
      terms: then.terms,
      minimum_bill_rupees: 1000,
      refusal: null,
    });
    expect(await look(later.coupon.code)).toMatchObject({
      title: now.title,
      refusal: { code: 'NOT_NOW', msg: 'This coupon can be used Wed, 3 am to 4 am.' },
    });
    const taken = await take(coupon.code, { bill_rupees: 2000 });
    expect(taken.body.result).toMatchObject({ title: then.title, saving_rupees: 600 });
  });

  it('keeps those of its own time, whatever came after, also in other hands', async () => {
    const id = await deals.made({ title: 'First' });
    const [first, second, third] = [meera, await addHolder(api), await addHolder(api)];
    const own = [await claimed(first, id)];
    for (const [title, holder] of [
      ['Second', second],
      ['Third', third],
    ] as const) {
      api.clock.advance(MINUTE);
      await deals.change(id, { title });
      api.clock.advance(MINUTE);
      own.push(await claimed(holder, id));
    }
    const friend = await addHolder(api);
    const offered = await first.offer(own[0]!.coupon.id);
    const accepted = await friend.accept({ token: tokenIn(offered.body.result.link) });
    const titles = [
      accepted.body.result.coupon.campaign.title,
      ...(await Promise.all(
        own.slice(1).map(async ({ coupon }) => (await look(coupon.code)).title),
      )),
    ];
    expect(titles).toEqual(['First', 'Second', 'Third']);
  });

  it('is shown alive to tills without a connection with the number of its terms', async () => {
    const id = await deals.made(then);
    const { coupon } = await claimed(meera, id);
    api.clock.advance(MINUTE);
    await deals.change(id, now);
    const { body } = await call(api, 'GET', '/till/offline', shop.till.headers);
    const kept = body.result.campaigns.find((campaign: any) => campaign.id === id);
    expect(kept).toMatchObject({ edition: 1, title: now.title, use_hours: now.use_hours });
    expect(kept.earlier).toEqual([
      {
        edition: 0,
        title: then.title,
        terms: then.terms,
        saving: then.saving,
        minimum_bill_rupees: 1000,
        use_hours: null,
        starts_at: '2026-11-14T18:30:00.000Z',
        ends_at: '2026-11-30T18:29:59.999Z',
      },
    ]);
    const phone = await openPhone(api, meera);
    await phone.refresh();
    const entry = {
      id: randomUUID(),
      code: await phone.show(coupon.id),
      taken_at: api.clock.now().toISOString(),
      staff_id: shop.staffId,
      bill_rupees: 1000,
    };
    const told = await call(api, 'POST', '/till/sync', shop.till.headers, { redemptions: [entry] });
    expect(told.body.result.results[0]).toMatchObject({ outcome: 'taken' });
  });

  it('stays good when the deal is ended, of which nobody gets another one', async () => {
    const id = await deals.made({ offline_limit: 3 });
    const { coupon } = await claimed(meera, id);
    api.clock.advance(MINUTE);
    expect([(await deals.end(id)).status, (await deals.end(id)).status]).toEqual([200, 200]);
    api.clock.advance(MINUTE);
    expect(await near(id)).toBeUndefined();
    expect(refusalOf(await (await addHolder(api)).claim(id))[1]).toBe('EXPIRED');
    const { body } = await call(api, 'GET', '/till/offline', shop.till.headers);
    const kept = body.result.campaigns.find((campaign: any) => campaign.id === id);
    expect(kept.earlier).toHaveLength(1);
    expect((await meera.coupon(coupon.id)).body.result.state).toBe('ready');
    expect((await take(coupon.code)).status).toBe(200);
  });

  it('can be used where it was claimed: a store that gave coupons out stays', async () => {
    const branch = await addStore(api);
    await api.sql(
      `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
      [shop.owner.id, branch],
    );
    const id = await deals.made({ store_ids: [storeId, branch] });
    expect((await deals.change(id)).status).toBe(200);
    await deals.change(id, { store_ids: [storeId, branch] });
    await claimed(meera, id);
    expect(refusalOf(await deals.change(id))[2]).toBe(
      'People hold coupons of this deal: stores can be added, not taken away.',
    );
  });

  it('keeps its terms whoever changes them, an import as well as an owner', async () => {
    const id = await deals.made({ title: 'As it was' });
    const { coupon } = await claimed(meera, id);
    await api.sql(`update campaigns set title = 'Imported anew' where id = $1`, [id]);
    expect((await meera.coupon(coupon.id)).body.result.campaign.title).toBe('As it was');
  });
});

describe('days and hours of use', () => {
  it('are those of the store, at tills and for points of sale', async () => {
    const [london, other] = [
      await addStore(api, { timeZone: 'Europe/London' }),
      await addStore(api),
    ];
    for (const id of [london, other]) {
      await api.sql(
        `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
        [shop.owner.id, id],
      );
    }
    // Noon in Bengaluru is half past six in London.
    const id = await deals.made({
      use_hours: { days: ['sun', 'mon'], from: '11:00', to: '15:00' },
      store_ids: [storeId, london, other],
    });
    const { coupon } = await claimed(meera, id);
    expect(refusalOf(await redeem(api, coupon.code, london))).toEqual([
      409,
      'NOT_NOW',
      'This coupon can be used Mon, Sun, 11 am to 3 pm.',
    ]);
    expect((await redeem(api, coupon.code, other)).status).toBe(200);
  });

  it('are judged offline as of the moment of taking', async () => {
    const id = await deals.made({
      use_hours: { days: ['sun', 'mon'], from: '11:00', to: '15:00' },
      offline_limit: 5,
    });
    const phone = await openPhone(api, meera);
    const { coupon } = await claimed(meera, id);
    await phone.refresh();
    const noon = api.clock.now();
    const entry = async (at: Date) => ({
      id: randomUUID(),
      code: await phone.show(coupon.id, at),
      taken_at: at.toISOString(),
      staff_id: shop.staffId,
    });
    const evening = new Date(noon.getTime() + 6 * HOUR);
    const entries = [await entry(evening), await entry(noon)];
    api.clock.advance(DAY);
    const told = await call(api, 'POST', '/till/sync', shop.till.headers, {
      redemptions: entries.slice(0, 1),
    });
    expect(told.body.result.results[0]).toMatchObject({ outcome: 'conflict', why: 'not_then' });
    const again = await call(api, 'POST', '/till/sync', shop.till.headers, {
      redemptions: entries.slice(1),
    });
    expect(again.body.result.results[0]).toMatchObject({ outcome: 'taken' });
  });
});

describe('what was typed of a deal', () => {
  const drafts = async () => (await deals.ask('GET', 'drafts')).body.result.drafts;

  it('is kept as it was typed, until it is made or removed', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const form = { ...emptyForm, title: 'Half ty', total: 'ten' };
    expect((await deals.ask('PUT', `drafts/${id}`, form)).status).toBe(200);
    api.clock.advance(MINUTE);
    await deals.ask('PUT', `drafts/${other}`, emptyForm);
    await deals.ask('PUT', `drafts/${other}`, { ...emptyForm, title: 'Other' });
    expect((await drafts()).map((draft: any) => draft.form.title)).toEqual(['Other', 'Half ty']);
    await deals.make({}, id);
    // An answer to what was typed last comes in late.
    await deals.ask('PUT', `drafts/${id}`, form);
    expect((await drafts()).map((draft: any) => draft.id)).toEqual([other]);
    expect((await deals.ask('DELETE', `drafts/${other}`)).status).toBe(200);
    expect(await drafts()).toEqual([]);
  });

  it('is the store’s own, and not without end', async () => {
    const there = await addStore(api);
    const { headers } = await addAtStore(api, there, 'owner');
    const own = dealsOf(api, there, headers);
    const put = () => own.ask('PUT', `drafts/${randomUUID()}`, emptyForm);
    const answers = [];
    for (let nth = 0; nth < 51; nth++) answers.push((await put()).status);
    expect(answers.filter((status) => status !== 200)).toEqual([429]);
    expect(await drafts()).toEqual([]);
    expect((await own.ask('GET', 'drafts')).body.result.drafts).toHaveLength(50);
  });
});
