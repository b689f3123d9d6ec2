import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

export type PosixUser = { uid: number; gid: number };

const READ = 4;
const SEARCH = 1;

/**
 * Judged by the mode bits, because root asks on behalf of another user, and access(2) answers
 * only for the caller.
 */
function allows(stats: Stats, user: PosixUser, bits: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}

function withAncestors(realPath: string): string[] {
  const parent = dirname(realPath);
  return parent === realPath ? [realPath] : [realPath, ...withAncestors(parent)];
}

export function canSearch(folder: string, user: PosixUser): boolean {
  return withAncestors(realpathSync(folder)).every((path) => allows(statSync(path), user, SEARCH));
}

/** An npm install under umask 077 closes the single files, not only the folders above them. */
export function canReadTree(folder: string, user: PosixUser): boolean {
  if (!canSearch(folder, user) || !allows(statSync(folder), user, READ)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).every((entry) => {
    if (entry.isSymbolicLink()) return true;
    const stats = lstatSync(join(entry.parentPath, entry.name));
    const execute = entry.isDirectory() || (stats.mode & 0o100) !== 0 ? SEARCH : 0;
    return allows(stats, user, READ | execute);
  });
}

/** Whether nobody but root and this process's user can put other files in this place. */
export function isOutOfOthersReach(folder: string): boolean {
  const ourUid = process.getuid?.();
  const innermost = realpathSync(folder);
  return withAncestors(innermost).every((path) => {
    const { uid, mode } = lstatSync(path);
    if (uid !== 0 && uid !== ourUid) return false;
    if (path === innermost) return uid === ourUid && (mode & 0o022) === 0;
    const sticky = (mode & 0o1000) !== 0;
    return sticky || (mode & 0o002) === 0;
  });
}
