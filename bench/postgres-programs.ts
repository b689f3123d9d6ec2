import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binariesFor } from '../apps/api/src/db/embedded/binaries.ts';
import type { DataFolder } from '../apps/api/src/db/embedded/data-folder.ts';
import { findPostgresPackage } from '../apps/api/src/db/embedded/postgres-package.ts';

/** Where Debian and Ubuntu put PostgreSQL, and the extensions of each version of it. */
const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
const DEBIAN_SHARED = '/usr/share/postgresql';

export type PostgresPrograms = {
  path(program: 'initdb' | 'postgres'): string;
  hasPostgis: boolean;
  discard(): void;
};

/** The system's PostgreSQL where it has PostGIS, so that both sides run on one server; else our own. */
export function findPostgresPrograms(data: DataFolder): PostgresPrograms {
  const version = debianVersions().find((each) =>
    existsSync(join(DEBIAN_SHARED, each, 'extension/postgis.control')),
  );
  if (version !== undefined) {
    return {
      path: (program) => join(DEBIAN_PROGRAMS, version, 'bin', program),
      hasPostgis: true,
      discard: () => {},
    };
  }
  const embedded = binariesFor(data.user, findPostgresPackage(), undefined);
  return { ...embedded, hasPostgis: false };
}

/** Newest first. */
function debianVersions(): string[] {
  if (!existsSync(DEBIAN_PROGRAMS)) return [];
  return readdirSync(DEBIAN_PROGRAMS).sort((a, b) => Number(b) - Number(a));
}
