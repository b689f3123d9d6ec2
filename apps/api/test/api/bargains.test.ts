import { bidMessages } from '@baeon/contracts/deal-raise/bargains';
import {
  bargainDetailResult,
  storeBargainSchema,
  type UnansweredBargain,
  unansweredBargainSchema,
} from '@baeon/contracts/deal-raise/bargains-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBargainer, addBidder, bargainOf, bidding, onePrice } from '../support/bargains.ts';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call, openShop } from '../support/counter.ts';
import { addHolder, redeem, refusalOf } from '../support/coupon-holders.ts';
import { SRINAGAR } from '../support/demo-places.ts';
import { addProduct } from '../support/products.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876543210';

let api: TestApi;
let operator: Awaited<ReturnType<typeof addHolder>>;
let links = 0;
const newLink = () => `https://shop.example/phones/${++links}`;

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  operator = await addHolder(api, 'Olga');
  await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, OPERATOR]);
});

/** A person with a raised deal, and two stores that bid for it. */
async function bargain(link = newLink()) {
  const [asha, near, far] = [
    await addBargainer(api),
    await addBidder(api, { name: 'Near' }),
    await addBidder(api, { name: 'Far', latitude: 12.98 }),
  ];
  const dealId = await asha.raised(link, { comment: 'Blue, please' });
  return { asha, near, far, dealId, bargainId: await bargainOf(api, dealId), link };
}

