import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
  }
}

/** One server for the whole run, and on it one migrated database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `baeon_test_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${template}`;
  await prepareDatabase(templateUrl.href, () => {});
  project.provide('databaseServer', { url: server.url, template });
  return async () => {
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'baeon-test-'));
  // Open to the unprivileged user that the server runs as when the tests run as root.
  await chmod(dataDir, 0o755);
  const embedded = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    label: 'the tests',
    // Nothing here outlives the run; what must survive a crash has servers of its own.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
