import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationSchema } from '@baeon/contracts/push/notifications-wire';
import { collectNotifications } from '../../src/features/push/collect-notifications.ts';
import { addCampaign, addHeldCoupon, addStore, type HeldSketch } from '../support/campaigns.ts';
import {
  addReader,
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
let made = 0;

beforeAll(async () => {
  ({ api, service } = await startNewsApi());
});
beforeEach(async () => {
  reader = await addReader(api);
  device = await listen(reader, service);
});

const run = () => api.context.push.run();
const inTime = (ms: number) => new Date(api.clock.now().getTime() + ms);

/** A coupon of the reader's for something at a shop. */
async function hold(
  ends: number,
  { shop = 'Sneaker Barn', ...sketch }: Partial<HeldSketch> & { shop?: string } = {},
): Promise<string> {
  const storeId = await addStore(api, { name: shop });
  const campaignId = await addCampaign(api, { storeIds: [storeId], title: 'Half the price' });
  const validUntil = inTime(ends);
  const coupon = { userId: reader.id, campaignId, code: `C${++made}`, validUntil, ...sketch };
  const id = await addHeldCoupon(api, coupon);
  await api.sql('update held_coupons set store_id = $2 where id = $1', [id, storeId]);
  return id;
}

describe('a coupon that is about to end', () => {
  it('is told of once, in a message that only the device can read', async () => {
    // Noon in Kolkata: tonight is less than a day away, and so is tomorrow morning.
    const id = await hold(HOUR * 22);
    await run();
    await run();
    api.clock.advance(HOUR);
    await run();
    expect(service.problems).toEqual([]);
    expect(device.received).toEqual([
      {
        message: {
          title: 'Your coupon ends tomorrow',
          body: 'Half the price at Sneaker Barn',
          url: `/user-coupon-profile?coupon=${id}`,
          tag: `ending-coupon-${id}`,
        },
        ttl: (HOUR * 22) / SECOND,
        urgency: 'normal',
        topic: id.replaceAll('-', ''),
      },
    ]);
  });

  it('is told of from a day before on, and not when it is over', async () => {
    await hold(DAY + MINUTE);
    await hold(0);
    await run();
    expect(titles(device)).toEqual([]);
    api.clock.advance(MINUTE);
    await run();
    expect(titles(device)).toEqual(['Your coupon ends tomorrow']);
  });

  it.each(['redeemed', 'expired', 'passed_on'] as const)(
    'is not told of when %s',
    async (state) => {
      await hold(HOUR, { state });
      await run();
      expect(device.tries).toBe(0);
    },
  );

  it('shares a message with the others', async () => {
    for (const shop of ['Book Nook', 'Sneaker Barn', 'Chai Point', 'Book Nook']) {
      await hold(HOUR * 2, { shop });
    }
    await run();
    expect(device.received.map(({ message }) => message)).toEqual([
      {
        title: '4 coupons end today',
        body: expect.stringMatching(/^.+, .+ and 1 more$/),
        url: '/user-coupon-profile',
        tag: expect.stringMatching(/^ending-coupon-/),
      },
    ]);
    await hold(HOUR * 3);
    await hold(HOUR * 20);
    await run();
    expect(titles(device)).toEqual(['4 coupons end today', '2 coupons end by tomorrow']);
  });

  it('reaches every device of its owner, and nobody else', async () => {
    const second = await listen(reader, service);
    const other = await listen(await addReader(api), service);
    await hold(HOUR);
    await run();
    expect([titles(device), titles(second), titles(other)]).toEqual([
      ['Your coupon ends today'],
      ['Your coupon ends today'],
      [],
    ]);
  });

  it('is not told of to who does not want it, until they do', async () => {
    await reader.change({ ending_coupons: false });
    await hold(HOUR);
    await run();
    expect(device.tries).toBe(0);
    await reader.change({ ending_coupons: true });
    await run();
    expect(titles(device)).toEqual(['Your coupon ends today']);
  });

  it('is told of in the language that its owner reads', async () => {
    await api.sql(`update users set language = 'kn' where id = $1`, [reader.id]);
    await hold(HOUR);
    await run();
    expect(titles(device)).toEqual(['ನಿಮ್ಮ ಕೂಪನ್ ಇಂದು ಮುಗಿಯುತ್ತದೆ']);
  });

  it('is there to be read, told to a first device that comes later, and read once it was', async () => {
    const person = await addReader(api);
    const id = await hold(HOUR * 22, { userId: person.id });
    await run();
    const [told] = (await person.notifications()).notifications;
    expect(notificationSchema.parse(told)).toEqual({
      id: `ending_coupon:${id}`,
      kind: 'ending_coupon',
      at: api.clock.now().toISOString(),
      read: false,
      title: 'Half the price',
      store: 'Sneaker Barn',
      until: inTime(HOUR * 22).toISOString(),
      time_zone: 'Asia/Kolkata',
      path: `/user-coupon-profile?coupon=${id}`,
    });
    const late = await listen(person, service);
    const later = await listen(person, service);
    await run();
    expect([titles(late).length, titles(later).length]).toEqual([1, 0]);
    expect((await person.markRead({ id: 'ending_coupon:7' })).status).toBe(404);
    expect((await person.markRead({})).status).toBe(400);
    expect((await person.markRead({ id: told.id })).body.result.unread).toBe(0);

    await hold(HOUR, { userId: person.id });
    await run();
    expect((await person.notifications()).unread).toBe(1);
    const before = new Date(api.clock.now().getTime() - 1).toISOString();
    expect((await person.markRead({ until: before })).body.result.unread).toBe(1);
    const until = api.clock.now().toISOString();
    expect((await person.markRead({ until })).body.result.unread).toBe(0);
    for (const path of ['notifications', 'notifications/unread']) {
      const url = `/api/baeon-user/${person.id}/${path}`;
      expect((await api.get(url, reader.headers)).status).toBe(403);
    }
  });

  it('is found however many people have a device', async () => {
    await api.sql(
      `with people as (
         insert into users (mobile_number, created_at)
         select 8000000000 + n, $1 from generate_series(1, 1100) n returning id
       ), signed_in as (
         insert into sessions (user_id, token_hash, created_at, last_used_at)
         select id, sha256(id::text::bytea), $1, $1 from people returning user_id, token_hash
       )
       insert into push_subscriptions
         (user_id, endpoint, p256dh, auth, time_zone, token_hash, created_at)
       select user_id, 'https://fcm.googleapis.com/' || user_id, '', '', 'UTC', token_hash, $1
       from signed_in`,
      [api.clock.now()],
    );
    await api.sql(`delete from held_coupons`);
    const campaignId = await addCampaign(api, { storeIds: [] });
    await api.sql(
      `insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select user_id, $1, 'many' || row_number() over (), 'claim', $2, $3
       from push_subscriptions s where endpoint like 'https://fcm%'`,
      [campaignId, inTime(HOUR), api.clock.now()],
    );
    expect(await collectNotifications(api.context.database.db, api.clock.now())).toBe(1100);
    await api.sql(`delete from push_subscriptions where endpoint like 'https://fcm%'`);
  });
});
