import type pg from 'pg';
import { openConnection } from './client.ts';
import { applyFunctions } from './functions.ts';
import { withMigrationLock } from './migration-lock.ts';
import { refusePooler } from './pooler.ts';
import { checkSharedConstants } from './shared-constants.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/**
 * Brings a database to the newest schema and functions, then runs `more` before anyone else may go on. Safe to run
 * from many processes at once: they take turns.
 */
export async function migrate(
  url: string,
  log: (line: string) => void,
  more: () => Promise<void>,
): Promise<void> {
  const client = await openConnection(url, 'baeon-migrate');
  try {
    await refusePooler(client, url);
    await withMigrationLock(client, log, async () => {
      await bringUpToDate(client, log);
      await more();
    });
  } finally {
    await client.end();
  }
}

async function bringUpToDate(client: pg.Client, log: (line: string) => void): Promise<void> {
  // What a role's sessions are limited to is meant for requests.
  await client.query('set statement_timeout = 0');
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const applied = await appliedChecksums(client);
  const migrations = await readSqlFiles(MIGRATIONS);
  let isSchemaNew = false;
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new Error(
        `migration ${migration.name} was changed after it was applied; add a new one instead`,
      );
    }
    await apply(client, migration);
    log(`applied migration ${migration.name}`);
    isSchemaNew = true;
  }
  const names = new Set(migrations.map(({ name }) => name));
  if ([...applied.keys()].some((name) => !names.has(name))) {
    // A newer version was here, may still run, and has brought the functions that it needs.
    return log('left the functions of the database as a newer version made them');
  }
  // A migration may have dropped what functions or triggers belong to.
  const files = await applyFunctions(client, { all: isSchemaNew });
  if (files.length > 0 && !isSchemaNew) log(`applied functions ${files.join(', ')}`);
  await checkSharedConstants(client);
}

/** What the next start would apply. */
export async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "select to_regclass('schema_migrations') is not null as made",
  );
  const applied = rows[0].made ? await appliedChecksums(client) : new Map<string, string>();
  const migrations = await readSqlFiles(MIGRATIONS);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, migration: SqlFile): Promise<void> {
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
