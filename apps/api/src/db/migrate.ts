import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { openConnection } from './connection.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Any number will do; it is what processes that start together queue up on. */
const LOCK_KEY = 5_207_301;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings a database to the newest schema, then runs `more` before anyone else may go on. Safe to run
 * from many processes at once: they take turns.
 */
export async function migrate(
  url: string,
  log: (line: string) => void,
  more: () => Promise<void>,
): Promise<void> {
  const client = await openConnection(url, 'baeon-migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const applied = await appliedChecksums(client);
    for (const migration of await readMigrations()) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) {
        throw new Error(
          `migration ${migration.name} was changed after it was applied; add a new one instead`,
        );
      }
      await apply(client, migration);
      log(`applied migration ${migration.name}`);
    }
    await more();
  } finally {
    // Ending the connection gives the lock back, also after an error.
    await client.end();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
