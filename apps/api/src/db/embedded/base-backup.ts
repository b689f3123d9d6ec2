import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type pg from 'pg';
import { openConnection } from '../client.ts';
import {
  CONTROL_FILE,
  copyFile,
  forEachFile,
  listCluster,
  readControlFile,
  writeFrom,
} from './backup-copy.ts';
import { FILES, MANIFEST, type BackupFile, type BackupManifest } from './backup-format.ts';
import { syncFolder } from './cluster-init.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { findPostgresPackage, PLATFORM } from './postgres-package.ts';

export type BackupOptions = {
  url: string;
  /** the data folder of the server at that address */
  cluster: string;
  /** a folder that is not there yet */
  target: string;
  signal?: AbortSignal;
  onFile?: (path: string) => void | Promise<void>;
};

/**
 * A copy of the data folder while the server goes on writing to it, with the write-ahead log that makes it whole:
 * what was committed before the end is in it. The folder has its name only when it is complete.
 */
export async function takeBackup(options: BackupOptions): Promise<BackupManifest> {
  const target = freeTarget(options);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(join(partial, FILES), { recursive: true, mode: 0o700 });
  try {
    const manifest = await copyWhileRunning(options, join(partial, FILES));
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    writeFileSync(join(partial, MANIFEST), text, { mode: 0o600, flush: true });
    syncFolder(partial);
    renameSync(partial, target);
    syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

function freeTarget({ target, cluster }: BackupOptions): string {
  const parent = dirname(resolve(target));
  mkdirSync(parent, { recursive: true });
  const wanted = join(realpathSync(parent), basename(target));
  if (`${wanted}${sep}`.startsWith(`${cluster}${sep}`)) {
    throw new EmbeddedPostgresError(`${wanted} lies within the data that is to be backed up`);
  }
  if (existsSync(wanted)) throw new EmbeddedPostgresError(`${wanted} is there already`);
  return wanted;
}

async function copyWhileRunning(
  { url, cluster, signal, onFile }: BackupOptions,
  to: string,
): Promise<BackupManifest> {
  const { version, major } = findPostgresPackage();
  const client = await openConnection(url, 'baeon-backup');
  try {
    await startBackup(client);
    const { folders, files } = await listCluster(cluster);
    for (const folder of folders) mkdirSync(join(to, folder), { recursive: true, mode: 0o700 });
    const copied: BackupFile[] = [];
    const copy = async (path: string) => {
      signal?.throwIfAborted();
      copied.push({ path, ...(await copyFile(join(cluster, path), join(to, path))) });
      await onFile?.(path);
    };
    await forEachFile(files, (path) => copy(path).catch(unlessGone));
    const control = await readControlFile(cluster);
    copied.push({ path: CONTROL_FILE, ...(await writeFrom([control], join(to, CONTROL_FILE))) });

    const madeAt = new Date();
    const { label, wal } = await stopBackup(client);
    const labelled = await writeFrom([Buffer.from(label)], join(to, 'backup_label'));
    copied.push({ path: 'backup_label', ...labelled });
    await forEachFile(await segmentsOf(cluster, wal), (segment) => copy(`pg_wal/${segment}`));
    for (const folder of ['.', ...folders]) syncFolder(join(to, folder));
    return {
      format: 1,
      made_at: madeAt.toISOString(),
      version,
      major,
      platform: PLATFORM,
      wal,
      folders,
      files: copied,
    };
  } finally {
    // Ends the backup and drops the slot too, where they are still there.
    await client.end();
  }
}

async function startBackup(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set idle_session_timeout = 0');
  // The slot keeps the log from being recycled; a temporary one goes with this connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `baeon_backup_${process.pid}_${Date.now()}`,
  ]);
  await client.query('select pg_backup_start($1, fast => true)', ['baeon']);
}

async function stopBackup(client: pg.Client) {
  const { rows } = await client.query<{ label: string; to: string }>(
    `select labelfile as label, pg_walfile_name(lsn - 1) as to
       from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label, to } = rows[0]!;
  const from = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  if (!from) throw new Error(`PostgreSQL gave an unknown backup label: ${label}`);
  return { label, wal: { from, to } };
}

/** All from the first to the last, without a gap. */
async function segmentsOf(cluster: string, { from, to }: BackupManifest['wal']): Promise<string[]> {
  const names = (await readdir(join(cluster, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= to)
    .sort();
  if (names.length !== segmentNumber(to) - segmentNumber(from) + 1) {
    throw new EmbeddedPostgresError(
      `the write-ahead log from ${from} to ${to} is not whole; nothing was backed up`,
    );
  }
  return names;
}

/** With segments of 16 MB, 256 of them make up one of the names' middle parts. */
const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);

function unlessGone(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}
