import { readFileSync, existsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, WAY_OUT, errorCode } from './embedded-postgres-error.ts';

export type PostgresPackage = { folder: string; version: string; major: number };

const SUPPORTED = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

export const PLATFORM = `${process.platform}-${process.arch}`;

export function findPostgresPackage(givenFolder?: string): PostgresPackage {
  if (!SUPPORTED.has(PLATFORM)) {
    throw new EmbeddedPostgresError(`there is no embedded PostgreSQL for ${PLATFORM}; ${WAY_OUT}`);
  }
  const name = `@embedded-postgres/${PLATFORM}`;
  try {
    const folder = givenFolder ?? installedFolder(name);
    const description = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(description) as { version: string };
    return { folder, version, major: Number.parseInt(version, 10) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `the package ${name} is not installed; run npm install without --omit=optional, or ${WAY_OUT}`,
      { cause },
    );
  }
}

function installedFolder(name: string): string {
  // The package exports dist/index.js alone, and its package.json not at all.
  return dirname(dirname(createRequire(import.meta.url).resolve(name)));
}

type Link = { source: string; target: string };

/**
 * npm packages cannot hold links: the package makes them in its install script, and npm may not
 * have run that.
 */
export function makeLibraryLinks(packageFolder: string): void {
  for (const { source, target } of missingLinks(packageFolder)) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageFolder, target));
    } catch (error) {
      // Another start may be doing the same.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function missingLinks(packageFolder: string): Link[] {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.filter(({ target }) => !existsSync(join(packageFolder, target)));
}
