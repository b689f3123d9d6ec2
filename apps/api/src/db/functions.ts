import { setTimeout as delay } from 'node:timers/promises';
import { CLAIM_ORIGIN } from '@baeon/contracts/coupons/coupons';
import { EARTH_RADIUS_KM } from '@baeon/contracts/places/geo';
import type pg from 'pg';
import { isTransientDatabaseError } from './transient-errors.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

const FOLDER = new URL('./functions/', import.meta.url);

/** What the texts take from the contracts, as {{NAME}}: a value that changes there changes them. */
const VALUES: Record<string, string | number> = { CLAIM_ORIGIN, EARTH_RADIUS_KM };

/** Triggers lock their tables. Who waits longer than this would make requests wait, or be in a deadlock. */
const LOCK_TIMEOUT_MS = 500;
const TRIES = 20;
const RETRY_MS = 250;

/**
 * Creates or replaces the functions and triggers whose text has changed since they were applied, in one
 * transaction. The caller holds the lock of the migrations. Gives the files that were applied.
 */
export async function applyFunctions(
  client: pg.Client,
  { all, folder = FOLDER }: { all: boolean; folder?: URL },
): Promise<string[]> {
  const files = await readSqlFiles(folder, withValues);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_functions',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const due = files.filter(({ name, checksum }) => all || applied.get(name) !== checksum);
  if (due.length > 0) await apply(client, due);
  return due.map(({ name }) => name);
}

function withValues(sql: string): string {
  return sql.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = String(VALUES[name] ?? '');
    if (!/^[\w.-]+$/.test(value)) throw new Error(`no value for {{${name}}} in a function`);
    return value;
  });
}

async function apply(client: pg.Client, files: SqlFile[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    let current = '';
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      for (const { name, sql, checksum } of files) {
        current = name;
        await client.query(sql);
        await client.query(
          `insert into schema_functions (name, checksum) values ($1, $2)
           on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
          [name, checksum],
        );
      }
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (attempt === TRIES || !isTransientDatabaseError(error)) {
        throw new Error(`functions/${current} could not be applied`, { cause: error });
      }
      await delay(RETRY_MS);
    }
  }
}
