import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { User } from './file-access.ts';

export type DataFolder = {
  path: string;
  /** who runs PostgreSQL; undefined where that is whoever runs this process */
  user: User | undefined;
};

export const CLUSTER_NAME = 'postgres';

const NOBODY_ID = process.platform === 'darwin' ? 4_294_967_294 : 65_534;
const NOBODY: User = { uid: NOBODY_ID, gid: NOBODY_ID };

export function prepareDataFolder(dataDir: string): DataFolder {
  const wanted = resolve(dataDir);
  const user = process.getuid?.() === 0 ? unprivilegedUser(wanted) : undefined;
  const firstMade = mkdirSync(wanted, { recursive: true });
  if (user && firstMade) openToUser(wanted, firstMade, user);
  return { path: realpathSync(wanted), user };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(dataDir: string): User {
  const cluster = join(dataDir, CLUSTER_NAME);
  if (existsSync(cluster) && statSync(cluster).uid !== 0) return userOf(statSync(cluster));

  const owner = userOf(statSync(nearestExisting(dataDir)));
  return owner.uid !== 0 && hasName(owner.uid) ? owner : NOBODY;
}

function userOf({ uid, gid }: Stats): User {
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
function openToUser(innermost: string, outermost: string, user: User): void {
  chmodSync(innermost, 0o755);
  if (user.uid !== NOBODY.uid) chownSync(innermost, user.uid, user.gid);
  if (innermost !== outermost) openToUser(dirname(innermost), outermost, user);
}
