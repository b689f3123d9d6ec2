import { beforeAll, expect, it } from 'vitest';
import { atEnd } from '../support/cleanup.ts';
import { openConnection } from '../support/connection.ts';
import { eventually } from '../support/eventually.ts';
import { valueOf } from '../support/scrape.ts';
import { signInAt, startServer, type ServerProcess } from '../support/server-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { isAlive, listeningWorkers, logLines, metricsOf } from '../support/workers.ts';

const PROFILE = '/api/baeon-user/get-baeon-user';

let server: ServerProcess;
beforeAll(async () => {
  const env = { WORKERS: '2', METRICS_PORT: '0', LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000' };
  server = await startServer({ ...env, DATABASE_URL: await createTestDatabase() }, atEnd);
  await bothReady();
});

const bothReady = () =>
  eventually(async () => {
    const ready = (await metricsOf(server)).match(/^baeon_ready\{.*\} 1$/gm);
    return ready?.length === 2;
  });

/** A connection stays with the worker that it was given to. */
async function openToEach() {
  const found = new Map<number, ReturnType<typeof openConnection>>();
  while (found.size < 2) {
    const connection = openConnection(server.url);
    const asked = new Set<string>();
    // Both write to one pipe, where a line may be cut by another.
    const line = await eventually(async () => {
      asked.add((await connection.get('/api/health')).requestId);
      return logLines(server).find(({ reqId = '', res }) => asked.has(reqId) && res);
    });
    if (found.has(line.pid)) connection.close();
    else found.set(line.pid, connection);
  }
  return [...found.values()] as [
    ReturnType<typeof openConnection>,
    ReturnType<typeof openConnection>,
  ];
}

it('says once where it is, and answers by two processes', async () => {
  expect(server.output().match(/Baeon is at http/g)).toHaveLength(1);
  expect(server.output().match(/Data lies in/g)).toHaveLength(1);
  expect(listeningWorkers(server)).toHaveLength(2);
  expect(listeningWorkers(server)).not.toContain(server.pid);
});

it('a session that is ended at one worker is refused by the other', async () => {
  const token = await signInAt(server, '9845000101');
  const [one, other] = await openToEach();
  for (const worker of [one, other]) expect((await worker.get(PROFILE, token)).status).toBe(200);
  expect((await one.post('/api/baeon-user/logout', {}, token)).status).toBe(200);
  await eventually(async () => (await other.get(PROFILE, token)).status === 401);
  one.close();
  other.close();
});

it('shows the figures of all workers, each under its number', async () => {
  const counted = async (process: string) =>
    valueOf(await metricsOf(server), 'baeon_http_requests_total', {
      route: '/api/coupons/:campaign_id',
      status: 404,
      process,
    });
  const [one, other] = await openToEach();
  for (const worker of [one, other, other]) {
    await worker.get('/api/coupons/01890000-0000-7000-8000-000000000000');
  }
  one.close();
  other.close();
  await eventually(async () => {
    const each = [await counted('1'), await counted('2')];
    return Math.min(...(each as number[])) === 1 && Math.max(...(each as number[])) === 2;
  });
  const text = await metricsOf(server);
  expect(text.match(/^# TYPE baeon_ready gauge$/gm)).toHaveLength(1);
  for (const process of ['1', '2', 'primary']) {
    expect(valueOf(text, 'process_start_time_seconds', { process })).toBeGreaterThan(0);
  }
});

it('replaces its workers one by one, and no request fails meanwhile', async () => {
  const before = listeningWorkers(server);
  const over = new AbortController();
  const statuses = new Map<number, number>();
  const note = ({ status }: { status: number }) =>
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  async function keepAsking(): Promise<void> {
    const kept = openConnection(server.url);
    while (!over.signal.aborted) {
      note(await kept.get('/api/coupons?latitude=12.97&longitude=77.59'));
      const fresh = openConnection(server.url);
      note(await fresh.get('/api/health'));
      fresh.close();
    }
    kept.close();
  }
  const asking = [1, 2, 3].map(keepAsking);
  process.kill(server.pid, 'SIGUSR2');
  await Promise.race([
    eventually(() => server.output().match(/a worker was replaced/g)?.length === 2),
    ...asking,
  ]).finally(() => over.abort());
  await Promise.all(asking);
  expect([...statuses.keys()]).toEqual([200]);
  expect(before.filter(isAlive)).toEqual([]);
  expect(listeningWorkers(server).filter(isAlive)).toHaveLength(2);
});

it('starts a worker again that was killed, and goes on answering meanwhile', async () => {
  const [victim, other] = listeningWorkers(server).filter(isAlive);
  process.kill(victim!, 'SIGKILL');
  const told = await eventually(() =>
    logLines(server).find(({ msg }) => msg === 'a worker ended by itself'),
  );
  expect(told).toMatchObject({ pid: server.pid, worker: victim, signal: 'SIGKILL', pauseMs: 250 });
  expect((await server.get('/api/health')).status).toBe(200);
  await bothReady();
  const now = listeningWorkers(server).filter(isAlive);
  expect(now).toHaveLength(2);
  expect(now).toContain(other);
});

it('on SIGTERM ends them all, with 0', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  expect(listeningWorkers(server).filter(isAlive)).toEqual([]);
});
