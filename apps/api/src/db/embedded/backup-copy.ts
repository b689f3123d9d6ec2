import { createHash } from 'node:crypto';
import { open, readdir, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackupFile } from './backup-format.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

const CHUNK_BYTES = 1024 * 1024;

/** On the disk when it resolves. */
export async function copyFile(from: string, to: string): Promise<Omit<BackupFile, 'path'>> {
  const source = await open(from, 'r');
  try {
    return await writeFrom(chunksOf(source), to);
  } finally {
    await source.close();
  }
}

const AT_ONCE = 8;

/** Several at a time, since most of it is waiting for the disk. All have ended when it rejects. */
export async function forEachFile<T>(
  files: Iterable<T>,
  work: (file: T) => Promise<void>,
): Promise<void> {
  const queue = files[Symbol.iterator]();
  const failures: unknown[] = [];
  const workThrough = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  if (failures.length > 0) throw failures[0];
}

export async function writeFrom(
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  to: string,
): Promise<Omit<BackupFile, 'path'>> {
  const hash = createHash('sha256');
  const target = await open(to, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.writeFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function* chunksOf(source: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** PostgreSQL makes these anew, or they tell of the running server alone. */
const CONTENT_LEFT_OUT = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|current_logfiles|postgresql\.auto\.conf\.tmp)/;
const LEFT_OUT_ANYWHERE = /^(pgsql_tmp|pg_internal\.init)/;

/** Copied by itself, after all others. */
export const CONTROL_FILE = 'global/pg_control';

/** What is gone by the time that it is looked at was dropped, and the log says so too. */
export async function listCluster(
  cluster: string,
): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries'];
  const files: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await entriesOf(join(cluster, folder))) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (LEFT_OUT_ANYWHERE.test(entry.name) || (!folder && LEFT_OUT.test(path))) continue;
      if (path === 'pg_wal' || path === CONTROL_FILE) continue;
      if (entry.isSymbolicLink()) {
        throw new EmbeddedPostgresError(
          `${join(cluster, path)} is a link: data outside of the data folder is not backed up`,
        );
      }
      if (entry.isFile()) files.push(path);
      if (!entry.isDirectory()) continue;
      folders.push(path);
      if (!CONTENT_LEFT_OUT.has(path)) await walk(path);
    }
  };
  await walk('');
  return { folders, files };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

const CONTROL_ATTEMPTS = 50;
const CONTROL_PAUSE_MS = 10;

/** The server may be in the middle of writing it, so it is read until two readings are the same. */
export async function readControlFile(cluster: string): Promise<Buffer> {
  const path = join(cluster, CONTROL_FILE);
  let last = await readFile(path);
  for (let attempt = 0; attempt < CONTROL_ATTEMPTS; attempt++) {
    const next = await readFile(path);
    if (next.equals(last)) return next;
    last = next;
    await delay(CONTROL_PAUSE_MS);
  }
  throw new EmbeddedPostgresError(`${path} changes faster than it can be read; try again later`);
}
