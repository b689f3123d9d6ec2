import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

const QUEUE = 'imports';
/** A process that died, or stands still, has given up its import by then; it is taken up again. */
const HEARTBEAT_SECONDS = 20;
const LONGEST_SECONDS = 3 * 3600;

/** One at a time: they meet at a lock of the import anyway. */
export async function installImportJobs(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, {
    policy: 'singleton',
    notify: true,
    // Above how often an import is begun, so that it is always marked as failed at last.
    retryLimit: 10,
    retryDelay: 2,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_SECONDS,
    deleteAfterSeconds: 24 * 3600,
  });
}

export async function addImportJob(boss: PgBoss, tx: Executor, id: string): Promise<void> {
  await boss.send(QUEUE, { id }, { db: fromDrizzle(tx, sql) });
}

export async function workImports(
  boss: PgBoss,
  run: (id: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const often = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5, batchSize: 1 };
  await boss.work<{ id: string }>(QUEUE, often, async ([job]) => {
    if (job) await run(job.data.id, job.signal);
  });
}
