import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { createChangeFeed } from './db/change-feed.ts';
import { connectDatabase } from './db/client.ts';
import { createJobs } from './db/jobs.ts';
import type { Meter } from './lib/meter.ts';

/** One for each table that is kept, and one for what changes. */
const MEMORY_CONNECTIONS = 4;

/** What a process has to do with its database: for requests, for what it keeps in memory, and for jobs. */
export function openConnections(
  config: Config,
  directUrl: string,
  log: FastifyBaseLogger,
  meter: Meter | null,
) {
  const requestsUrl = config.databaseUrl ?? directUrl;
  const pooled = requestsUrl !== directUrl;
  const database = connectDatabase(requestsUrl, {
    size: config.databasePoolSize,
    pooled,
    ...(meter && { waited: meter.waitedForConnection }),
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  // What fills memory: requests that wait for a connection must not keep it from being read.
  const memory = connectDatabase(config.databaseReplicaUrl ?? requestsUrl, {
    size: MEMORY_CONNECTIONS,
    pooled: pooled && config.databaseReplicaUrl === null,
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle connection that fills memory'),
  });
  const openFeed = () =>
    createChangeFeed({
      pool: memory.pool,
      primary: config.databaseReplicaUrl === null ? null : database.pool,
      hintUrl: directUrl,
      log,
    });
  const feed = openFeed();
  return {
    database,
    memory,
    feed,
    // A worker keeps no memory, yet its jobs may have to hear what changes.
    jobsFeed: config.role === 'worker' ? openFeed() : feed,
    jobs: createJobs(directUrl, log, { takesJobs: config.role !== 'api' }),
  };
}
