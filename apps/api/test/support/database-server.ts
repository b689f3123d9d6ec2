import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { startPgBouncer } from './pgbouncer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; template: string; demoTemplate: string; cloning: string };
    /** A transaction pooler before that server, which the APIs of the run use. */
    poolerUrl: string | null;
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
  // The first file that wants the demo makes it, for all of them to clone.
  const demoTemplate = `${template}_demo`;
  const { url, cloning } = server;
  project.provide('databaseServer', { url, template, demoTemplate, cloning });
  const pooler = process.env.TEST_THROUGH_POOLER ? await startPgBouncer(url) : null;
  if (process.env.TEST_THROUGH_POOLER && !pooler) throw new Error('there is no pgbouncer here');
  project.provide('poolerUrl', pooler && pooler.behind(url));
  return async () => {
    await pooler?.stop();
    await onServer(server.url, `drop database if exists ${demoTemplate} with (force)`);
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

type Server = {
  url: string;
  /** How it clones a database. */
  cloning: string;
  stop(): Promise<void>;
};

async function openServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, cloning: '', stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'baeon-test-'));
  // Open to the unprivileged user that the server runs as when the tests run as root.
  await chmod(dataDir, 0o755);
  const embedded = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    label: 'the tests',
    // Nothing here outlives the run; what must survive a crash has servers of its own.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
      // Four workers, each with an API or several and a pool of twenty for each.
      max_connections: '500',
    },
  });
  return {
    url: embedded.url,
    // Half the work of writing every page to the log, where the checkpoint that it takes is cheap.
    cloning: 'strategy file_copy',
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
