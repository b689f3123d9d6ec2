import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { connectionTo } from './find-server.ts';

/** Where messages wait for their delivery. */
export const OUTBOX_QUEUE = 'sms-outbox';

/**
 * How often jobs whose process died are looked for, and what is known of queues is read anew: of one that takes a job at
 * a time it says whether one is under way.
 */
const WATCH_SECONDS = 10;

/**
 * The job queue, in the same database so that a job can be part of a transaction. Whoever does not take jobs only adds
 * them.
 */
export function createJobs(
  url: string,
  log: FastifyBaseLogger,
  { takesJobs }: { takesJobs: boolean },
): PgBoss {
  const boss = new PgBoss({
    ...connectionTo(url),
    application_name: 'baeon-jobs',
    max: 5,
    migrate: false,
    createSchema: false,
    useListenNotify: takesJobs,
    supervise: takesJobs,
    schedule: takesJobs,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    queueCacheIntervalSeconds: WATCH_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue'));
  return boss;
}

/** Installs or upgrades the queue's own tables, then lets `makeQueues` add what is missing. */
export async function installJobs(
  url: string,
  makeQueues: (boss: PgBoss) => Promise<void>,
): Promise<void> {
  const boss = new PgBoss({
    ...connectionTo(url),
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // start() and createQueue() throw what matters
  await boss.start();
  try {
    await makeQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
