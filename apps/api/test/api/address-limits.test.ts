import { beforeAll, describe, expect, it } from 'vitest';
import { freshNumber, sendOtp } from '../support/sign-in.ts';
import { MINUTE, SECOND, startTestApi, type TestApi } from '../support/test-api.ts';

/** Three sends and six tries in ten minutes, and 150 requests a minute, behind one proxy. */
const env = { RATE_LIMIT_FACTOR: String(3 / 60), TRUST_PROXY: '1' };

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env });
  other = await startTestApi({
    env,
    databaseUrl: api.databaseUrl,
    overrides: { clock: api.clock },
  });
});

const sendFrom = (through: TestApi, address: string) =>
  through.post(
    '/api/baeon-user/send-otp',
    { mobile_number: freshNumber() },
    { 'x-forwarded-for': address },
  );

describe('limits by address', () => {
  it('count over all processes and all numbers, and end with their window', async () => {
    const statuses = [];
    for (const through of [api, other, api, other]) {
      statuses.push((await sendFrom(through, '203.0.113.7')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await sendFrom(api, '203.0.113.7');
    expect(refused.body.result).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retry_after_seconds: 600,
    });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await sendFrom(api, '203.0.113.8')).status).toBe(200);
    api.clock.advance(10 * MINUTE);
    expect((await sendFrom(api, '203.0.113.7')).status).toBe(200);
  });

  it('hold for requests that come at one moment to several processes', async () => {
    const through = Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? api : other));
    const answers = await Promise.all(through.map((each) => sendFrom(each, '203.0.113.9')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const rows = await api.sql<{ hits: number }>('select hits from rate_counters');
    expect(rows.map(({ hits }) => hits)).toContain(20);
  });

  it('hold for tries too', async () => {
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      const body = { mobile_number: freshNumber(), otp: '0000' };
      const from = { 'x-forwarded-for': '203.0.113.20' };
      statuses.push((await api.post('/api/baeon-user/verify-otp', body, from)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('keep a flood of any requests in bounds', async () => {
    const from = { 'x-forwarded-for': '203.0.113.30' };
    for (let i = 0; i < 150; i++) await api.get('/api/health', from);
    const refused = await api.get('/api/health', from);
    expect(refused).toMatchObject({ status: 429, body: { result: { code: 'TOO_MANY_REQUESTS' } } });
    expect((await api.get('/api/health', { 'x-forwarded-for': '203.0.113.31' })).status).toBe(200);
  });

  it('cannot be slipped by writing addresses in front of what the proxy adds', async () => {
    const statuses = [];
    for (let i = 1; i <= 4; i++) {
      statuses.push((await sendFrom(api, `198.51.100.${i}, 203.0.113.40`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('take the addresses of one IPv6 network for one', async () => {
    const statuses = [];
    for (const end of ['1', '2', '3', '4']) {
      statuses.push((await sendFrom(api, `2001:db8:1:2::${end}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('keep no address in the clear', async () => {
    await sendFrom(api, '203.0.113.99');
    const rows = await api.sql<{ key: string }>('select key from rate_counters');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('never multiply the limits of a number', async () => {
    const generous = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
    const number = freshNumber();
    expect((await sendOtp(generous, number)).status).toBe(200);
    generous.clock.advance(SECOND);
    expect((await sendOtp(generous, number)).status).toBe(429);
  });

  it('believe no forwarded address unless told to', async () => {
    const direct = await startTestApi({ env: { RATE_LIMIT_FACTOR: env.RATE_LIMIT_FACTOR } });
    const statuses = [];
    for (const end of [1, 2, 3, 4]) {
      statuses.push((await sendFrom(direct, `198.51.100.${end}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
