import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { OUTBOX_BATCH_QUEUE, OUTBOX_QUEUE } from '../../db/jobs.ts';
import type { OutboxKey } from './outbox.repo.ts';

const WORKERS = 2;
const JOBS_AT_ONCE = 4;
/** Messages of one first attempt: they are handed to the provider side by side. */
const BATCH = 25;
/** How long a message of a batch that failed waits before it is tried by itself. */
const RETRY_SECONDS = 2;

type Deliver = {
  one(key: OutboxKey): Promise<void>;
  many(ids: string[]): Promise<void>;
};

export type OutboxQueue = ReturnType<typeof createOutboxQueue>;

export function createOutboxQueue(boss: PgBoss) {
  return {
    /** Adds a delivery, by the message's own id, to the caller's transaction; its commit wakes workers. */
    async add(tx: Executor, key: OutboxKey): Promise<void> {
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, db: fromDrizzle(tx, sql) });
    },

    /** Adds the first delivery of many messages at once; a message that fails gets one of its own. */
    async addMany(tx: Executor, ids: string[]): Promise<void> {
      const jobs: { data: { ids: string[] } }[] = [];
      for (let from = 0; from < ids.length; from += BATCH) {
        jobs.push({ data: { ids: ids.slice(from, from + BATCH) } });
      }
      if (jobs.length === 0) return;
      await boss.insert(OUTBOX_BATCH_QUEUE, jobs, { db: fromDrizzle(tx, sql) });
    },

    async addAgain(key: OutboxKey): Promise<void> {
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, startAfter: RETRY_SECONDS });
    },

    async work(deliver: Deliver): Promise<void> {
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
        // While there is more, it is fetched at once instead of after the next pause.
        burstWhenBatchFull: true,
        batchSize: JOBS_AT_ONCE,
      };
      const single = { ...options, localConcurrency: WORKERS };
      await boss.work<OutboxKey>(OUTBOX_QUEUE, single, async (jobs) => {
        await Promise.all(
          jobs.map(async ({ id, data }) => {
            // Each by itself: thrown from here, it would fail the others as well.
            await deliver.one(data).catch((error: Error) => boss.fail(OUTBOX_QUEUE, id, error));
          }),
        );
      });
      // One at a time: a rush on a deal must leave room for everything else.
      await boss.work<{ ids: string[] }>(OUTBOX_BATCH_QUEUE, options, async (jobs) => {
        for (const job of jobs) await deliver.many(job.data.ids);
      });
    },
  };
}

/** Makes the queues where they are missing. */
export async function installOutboxQueue(boss: PgBoss, retryLimit: number): Promise<void> {
  const options = {
    notify: true,
    retryLimit,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    retryDelayMax: 3600,
    // Longer than an attempt can take; a job held this long belonged to a process that died.
    expireInSeconds: 30,
    deleteAfterSeconds: 24 * 3600,
  };
  await boss.createQueue(OUTBOX_QUEUE, options);
  await boss.createQueue(OUTBOX_BATCH_QUEUE, options);
}
