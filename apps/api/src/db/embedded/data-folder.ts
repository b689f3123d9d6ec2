import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
  type Stats,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { type PosixUser, canSearch } from './file-access.ts';

export type DataFolder = {
  path: string;
  /** who runs PostgreSQL; undefined where that is whoever runs this process */
  user: PosixUser | undefined;
};

export const CLUSTER_NAME = 'postgres';
export const UPGRADE_STAGE = 'postgres.upgrade';
/** Within the stage: the copy is whole, and the old cluster may have made room already. */
export const UPGRADE_VERIFIED = 'verified';

const NOBODY_ID = process.platform === 'darwin' ? 4_294_967_294 : 65_534;
const NOBODY: PosixUser = { uid: NOBODY_ID, gid: NOBODY_ID };

export function prepareDataFolder(dataDir: string): DataFolder {
  const wanted = resolve(dataDir);
  const user = process.getuid?.() === 0 ? unprivilegedUser(wanted) : undefined;
  const firstMade = mkdirSync(wanted, { recursive: true });
  if (user && firstMade) openToUser(wanted, firstMade, user);
  return { path: realpathSync(wanted), user };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(dataDir: string): PosixUser {
  const cluster = join(dataDir, CLUSTER_NAME);
  if (existsSync(cluster) && statSync(cluster).uid !== 0) return userOf(statSync(cluster));

  const owner = userOf(statSync(nearestExisting(dataDir)));
  return owner.uid !== 0 && hasName(owner.uid) ? owner : NOBODY;
}

function userOf({ uid, gid }: Stats): PosixUser {
  // A folder's group may be root's, and that is a privilege too.
  return { uid, gid: gid === 0 ? NOBODY.gid : gid };
}

/** initdb gives up for a uid without an account, as the owner of a folder mounted into a container may be. */
function hasName(uid: number): boolean {
  return spawnSync('id', ['-nu', String(uid)]).status === 0;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

/** Folders made by root under `sudo` in somebody's checkout would otherwise stay closed to them. */
function openToUser(innermost: string, outermost: string, user: PosixUser): void {
  chmodSync(innermost, 0o755);
  if (user.uid !== NOBODY.uid) chownSync(innermost, user.uid, user.gid);
  if (innermost !== outermost) openToUser(dirname(innermost), outermost, user);
}

/** Whether there is anything that could be a cluster; nothing is made or removed. */
export function hasCluster(dataDir: string): boolean {
  if (isHalfUpgraded(resolve(dataDir))) return true;
  const entry = lstatSync(join(resolve(dataDir), CLUSTER_NAME), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry !== undefined;
  try {
    return readdirSync(join(resolve(dataDir), CLUSTER_NAME)).length > 0;
  } catch {
    return true; // not ours to look into
  }
}

const isHalfUpgraded = (dataDir: string): boolean =>
  existsSync(join(dataDir, UPGRADE_STAGE, UPGRADE_VERIFIED));

export function refuseHalfUpgraded({ path }: DataFolder): void {
  if (!isHalfUpgraded(path)) return;
  throw new EmbeddedPostgresError(
    `an upgrade of the database in ${path} was interrupted; npm run upgrade-database finishes it`,
  );
}

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
  const version = readMajor(folder);
  if (version !== major) {
    const wayOut =
      version < major
        ? 'stop whatever uses it and run npm run upgrade-database (docs/operations.md)'
        : 'use the release of the app that made it';
    throw new EmbeddedPostgresError(
      `${folder} holds data of PostgreSQL ${version}, but this is PostgreSQL ${major}; ${wayOut}`,
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

export function readMajor(folder: string): number {
  try {
    return Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10);
  } catch (cause) {
    const reason =
      errorCode(cause) === 'ENOENT' ? 'is not a PostgreSQL data folder' : 'cannot be read';
    throw new EmbeddedPostgresError(`${folder} ${reason}; move it away or set another DATA_DIR`, {
      cause,
    });
  }
}

function giveTo(path: string, user: PosixUser): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) giveTo(inner, user);
    else lchownSync(inner, user.uid, user.gid);
  }
  lchownSync(path, user.uid, user.gid);
}
