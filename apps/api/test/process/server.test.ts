import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../../src/lib/free-port.ts';
import { startProvider } from '../support/http-server.ts';
import { openRaw } from '../support/raw-http.ts';
import {
  signInAt,
  spawnServer,
  startServer,
  type ServerProcess,
} from '../support/server-process.ts';
import { startTestApi } from '../support/test-api.ts';
import { createEmptyDatabase, createTestDatabase, query } from '../support/test-database.ts';

const SEND = '/api/baeon-user/send-otp';
const PROFILE = '/api/baeon-user/get-baeon-user';
const VERIFY = '/api/baeon-user/verify-otp';

let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await createTestDatabase();
});

const webhook = (url: string) => ({
  DATABASE_URL,
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: url,
  SMS_WEBHOOK_SECRET: 'shared',
});

const refusesConnections = (server: ServerProcess) =>
  eventually(() =>
    fetch(`${server.url}/api/health`).then(
      () => false,
      () => true,
    ),
  );

const becomesReady = (server: ServerProcess) =>
  eventually(async () => (await server.get('/api/ready')).status === 200);

describe('starting', () => {
  it('with bad settings says all of them at once and ends', async () => {
    const { exited, output } = spawnServer({ PORT: 'x', SMS_PROVIDER: 'y', DATABASE_URL: 'z' });
    expect(await exited).toBe(1);
    for (const name of ['PORT', 'SMS_PROVIDER', 'DATABASE_URL']) expect(output()).toContain(name);
    expect(output()).not.toContain(' at ');
  });

  it('on a port that is taken says so in one line', async () => {
    const first = await startServer({ DATABASE_URL });
    const { port } = new URL(first.url);
    const { exited, output } = spawnServer({ DATABASE_URL, PORT: port });
    expect(await exited).toBe(1);
    expect(output().trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
    const measured = spawnServer({ DATABASE_URL, METRICS_PORT: port });
    expect(await measured.exited).toBe(1);
    expect(measured.output().trim()).toBe(
      `Port ${port} is in use. Set METRICS_PORT to another one.`,
    );
    // A signal that comes twice at once, as npm sends it, is taken for one.
    process.kill(first.pid, 'SIGINT');
    expect(await first.end('SIGINT')).toBe(0);
  });

  it.each([
    ['a database that is not there', '/no_such_database', 'there is no such database'],
    ['a server that is not there', null, 'nobody listens there'],
  ])('on %s says so in one line', async (_name, pathname, trouble) => {
    const wrong = new URL(DATABASE_URL);
    if (pathname) wrong.pathname = pathname;
    else wrong.port = String(await freePort());
    const { exited, output } = spawnServer({ DATABASE_URL: wrong.href });
    expect(await exited).toBe(1);
    expect(output().trim()).toBe(
      `Cannot use the database at ${wrong.host}${wrong.pathname}: ${trouble}. Check DATABASE_URL.`,
    );
  });

  it('several together on one empty database all serve, and know one another’s tokens', async () => {
    const empty = await createEmptyDatabase();
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: empty })));
    for (const server of servers) await becomesReady(server);
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

describe('stopping', () => {
  it('says for a while that it is not ready, and goes on answering, before it takes no request', async () => {
    const server = await startServer({ DATABASE_URL, DRAIN_SECONDS: '1' });
    await becomesReady(server);
    const ended = server.end('SIGTERM');
    const refusal = await eventually(async () => {
      const answer = await server.get('/api/ready');
      return answer.status === 503 && answer.result;
    });
    expect(refusal).toMatchObject({ code: 'NOT_READY', msg: 'This process is about to end.' });
    const other = await fetch(`${server.url}/api/health`);
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
  });

  it('lets a request in hand end, takes no new one, and exits with 0', async () => {
    const server = await startServer({ DATABASE_URL });
    const mobile_number = '9845000001';
    await server.post(SEND, { mobile_number });
    const holder = new pg.Client({ connectionString: DATABASE_URL });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from sign_in_numbers where mobile_number = $1 for update', [
      mobile_number,
    ]);
    const inHand = server.post(VERIFY, { mobile_number, otp: '1234' });
    await eventually(async () => {
      const waiting = await query(
        DATABASE_URL,
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'baeon-api'",
      );
      return waiting.length > 0;
    });
    const ended = server.end('SIGTERM');
    await refusesConnections(server);
    await holder.query('rollback');
    expect([200, 401]).toContain((await inHand).status);
    expect(await ended).toBe(0);
    await holder.end();
  });

  it('answers what comes on an open connection meanwhile, and waits for no silent one', async () => {
    const server = await startServer({ DATABASE_URL });
    const [asking, silent] = [await openRaw(server.url), await openRaw(server.url)];
    const ended = server.end('SIGTERM');
    await refusesConnections(server);
    asking.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answer = await asking.rest();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('{"error":false,"result":{"status":"alive"}}');
    expect(await silent.rest()).toBe('');
    expect(await ended).toBe(0);
  });

  it('waits for a message that is on its way to the provider', async () => {
    let release = () => {};
    const provider = await startProvider(
      () => new Promise((done) => (release = () => done({ status: 200 }))),
    );
    const server = await startServer(webhook(provider.url));
    await server.post(SEND, { mobile_number: '9845000004' });
    await eventually(async () => provider.seen.length === 1);
    const ended = server.end('SIGTERM');
    await refusesConnections(server);
    release();
    expect(await ended).toBe(0);
    const [row] = await query<{ state: string; attempts: number }>(
      DATABASE_URL,
      "select state, attempts from sms_outbox where mobile_number = '9845000004'",
    );
    expect(row).toEqual({ state: 'sent', attempts: 1 });
  });
});

describe('kill -9 between the commit and the send', () => {
  it('still sends what nobody had tried to send', async () => {
    // As far as the commit, by an API whose workers never ran.
    const api = await startTestApi({
      databaseUrl: DATABASE_URL,
      withoutWorkers: true,
      overrides: { clock: systemClock },
    });
    await api.context.jobs.start();
    await api.post(SEND, { mobile_number: '9845000005' });
    await api.app.close();

    const server = await startServer({ DATABASE_URL });
    const messages = () => server.get('/api/dev/messages?mobile_number=9845000005');
    await eventually(async () => (await messages()).result.length > 0);
    expect((await messages()).result).toHaveLength(1);
    await server.end('SIGTERM');
  });

  it('still sends when the provider was down, and under the same key when it was being asked', async () => {
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
