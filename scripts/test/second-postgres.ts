import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { globSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../apps/api/src/lib/free-port.ts';
import { findProgram, installByApt, isRoot, type Need } from '../need.ts';

const OLDEST = 15;
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** A PostgreSQL of the machine: the suite's own is the newest, so this is the oldest that will do. */
export const postgres: Need = {
  name: `PostgreSQL ${OLDEST} or later`,
  find: () => {
    const inPath = findProgram('initdb');
    return (
      [...globSync(PLACES), ...(inPath ? [dirname(inPath)] : [])]
        .map((folder) => ({ folder, version: versionOf(folder) }))
        .filter(({ version }) => version >= OLDEST)
        .sort((a, b) => a.version - b.version)[0]?.folder ?? null
    );
  },
  // Too much to put on a developer's machine without being asked.
  install: process.env.CI
    ? [
        () => installWithoutCluster(`postgresql-${OLDEST}`),
        () => installWithoutCluster('postgresql'),
      ]
    : [],
  skips: `the API on a PostgreSQL other than the embedded one (install PostgreSQL ${OLDEST} or later, or set TEST_DATABASE_URL)`,
};

function versionOf(folder: string): number {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'pg_ctl'))) return 0;
  try {
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/ (\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Debian's package would start a server of its own. */
function installWithoutCluster(name: string): boolean {
  const config = '/etc/postgresql-common/createcluster.conf';
  if (isRoot() && !existsSync(config)) {
    mkdirSync(dirname(config), { recursive: true });
    writeFileSync(config, 'create_main_cluster = false\n');
  }
  return installByApt(name);
}

/** Root may not run PostgreSQL. */
function runAs(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([known]) => known === name))
    .find(Boolean);
  return account && { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Starts it on a free loopback port with a folder of its own; nothing of it outlives the run. */
export async function startSecondPostgres(
  folder: string,
): Promise<{ url: string; stop: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'baeon-postgres-'));
  const user = runAs();
  if (user) chownSync(home, user.uid, user.gid);
  const options: ExecFileSyncOptions = { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...user };
  const data = join(home, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(folder, program), args, options);
  const stop = () => {
    try {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    } catch {
      // It never ran, or is gone.
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    run('initdb', ['-D', data, '-U', 'baeon', '--auth=trust', '-E', 'UTF8', '--no-sync']);
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 500,
    };
    const given = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    run('pg_ctl', ['-D', data, '-l', join(home, 'log'), '-w', '-o', given.join(' '), 'start']);
    return { url: `postgres://baeon@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
