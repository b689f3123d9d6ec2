import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../src/db/embedded/backup-format.ts';
import { takeBackup } from '../../src/db/embedded/base-backup.ts';
import { placeCluster } from '../../src/db/embedded/cluster-init.ts';
import { prepareDataFolder } from '../../src/db/embedded/data-folder.ts';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { atEnd } from './cleanup.ts';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './server-process.ts';
import { query } from './test-database.ts';

export type OwnPostgres = Awaited<ReturnType<typeof open>>;

/** Only the system's end would lose what is not on the disk yet, and that goes on. */
const SETTINGS = { fsync: 'off', max_connections: '400' };

/** A migrated server that a test may do anything to. */
export async function startOwnPostgres(
  settings: Record<string, string> = {},
  how: { comesBack: boolean } = { comesBack: true },
): Promise<OwnPostgres> {
  const server = await open(await temporaryFolder(), settings, how);
  await prepareDatabase(server.url, () => {});
  return server;
}

async function open(
  dataDir: string,
  settings: Record<string, string>,
  { comesBack }: { comesBack: boolean },
) {
  const { url, dataFolder, stop } = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    label: 'a test',
    settings: { ...SETTINGS, ...settings },
    ...(comesBack ? {} : { pausesMs: [] }),
  });
  atEnd(stop);
  const postmaster = () =>
    Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url,
    dataFolder,
    signal: (name: NodeJS.Signals) => process.kill(postmaster(), name),

    /** Ends it, and waits until it is back. */
    async restart(name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
      const before = postmaster();
      process.kill(before, name);
      await eventually(async () => {
        const rows = await query(url, 'select 1').catch(() => []);
        return rows.length > 0 && postmaster() !== before;
      }, 'the server is back');
    },
  };
}

/** A server that follows another one, from a backup of it. */
export async function startStandby(primary: OwnPostgres): Promise<OwnPostgres> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'standby');
  const backup = join(folder, 'backup');
  await takeBackup({ url: primary.url, cluster: primary.dataFolder, target: backup });
  const { hostname, port, username, password } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} password=${password} sslmode=disable application_name=standby`;
  await placeCluster(prepareDataFolder(dataDir), undefined, async (cluster) => {
    cpSync(join(backup, FILES), cluster, { recursive: true });
    writeFileSync(join(cluster, 'standby.signal'), '');
    appendFileSync(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = '${from}'\n`);
  });
  return open(dataDir, {}, { comesBack: false });
}

/** From now on nobody is told of a change that the standby does not have. */
export async function waitForStandby({ url }: OwnPostgres): Promise<void> {
  await query(url, "alter system set synchronous_standby_names = 'standby'");
  await query(url, 'select pg_reload_conf()');
  await eventually(async () => {
    const found = await query(url, "select from pg_stat_replication where sync_state = 'sync'");
    return found.length > 0;
  }, 'the standby follows');
}

/** One address of both, which leads to whichever takes writes. */
export function eitherOf(...servers: OwnPostgres[]): string {
  const [first] = servers.map(({ url }) => new URL(url));
  const hosts = servers.map(({ url }) => new URL(url).host).join(',');
  const { username, password, pathname } = first!;
  return `postgres://${username}:${password}@${hosts}${pathname}?sslmode=disable&target_session_attrs=read-write`;
}
