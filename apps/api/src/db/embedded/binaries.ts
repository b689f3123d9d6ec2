import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cachedCopy, type Copy } from './binaries-cache.ts';
import { errorCode } from './embedded-postgres-error.ts';
import { canReadTree, type User } from './file-access.ts';
import { makeLibraryLinks } from './library-links.ts';
import type { PostgresPackage } from './postgres-package.ts';

export type Binaries = { path: (program: 'initdb' | 'postgres') => string; discard: () => void };

/** Made ready at the first use, because whoever finds a running server needs none. */
export function binariesFor(
  user: User | undefined,
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
  user: User | undefined,
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
