import {
  chmodSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CLUSTER_NAME, type DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { canSearch, type User } from './file-access.ts';

/** The real folder of the cluster, or undefined where it has still to be made. */
export function findCluster({ path: dataDir }: DataFolder): string | undefined {
  const place = join(dataDir, CLUSTER_NAME);
  const entry = lstatSync(place, { throwIfNoEntry: false });
  if (entry?.isDirectory() && removeIfEmpty(place)) return undefined;
  try {
    return entry && realpathSync(place);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `${place} is a link to a folder that is gone; bring it back, or remove the link to start with an empty database`,
      { cause },
    );
  }
}

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL would refuse each of these with a message that does not tell what to do here. */
export function checkCluster(folder: string, major: number, { user }: DataFolder): void {
  const { uid, mode } = lstatSync(folder);
  const ourUid = user?.uid ?? process.getuid?.();
  const isRoots = user !== undefined && uid === 0;
  if (uid !== ourUid && !isRoots) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to uid ${uid}, but this process runs as uid ${ourUid}; run it as that user or set another DATA_DIR`,
    );
  }
  const version = readVersion(folder);
  if (version !== String(major)) {
    throw new EmbeddedPostgresError(
      `${folder} holds data of PostgreSQL ${version}, but this is PostgreSQL ${major}; dump it with version ${version} and load it into a new DATA_DIR, or move that folder away to start with an empty database`,
    );
  }
  if (user && !canSearch(dirname(folder), user)) {
    throw new EmbeddedPostgresError(
      `${folder} cannot be reached by uid ${user.uid}, which has to run PostgreSQL; let others search the folders above it (chmod o+x), or move it away`,
    );
  }
  if (isRoots) giveTo(folder, user);
  // PostgreSQL's own rule; copies and restored backups often break it.
  if ((mode & 0o027) !== 0) chmodSync(folder, 0o700);
}

function readVersion(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    const reason =
      errorCode(cause) === 'ENOENT' ? 'is not a PostgreSQL data folder' : 'cannot be read';
    throw new EmbeddedPostgresError(`${folder} ${reason}; move it away or set another DATA_DIR`, {
      cause,
    });
  }
}

function giveTo(path: string, user: User): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) giveTo(inner, user);
    else lchownSync(inner, user.uid, user.gid);
  }
  lchownSync(path, user.uid, user.gid);
}
