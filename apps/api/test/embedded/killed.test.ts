import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  kill,
  killAndWait,
  launchAndOpen,
  postgresProcessesIn,
  postmasterPid,
  quick,
  sharedDataFolder,
} from './support.ts';

describe('after kill -9', { timeout: 120_000 }, () => {
  const dataDir = sharedDataFolder();

  test('of Node, the next start adopts the server that still runs', async () => {
    const options = { dataDir: dataDir(), mode: 'own', settings: quick } as const;
    const victim = await launchAndOpen(options);
    const { url, dataFolder } = victim.opened;
    await query(url, 'create table survivor (id int)');
    const pid = postmasterPid(dataFolder);
    await killAndWait(victim);

    const next = await openEmbeddedPostgres(options);
    expect(next).toMatchObject({ how: 'adopted', url });
    expect(postmasterPid(dataFolder)).toBe(pid);
    expect(await query(next.url, 'select * from survivor')).toEqual([]);
    await next.stop();
    expect(postgresProcessesIn(dataFolder)).toEqual([]);
  });

  test('of Node and the postmaster, the next start recovers the data', async () => {
    const options = { dataDir: dataDir(), mode: 'own', settings: quick } as const;
    const victim = await launchAndOpen(options);
    await query(
      victim.opened.url,
      'create table recovered as select generate_series(1, 1000) as id',
    );
    const pid = postmasterPid(victim.opened.dataFolder);
    victim.kill('SIGKILL');
    kill(pid, 'SIGKILL');
    await victim.exited;

    const next = await openEmbeddedPostgres(options);
    expect(next.how).toBe('started');
    expect(await query(next.url, 'select count(*)::int from recovered')).toEqual([{ count: 1000 }]);
    await next.stop();
  });

  test('of Node, a guest without a host adopts the server and ends it', async () => {
    const victim = await launchAndOpen({ dataDir: dataDir(), mode: 'own', settings: quick });
    await killAndWait(victim);
    const next = await openEmbeddedPostgres({ dataDir: dataDir(), mode: 'join' });
    expect(next.how).toBe('adopted');
    await next.stop();
    expect(postgresProcessesIn(dataDir())).toEqual([]);
  });

  test('of the postmaster, the next start waits for backends that outlive it', async () => {
    const options = { dataDir: dataDir(), mode: 'own', settings: quick } as const;
    const victim = await launchAndOpen(options);
    const pid = postmasterPid(victim.opened.dataFolder);
    const client = new pg.Client(victim.opened.url);
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');
    const backend = rows[0]!.backend;
    process.kill(backend, 'SIGSTOP');
    kill(pid, 'SIGKILL');
    await killAndWait(victim);

    const log = join(dataDir(), 'postgres.log');
    const opening = openEmbeddedPostgres(options);
    const isRefused = () => readFileSync(log, 'utf8').includes('pre-existing shared memory block');
    await eventually(isRefused, 'PostgreSQL refuses to start beside the old backend');
    expect(await Promise.race([opening, 'still waiting'])).toBe('still waiting');
    process.kill(backend, 'SIGCONT');
    const next = await opening;
    expect(next.how).toBe('started');
    await next.stop();
  });
});
