import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createReadiness } from '../../src/features/system/readiness.ts';
import { systemClock, type Clock } from '../../src/lib/clock.ts';
import { createLog } from '../../src/lib/log.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const runningAhead = (ms: number): Clock => ({
  now: () => new Date(systemClock.now().getTime() + ms),
});

const ready = (api: TestApi) => api.get('/api/ready');
const isReady = async (api: TestApi) => (await ready(api)).status === 200;

const memoryIsRead = ({ context: { feed } }: TestApi) =>
  feed.listeners().every(({ behindMs }) => behindMs() === 0);

async function refusalOf(api: TestApi): Promise<string> {
  const { status, headers, body } = await ready(api);
  expect([status, body.result.code, headers['retry-after']]).toEqual([503, 'NOT_READY', '5']);
  return body.result.msg as string;
}

describe('a process is ready', () => {
  it('once it hears changes and memory is read, but not before', async () => {
    const api = await startTestApi({ overrides: { clock: systemClock }, withoutWorkers: true });
    expect(await refusalOf(api)).toBe('The feed of changes is not heard.');
    // Nobody can read products while this lasts.
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table products in access exclusive mode');
    await api.context.start();
    await api.context.campaigns.settled();
    await api.context.storesSettled();
    expect(await refusalOf(api)).toBe('What is kept in memory (catalogue) has not caught up.');
    await holder.query('rollback');
    await holder.end();
    await eventually(() => isReady(api), 'memory is read');
    expect((await ready(api)).body.result).toEqual({ status: 'ready' });
  });

  it.each([
    [1500, 'it is'],
    [-1500, 'it is'],
    [2500, "The database's clock is -2.5 s ahead of this process's."],
    [-2500, "The database's clock is 2.5 s ahead of this process's."],
  ])('with a clock that is %i ms ahead: %s', async (ahead, said) => {
    const api = await startTestApi({ overrides: { clock: runningAhead(ahead) } });
    await eventually(() => memoryIsRead(api), 'memory is read');
    // Connecting takes time, which would count as skew.
    await api.context.readiness.look();
    const { fault } = await api.context.readiness.look();
    expect(fault ?? 'it is').toBe(said);
  });

  it('until it drains; what comes all the same is answered', async () => {
    const api = await startTestApi({ overrides: { clock: systemClock } });
    await eventually(() => isReady(api), 'it is ready');
    expect((await ready(api)).headers.connection).not.toBe('close');
    api.context.readiness.drain();
    expect(await refusalOf(api)).toBe('This process is about to end.');
    const other = await api.get('/api/store-categories');
    expect([other.status, other.headers.connection]).toEqual([200, 'close']);
  });

  it('whether or not it is hinted at changes', async () => {
    const api = await startTestApi({ overrides: { clock: systemClock } });
    await eventually(() => isReady(api), 'it is ready');
    await query(
      api.databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baeon-feed' and datname = current_database()",
    );
    await api.context.feed.caughtUp();
    expect(api.context.feed.silentMs()).toBeLessThan(8000);
    expect(await isReady(api)).toBe(true);
  });
});

describe('what was read may be unproven for 8 s', () => {
  it.each([
    ['the feed', 7900, 0, null],
    ['the feed', 8100, 0, 'The feed of changes is not heard.'],
    ['a cache', 0, 7900, null],
    ['a cache', 0, 8100, 'What is kept in memory (stores) has not caught up.'],
  ])('%s, silent for %i ms and behind for %i ms: %s', async (_who, silentMs, behindMs, fault) => {
    const pool = new pg.Pool({ connectionString: await createTestDatabase(), max: 1 });
    // The end of a pool does not wait for its connections', which the end of the database may cut.
    pool.on('connect', (client) => client.on('error', () => {}));
    atEnd(() => pool.end());
    const stores = {
      name: 'stores',
      behindMs: () => behindMs,
      size: () => ({ entries: 0, bytes: 0 }),
      changed() {},
      missed() {},
    };
    const feed = { silentMs: () => silentMs, listeners: () => [stores] };
    const log = createLog('silent');
    const readiness = createReadiness({ pool, clock: systemClock, feed, log });
    expect(await readiness.look()).toMatchObject({ fault });
  });
});
