import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { eventually } from '../support/eventually.ts';
import { addMember } from '../support/members.ts';
import { scrape, valueOf } from '../support/scrape.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const TOKEN = 'a-token-for-the-one-who-scrapes';
const onOwnPort = { METRICS_PORT: '0' };

const start = (options: Parameters<typeof startTestApi>[0] = {}) =>
  startTestApi({ env: onOwnPort, overrides: { clock: systemClock }, ...options });

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;

describe('where metrics are', () => {
  it('nowhere by default', async () => {
    const api = await startTestApi({ withoutWorkers: true });
    expect((await api.get('/metrics')).status).toBe(404);
    expect(api.context.metricsUrl()).toBeNull();
  });

  it('on a port of their own, and nothing else there', async () => {
    const api = await start();
    const url = api.context.metricsUrl()!;
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await statusOf(new URL('/api/health', url).href)).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect((await api.get('/metrics')).status).toBe(404);
  });

  it('there with a token too, if there is one', async () => {
    const api = await start({ env: { ...onOwnPort, METRICS_TOKEN: TOKEN } });
    const url = api.context.metricsUrl()!;
    expect(await statusOf(url)).toBe(401);
    expect(await statusOf(url, bearer(`${TOKEN}x`))).toBe(401);
    expect(await statusOf(url, bearer(TOKEN))).toBe(200);
    expect((await api.get('/metrics', bearer(TOKEN))).status).toBe(404);
  });

  it('beside the API to whoever shows the token', async () => {
    const api = await startTestApi({ env: { METRICS_TOKEN: TOKEN }, withoutWorkers: true });
    const ask = (headers: Record<string, string>) => api.app.inject({ url: '/metrics', headers });
    for (const headers of [{}, bearer('wrong'), bearer(`${TOKEN}x`)]) {
      const refused = await ask(headers);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ error: true, result: { code: 'UNAUTHENTICATED' } });
    }
    const given = await ask(bearer(TOKEN));
    expect(given.statusCode).toBe(200);
    expect(given.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(given.headers['cache-control']).toBe('no-store');
    expect(given.body).toContain('# TYPE baeon_http_requests_total counter');
    expect((await api.get('/api/openapi.json')).body).not.toHaveProperty('paths./metrics');
  });
});

