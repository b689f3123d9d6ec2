import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLiving } from '../../src/db/embedded/processes.ts';
import { readPostmasterFile } from '../../src/db/embedded/postmaster-file.ts';
import { databaseUrl, readPassword } from '../../src/db/embedded/server-address.ts';
import { eventually } from '../support/eventually.ts';
import { signInAt, startServer, temporaryFolder } from '../support/server-process.ts';
import { query } from '../support/test-database.ts';
import { isLinux, kill, postgresProcessesIn, postmasterPid } from './support.ts';

const PROFILE = '/api/baeon-user/get-baeon-user';
/** Less than a file of the write-ahead log. */
const LIMIT = 1024 * 1024;

/** How large a file of what the process starts from now on may be. For PostgreSQL more than that is a disk that is full. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]).status === 0;

const limitIsThere = isLinux && spawnSync('prlimit', ['--version']).status === 0;

describe.runIf(limitIsThere)('npm start whose PostgreSQL dies and cannot write', () => {
  it('comes back when it can, with all that was saved, and ends with 1 where that takes too long', async () => {
    const DATA_DIR = await temporaryFolder();
    const cluster = join(DATA_DIR, 'postgres');
    const server = await startServer({ DATA_DIR });
    const token = await signInAt(server, '9845012345');
    const url = databaseUrl(readPostmasterFile(cluster)!.port!, readPassword(cluster));
    const dieUnableToWrite = async (n: number) => {
      await query(url, `select pg_switch_wal()`);
      await query(url, `insert into saved select ${n} from generate_series(1, 50000)`);
      expect(limitFiles(server.pid, LIMIT)).toBe(true);
      kill(postmasterPid(cluster), 'SIGKILL');
    };

    await query(url, 'create table saved (n int)');
    await dieUnableToWrite(1);
    await eventually(() => /does not come back yet: .*File too large/.test(server.output()));
    expect((await server.get(PROFILE, token)).status).toBe(503);
    limitFiles(server.pid, 'unlimited');
    await eventually(() => server.output().includes('PostgreSQL is back on port'));
    expect(await query(url, 'select sum(n)::int from saved')).toEqual([{ sum: 50_000 }]);
    await eventually(async () => (await server.get(PROFILE, token)).status === 200);

    await dieUnableToWrite(2);
    await eventually(() => !isLiving(server.pid), 'it gives up', 240_000);
    expect(await server.end('SIGTERM')).toBe(1);
    expect(server.output()).toMatch(/^PostgreSQL has ended and cannot be brought back: .+$/m);
    expect(server.output()).toMatch(/"level":60.*cannot be brought back/);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);
  }, 400_000);
});
