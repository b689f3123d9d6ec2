import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { startProvider } from '../support/http-server.ts';
import { addMember } from '../support/members.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';
import { metricsOf } from '../support/workers.ts';

const NUMBER = '9845000201';

let url: string;
let api: ServerProcess;
let worker: ServerProcess;
const providers: Record<string, Awaited<ReturnType<typeof startProvider>>> = {};

beforeAll(async () => {
  url = await createTestDatabase();
  [api, worker] = await Promise.all([startAs('api'), startAs('worker')]);
});

/** Each has a provider of its own, so that what it sends is told from what the other sends. */
async function startAs(role: string): Promise<ServerProcess> {
  const provider = await startProvider(() => ({ status: 200 }));
  providers[role] = provider;
  const env = {
    ROLE: role,
    DATABASE_URL: url,
    METRICS_PORT: '0',
    CLAIM_UNDO_SECONDS: '0',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: provider.url,
    SMS_WEBHOOK_SECRET: 'shared',
  };
  return startServer(env, atEnd);
}

const sentBy = (role: string, number: string) =>
  providers[role]!.seen.filter(({ body }) => body.includes(number));

it('what is claimed and asked for at an api leaves by a worker', async () => {
  const shim = {
    sql: (statement: string, values: unknown[] = []) => query(url, statement, values),
    clock: systemClock,
  } as never;
  const store = await addStore(shim, { pincode: '560001' });
  const now = Date.now();
  const deal = await addCampaign(shim, {
    storeIds: [store],
    startsAt: new Date(now - 1000),
    endsAt: new Date(now + 3_600_000),
  });
  const { number, token } = await addMember(shim);
  const claimed = await api.post(
    '/api/coupons/user-share',
    {
      campaign_id: deal,
      mobile_number: number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: 'baeon-560001',
    },
    token,
  );
  expect(claimed.status).toBe(200);
  expect((await api.post('/api/baeon-user/send-otp', { mobile_number: NUMBER })).status).toBe(200);
  await eventually(() => sentBy('worker', number).length > 0);
  await eventually(() => sentBy('worker', NUMBER).length > 0);
  expect(providers.api!.seen).toEqual([]);
});

it('a worker answers how it is, and nothing else', async () => {
  await eventually(async () => (await worker.get('/api/ready')).status === 200);
  expect((await worker.get('/api/health')).status).toBe(200);
  expect(await metricsOf(worker)).toContain('\nbaeon_ready 1\n');
  for (const path of ['/', '/api/coupons', '/api/openapi.json', '/dev/inbox']) {
    expect(await worker.get(path)).toMatchObject({ status: 404, result: { code: 'NOT_FOUND' } });
  }
});

it('both end by SIGTERM with 0', async () => {
  expect(await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')])).toEqual([0, 0]);
});
