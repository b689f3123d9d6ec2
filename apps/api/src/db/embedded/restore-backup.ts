import { mkdirSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyFile, forEachFile } from './backup-copy.ts';
import { FILES, readManifest, type BackupManifest } from './backup-format.ts';
import { placeCluster, syncFolder } from './cluster-init.ts';
import { findCluster, prepareDataFolder } from './data-folder.ts';
import {
  asEmbeddedPostgresError,
  EmbeddedPostgresError,
  errorCode,
} from './embedded-postgres-error.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { clearInitLeftovers } from './init-stage.ts';
import { findPostgresPackage, PLATFORM } from './postgres-package.ts';

export type RestoreOptions = {
  backup: string;
  dataDir: string;
  log?: (line: string) => void;
  signal?: AbortSignal;
  onFile?: (path: string) => void | Promise<void>;
};

/** Into a data folder without a database, all or nothing; then started once, which replays the log. */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  try {
    const backup = resolve(options.backup);
    const manifest = readManifest(backup);
    checkFits(manifest, findPostgresPackage().major);
    await checkNothingMissing(backup, manifest);
    await place(options, backup, manifest);
    await recover(options);
    return manifest;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw asEmbeddedPostgresError(error);
  }
}

function checkFits({ major, platform }: BackupManifest, ours: number): void {
  if (major !== ours) {
    throw new EmbeddedPostgresError(
      `the backup is of PostgreSQL ${major}, but this is PostgreSQL ${ours}; restore it with the release that made it`,
    );
  }
  if (platform !== PLATFORM) {
    throw new EmbeddedPostgresError(
      `the backup was made on ${platform}, but this is ${PLATFORM}; restore it on a machine like the one it is from`,
    );
  }
}

async function checkNothingMissing(backup: string, manifest: BackupManifest): Promise<void> {
  const entries = await readdir(join(backup, FILES), { recursive: true, withFileTypes: true });
  const root = join(backup, FILES);
  const found = new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const missing = manifest.files.find(({ path }) => !found.delete(path));
  if (missing) throw damaged(backup, `${missing.path} is missing`);
  const [foreign] = found;
  if (foreign) throw damaged(backup, `${foreign} does not belong to it`);
}

const damaged = (backup: string, what: string) =>
  new EmbeddedPostgresError(`the backup ${backup} is damaged: ${what}; nothing was restored`);

async function place(
  { dataDir, signal, onFile }: RestoreOptions,
  backup: string,
  manifest: BackupManifest,
): Promise<void> {
  const data = prepareDataFolder(dataDir);
  if (`${data.path}/`.startsWith(`${realpathSync(backup)}/`)) {
    throw new EmbeddedPostgresError(`${data.path} lies within the backup; set another DATA_DIR`);
  }
  const refuse = (cluster: string) =>
    new EmbeddedPostgresError(
      `there is a database in ${cluster} already, and it stays as it is; move that folder away or set another DATA_DIR`,
    );
  clearInitLeftovers(data.path);
  const there = findCluster(data);
  if (there) throw refuse(there);
  const placed = await placeCluster(data, undefined, async (cluster) => {
    for (const folder of ['.', ...manifest.folders]) {
      mkdirSync(join(cluster, folder), { recursive: true, mode: 0o700 });
    }
    await forEachFile(manifest.files, async ({ path, bytes, sha256 }) => {
      signal?.throwIfAborted();
      const copied = await copyFile(join(backup, FILES, path), join(cluster, path));
      if (copied.bytes !== bytes || copied.sha256 !== sha256) {
        throw damaged(backup, `${path} is not what was backed up`);
      }
      await onFile?.(path);
    });
    for (const folder of ['.', ...manifest.folders]) syncFolder(join(cluster, folder));
  }).catch((error: unknown) => {
    throw errorCode(error) === 'ENOSPC'
      ? new EmbeddedPostgresError(`${data.path} has no room for it; nothing was restored`)
      : error;
  });
  if (!placed) throw refuse(data.path);
}

async function recover({ dataDir, log = () => {} }: RestoreOptions): Promise<void> {
  const server = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    log,
    label: 'npm run restore',
  });
  await server.stop();
}
