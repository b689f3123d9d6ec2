import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { OUTBOX_BATCH_QUEUE, OUTBOX_QUEUE } from '../../db/jobs.ts';
import type { OutboxKey } from './outbox.repo.ts';

const WORKERS = 4;
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
      const db = fromDrizzle(tx, sql);
      for (let from = 0; from < ids.length; from += BATCH) {
        await boss.send(OUTBOX_BATCH_QUEUE, { ids: ids.slice(from, from + BATCH) }, { db });
      }
    },

    async addAgain(key: OutboxKey): Promise<void> {
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, startAfter: RETRY_SECONDS });
    },

    async work(deliver: Deliver): Promise<void> {
      const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
      const single = { ...options, localConcurrency: WORKERS };
      await boss.work<OutboxKey>(OUTBOX_QUEUE, single, async (jobs) => {
        for (const job of jobs) await deliver.one(job.data);
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
