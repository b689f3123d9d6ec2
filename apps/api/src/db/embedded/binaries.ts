import {
  rmSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';
import { canReadTree, type PosixUser, canSearch, isOutOfOthersReach } from './file-access.ts';
import { makeLibraryLinks, type PostgresPackage, PLATFORM } from './postgres-package.ts';

export type Binaries = { path: (program: 'initdb' | 'postgres') => string; discard: () => void };

/** Made ready at the first use, because whoever finds a running server needs none. */
export function binariesFor(
  user: PosixUser | undefined,
  postgresPackage: PostgresPackage,
  cacheFolder: string | undefined,
): Binaries {
  let prepared: Copy | undefined;
  return {
    path: (program) => {
      prepared ??= prepare(user, postgresPackage, cacheFolder);
      return join(prepared.folder, 'native', 'bin', program);
    },
    discard: () => {
      if (prepared?.temporary) rmSync(prepared.temporary, { recursive: true, force: true });
    },
  };
}

/** In the installed package where that can be used, and otherwise in a copy of it. */
function prepare(
  user: PosixUser | undefined,
  postgresPackage: PostgresPackage,
  cacheFolder: string | undefined,
): Copy {
  if (user && !canReadTree(join(postgresPackage.folder, 'native'), user)) {
    return cachedCopy(postgresPackage, user, cacheFolder);
  }
  try {
    makeLibraryLinks(postgresPackage.folder);
    return { folder: postgresPackage.folder };
  } catch (error) {
    const isReadOnly = ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '');
    if (!isReadOnly) throw error;
    return cachedCopy(postgresPackage, user, cacheFolder);
  }
}

export type Copy = {
  folder: string;
  /** to be removed after use, where no lasting place was found */
  temporary?: string;
};

export function cachedCopy(
  postgresPackage: PostgresPackage,
  user: PosixUser | undefined,
  cacheFolder = usualCacheFolder(),
): Copy {
  const lasting = isFit(cacheFolder, user);
  const cache = lasting ? cacheFolder : freshTemporaryFolder();
  const folder = join(cache, `postgres-${postgresPackage.version}-${PLATFORM}`);
  if (!isComplete(folder, postgresPackage.folder)) replaceCopy(folder, postgresPackage.folder);
  return lasting ? { folder } : { folder, temporary: cache };
}

function usualCacheFolder(): string {
  if (process.getuid?.() === 0) return '/var/cache/baeon';
  const home =
    process.platform === 'darwin' ? join(homedir(), 'Library/Caches') : join(homedir(), '.cache');
  return join(process.env['XDG_CACHE_HOME'] || home, 'baeon');
}

/** Binaries are run from there, so nobody else may have laid them. */
function isFit(cache: string, user: PosixUser | undefined): boolean {
  try {
    if (mkdirSync(cache, { recursive: true })) chmodSync(cache, 0o755);
    rmSync(mkdtempSync(join(cache, 'probe-')), { recursive: true });
    return isOutOfOthersReach(cache) && (!user || canSearch(cache, user));
  } catch {
    return false;
  }
}

function freshTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

function filesOf(packageFolder: string): string[] {
  const native = join(packageFolder, 'native');
  return readdirSync(native, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packageFolder.length + 1));
}

/** The sizes too: after a power cut a renamed folder may hold files without their content. */
function isComplete(copy: string, packageFolder: string): boolean {
  return filesOf(packageFolder).every((file) => {
    const stats = lstatSync(join(copy, file), { throwIfNoEntry: false });
    return stats?.size === lstatSync(join(packageFolder, file)).size;
  });
}

function replaceCopy(copy: string, packageFolder: string): void {
  const fresh = mkdtempSync(`${copy}.new-`);
  try {
    const files = filesOf(packageFolder);
    for (const folder of new Set(['.', ...files.flatMap(foldersAbove)])) {
      mkdirSync(join(fresh, folder), { recursive: true });
      chmodSync(join(fresh, folder), 0o755);
    }
    for (const file of files) {
      copyFileSync(join(packageFolder, file), join(fresh, file), constants.COPYFILE_FICLONE);
      const executable = (lstatSync(join(packageFolder, file)).mode & 0o100) !== 0;
      chmodSync(join(fresh, file), executable ? 0o755 : 0o644);
    }
    makeLibraryLinks(fresh);
    putInPlace(fresh, copy, packageFolder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(`${fresh}-replaced`, { recursive: true, force: true });
  }
}

function putInPlace(fresh: string, copy: string, packageFolder: string): void {
  if (existsSync(copy) && !isComplete(copy, packageFolder)) renameSync(copy, `${fresh}-replaced`);
  try {
    renameSync(fresh, copy);
  } catch (error) {
    // Another start may have been quicker with the same, and be running it already.
    if (!isComplete(copy, packageFolder)) throw error;
  }
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
