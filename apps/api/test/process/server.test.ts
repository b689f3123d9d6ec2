import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../../src/lib/free-port.ts';
import { startProvider } from '../support/http-server.ts';
import { openRaw } from '../support/raw-http.ts';
import { spawnServer, startServer, type ServerProcess } from '../support/server-process.ts';
import { startTestApi } from '../support/test-api.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const SEND = '/api/baeon-user/send-otp';
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

async function silentPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  atEnd(() => server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

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
    ['a database that is not there', () => null, 'there is no such database'],
    ['a server that is not there', freePort, 'nobody listens there'],
    ['a server that says nothing', silentPort, 'there is no answer'],
  ])('on %s says so in one line', async (_name, portOf, trouble) => {
    const wrong = new URL(DATABASE_URL);
    const port = await portOf();
    if (port === null) wrong.pathname = '/no_such_database';
    else wrong.port = String(port);
    const { exited, output } = spawnServer({ DATABASE_URL: wrong.href });
    expect(await exited).toBe(1);
    expect(output().trim()).toBe(
      `Cannot use the database at ${wrong.host}${wrong.pathname}: ${trouble}. Check DATABASE_URL.`,
    );
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

  it('lets a request in hand end, answers what comes on an open connection, waits for no silent one, takes none that is new, and exits with 0', async () => {
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
    const [asking, silent] = [await openRaw(server.url), await openRaw(server.url)];
    const ended = server.end('SIGTERM');
    await refusesConnections(server);
    asking.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answer = await asking.rest();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('{"error":false,"result":{"status":"alive"}}');
    expect(await silent.rest()).toBe('');
    await holder.query('rollback');
    expect([200, 401]).toContain((await inHand).status);
    expect(await ended).toBe(0);
    await holder.end();
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
});
