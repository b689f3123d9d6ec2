import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectNotifications } from '../../src/features/push/collect-notifications.ts';
import { addCampaign, addHeldCoupon, addStore } from '../support/campaigns.ts';
import {
  addReader,
  follow,
  listen,
  startNewsApi,
  startNewsApiFor,
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
let made = 0;

beforeAll(async () => {
  ({ api, service } = await startNewsApi());
  shop = await addStore(api, { name: 'Sneaker Barn' });
});
beforeEach(async () => {
  reader = await addReader(api);
  await reader.change({ quiet_from: 0, quiet_until: 0 });
  device = await listen(reader, service);
});

const run = (at: TestApi = api) => at.context.push.run();
const inTime = (ms: number) => new Date(api.clock.now().getTime() + ms);

async function hold(ends = 20 * HOUR): Promise<string> {
  const campaignId = await addCampaign(api, { storeIds: [shop] });
  const code = `N${++made}`;
  return addHeldCoupon(api, { userId: reader.id, campaignId, code, validUntil: inTime(ends) });
}

const waiting = () => api.sql('select * from news_deliveries where user_id = $1', [reader.id]);

/** Runs until the device is tried again; how many minutes that took. */
async function minutesUntilTry(): Promise<number> {
  const before = device.tries;
  for (let minutes = 1; minutes <= 24 * 60; minutes += 1) {
    api.clock.advance(MINUTE);
    const [due] = await api.sql<{ due: boolean }>(
      'select due_at <= $2 as due from push_subscriptions where endpoint = $1',
      [device.endpoint, api.clock.now()],
    );
    if (due?.due) await run();
    if (device.tries > before) return minutes;
  }
  return Infinity;
}

describe('a push service that', () => {
  it.each([404, 410])('says %s: the device is forgotten', async (status) => {
    device.reply = { status };
    const second = await listen(reader, service);
    await hold();
    await run();
    expect((await reader.read()).body.result.devices).toBe(1);
    expect(titles(second)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is broken delays and loses nothing, and is asked less and less often', async () => {
    device.reply = (tries) => ({ status: tries <= 3 ? 500 : 201 });
    await hold();
    await run();
    expect([device.tries, titles(device)]).toEqual([1, []]);
    await run();
    expect(device.tries).toBe(1);
    expect(await minutesUntilTry()).toBe(1);
    expect(await minutesUntilTry()).toBe(2);
    expect(await minutesUntilTry()).toBe(4);
    expect(titles(device)).toHaveLength(1);
    await run();
    expect(device.tries).toBe(4);
    expect(service.problems).toEqual([]);
    const [row] = await api.sql<object>(
      'select failures, due_at from push_subscriptions where endpoint = $1',
      [device.endpoint],
    );
    expect(row).toEqual({ failures: 0, due_at: null });
  });

  it('asks for a pause gets it', async () => {
    device.reply = (tries) =>
      tries === 1 ? { status: 429, headers: { 'retry-after': '1800' } } : { status: 201 };
    await hold();
    await run();
    expect(await minutesUntilTry()).toBe(30);
    expect(titles(device)).toHaveLength(1);
  });

  it.each(['hang', 'cut'] as const)('leaves us hanging (%s) is tried again', async (how) => {
    device.reply = (tries) => (tries === 1 ? how : { status: 201 });
    await hold();
    await run();
    expect(titles(device)).toEqual([]);
    await minutesUntilTry();
    expect(titles(device)).toHaveLength(1);
  });

  it('sends us elsewhere is not followed', async () => {
    const elsewhere = `${service.origin}/elsewhere`;
    device.reply = (tries) =>
      tries === 1 ? { status: 307, headers: { location: elsewhere } } : { status: 201 };
    await hold();
    await run();
    expect(service.strays).toEqual([]);
    await minutesUntilTry();
    expect([service.strays, titles(device).length]).toEqual([[], 1]);
  });

  it.each([400, 413])(
    'refuses a message (%s) is not asked again, but for the next',
    async (status) => {
      device.reply = (tries) => ({ status: tries === 1 ? status : 201 });
      await hold();
      await run();
      api.clock.advance(2 * HOUR);
      await run();
      expect(device.tries).toBe(1);
      await hold();
      await run();
      expect(titles(device)).toHaveLength(1);
    },
  );

  it('never answers again loses its device in the end', async () => {
    device.reply = { status: 503 };
    await hold();
    await run();
    await api.sql('update push_subscriptions set failures = 339 where endpoint = $1', [
      device.endpoint,
    ]);
    api.clock.advance(2 * HOUR);
    await run();
    expect((await reader.read()).body.result.devices).toBe(0);
  });

  it('has trouble keeps nobody else from hearing', async () => {
    device.reply = 'hang';
    const other = await addReader(api);
    const well = await listen(other, service);
    await hold();
    const campaignId = await addCampaign(api, { storeIds: [shop] });
    await addHeldCoupon(api, {
      userId: other.id,
      campaignId,
      code: `N${++made}`,
      validUntil: inTime(HOUR),
    });
    await run();
    expect(titles(well)).toHaveLength(1);
  });

  it('is named in the log, but not what it calls the device', async () => {
    device.reply = (tries) => [{ status: 500 }, { status: 400 }, { status: 410 }][tries - 1]!;
    await hold();
    await run();
    await minutesUntilTry();
    await hold();
    await run();
    const log = api.logged.join('');
    for (const text of ['news has to wait', 'news given up', 'a device has unsubscribed']) {
      expect(log).toContain(text);
    }
    expect(log).toContain(service.host);
    expect(log).not.toContain(device.endpoint.split('/').at(-1));
    expect(log).not.toContain(device.body().keys.auth);
  });
});

describe('what has to wait', () => {
  it('is sent only if it still holds then', async () => {
    device.reply = { status: 503 };
    const used = await hold();
    await hold(30 * SECOND);
    await run();
    expect(device.tries).toBe(1);
    await api.sql(`update held_coupons set state = 'redeemed', settled_at = $2 where id = $1`, [
      used,
      api.clock.now(),
    ]);
    device.reply = { status: 201 };
    api.clock.advance(HOUR);
    await run();
    expect(device.tries).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('is no deal that is over, sold out or of a shop that is followed no more', async () => {
    const shops = [await addStore(api), await addStore(api), await addStore(api)];
    for (const id of shops) await follow(api, reader.id, id);
    api.clock.advance(SECOND);
    device.reply = { status: 503 };
    await addCampaign(api, { storeIds: [shops[0]!], endsAt: inTime(MINUTE) });
    const soldOut = await addCampaign(api, { storeIds: [shops[1]!] });
    await addCampaign(api, { storeIds: [shops[2]!] });
    await run();
    await api.sql('update campaigns set deals_left = 0 where id = $1', [soldOut]);
    await api.sql(
      'delete from follows where place_id = (select place_id from stores where id = $1)',
      [shops[2]],
    );
    device.reply = { status: 201 };
    api.clock.advance(HOUR);
    await run();
    expect(titles(device)).toEqual([]);
  });

  it('comes together with what came after it', async () => {
    device.reply = { status: 503 };
    await hold();
    await run();
    await hold();
    device.reply = { status: 201 };
    api.clock.advance(HOUR);
    await run();
    expect(titles(device)).toEqual(['2 coupons end tomorrow']);
  });
});

describe('quiet hours', () => {
  const timeZone = 'Asia/Kolkata';
  const untilNoon = DAY - HOUR;

  it('put news off until they end, where the device is, also across midnight', async () => {
    await reader.change({ quiet_from: 21, quiet_until: 8 });
    const inNewYork = await listen(reader, service, 'America/New_York');
    const before = api.clock.now();
    // Half past one at night in New York; later on half past seven, and then eight.
    const noonInKolkata = new Date(before);
    noonInKolkata.setUTCHours(6, 30, 0, 0);
    api.clock.advance(noonInKolkata.getTime() + DAY - before.getTime());
    await hold(untilNoon);
    await run();
    expect([titles(device).length, inNewYork.tries]).toEqual([1, 0]);
    api.clock.advance(6 * HOUR);
    await run();
    expect(inNewYork.tries).toBe(0);
    api.clock.advance(HOUR / 2);
    await run();
    expect(titles(inNewYork)).toHaveLength(1);
    expect(titles(device)).toHaveLength(1);
  });

  it('put off nothing that is over when they end', async () => {
    const hour = Number(
      api.clock.now().toLocaleTimeString('en', { hour: 'numeric', hourCycle: 'h23', timeZone }),
    );
    await reader.change({ quiet_from: hour, quiet_until: (hour + 2) % 24 });
    await hold(HOUR);
    await run();
    expect(await waiting()).toHaveLength(1);
    api.clock.advance(2 * HOUR);
    await run();
    expect(device.tries).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('end at once for who wants them no more', async () => {
    await reader.change({ quiet_from: 0, quiet_until: 23 });
    await hold();
    await run();
    expect(device.tries).toBe(0);
    await reader.change({ quiet_until: 0 });
    await run();
    expect(titles(device)).toHaveLength(1);
  });
});

describe('nothing is told twice', () => {
  it('by processes that look and send at the same moment', async () => {
    const { databaseUrl } = api;
    const clock = api.clock;
    const others = await Promise.all(
      Array.from({ length: 2 }, () =>
        startNewsApiFor(service, {
          databaseUrl,
          overrides: { clock, pushGateway: service.gateway },
        }),
      ),
    );
    const devices = [device];
    for (let more = 0; more < 5; more += 1) devices.push(await listen(reader, service));
    await hold();
    await hold();
    const runs = await Promise.all([api, ...others].flatMap((one) => [run(one), run(one)]));
    expect(devices.map(titles)).toEqual(devices.map(() => ['2 coupons end tomorrow']));
    expect(runs.reduce((sum, { noted }) => sum + noted, 0)).toBe(2);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(devices.length);
  });

  it('but for one repeat after a crash, in the place of the first', async () => {
    await hold();
    const crash = async () => {
      // As a process leaves it that dies between the service's answer and its own note.
      await api.sql(
        `update push_subscriptions set due_at = $2, taken_until = $3 where endpoint = $1`,
        [device.endpoint, api.clock.now(), inTime(2 * MINUTE)],
      );
      await api.sql(`update news_deliveries set doubts = doubts + 1`);
    };
    const { db } = api.context.database;
    await collectNotifications(db, api.clock.now());
    await crash();
    await run();
    expect(device.tries).toBe(0);
    api.clock.advance(2 * MINUTE);
    await run();
    expect(titles(device)).toHaveLength(1);

    await hold();
    await collectNotifications(db, api.clock.now());
    await crash();
    await crash();
    api.clock.advance(2 * MINUTE);
    await run();
    expect(titles(device)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('in a device that subscribes anew', async () => {
    await hold();
    await run();
    await reader.subscribe(device.body());
    const renewed = await listen(reader, service);
    await run();
    expect([titles(device).length, titles(renewed).length]).toEqual([1, 0]);
  });
});