describe('a raised deal', () => {
  it('reaches the stores of its category in the served area, and says nothing of who it is', async () => {
    const { asha, near, dealId, bargainId, link } = await bargain();
    const own = (await near.bargains()).find(({ id }) => id === bargainId);
    expect(storeBargainSchema.parse(own)).toEqual({
      id: bargainId,
      title: `shop.example · ${link.split('/').at(-1)}`,
      product: null,
      product_url: link,
      category_id: 'Mobile stores',
      comments: ['Blue, please'],
      people: 1,
      state: 'raised',
      km: 1,
      raised_at: api.clock.now().toISOString(),
      bid: null,
      counters: [],
    });
    expect(JSON.stringify(own)).not.toContain(asha.number);
    expect(JSON.stringify(own)).not.toContain(dealId);
    const sofas = await addBidder(api, { category: 'Furniture/Home Appliances' });
    const away = await addBidder(api, SRINAGAR);
    for (const other of [sofas, away]) {
      expect((await other.bargains()).some(({ id }) => id === bargainId)).toBe(false);
      expect(refusalOf(await other.bid(bargainId, onePrice(100)))).toEqual([
        404,
        'NOT_FOUND',
        bidMessages.notReached,
      ]);
    }
  });

  it('waits in the list of operators until a store has answered, with the stores that could', async () => {
    const { near, far, dealId, bargainId } = await bargain();
    const { headers } = operator;
    const listed = async () => {
      const all: UnansweredBargain[] = [];
      for (let cursor: string | null = '0'; cursor;) {
        const { body } = await call(api, 'GET', `/bargains?limit=50&cursor=${cursor}`, headers);
        all.push(...(body.result as UnansweredBargain[]));
        cursor = (body as unknown as { next_cursor: string | null }).next_cursor;
      }
      return all;
    };
    const all = await listed();
    expect(all.map(({ raised_at }) => raised_at)).toEqual(
      all.map(({ raised_at }) => raised_at).sort(),
    );
    const own = all.find(({ id }) => id === bargainId)!;
    expect(unansweredBargainSchema.parse(own)).toMatchObject({
      people: 1,
      category_id: 'Mobile stores',
    });
    expect(own.stores).toHaveLength(3);
    expect(own.stores.map(({ id }) => id)).toContain(near.storeId);
    expect(JSON.stringify(own)).not.toContain(dealId);
    expect(refusalOf(await call(api, 'GET', '/bargains?cursor=x', headers))).toEqual([
      400,
      'INVALID_INPUT',
      expect.any(String),
    ]);

    await far.bid(bargainId, onePrice(100));
    expect((await listed()).some(({ id }) => id === bargainId)).toBe(false);
  });

  it('is listed by what is nearest, page by page', async () => {
    const store = await addBidder(api, { latitude: 12.9 });
    const [asha, all] = [await addBargainer(api), [] as string[]];
    for (const latitude of [12.95, 12.91, 12.93]) {
      all.push(await bargainOf(api, await asha.raised(newLink(), { latitude })));
    }
    const wanted = [all[1], all[2], all[0]];
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const path = `/stores/${store.storeId}/bargains?limit=1${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await call(api, 'GET', path, store.owner.headers);
      seen.push(...(body.result as { id: string }[]).map(({ id }) => id));
      cursor = (body as unknown as { next_cursor: string | null }).next_cursor;
    } while (cursor);
    expect(seen.filter((id) => all.includes(id))).toEqual(wanted);
    expect(
      (await call(api, 'GET', `/stores/${store.storeId}/bargains?cursor=x`, store.owner.headers))
        .status,
    ).toBe(400);
  });

  it('of a product of ours is called by its name', async () => {
    const id = await addProduct(api, { name: 'Nova 5G', productUrl: 'https://shop.example/nova' });
    const { near, bargainId } = await bargain('https://shop.example/nova?utm_source=x');
    const own = (await near.bargains()).find((one) => one.id === bargainId);
    expect(own).toMatchObject({ title: 'Nova 5G', product: { name: 'Nova 5G' } });
    expect(id).toBeTruthy();
  });
});

describe('a bid', () => {
  it('is told to the one who raised, who compares offers, the cheapest first', async () => {
    const { asha, near, far, dealId, bargainId } = await bargain();
    const dear = await near.made(bargainId, onePrice(22_000, { note: 'With a case' }));
    const cheap = await far.made(bargainId, onePrice(21_500));
    const { result } = (await asha.detail(dealId)).body;
    expect(bargainDetailResult.parse(result)).toEqual(result);
    expect(result.deal).toMatchObject({ state: 'offered', offers: 2, people: 1 });
    expect(result.offers.map(({ id }: { id: string }) => id)).toEqual([cheap, dear]);
    expect(result.offers[1]).toMatchObject({
      note: 'With a case',
      store: { name: 'Near', honoured: 0, shown: 0 },
      ends_at: '2026-11-18T18:29:59.999Z',
      use_until: '2026-11-25T18:29:59.999Z',
      settled_at_once: true,
      mine: null,
    });
    expect(await asha.told()).toEqual(['bid_made', 'bid_made']);
    expect((await asha.detail(cheap)).body.result.deal.id).toBe(dealId);
    expect((await (await addBargainer(api)).detail(dealId)).status).toBe(404);
  });

  it('is edited by another in its place, withdrawn before it is accepted, and twice is once', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const first = await near.made(bargainId, onePrice(22_000));
    expect(await near.made(bargainId, onePrice(22_000))).toBe(first);
    const second = await near.made(bargainId, onePrice(21_000));
    expect((await asha.offers(dealId)).map(({ id }) => id)).toEqual([second]);
    expect(refusalOf(await asha.accept(dealId, first))).toEqual([
      410,
      'EXPIRED',
      bidMessages.changed,
    ]);
    expect((await near.withdraw(second)).status).toBe(200);
    expect((await near.withdraw(second)).status).toBe(200);
    expect(await asha.offers(dealId)).toEqual([]);
    expect((await asha.detail(dealId)).body.result.deal.state).toBe('raised');
    expect(refusalOf(await asha.accept(dealId, second))[2]).toBe(bidMessages.gone);
  });

  it('is made by operators for a store, and the record says who it was', async () => {
    const { near, bargainId } = await bargain();
    const asOperator = bidding(api, near.storeId, operator);
    const id = await asOperator.made(bargainId, onePrice(20_000));
    await asOperator.withdraw(id);
    const { body } = await call(api, 'GET', `/stores/${near.storeId}/acts`, near.owner.headers);
    expect(body.result).toMatchObject([
      { act: 'bid_withdrawn', person: 'Olga' },
      { act: 'bid_made', person: 'Olga' },
    ]);
  });

  it.each([
    [
      'worse steps',
      {
        steps: [
          { from: 1, amount: 5 },
          { from: 2, amount: 6 },
        ],
      },
    ],
    [
      'fewer takers',
      {
        steps: [
          { from: 3, amount: 6 },
          { from: 3, amount: 5 },
        ],
      },
    ],
    ['a step out of reach', { steps: [{ from: 11, amount: 5 }] }],
    ['more than a hundred percent', { kind: 'percent', steps: [{ from: 1, amount: 101 }] }],
    ['no step', { steps: [] }],
    ['an amount that is none', { steps: [{ from: 1, amount: 0.5 }] }],
    ['a note that is none', { note: 'x\u0000' }],
    ['too long', { days: 15 }],
  ])('is refused with %s', async (_what, wrong) => {
    const { near, bargainId } = await bargain();
    const body = { ...onePrice(5, { how_many: 10 }), ...wrong } as never;
    expect((await near.bid(bargainId, body)).status).toBe(400);
  });

  it('is one of ten for a bargain in a day', async () => {
    const { near, bargainId } = await bargain();
    for (let nth = 0; nth < 10; nth++) await near.made(bargainId, onePrice(100 + nth));
    expect((await near.bid(bargainId, onePrice(99))).status).toBe(429);
  });
});

describe('accepting', () => {
  it('gives a coupon that the till takes for the price that was promised', async () => {
    const { asha, dealId, bargainId } = await bargain();
    const storeId = await addStore(api);
    const shop = await openShop(api, storeId);
    const store = bidding(api, storeId, shop.owner);
    const bidId = await store.made(bargainId, onePrice(21_999, { note: 'With a case' }));
    const { status, body } = await asha.accept(dealId, bidId);
    expect([status, body.result.msg]).toEqual([200, bidMessages.accepted]);
    expect(body.result.deal).toMatchObject({ state: 'closed', closed_for: 'accepted' });
    expect(body.result.offers).toMatchObject([{ id: bidId, mine: 'accepted' }]);
    const { result: held } = (await asha.coupon(body.result.coupon_id)).body;
    const title = expect.stringMatching(/ at ₹21,999$/);
    expect(held).toMatchObject({
      source: 'bid',
      state: 'ready',
      limited: false,
      coupon: { is_claimed: true },
      campaign: { title, description: 'With a case' },
      store_id: storeId,
    });
    const { code } = held.coupon;
    const look = await call(api, 'POST', '/look', shop.atTill, { code });
    expect(look.body.result).toMatchObject({ title, refusal: null, description: 'With a case' });
    const taken = await call(api, 'POST', '/redeem', shop.atTill, { code });
    expect([taken.status, taken.body.result.title]).toEqual([200, held.campaign.title]);
    const other = await addStore(api);
    expect((await redeem(api, code, other)).status).toBe(403);
    const offline = await call(api, 'GET', '/till/offline', shop.till.headers);
    expect(offline.body.result.campaigns).toContainEqual(
      expect.objectContaining({ title, offline_limit: 1, paused: false }),
    );
  });

  it('states a saving as deals do', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(1500, { kind: 'rupees' }));
    const { coupon_id } = (await asha.accept(dealId, bidId)).body.result;
    const [row] = await api.sql<object>(
      `select kind, saving_kind, saving_amount, total, deals_left, title ~ ': ₹1,500 off$' as named
       from campaigns c join held_coupons h on h.campaign_id = c.id where h.id = $1`,
      [coupon_id],
    );
    expect(row).toEqual({
      kind: 'bid',
      saving_kind: 'rupees',
      saving_amount: 1500,
      total: 1,
      deals_left: 0,
      named: true,
    });
  });

  it('twice gives the same coupon, and others are told', async () => {
    const { asha, near, far, dealId, bargainId } = await bargain();
    const lost = await far.made(bargainId, onePrice(23_000));
    const bidId = await near.made(bargainId, onePrice(22_000));
    const answers = await Promise.all([1, 2, 3].map(() => asha.accept(dealId, bidId)));
    const ids = new Set(answers.map(({ body }) => body.result.coupon_id));
    expect([ids.size, answers.map(({ status }) => status)]).toEqual([1, [200, 200, 200]]);
    expect((await asha.coupons()).body.result).toHaveLength(1);
    expect(await toldOf(near.owner.id)).toEqual(['bid_accepted']);
    expect(await toldOf(far.owner.id)).toEqual(['bid_over']);
    expect(refusalOf(await asha.accept(dealId, lost))).toEqual([
      410,
      'EXPIRED',
      bidMessages.closed,
    ]);
    expect(await bidStateOf(lost)).toBe('lost');
    expect((await near.bargains()).some(({ id }) => id === bargainId)).toBe(false);
  });

  it('of two offers at once is of exactly one', async () => {
    for (let round = 0; round < 5; round++) {
      const { asha, near, far, dealId, bargainId } = await bargain();
      const bids = [
        await near.made(bargainId, onePrice(23_000)),
        await far.made(bargainId, onePrice(22_000)),
      ];
      const answers = await Promise.all(bids.map((bid) => asha.accept(dealId, bid)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect((await asha.coupons()).body.result).toHaveLength(1);
    }
  });

  it('of a bid that is withdrawn or changed meanwhile has one outcome', async () => {
    for (let round = 0; round < 5; round++) {
      const { asha, near, dealId, bargainId } = await bargain();
      const bidId = await near.made(bargainId, onePrice(23_000));
      const other =
        round % 2 ? near.withdraw(bidId) : near.bid(bargainId, onePrice(24_000, { days: 1 }));
      const [accepted, changed] = await Promise.all([asha.accept(dealId, bidId), other]);
      const outcome = [accepted.status === 200, changed.status === 200];
      expect(outcome.filter(Boolean)).toHaveLength(1);
      expect((await asha.coupons()).body.result).toHaveLength(accepted.status === 200 ? 1 : 0);
    }
  });

  it('of an expired bid is refused, before any sweep', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(22_000, { days: 0 }));
    api.clock.advance(DAY);
    expect(refusalOf(await asha.accept(dealId, bidId))).toEqual([
      410,
      'EXPIRED',
      bidMessages.expired,
    ]);
    expect(await asha.offers(dealId)).toEqual([]);
    await api.context.keepBargains();
    expect(await bidStateOf(bidId)).toBe('over');
    expect((await asha.detail(dealId)).body.result.deal.state).toBe('raised');
  });

  it('is for nobody else: neither claimed, found, passed on nor paused', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(22_000, { how_many: 5 }));
    const { coupon_id } = (await asha.accept(dealId, bidId)).body.result;
    const [{ id }] = (await api.sql<{ id: string }>(
      'select campaign_id as id from bids where id = $1',
      [bidId],
    )) as [{ id: string }];
    const eve = await addBargainer(api);
    expect((await eve.claim(id)).status).toBe(404);
    expect((await api.get(`/api/coupons/${id}`)).status).toBe(404);
    expect((await eve.accept(dealId, bidId)).status).toBe(404);
    expect((await asha.offer(coupon_id)).status).toBe(403);
    const campaign = `/stores/${near.storeId}/campaigns/${id}`;
    expect((await call(api, 'PATCH', campaign, near.owner.headers, { paused: true })).status).toBe(
      404,
    );
  });

  it('stays what it was after the account of the one who accepted is gone', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(22_000));
    await asha.accept(dealId, bidId);
    await api.sql('select return_coupons($1, now())', [asha.id]);
    await api.sql('delete from users where id = $1', [asha.id]);
    expect(await bidStateOf(bidId)).toBe('settled');
  });
});

describe('a price that a shopper names', () => {
  it('is answered by a new bid or by no, and is named once to a store', async () => {
    const { asha, near, far, dealId, bargainId } = await bargain();
    const bids = [
      await near.made(bargainId, onePrice(23_000)),
      await far.made(bargainId, onePrice(22_000)),
    ] as const;
    expect((await asha.counter(dealId, bids[0], 23_000)).status).toBe(400);
    const { body } = await asha.counter(dealId, bids[0], 21_000);
    expect(body.result.deal.state).toBe('bargaining');
    expect((await asha.counter(dealId, bids[0], 21_000)).status).toBe(200);
    expect(refusalOf(await asha.counter(dealId, bids[0], 20_500))).toEqual([
      409,
      'ALREADY_SAID',
      bidMessages.counteredOnce,
    ]);
    await asha.counter(dealId, bids[1], 20_000);
    expect(await toldOf(near.owner.id)).toEqual(['counter_made']);

    const asked = (await far.bargains()).find(({ id }) => id === bargainId)!;
    expect(asked).toMatchObject({ state: 'bargaining', counters: [{ price_rupees: 20_000 }] });
    expect((await near.refuse(asked.counters[0]!.id)).status).toBe(404);
    expect((await far.refuse(asked.counters[0]!.id)).status).toBe(200);
    expect((await far.refuse(asked.counters[0]!.id)).status).toBe(404);
    expect(await asha.told()).toContain('counter_refused');

    const better = await near.made(bargainId, onePrice(21_000));
    const offers = await asha.offers(dealId);
    expect(offers).toMatchObject([
      { id: better, counter: { price_rupees: 21_000, state: 'answered' } },
      { id: bids[1], counter: { price_rupees: 20_000, state: 'refused' } },
    ]);
    expect((await asha.detail(dealId)).body.result.deal.state).toBe('offered');
    expect((await asha.counter(dealId, better, 20_000)).status).toBe(409);
  });
});

describe('a raised deal ends', () => {
  it('by the shopper, and the stores are told', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(22_000));
    const { body } = await asha.close(dealId);
    expect(body.result.deal).toMatchObject({ state: 'closed', closed_for: 'by_shopper' });
    expect((await asha.close(dealId)).status).toBe(200);
    expect(await toldOf(near.owner.id)).toEqual(['bid_over']);
    expect(await bidStateOf(bidId)).toBe('lost');
  });

  it('by declining it goes on with the others', async () => {
    const { asha, near, dealId, bargainId } = await bargain();
    const bidId = await near.made(bargainId, onePrice(22_000));
    const { body } = await asha.decline(dealId, bidId);
    expect(body.result.deal).toMatchObject({ state: 'raised', offers: 0 });
    expect((await asha.decline(dealId, bidId)).status).toBe(200);
    expect((await asha.accept(dealId, bidId)).status).toBe(200);
  });

  it('after two weeks in which nobody came to terms', async () => {
    const { asha, dealId, bargainId } = await bargain();
    api.clock.advance(14 * DAY + 1);
    await api.context.keepBargains();
    expect((await asha.detail(dealId)).body.result.deal).toMatchObject({
      state: 'closed',
      closed_for: 'over',
    });
    const [row] = await api.sql<object>('select state from bargains where id = $1', [bargainId]);
    expect(row).toEqual({ state: 'closed' });
  });
});

describe('owners', () => {
  it('are told of what is wanted near them, together and once in an hour', async () => {
    const quiet = await startTestApi();
    const store = await addBidder(quiet);
    const asha = await addBargainer(quiet);
    await asha.raised(newLink());
    await asha.raised(newLink());
    await quiet.context.keepBargains();
    const told = () =>
      quiet.sql(`select from news where user_id = $1 and kind = 'bargain_near'`, [store.owner.id]);
    expect(await told()).toHaveLength(2);
    await asha.raised(newLink());
    await quiet.context.keepBargains();
    expect(await told()).toHaveLength(2);
    quiet.clock.advance(DAY / 24 + 1);
    await quiet.context.keepBargains();
    expect(await told()).toHaveLength(3);
    const list = await quiet.get(
      `/api/baeon-user/${store.owner.id}/notifications`,
      store.owner.headers,
    );
    expect(list.body.result.notifications[0]).toMatchObject({
      kind: 'bargain_near',
      path: `/counter/me/stores/${store.storeId}?show=bargains`,
    });
  });

  it('are told nothing where they switched it off, nor of their own wishes', async () => {
    const quiet = await startTestApi();
    const [store, loud] = [await addBidder(quiet), await addBidder(quiet)];
    const settings = { method: 'PUT' as const, url: `/api/baeon-user/${store.owner.id}/news` };
    await quiet.app.inject({
      ...settings,
      headers: store.owner.headers,
      payload: { bargains: false },
    });
    await (await addBargainer(quiet)).raised(newLink());
    await quiet.context.keepBargains();
    const rows = await quiet.sql<object>('select user_id from news');
    expect(rows).toEqual([{ user_id: loud.owner.id }]);
  });

  it('hear of what was raised before there were bargains', async () => {
    const { near, dealId, bargainId } = await bargain();
    await api.sql('update raised_deals set bargain_id = null where id = $1', [dealId]);
    await api.context.keepBargains();
    const again = await bargainOf(api, dealId);
    expect(again).toBe(bargainId);
    expect((await near.bargains()).some(({ id }) => id === again)).toBe(true);
  });
});

describe('limits', () => {
  it('let nobody raise more than twenty deals in a day', async () => {
    const asha = await addBargainer(api);
    for (let nth = 0; nth < 20; nth++) await asha.raised(newLink());
    expect(refusalOf(await asha.raise(newLink()))).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      bidMessages.raisedToday,
    ]);
    api.clock.advance(DAY);
    expect((await asha.raise(newLink())).status).toBe(200);
  });

  it('give staff and other owners no part in it', async () => {
    const { near, far, bargainId } = await bargain();
    const staff = await addAtStore(api, near.storeId, 'staff');
    const own = bidding(api, near.storeId, staff);
    expect((await own.bid(bargainId, onePrice(1))).status).toBe(403);
    const id = await near.made(bargainId, onePrice(100));
    expect((await far.withdraw(id)).status).toBe(404);
  });
});

/** Without what each minute tells of what is new near a store. */
async function toldOf(userId: string): Promise<string[]> {
  const rows = await api.sql<{ kind: string }>(
    `select kind from news where user_id = $1 and kind <> 'bargain_near' order by noted_at, kind`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

async function bidStateOf(id: string): Promise<string> {
  const [row] = await api.sql<{ state: string }>('select state from bids where id = $1', [id]);
  return row!.state;
}
