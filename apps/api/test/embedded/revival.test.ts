import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import { kill, postgresProcessesIn, postmasterPid, quick, sharedDataFolder } from './support.ts';

async function open(dataDir: string, pausesMs: number[]) {
  const said: string[] = [];
  const gone: string[] = [];
  const server = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    settings: quick,
    pausesMs,
    warn: (line) => said.push(line),
    onGone: (line) => gone.push(line),
  });
  onTestFinished(() => server.stop());
  const isSaid = (what: RegExp, times = 1) =>
    eventually(() => said.filter((line) => what.test(line)).length >= times, String(what), 30_000);
  return {
    server,
    said,
    gone,
    isSaid,
    killIt: () => kill(postmasterPid(server.dataFolder), 'SIGKILL'),
  };
}

async function listenOn(port: number): Promise<Server> {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  return other;
}

describe('a server whose postmaster is killed', { timeout: 60_000 }, () => {
  const dataDir = sharedDataFolder();

  test('is back at its address with all that was saved, each time, and one alone', async () => {
    const { server, said, gone, isSaid, killIt } = await open(dataDir(), [0, 10, 10]);
    await query(server.url, 'create table saved (n int)');
    for (const n of [1, 2]) {
      await query(server.url, `insert into saved values (${n})`);
      killIt();
      await isSaid(/is back on port/, n);
    }
    expect(await query(server.url, 'select n from saved order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(said[0]).toMatch(/PostgreSQL \(process \d+\) has ended unexpectedly/);
    expect(gone).toEqual([]);
    expect(postgresProcessesIn(dataDir())).toHaveLength(1);
    await expect(openEmbeddedPostgres({ dataDir: dataDir(), mode: 'own' })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
    await server.stop();
    expect(postgresProcessesIn(dataDir())).toEqual([]);
    expect(said.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(2);
  });

  test('is not started beside backends that outlive it', async () => {
    const { server, isSaid, killIt } = await open(dataDir(), [0]);
    const client = new pg.Client(server.url);
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]!.pid, 'SIGSTOP');
    onTestFinished(() => kill(rows[0]!.pid, 'SIGKILL'));
    killIt();
    await isSaid(/has ended unexpectedly/);
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    process.kill(rows[0]!.pid, 'SIGCONT');
    await isSaid(/is back on port/);
  });

  test('is given up, in one sentence, when all tries were in vain; a stop before that ends the tries', async () => {
    const { server, gone, isSaid, killIt } = await open(dataDir(), [1000, 10]);
    killIt();
    const other = await eventually(() => listenOn(server.port).catch(() => undefined));
    await isSaid(/does not come back yet/, 2);
    expect(gone).toEqual([
      expect.stringMatching(/^PostgreSQL has ended and cannot be brought back: .*TCP\/IP sockets/),
    ]);
    await server.stop();
    other.close();

    const next = await open(dataDir(), [3_600_000]);
    next.killIt();
    await next.isSaid(/has ended unexpectedly/);
    await next.server.stop();
    expect(next.gone).toEqual([]);
    expect(postgresProcessesIn(dataDir())).toEqual([]);
  });
});
