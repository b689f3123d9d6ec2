import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { openConnection } from '../../client.ts';
import { findCluster, hasCluster, prepareDataFolder, readMajor } from '../data-folder.ts';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { openEmbeddedPostgres } from '../embedded-postgres.ts';
import { findPostmaster } from '../postmaster-file.ts';
import { findPostgresPackage } from '../postgres-package.ts';
import { copyDatabase } from './copy-database.ts';
import { findOldPackage } from './old-package.ts';
import { finishSwap, stageOf, swapClusters } from './upgrade-stage.ts';

export type UpgradeOptions = {
  dataDir: string;
  /** a folder with the programs of the old version; otherwise npm gets them */
  oldPrograms?: string | undefined;
  /** brings a database to the schema of this release */
  prepare: (url: string) => Promise<void>;
  log: (line: string) => void;
  signal: AbortSignal;
  freeBytes?: ((folder: string) => number) | undefined;
  onTable?: ((name: string) => void | Promise<void>) | undefined;
};

export type Upgraded = {
  from: number;
  to: number;
  /** where the old cluster lies */
  kept: string;
  /** undefined where only the end of an interrupted upgrade was left to do */
  copied?: { tables: number; rows: number };
};

const LABEL = 'npm run upgrade-database';

/** Undefined: there was nothing to do. */
export async function upgradeDatabase(options: UpgradeOptions): Promise<Upgraded | undefined> {
  try {
    return await upgrade(options, prepareDataFolder(options.dataDir).path);
  } catch (error) {
    options.signal.throwIfAborted();
    throw asEmbeddedPostgresError(error);
  }
}

async function upgrade(options: UpgradeOptions, dataDir: string): Promise<Upgraded | undefined> {
  const to = findPostgresPackage().major;
  const cluster = findCluster({ path: dataDir, user: undefined });
  if (!cluster) {
    const kept = finishSwap(dataDir);
    if (kept === undefined) throw new EmbeddedPostgresError(`there is no database in ${dataDir}`);
    return { from: readMajor(kept), to, kept };
  }
  const from = readMajor(cluster);
  if (from > to) {
    throw new EmbeddedPostgresError(
      `${cluster} holds data of PostgreSQL ${from}, but this is PostgreSQL ${to}: no way leads back; use the release of the app that made it`,
    );
  }
  if (from === to) {
    rmSync(stageOf(dataDir), { recursive: true, force: true });
    return undefined;
  }
  const programs = join(dataDir, `postgres-${from}-programs`);
  const { log, signal, oldPrograms: given } = options;
  const { folder } = await findOldPackage({ major: from, given, into: programs, log, signal });
  const copied = await copyAside(options, dataDir, folder);
  const kept = swapClusters(dataDir, from);
  rmSync(programs, { recursive: true, force: true });
  return { from, to, kept, copied };
}

/** Owns both servers while it goes on, so that nobody writes to either. */
async function copyAside(options: UpgradeOptions, dataDir: string, packageFolder: string) {
  const { log, signal, prepare, onTable } = options;
  const label = LABEL;
  const places = { packageFolder };
  const old = await openEmbeddedPostgres({ dataDir, mode: 'own', label, log, places });
  try {
    const stage = stageOf(dataDir);
    await clearStage(stage);
    await checkRoom(old.url, dataDir, options.freeBytes);
    signal.throwIfAborted();
    // As any start of this release does, so that both have the same tables.
    await prepare(old.url);
    try {
      const fresh = await openEmbeddedPostgres({
        dataDir: stage,
        mode: 'own',
        label,
        log,
        settings: { wal_level: 'minimal', max_wal_senders: '0' },
      });
      try {
        await prepare(fresh.url);
        return await copyDatabase({ from: old.url, to: fresh.url, log, signal, onTable });
      } finally {
        await fresh.stop();
      }
    } catch (error) {
      rmSync(stage, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await old.stop();
  }
}

/** Of an upgrade that was killed, whose server may still run there. */
async function clearStage(stage: string): Promise<void> {
  if (hasCluster(stage)) {
    const left = await openEmbeddedPostgres({ dataDir: stage, mode: 'own', label: LABEL }).catch(
      () => undefined,
    );
    await left?.stop();
    const cluster = findCluster({ path: stage, user: undefined });
    if (cluster && (await findPostmaster(cluster, Date.now()))) {
      throw new EmbeddedPostgresError(`a PostgreSQL of an earlier upgrade still runs in ${stage}`);
    }
  }
  rmSync(stage, { recursive: true, force: true });
}

const free = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** For a new cluster without data, and its log. */
const SPARE_BYTES = 150e6;

async function checkRoom(url: string, folder: string, freeBytes = free): Promise<void> {
  const client = await openConnection(url, LABEL);
  const { rows } = await client.query<{ bytes: string }>(
    'select sum(pg_database_size(oid)) as bytes from pg_database',
  );
  await client.end();
  const needed = Number(rows[0]!.bytes) * 1.1 + SPARE_BYTES;
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  if (freeBytes(folder) >= needed) return;
  throw new EmbeddedPostgresError(
    `${folder} has no room for a second copy of the data: ${inMb(needed)} are needed, ${inMb(freeBytes(folder))} are free`,
  );
}
