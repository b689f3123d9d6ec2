import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { atEnd } from './cleanup.ts';

/** A migrated database of the calling test file's own, gone when the file is through. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(`template ${inject('databaseServer').template}`);
}

/** An empty one, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('');
}

async function createDatabase(how: string): Promise<string> {
  const { url } = inject('databaseServer');
  const name = `baeon_test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name} ${how}`);
  atEnd(() => query(url, `drop database if exists ${name} with (force)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

export async function query<T extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
