import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const SUPERUSER = 'baeon';
export const DATABASE = 'baeon';
export const PASSWORD_FILE = 'baeon-password';
export const HOST = '127.0.0.1';

export function readPassword(cluster: string): string {
  const file = join(cluster, PASSWORD_FILE);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `cannot read ${file}, the password of the embedded PostgreSQL; bring it back, or set another DATA_DIR`,
      { cause },
    );
  }
}

export function databaseUrl(port: number, password: string): string {
  // Said outright, because a PGSSLMODE meant for another server would count here too.
  return `postgres://${SUPERUSER}:${password}@${HOST}:${port}/${DATABASE}?sslmode=disable`;
}
