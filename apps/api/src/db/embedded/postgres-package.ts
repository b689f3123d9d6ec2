import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, WAY_OUT } from './embedded-postgres-error.ts';

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
