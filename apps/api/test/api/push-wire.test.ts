import { MAX_DEVICES, defaultPushSettings } from '@baeon/contracts/push/push-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../src/features/housekeeping/housekeeping.feature.ts';
import { refusalOf } from '../support/coupon-holders.ts';
import { addReader, listen, newsWire, startNewsApi } from '../support/push-subscribers.ts';
import type { PushService } from '../support/push-service.ts';
import { DAY, SECOND, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let service: PushService;
beforeAll(async () => {
  ({ api, service } = await startNewsApi());
});

const devicesOf = async (reader: Awaited<ReturnType<typeof addReader>>): Promise<number> =>
  (await reader.read()).body.result.devices;

describe('what somebody wants to hear of', () => {
  it('is everything but at night, until they say otherwise', async () => {
    const reader = await addReader(api);
    expect((await reader.read()).body.result).toEqual({
      public_key: expect.stringMatching(/^[\w-]{87}$/),
      settings: defaultPushSettings,
      runs_store: false,
      devices: 0,
    });
    const changed = await reader.change({ new_deals: false, quiet_from: 23 });
    const settings = { ...defaultPushSettings, new_deals: false, quiet_from: 23 };
    expect(changed.body.result.settings).toEqual(settings);
    await reader.change({ quiet_until: 0 });
    expect((await reader.read()).body.result.settings).toEqual({ ...settings, quiet_until: 0 });
  });

  it.each([{ quiet_from: 24 }, { quiet_until: -1 }, { quiet_from: 1.5 }, { new_deals: 'no' }])(
    'cannot be %j',
    async (change) => {
      const reader = await addReader(api);
      expect(await reader.change(change)).toMatchObject({ status: 400 });
      expect((await reader.read()).body.result.settings).toEqual(defaultPushSettings);
    },
  );
});

describe('the wire of news', () => {
  it('is nobody else’s: 403 for another id, 401 without a token', async () => {
    const [mine, theirs] = [await addReader(api), await addReader(api)];
    const device = await listen(theirs, service);
    for (const [headers, status] of [
      [mine.headers, 403],
      [{}, 401],
    ] as const) {
      const wire = newsWire(api, headers as Record<string, string>, theirs.id);
      const answers = [
        await wire.read(),
        await wire.change({ new_deals: false }),
        await wire.subscribe(service.addDevice('').body()),
        await wire.unsubscribe(device.endpoint),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect((await theirs.read()).body.result).toMatchObject({
      devices: 1,
      settings: defaultPushSettings,
    });
    // Another's device is not removed by naming it, either.
    await mine.unsubscribe(device.endpoint);
    expect(await devicesOf(theirs)).toBe(1);
  });

  it('is described', async () => {
    const { paths } = (await api.get('/api/openapi.json')).body as unknown as { paths: object };
    const base = '/api/baeon-user/{userId}';
    expect(paths).toMatchObject({
      [`${base}/news`]: { get: {}, put: {} },
      [`${base}/push-subscriptions`]: { post: {} },
      [`${base}/push-subscriptions/remove`]: { post: {} },
    });
  });
});

describe('a subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-pn1p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])('is taken at %s', async (endpoint) => {
    const reader = await addReader(api);
    const { keys } = service.addDevice('').body();
    const address = endpoint.replace(/x$/, reader.id);
    const answer = await reader.subscribe({ endpoint: address, keys, time_zone: 'UTC' });
    expect(answer).toMatchObject({ status: 200, body: { result: { devices: 1 } } });
    await reader.unsubscribe(address);
  });

  it.each([
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://somebody@fcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.services.mozilla.com/x',
  ])('is refused at %s', async (endpoint) => {
    const reader = await addReader(api);
    const { keys } = service.addDevice('').body();
    const answer = await reader.subscribe({ endpoint, keys, time_zone: 'UTC' });
    expect(refusalOf(answer)).toEqual([
      422,
      'NOT_SERVED',
      'We do not send news through that push service.',
    ]);
    expect(await devicesOf(reader)).toBe(0);
  });

  it('is refused without https, a real time zone or keys that fit', async () => {
    const reader = await addReader(api);
    const body = service.addDevice('').body();
    const { keys } = body;
    const http = body.endpoint.replace('https', 'http');
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const [bad, message] of [
      [{ endpoint: http }, 'endpoint must be an https address'],
      [{ time_zone: 'Mars/Olympus' }, 'That is not a time zone'],
      [{ keys: { ...keys, p256dh: noPoint } }, 'That is not a key'],
      [{ keys: { ...keys, auth: 'short' } }, 'That is not a key'],
    ] as const) {
      const answer = await reader.subscribe({ ...body, ...bad });
      expect(refusalOf(answer)).toEqual([400, 'INVALID_INPUT', message]);
    }
  });

  it('made again is still one, with its new zone', async () => {
    const reader = await addReader(api);
    const device = await listen(reader, service);
    await reader.subscribe(device.body('America/New_York'));
    expect(await devicesOf(reader)).toBe(1);
    const [row] = await api.sql('select time_zone from push_subscriptions where user_id = $1', [
      reader.id,
    ]);
    expect(row).toEqual({ time_zone: 'America/New_York' });
  });

  it('moves with the device to who signs in on it next, also at the same moment', async () => {
    const [first, second] = [await addReader(api), await addReader(api)];
    const device = await listen(first, service);
    await second.subscribe(device.body());
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([0, 1]);
    const tries = [first, second, first, second].map((reader) => reader.subscribe(device.body()));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await devicesOf(first)) + (await devicesOf(second))).toBe(1);
  });

  it('of one device too many takes the place of the oldest', async () => {
    const reader = await addReader(api);
    const oldest = await listen(reader, service);
    for (let more = 0; more < MAX_DEVICES; more += 1) {
      api.clock.advance(SECOND);
      await listen(reader, service);
    }
    expect(await devicesOf(reader)).toBe(MAX_DEVICES);
    const [row] = await api.sql('select id from push_subscriptions where endpoint = $1', [
      oldest.endpoint,
    ]);
    expect(row).toBeUndefined();
  });

  it('ends with the session it was made in, and no other', async () => {
    const reader = await addReader(api);
    await listen(reader, service);
    const { db } = api.context.database;
    const token = await api.context.sessions.open(db, reader.id);
    const headers = { authorization: `Bearer ${token}` };
    await listen(newsWire(api, headers, reader.id), service);
    expect(await devicesOf(reader)).toBe(2);
    await api.post('/api/baeon-user/logout', {}, headers);
    expect(await devicesOf(reader)).toBe(1);
    await sweep(db, new Date(api.clock.now().getTime() + 200 * DAY));
    const rows = await api.sql('select id from push_subscriptions where user_id = $1', [reader.id]);
    expect(rows).toEqual([]);
  });

  it('and all that was told are gone with the account', async () => {
    const reader = await addReader(api);
    await listen(reader, service);
    await reader.change({ new_deals: false });
    await api.sql(`insert into news values ($1, 'new_deal', gen_random_uuid(), $2)`, [
      reader.id,
      api.clock.now(),
    ]);
    await api.sql('delete from users where id = $1', [reader.id]);
    for (const table of ['news', 'news_settings', 'push_subscriptions']) {
      expect(await api.sql(`select from ${table} where user_id = $1`, [reader.id])).toEqual([]);
    }
  });

  it('is in the download of one’s data, without what is secret of it', async () => {
    const reader = await addReader(api);
    const device = await listen(reader, service);
    const { body } = await api.get(`/api/baeon-user/${reader.id}/data`, reader.headers);
    expect(body.result.news).toEqual({
      settings: defaultPushSettings,
      devices: [
        {
          push_service: service.host,
          time_zone: 'Asia/Kolkata',
          since: api.clock.now().toISOString(),
        },
      ],
      told: [],
    });
    expect(JSON.stringify(body)).not.toContain(device.endpoint);
    expect(JSON.stringify(body)).not.toContain(device.body().keys.auth);
  });
});
