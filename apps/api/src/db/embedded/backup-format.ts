import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

export type BackupFile = { path: string; bytes: number; sha256: string };

/** What is written last into a backup: without it a folder is none. */
export type BackupManifest = {
  format: 1;
  /** What was committed until then is in it. */
  made_at: string;
  /** Of PostgreSQL, as its package says it. */
  version: string;
  major: number;
  platform: string;
  /** The segments of the write-ahead log without which the files are of no use. */
  wal: { from: string; to: string };
  folders: string[];
  files: BackupFile[];
};

export const MANIFEST = 'backup.json';
/** Where the files lie, beside the manifest. */
export const FILES = 'postgres';

export function readManifest(backup: string): BackupManifest {
  const manifest = parse(backup);
  if (manifest?.format !== 1 || !Array.isArray(manifest.files)) {
    throw new EmbeddedPostgresError(`${join(backup, MANIFEST)} is not of a backup that we know`);
  }
  for (const path of [...manifest.folders, ...manifest.files.map((file) => file.path)]) {
    if (path.startsWith('/') || path.split('/').includes('..')) {
      throw new EmbeddedPostgresError(`${join(backup, MANIFEST)} names '${path}', outside of it`);
    }
  }
  return manifest;
}

function parse(backup: string): BackupManifest {
  try {
    return JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as BackupManifest;
  } catch (cause) {
    const isAbsent = ['ENOENT', 'ENOTDIR'].includes(errorCode(cause) ?? '');
    throw new EmbeddedPostgresError(
      isAbsent
        ? `${backup} is no backup: there is no ${MANIFEST} in it`
        : `${join(backup, MANIFEST)} cannot be read`,
      { cause },
    );
  }
}
