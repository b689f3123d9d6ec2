import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import {
  signInAt,
  spawnServer,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../support/server-process.ts';
import { postgresProcessesIn, postmasterPid } from './support.ts';

const PROFILE = '/api/baeon-user/get-baeon-user';
const OFFERS = '/api/coupons';
const NUMBER = '9845012345';
const OTHER_NUMBER = '9845012346';
const THIRD_NUMBER = '9845012347';

const storesAt = async (server: ServerProcess, token: string): Promise<string[]> => {
  const { id } = (await server.get(PROFILE, token)).result;
  const here = { id, latitude: 12.9716, longitude: 77.5946 };
  await server.post('/api/baeon-user/update-baeon-user', here, token);
  const { result } = await server.post('/api/baeon-user/nearby-bussiness', {}, token);
  return result.results.map((business: { store_id: string }) => business.store_id);
};

describe('npm start', () => {
  // One for all tests: the first of them to start finds it empty, and that takes longest.
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = await temporaryFolder();
  });

  it('serves the demo, stops cleanly, and remembers: a token outlives a restart and ends at logout', async () => {
    const first = await startServer({ DATA_DIR });
    expect(first.output()).toContain(`Baeon is at ${first.url}`);
    expect(first.output()).toContain(`Demo inbox is at ${first.url}/dev/inbox`);
    expect(first.output()).toContain(`Data lies in ${join(DATA_DIR, 'postgres')}`);
    const token = await signInAt(first, NUMBER);
    const stores = await storesAt(first, token);
    expect(stores.length).toBeGreaterThan(10);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);

    const second = await startServer({ DATA_DIR });
    expect(await second.get(PROFILE, token)).toMatchObject({
      status: 200,
      result: { mobile_number: NUMBER },
    });
    // The demo is loaded once.
    expect(await storesAt(second, token)).toEqual(stores);
    expect((await second.post('/api/baeon-user/logout', {}, token)).status).toBe(200);
    expect((await second.get(PROFILE, token)).status).toBe(401);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('on a folder in use is refused in one line, and the first goes on; a yes that it gave survives kill -9 of it and the database', async () => {
    const first = await startServer({ DATA_DIR });
    const second = spawnServer({ DATA_DIR });
    expect(await second.exited).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(second.output()).toContain(String(first.pid));
    expect((await first.get('/api/health')).status).toBe(200);

    const token = await signInAt(first, OTHER_NUMBER);
    process.kill(postmasterPid(join(DATA_DIR, 'postgres')), 'SIGKILL');
    await first.end('SIGKILL');
    const third = await startServer({ DATA_DIR });
    expect((await third.get(PROFILE, token)).status).toBe(200);
    await third.end('SIGTERM');
  });

  it('goes on when PostgreSQL is killed: 503 with Retry-After meanwhile, then all as before', async () => {
    const server = await startServer({ DATA_DIR });
    const token = await signInAt(server, THIRD_NUMBER);
    process.kill(postmasterPid(join(DATA_DIR, 'postgres')), 'SIGKILL');
    const answers = new Set<string>();
    await eventually(async () => {
      const { status, headers } = await fetch(server.url + OFFERS);
      answers.add(`${status} ${headers.has('retry-after')}`);
      return server.output().includes('PostgreSQL is back on port') && status === 200;
    });
    expect([...answers].filter((answer) => !['200 false', '503 true'].includes(answer))).toEqual(
      [],
    );
    expect((await server.get(PROFILE, token)).status).toBe(200);
    expect(server.output()).toMatch(/PostgreSQL \(process \d+\) has ended unexpectedly/);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);
  });

  it('stopped while it starts ends without an uncaught error', async () => {
    const { child, exited, output } = spawnServer({ DATA_DIR });
    await eventually(() => output().includes('PostgreSQL started'));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).not.toMatch(/Error|\n {4}at /);
  });
});
