import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUseStreams } from '../../src/features/honour/use-streams.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, type CouponHolder } from '../support/coupon-holders.ts';
import { call, openShop } from '../support/counter.ts';
import { listen, newsWire, titles } from '../support/push-subscribers.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { eventually } from '../support/eventually.ts';
import { HOUR, startTestApi, type TestApi } from '../support/test-api.ts';
import { openEvents } from '../support/use-events.ts';

let api: TestApi;
/** Another process of the same installation. */
let other: TestApi;
let service: PushService;
let url: string;
let otherUrl: string;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let meera: CouponHolder;
beforeAll(async () => {
  service = await startPushService();
  api = await startCouponApi({
    env: { PUSH_HOSTS: service.host },
    overrides: { pushGateway: service.gateway },
  });
  other = await startTestApi({
    databaseUrl: api.databaseUrl,
    env: { ROLE: 'api' },
    overrides: { clock: api.clock },
  });
  [url, otherUrl] = await Promise.all([
    api.app.listen({ port: 0, host: '127.0.0.1' }),
    other.app.listen({ port: 0, host: '127.0.0.1' }),
  ]);
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
  meera = await addHolder(api, 'Meera');
});

async function use(holder = meera) {
  const { coupon } = await claimed(holder, await addCampaign(api, { storeIds: [storeId] }));
  const { body } = await call(api, 'POST', '/redeem', shop.atTill, { code: coupon.code });
  return { couponId: coupon.id, id: body.result.redemption_id as string };
}
const undo = (id: string) => call(api, 'POST', `/redemptions/${id}/undo`, shop.atTill, {});
const own = (path: string, holder = meera) => `/api/baeon-user/${holder.id}/${path}`;

describe('an open app', () => {
  it('hears of a use and of its undoing at whatever process, until its person says that all is good', async () => {
    const [here, there] = [await openEvents(url, meera), await openEvents(otherUrl, meera)];
    expect([here.status, here.type]).toEqual([200, 'text/event-stream']);
    for (const app of [here, there]) expect(await app.next()).toEqual({ event: 'uses', uses: [] });
    const { couponId, id } = await use();
    const told = {
      id,
      coupon_id: couponId,
      store_id: storeId,
      store: 'Saree House',
      time_zone: 'Asia/Kolkata',
      at: api.clock.now().toISOString(),
      undone_at: null,
    };
    for (const app of [here, there]) expect((await app.next())!.uses).toMatchObject([told]);
    const stranger = await addHolder(api);
    const said = own(`uses/${id}/all-good`, stranger);
    expect((await api.post(said, {}, stranger.headers)).status).toBe(404);
    expect((await api.get(own('uses'), meera.headers)).body.result.uses).toMatchObject([told]);
    expect((await api.post(own(`uses/${id}/all-good`), {}, meera.headers)).status).toBe(200);
    for (const app of [here, there]) expect((await app.next())!.uses).toEqual([]);
    await undo(id);
    const undone = { ...told, undone_at: api.clock.now().toISOString() };
    for (const app of [here, there]) expect((await app.next())!.uses).toMatchObject([undone]);
    expect((await api.post(own(`uses/${id}/all-good`), {}, meera.headers)).status).toBe(200);
    for (const app of [here, there]) expect((await app.next())!.uses).toEqual([]);
    for (const app of [here, there]) app.close();
  });

  it('ends with the session, and where a fifth of one person takes its place', async () => {
    const asha = await addHolder(api);
    const apps = [];
    for (let nth = 0; nth < 5; nth++) {
      const app = await openEvents(url, asha);
      expect((await app.next())!.event).toBe('uses');
      apps.push(app);
    }
    expect((await apps[0]!.next())!.event).toBe('enough');
    expect(await apps[0]!.next()).toBeNull();
    await other.post('/api/baeon-user/logout', {}, asha.headers);
    for (const app of apps.slice(1)) expect(await app.next()).toBeNull();
    const { status } = await api.get(own('events', asha), asha.headers);
    expect(status).toBe(401);
    expect((await api.get(own('events', asha), meera.headers)).status).toBe(403);
  });

  it('is ended when its process is about to end, and holds up no stop', async () => {
    const leaving = await startTestApi({ databaseUrl: api.databaseUrl });
    const at = await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const app = await openEvents(at, meera);
    await app.next();
    leaving.context.readiness.drain();
    expect(await app.next()).toBeNull();
    const again = await leaving.get(own('events'), meera.headers);
    expect([again.status, again.body.result.code]).toEqual([503, 'BUSY']);
    await leaving.app.close();
  });

  it('is one of so many that a process has room for', async () => {
    const streams = createUseStreams({
      feed: { on() {}, isTrusted: () => true },
      usesOf: async (ids) => ids.map(() => []),
      isAlive: async () => true,
      log: api.context.log,
      most: 2,
    });
    const [first] = [streams.open('a', ''), streams.open('b', '')];
    expect(() => streams.open('c', '')).toThrow('There is no room for another one just now.');
    const closed = once(first!, 'close');
    first!.destroy();
    await closed;
    streams.open('c', '');
    streams.close();
  });
});

describe('whoever has no app open', () => {
  it('hears by push at once, in quiet hours too, and of nothing else in them', async () => {
    const asha = await addHolder(api);
    const wire = newsWire(api, asha.headers, asha.id);
    const device = await listen(wire, service);
    await wire.change({ quiet_from: 0, quiet_until: 23 });
    const { id } = await use(asha);
    await eventually(() => titles(device).length === 1);
    expect(device.received[0]).toMatchObject({
      message: {
        title: 'Your coupon was just used',
        body: expect.stringMatching(/ at Saree House$/),
      },
      urgency: 'high',
    });
    const passer = await addHolder(api);
    const { coupon } = await claimed(passer, await addCampaign(api, { storeIds: [storeId] }));
    await passer.offer(coupon.id, asha.number);
    await undo(id);
    await eventually(() => titles(device).length === 2);
    expect(titles(device)[1]).toBe('Undone: your coupon is yours again');
    const notifications = (await wire.notifications()).notifications as { kind: string }[];
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual([
      'coupon_back',
      'coupon_used',
      'pass_received',
    ]);
    await wire.markRead({ id: `coupon_used:${(await use(asha)).id}` });
    api.clock.advance(24 * HOUR);
    await wire.change({ quiet_from: 3, quiet_until: 3, used_coupons: false });
    await api.context.push.run();
    expect(titles(device)[2]).toBe('A coupon for you');
    await use(asha);
    await api.context.push.run();
    expect(titles(device)).toHaveLength(3);
  });
});
