import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { OUTBOX_QUEUE } from '../../db/jobs.ts';
import type { OutboxKey } from './outbox.repo.ts';

const WORKERS = 4;

export type OutboxQueue = ReturnType<typeof createOutboxQueue>;

export function createOutboxQueue(boss: PgBoss) {
  return {
    /** Adds a delivery, by the message's own id, to the caller's transaction; its commit wakes workers. */
    async add(tx: Executor, key: OutboxKey): Promise<void> {
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, db: fromDrizzle(tx, sql) });
    },

    async work(deliver: (key: OutboxKey) => Promise<void>): Promise<void> {
      const options = {
        localConcurrency: WORKERS,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
      };
      await boss.work<OutboxKey>(OUTBOX_QUEUE, options, async (jobs) => {
        for (const job of jobs) await deliver(job.data);
      });
    },
  };
}

/** Makes the queue where it is missing. */
export async function installOutboxQueue(boss: PgBoss, retryLimit: number): Promise<void> {
  await boss.createQueue(OUTBOX_QUEUE, {
    notify: true,
    retryLimit,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    // Longer than an attempt can take; a job held this long belonged to a process that died.
    expireInSeconds: 30,
    deleteAfterSeconds: 24 * 3600,
  });
}
