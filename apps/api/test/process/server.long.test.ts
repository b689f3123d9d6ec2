import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startProvider } from '../support/http-server.ts';
import { signInAt, startServer, type ServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase, createTestDatabase, query } from '../support/test-database.ts';

const SEND = '/api/baeon-user/send-otp';
const PROFILE = '/api/baeon-user/get-baeon-user';

describe('processes', () => {
  it('several together on one empty database all serve, and know one another’s tokens', async () => {
    const empty = await createEmptyDatabase();
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: empty })));
    for (const server of servers)
      await eventually(async () => (await server.get('/api/ready')).status === 200);
    // A database of the operator's own is theirs to fill.
    expect(await query(empty, 'select 1 from stores')).toEqual([]);
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const token = await signInAt(first, '9845000009');
    // A token is the database's, not the process's: it outlives the one that gave it.
    expect(await first.end('SIGTERM')).toBe(0);
    expect((await second.get(PROFILE, token)).status).toBe(200);
    expect((await second.post('/api/baeon-user/logout', {}, token)).status).toBe(200);
    expect((await second.get(PROFILE, token)).status).toBe(401);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('kill -9 between the commit and the send', () => {
  it('still sends when the provider was down, and under the same key when it was being asked', async () => {
    const DATABASE_URL = await createTestDatabase();
    const webhook = (url: string) => ({
      DATABASE_URL,
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: url,
      SMS_WEBHOOK_SECRET: 'shared',
    });
    const [down, asked] = ['9845000002', '9845000003'] as const;
    const troubled = await startProvider(({ body }) =>
      body.includes(asked) ? 'hang' : { status: 503 },
    );
    const first = await startServer(webhook(troubled.url));
    for (const mobile_number of [down, asked])
      expect((await first.post(SEND, { mobile_number })).status).toBe(200);
    await eventually(async () => {
      const [job] = await query<{ state: string }>(
        DATABASE_URL,
        `select state from pgboss.job where data->>'mobileNumber' = '${down}'`,
      );
      return job?.state === 'retry' && troubled.seen.some(({ body }) => body.includes(asked));
    });
    await first.end('SIGKILL');
    const key = troubled.seen.find(({ body }) => body.includes(asked))!.headers['idempotency-key'];

    const provider = await startProvider(() => ({ status: 200 }));
    const second = await startServer(webhook(provider.url));
    // Half a minute passes, after which the dead process's job is anyone's.
    await query(
      DATABASE_URL,
      "update pgboss.job set started_on = started_on - interval '1 minute' where state = 'active'",
    );
    const ofOurs = () => provider.seen.filter(({ headers }) => headers['idempotency-key'] === key);
    await eventually(async () => ofOurs().length > 0, 'the message is sent', 50_000);
    await eventually(async () => provider.seen.some(({ body }) => body.includes(down)));
    await second.end('SIGTERM');
    expect(ofOurs()).toHaveLength(1);
    const [row] = await query<{ state: string; attempts: number }>(
      DATABASE_URL,
      `select state, attempts from sms_outbox where mobile_number = '${asked}'`,
    );
    expect(row).toEqual({ state: 'sent', attempts: 2 });
  });
});
