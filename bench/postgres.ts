import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openConnection } from '../apps/api/src/db/client.ts';
import { spawnPostgresProgram } from '../apps/api/src/db/embedded/processes.ts';
import { prepareDataFolder } from '../apps/api/src/db/embedded/data-folder.ts';
import { freePort } from '../apps/api/src/lib/free-port.ts';
import type { Cleanup } from './cleanup.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { sql } from './sql.ts';

const SUPERUSER = 'baeon';
const POLL_MS = 50;
const PATIENCE_MS = 60_000;

/** All else is as it comes, above all `fsync` and `synchronous_commit`. */
export const postgresSettings = {
  max_connections: '200',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
};

export type Postgres = {
  version: string;
  hasPostgis: boolean;
  url(database: string): string;
  /** `kill -9` of the server in the midst of whatever it does. */
  kill(): Promise<void>;
  /** Up again on the same port, with what it saved. */
  start(): Promise<void>;
};

/** A server for this run alone, on a free port and a folder that is gone afterwards. */
export async function startPostgres(cleanup: Cleanup): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-bench-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  // Made by it, so that it is open to the user that PostgreSQL runs as where we are root.
  const data = prepareDataFolder(join(folder, 'data'));
  if (data.user) {
    for (const each of [folder, data.path]) chownSync(each, data.user.uid, data.user.gid);
  }
  const programs = findPostgresPrograms(data);
  cleanup.add(programs.discard);

  const cluster = join(data.path, 'cluster');
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'a');
  const run = (program: 'initdb' | 'postgres', args: string[]) =>
    spawnPostgresProgram(programs.path(program), args, data.user, {
      // In a session of its own: Ctrl-C reaches this program alone, which then stops it.
      detached: true,
      stdio: ['ignore', log, log],
    });
  const lastLines = () => readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');

  const initdb = await run('initdb', [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const [initCode] = await once(initdb, 'exit');
  if (initCode !== 0) throw new Error(`initdb failed:\n${lastLines()}`);

  const port = await freePort();
  const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  const settings = {
    ...postgresSettings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const spawnServer = () => run('postgres', ['-D', cluster, ...args]);
  let server = await spawnServer();
  const isUp = () => server.exitCode === null && server.signalCode === null;

  const waitUntilReady = async (): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const connection = await openConnection(url('postgres'), 'baeon-bench').catch(() => null);
      if (connection) return connection.end();
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${lastLines()}`);
      await delay(POLL_MS);
      // Backends of a killed server hold on to its memory until they notice, and it refuses to start.
      if (!isUp()) server = await spawnServer();
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isUp()) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  cleanup.add(() => end('SIGINT'));
  await waitUntilReady();

  const [{ version }] = await sql<{ version: string }>(url('postgres'), 'select version()');
  return {
    version,
    hasPostgis: programs.hasPostgis,
    url,
    kill: () => end('SIGKILL'),
    async start() {
      server = await spawnServer();
      await waitUntilReady();
    },
  };
}