describe('metrics', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await start();
  });

  it('count and time answers by the pattern of their route, and name nobody', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await api.get(`/api/coupons/${id}`);
    await api.get(`/api/nothing/${ids[0]}`);
    const text = await scrape(api);
    const route = '/api/coupons/:campaign_id';
    expect(valueOf(text, 'baeon_http_requests_total', { method: 'GET', route, status: 404 })).toBe(
      3,
    );
    const count = 'baeon_http_request_duration_seconds_count';
    expect(valueOf(text, count, { method: 'GET', route })).toBe(3);
    expect(valueOf(text, count, { route: 'none' })).toBe(1);
    for (const id of ids) expect(text).not.toContain(id);
  });

  it('count claims by how they ended', async () => {
    const store = await addStore(api, { pincode: '560034' });
    const deal = await addCampaign(api, { storeIds: [store], title: 'Two for one', total: 1 });
    const claim = async () => {
      const { number, token } = await addMember(api);
      const body = {
        campaign_id: deal,
        mobile_number: number,
        shared_via: ['user_app'],
        request_origin: 'user_app',
        media_partner_id: 'baeon-560034',
      };
      const post = () => api.post('/api/coupons/user-share', body, bearer(token));
      return [await post(), await post()];
    };
    await claim();
    await claim();
    const text = await scrape(api);
    const claimed = (outcome: string) => valueOf(text, 'baeon_claims_total', { outcome });
    expect([claimed('issued'), claimed('already'), claimed('sold_out')]).toEqual([1, 1, 2]);
  });

  it('tell how memory stands, by cache, and the feed that keeps it true', async () => {
    const store = await addStore(api);
    const before = valueOf(await scrape(api), 'baeon_cache_entries', { cache: 'live deals' })!;
    await addCampaign(api, { storeIds: [store], title: 'Masala dosa', total: 5 });
    await api.context.campaigns.settled();
    await eventually(async () => (await api.get('/api/ready')).status === 200);
    const text = await scrape(api);
    const deals = { cache: 'live deals' };
    expect(valueOf(text, 'baeon_cache_entries', deals)).toBe(before + 1);
    expect(valueOf(text, 'baeon_cache_bytes', deals)).toBe((before + 1) * 800);
    const caches = [
      'live deals',
      'catalogue',
      'stores',
      'sessions',
      'own coupons',
      'previews of deals',
      'previews of stores',
    ];
    for (const cache of caches) {
      expect(valueOf(text, 'baeon_cache_entries', { cache })).toBeGreaterThanOrEqual(0);
      expect(valueOf(text, 'baeon_cache_behind_seconds', { cache })).toBe(0);
    }
    expect(valueOf(text, 'baeon_feed_lag_seconds')).toBeLessThan(8);
    expect(valueOf(text, 'baeon_ready')).toBe(1);
    expect(Math.abs(valueOf(text, 'baeon_clock_skew_seconds')!)).toBeLessThan(2);
  });

  it('tell of the process: event loop, heap', async () => {
    const text = await scrape(api);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
  });

  it('tell who waits for a connection, and come also while there is none', async () => {
    const { pool } = api.context.database;
    const waitsBefore = valueOf(await scrape(api), 'baeon_pool_wait_seconds_count')!;
    const taken = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
    const waiting = pool.query('select 1');
    const text = await scrape(api);
    // Workers of the API may wait as well.
    expect(valueOf(text, 'baeon_pool_waiting')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'baeon_pool_connections', { state: 'busy' })).toBe(20);
    expect(valueOf(text, 'baeon_ready')).toBe(0);
    for (const unknown of ['baeon_outbox_oldest_seconds', 'baeon_clock_skew_seconds']) {
      expect(valueOf(text, unknown)).toBeUndefined();
    }
    for (const client of taken) client.release();
    await waiting;
    const after = await scrape(api);
    expect(valueOf(after, 'baeon_pool_wait_seconds_count')).toBeGreaterThan(waitsBefore + 20);
    expect(valueOf(after, 'baeon_pool_wait_seconds_sum')).toBeGreaterThan(1);
    expect(valueOf(after, 'baeon_outbox_oldest_seconds')).toBe(0);
  });
});

describe('the outbox', () => {
  it('is counted by state, with the age of what should have left', async () => {
    const api = await startTestApi({
      env: { METRICS_TOKEN: TOKEN },
      overrides: { clock: systemClock },
      withoutWorkers: true,
    });
    const add = (state: string, minutes: number, inRush: boolean) =>
      api.sql(
        `insert into sms_outbox (mobile_number, key, body, state, created_at, settled_at, in_rush)
         values ('9845012345', gen_random_uuid()::text, '', $1, now() - make_interval(mins => $2),
                 case when $1 in ('sent', 'dead') then now() end, $3)`,
        [state, minutes, inRush],
      );
    await add('queued', 3, false);
    await add('queued', 10, true);
    await add('sending', 1, false);
    await add('dead', 60, false);
    for (const inRush of [true, false, true]) await add('sent', 90, inRush);
    await api.sql(`update sms_outbox set report = 'failed' where state = 'sent' and not in_rush`);
    const { body: text } = await api.app.inject({ url: '/metrics', headers: bearer(TOKEN) });
    const counted = (state: string) => valueOf(text, 'baeon_outbox_messages', { state });
    const states = ['queued', 'sending', 'dead', 'failed'];
    expect(states.map(counted)).toEqual([2, 1, 1, 1]);
    expect(valueOf(text, 'baeon_outbox_sent_last_minute')).toBe(3);
    const oldest = valueOf(text, 'baeon_outbox_oldest_seconds')!;
    expect(oldest).toBeGreaterThanOrEqual(600);
    expect(oldest).toBeLessThan(660);
    // Nothing listens: what is in memory is proven by nobody.
    expect(valueOf(text, 'baeon_feed_lag_seconds')).toBe(Infinity);
  });
});
