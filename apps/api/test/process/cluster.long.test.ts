import { expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { freePort } from '../../src/lib/free-port.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { openConnection } from '../support/connection.ts';
import { eventually } from '../support/eventually.ts';
import { addMembers } from '../support/members.ts';
import { signInAt, spawnServer, startServer, temporaryFolder } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';
import { isAlive, listeningWorkers, logLines } from '../support/workers.ts';

const WORKERS = '3';
const PEOPLE = 3000;
const CLIENTS = 12;

it('claims go on while all workers are replaced twice: each is answered once, and held', async () => {
  const DATABASE_URL = await createTestDatabase();
  const server = await startServer({
    DATABASE_URL,
    WORKERS,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '100000',
  });
  await eventually(() => listeningWorkers(server).length === 3);
  const shim = {
    sql: (statement: string, values: unknown[] = []) => query(DATABASE_URL, statement, values),
    clock: systemClock,
  } as never;
  const store = await addStore(shim, { pincode: '560001' });
  const now = Date.now();
  const deal = await addCampaign(shim, {
    storeIds: [store],
    total: PEOPLE,
    left: PEOPLE,
    startsAt: new Date(now - 1000),
    endsAt: new Date(now + 3_600_000),
  });
  const people = await addMembers(shim, PEOPLE);
  const failures: unknown[] = [];
  const replaced = () => server.output().match(/a worker was replaced/g)?.length ?? 0;
  let claimed = 0;

  /** Claims until all are replaced twice, and looks on after everybody has claimed. */
  async function client(): Promise<void> {
    const connection = openConnection(server.url);
    while (replaced() < 6) {
      const person = people[claimed];
      if (person) claimed++;
      const answer = await (
        person
          ? connection.post(
              '/api/coupons/user-share',
              {
                campaign_id: deal,
                mobile_number: person.number,
                shared_via: ['user_app'],
                request_origin: 'user_app',
                media_partner_id: 'baeon-560001',
              },
              person.token,
            )
          : connection.get(`/api/coupons/${deal}`)
      ).catch((error: Error) => error);
      if (answer instanceof Error || answer.status !== 200) failures.push(answer);
    }
    connection.close();
  }

  process.kill(server.pid, 'SIGUSR2');
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  await eventually(() => replaced() >= 1, 'the first is replaced', 120_000);
  // Asked for during one, it is done once more.
  process.kill(server.pid, 'SIGUSR2');
  await clients;
  expect(failures).toEqual([]);
  const [{ held } = { held: -1 }] = await query<{ held: number }>(
    DATABASE_URL,
    'select count(*)::int as held from held_coupons where campaign_id = $1',
    [deal],
  );
  expect(held).toBe(Math.min(claimed, PEOPLE));
  expect(listeningWorkers(server).filter(isAlive)).toHaveLength(3);
  expect(await server.end('SIGTERM')).toBe(0);
}, 600_000);

it('a primary that is killed takes its workers along, and the next start has its port and data', async () => {
  const env = {
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
    WORKERS: '2',
    LOG_LEVEL: 'info',
  };
  const first = await startServer(env);
  const token = await signInAt(first, '9845000301');
  await eventually(() => listeningWorkers(first).length === 2);
  await first.end('SIGKILL');
  await eventually(() => listeningWorkers(first).filter(isAlive).length === 0);
  const second = await startServer(env);
  expect((await second.get('/api/baeon-user/get-baeon-user', token)).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
}, 600_000);

it('with workers that keep ending it gives up, with 1', async () => {
  const DATABASE_URL = await createTestDatabase();
  const { child, exited, output } = spawnServer({ DATABASE_URL, WORKERS: '2', LOG_LEVEL: 'info' });
  const server = { output, pid: child.pid! } as never;
  let isOver = false;
  void exited.then(() => (isOver = true));
  const killed = new Set<number>();
  // Whoever listens is killed at once.
  await eventually(
    () => {
      for (const pid of listeningWorkers(server)) {
        if (!killed.has(pid) && isAlive(pid)) process.kill(pid, 'SIGKILL');
        killed.add(pid);
      }
      return isOver;
    },
    'it gives up',
    400_000,
  );
  expect(await exited).toBe(1);
  expect(logLines(server).at(-1)).toMatchObject({ msg: 'a worker ended by itself', pauseMs: null });
}, 600_000);

it('on a port that is taken it says so in one line, and ends with 1', async () => {
  const DATABASE_URL = await createTestDatabase();
  const first = await startServer({ DATABASE_URL });
  const { port } = new URL(first.url);
  const several = spawnServer({ DATABASE_URL, PORT: port, WORKERS: '2' });
  expect(await several.exited).toBe(1);
  expect(several.output().trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
});

it('figures beside the API are of all workers, and a stop during a start ends with 0', async () => {
  const DATABASE_URL = await createTestDatabase();
  const METRICS_TOKEN = 'a-token-for-the-one-who-scrapes';
  const env = { DATABASE_URL, WORKERS: '2', LOG_LEVEL: 'info' };
  const server = await startServer({ ...env, METRICS_TOKEN });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  await eventually(async () => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization } });
    return (await answer.text()).match(/^baeon_ready\{.*\} 1$/gm)?.length === 2;
  });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);

  // What is to replace a worker fails at its start: nothing changes.
  const workers = listeningWorkers(server);
  await allowConnections(DATABASE_URL, false);
  process.kill(server.pid, 'SIGUSR2');
  await eventually(() => server.output().includes('reload given up: the old workers stay'));
  await allowConnections(DATABASE_URL, true);
  expect(workers.filter(isAlive)).toEqual(workers);
  expect((await server.get('/api/health')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);

  const starting = spawnServer(env);
  await eventually(() => starting.output().includes('all read'));
  starting.child.kill('SIGTERM');
  expect(await starting.exited).toBe(0);
}, 600_000);

/** For new ones; those that are open stay. */
async function allowConnections(databaseUrl: string, isAllowed: boolean): Promise<void> {
  const database = new URL(databaseUrl).pathname.slice(1);
  const other = new URL(databaseUrl);
  other.pathname = '/postgres';
  await query(other.href, `alter database ${database} with allow_connections ${isAllowed}`);
}
