import { createHash } from 'node:crypto';
import { sql } from '../../db/drizzle.ts';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { OUTBOX_QUEUE } from '../../db/jobs.ts';
import type { OutboxKey } from './outbox.repo.ts';

const WORKERS = 2;
const JOBS_AT_ONCE = 4;
/** How long a message that failed waits before it is tried again, for a start. */
const RETRY_SECONDS = 2;
/** How long the first provider has to deliver a code before the second one gets it. */
const FALLBACK_SECONDS = 30;

/** A delivery by the second provider, where the first has not delivered by then. */
export type OutboxJob = OutboxKey & { unlessDelivered?: true };

/** Of its own, and found again by the message's id when somebody's account goes. */
function fallbackJobId(id: string, why: string): string {
  const hex = createHash('md5').update(`${id}:${why}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type OutboxQueue = ReturnType<typeof createOutboxQueue>;

export function createOutboxQueue(boss: PgBoss) {
  return {
    /** Adds a delivery, by the message's own id, to the caller's transaction; its commit wakes workers. */
    async add(tx: Executor, key: OutboxKey): Promise<void> {
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, db: fromDrizzle(tx, sql) });
    },

    /** Adds the next try of a message whose first one had no job. */
    async addRetry(tx: Executor, key: OutboxKey): Promise<void> {
      const when = { id: key.id, startAfter: RETRY_SECONDS };
      await boss.send(OUTBOX_QUEUE, key, { ...when, db: fromDrizzle(tx, sql) });
    },

    /** The same message once more, after its delivery ended. */
    async addAgain(tx: Executor, key: OutboxKey): Promise<void> {
      const options = { db: fromDrizzle(tx, sql) };
      await boss.deleteJob(OUTBOX_QUEUE, key.id, options);
      await boss.send(OUTBOX_QUEUE, key, { id: key.id, ...options });
    },

    /** Adds a look whether the first provider has delivered: after a while, or at once when it says that it has not. */
    async addFallback(tx: Executor, { mobileNumber, id }: OutboxKey, why: 'late' | 'failed') {
      const job: OutboxJob = { mobileNumber, id, unlessDelivered: true };
      const startAfter = why === 'late' ? FALLBACK_SECONDS : 0;
      const options = { id: fallbackJobId(id, why), startAfter, db: fromDrizzle(tx, sql) };
      await boss.send(OUTBOX_QUEUE, job, options);
    },

    async work(deliver: (job: OutboxJob) => Promise<void>): Promise<void> {
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
        // While there is more, it is fetched at once instead of after the next pause.
        burstWhenBatchFull: true,
        batchSize: JOBS_AT_ONCE,
        localConcurrency: WORKERS,
      };
      await boss.work<OutboxJob>(OUTBOX_QUEUE, options, async (jobs) => {
        await Promise.all(
          jobs.map(async ({ id, data }) => {
            // Each by itself: thrown from here, it would fail the others as well.
            await deliver(data).catch((error: Error) => boss.fail(OUTBOX_QUEUE, id, error));
          }),
        );
      });
    },
  };
}

/** Makes the queue where it is missing. */
export async function installOutboxQueue(boss: PgBoss, retryLimit: number): Promise<void> {
  await boss.createQueue(OUTBOX_QUEUE, {
    notify: true,
    retryLimit,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    retryDelayMax: 3600,
    // Longer than an attempt can take; a job held this long belonged to a process that died.
    expireInSeconds: 30,
    deleteAfterSeconds: 24 * 3600,
  });
}
