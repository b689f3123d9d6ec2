import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { loadDemo } from '../../src/demo-city.ts';
import { atEnd } from './cleanup.ts';

/** A migrated database of the calling test file's own, gone when the file is through. */
export function createTestDatabase(): Promise<string> {
  const { template, cloning } = inject('databaseServer');
  return createDatabase(`template ${template} ${cloning}`);
}

/** When the demo was loaded into the databases that have it: noon in Bengaluru. */
export const DEMO_LOADED_AT = new Date('2026-11-15T06:30:00Z');

/** The same with the demo in it, as the first start at that time leaves it. */
export async function createDemoDatabase(): Promise<string> {
  const { demoTemplate, cloning } = inject('databaseServer');
  await prepareDemoTemplate();
  return createDatabase(`template ${demoTemplate} ${cloning}`);
}

/** Any number will do; files that want the demo first meet at it. */
const DEMO_LOCK_KEY = 5_207_399;

/** Loaded once for the whole run, by whoever is first; it has its name only when it is complete. */
async function prepareDemoTemplate(): Promise<void> {
  const { url, template, demoTemplate, cloning } = inject('databaseServer');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK_KEY]);
    const made = await client.query('select from pg_database where datname = $1', [demoTemplate]);
    if (made.rowCount !== 0) return;
    const unfinished = `${demoTemplate}_unfinished`;
    await client.query(`create database ${unfinished} template ${template} ${cloning}`);
    await loadDemo(urlOf(unfinished), DEMO_LOADED_AT);
    await client.query(`alter database ${unfinished} rename to ${demoTemplate}`);
  } finally {
    await client.end();
  }
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
  return urlOf(name);
}

function urlOf(name: string): string {
  const url = new URL(inject('databaseServer').url);
  url.pathname = `/${name}`;
  return url.href;
}

/** The settings by which an API uses a database of the run's server through its pooler, where it has one. */
export function behindPooler(url: string): Record<string, string> {
  const pooler = inject('poolerUrl');
  if (!pooler || new URL(url).host !== new URL(inject('databaseServer').url).host) return {};
  const pooled = new URL(pooler);
  pooled.pathname = new URL(url).pathname;
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url };
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
