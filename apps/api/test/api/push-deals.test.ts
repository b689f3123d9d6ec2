import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addHeldCoupon, addStore } from '../support/campaigns.ts';
import {
  addReader,
  follow,
  listen,
  startNewsApi,
  titles,
  type NewsReader,
} from '../support/push-subscribers.ts';
import type { PushService, TestDevice } from '../support/push-service.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let service: PushService;
let reader: NewsReader;
let device: TestDevice;
let shop: string;

beforeAll(async () => {
  ({ api, service } = await startNewsApi());
});
beforeEach(async () => {
  reader = await addReader(api);
  device = await listen(reader, service);
  shop = await addStore(api, { name: 'Sneaker Barn' });
  await follow(api, reader.id, shop);
  api.clock.advance(SECOND);
});

const run = () => api.context.push.run();
const inTime = (ms: number) => new Date(api.clock.now().getTime() + ms);
const deal = (sketch: Partial<Parameters<typeof addCampaign>[1]> = {}) =>
  addCampaign(api, { storeIds: [shop], title: 'Half the price', ...sketch });

describe('a new deal of a shop that somebody follows', () => {
  it('is told of once', async () => {
    const id = await deal({ startsAt: api.clock.now(), endsAt: inTime(HOUR) });
    await run();
    await run();
    api.clock.advance(MINUTE);
    await run();
    expect(service.problems).toEqual([]);
    expect(device.received).toEqual([
      {
        message: {
          title: 'New deal at Sneaker Barn',
          body: 'Half the price',
          url: `/coupon/${id}`,
          tag: `new-deal-${id}`,
        },
        ttl: HOUR / SECOND,
        urgency: 'low',
        topic: id.replaceAll('-', ''),
      },
    ]);
  });

  it('is told of when it begins, and not before', async () => {
    await deal({ startsAt: inTime(HOUR) });
    await run();
    expect(device.tries).toBe(0);
    api.clock.advance(HOUR);
    await run();
    expect(titles(device)).toEqual(['New deal at Sneaker Barn']);
  });

  it('counts from when it was entered, where that is later', async () => {
    await deal({ startsAt: inTime(-7 * DAY) });
    await run();
    expect(titles(device)).toEqual(['New deal at Sneaker Barn']);
  });

  it('is seen though the import that enters it ends after a run', async () => {
    const id = await deal();
    const entered = api.clock.now();
    await api.sql('delete from campaign_places where campaign_id = $1', [id]);
    api.clock.advance(5 * MINUTE);
    await run();
    await api.sql('insert into campaign_places (campaign_id, store_id) values ($1, $2)', [
      id,
      shop,
    ]);
    await run();
    expect(titles(device)).toEqual(['New deal at Sneaker Barn']);
    expect(api.clock.now().getTime()).toBeGreaterThan(entered.getTime());
  });

  it('shares a message with the others, of one shop or of several', async () => {
    await deal({ title: 'One' });
    await deal({ title: 'Two' });
    await run();
    const other = await addStore(api, { name: 'Book Nook' });
    await follow(api, reader.id, other);
    api.clock.advance(SECOND);
    await deal();
    await deal({ storeIds: [other] });
    await deal({ storeIds: [other, shop] });
    await run();
    expect(device.received.map(({ message: { title, body, url } }) => [title, body, url])).toEqual([
      [
        '2 new deals at Sneaker Barn',
        expect.stringMatching(/^(One|Two) and 1 more$/),
        '/baeon-home',
      ],
      [
        '3 new deals at shops you follow',
        expect.stringMatching(/^(Sneaker Barn, Book Nook|Book Nook, Sneaker Barn)$/),
        '/baeon-home',
      ],
    ]);
  });

  it('is news only to who followed before it began', async () => {
    const [late, stranger] = [await addReader(api), await addReader(api)];
    const devices = [await listen(late, service), await listen(stranger, service)];
    api.clock.advance(SECOND);
    await deal();
    await follow(api, late.id, shop);
    await run();
    expect(devices.map(titles)).toEqual([[], []]);
    expect(titles(device)).toHaveLength(1);
  });

  it('is news only to who had a device before it began', async () => {
    const late = await addReader(api);
    await follow(api, late.id, shop);
    api.clock.advance(SECOND);
    await deal();
    const lateDevice = await listen(late, service);
    await run();
    expect(titles(lateDevice)).toEqual([]);
  });

  it.each([
    ['sold out', { left: 0 }],
    [
      'over',
      { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-14T00:00:00Z') },
    ],
    ['given, and not to be claimed', { kind: 'greeting' as const }],
  ])('is not told of when %s', async (_why, sketch) => {
    await deal(sketch);
    await run();
    expect(device.tries).toBe(0);
  });

  it('is not told of to who claimed it already, or does not want to hear', async () => {
    const campaignId = await deal();
    await addHeldCoupon(api, { userId: reader.id, campaignId, code: `D-${campaignId}` });
    const deaf = await addReader(api);
    const silent = await listen(deaf, service);
    await follow(api, deaf.id, shop);
    await deaf.change({ new_deals: false });
    api.clock.advance(SECOND);
    await deal({ storeIds: [shop], left: 3 });
    await run();
    expect(titles(silent)).toEqual([]);
    expect(titles(device)).toEqual(['New deal at Sneaker Barn']);
  });

  it('is found among very many, for very many, a part at a time', async () => {
    const many = 1203;
    await api.sql(
      `with entered as (
         insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
         select 'Deal ' || n, $1, $1::timestamptz + interval '1 day', 5, 5, $1, $1
         from generate_series(1, $3::int) n returning id
       )
       insert into campaign_places (campaign_id, store_id) select id, $2 from entered`,
      [api.clock.now(), shop, many],
    );
    const second = await addReader(api);
    await api.sql(
      `insert into follows select $1, place_id, created_at from follows where user_id = $2`,
      [second.id, reader.id],
    );
    // To read in the app it is there for both, on a device for one.
    expect((await run()).noted).toBe(2 * many);
    const told = device.received.map(({ message }) => Number(/^\d+/.exec(message.title)![0]));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(many);
    expect(service.problems).toEqual([]);
    expect((await run()).noted).toBe(0);
  });

  it('is there to be read without a device, and no news to one that comes later', async () => {
    await api.sql('delete from push_subscriptions');
    const id = await deal();
    expect(await run()).toEqual({ noted: 1, sent: 0 });
    await listen(reader, service);
    expect(await run()).toEqual({ noted: 0, sent: 0 });
    expect(await reader.notifications()).toMatchObject({
      notifications: [{ kind: 'new_deal', store: 'Sneaker Barn', path: `/coupon/${id}` }],
      unread: 1,
    });
  });
});

describe('a deal that somebody saved', () => {
  const save = (campaignId: string, userId = reader.id) =>
    api.sql('insert into saved_deals values ($1, $2, $3)', [userId, campaignId, api.clock.now()]);

  it('is told of once when it ends within a day, and once when it is about to sell out', async () => {
    const [ending, low, fine] = [
      await deal({ endsAt: inTime(23 * HOUR), storeIds: [await addStore(api)] }),
      await deal({ left: 6, total: 60, storeIds: [await addStore(api)] }),
      await deal({
        left: 7,
        total: 60,
        endsAt: inTime(25 * HOUR),
        storeIds: [await addStore(api)],
      }),
    ];
    for (const id of [ending, low, fine]) await save(id);
    await run();
    await run();
    expect(device.received.map(({ message }) => [message.title, message.url])).toEqual([
      ['A deal you saved ends soon', `/coupon/${ending}`],
      ['A deal you saved is almost gone', `/coupon/${low}`],
    ]);
    api.clock.advance(2 * HOUR);
    await run();
    expect(titles(device).slice(2)).toEqual(['A deal you saved ends soon']);
    const { notifications } = await reader.notifications();
    const kinds = notifications.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['saved_ending', 'saved_ending', 'saved_low']);
  });

  it('is not told of to who holds it, switched it off or let it go', async () => {
    const [holder, deaf, fickle] = [
      await addReader(api),
      await addReader(api),
      await addReader(api),
    ];
    const campaignId = await deal({
      left: 2,
      endsAt: inTime(HOUR),
      storeIds: [await addStore(api)],
    });
    for (const { id } of [holder, deaf, fickle]) await save(campaignId, id);
    await addHeldCoupon(api, { userId: holder.id, campaignId, code: `H-${campaignId}` });
    await deaf.change({ saved_deals: false });
    await api.sql('delete from saved_deals where user_id = $1', [fickle.id]);
    expect((await run()).noted).toBe(0);
    for (const person of [holder, deaf, fickle]) {
      expect((await person.notifications()).unread).toBe(0);
    }
  });
});
