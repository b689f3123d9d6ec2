import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

const QUEUE = 'waitlists';
const EVERY_MINUTE = '* * * * *';

export async function installWaitlists(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { retryLimit: 3, expireInSeconds: 600, deleteAfterSeconds: 3600 });
  await boss.schedule(QUEUE, EVERY_MINUTE);
}

/** When a hold ends that is made in this transaction. */
export async function lookAgainAt(boss: PgBoss, tx: Executor, startAfter: Date): Promise<void> {
  await boss.send(QUEUE, {}, { startAfter, db: fromDrizzle(tx, sql) });
}

type Dependencies = {
  jobs: PgBoss;
  feed: Pick<ChangeSource, 'on'>;
  log: FastifyBaseLogger;
  serveDue(): Promise<void>;
};

/** Serves lines at once where something comes back, by whatever process, and when holds end. */
export function createWaitlistJobs({ jobs, feed, log, serveDue }: Dependencies) {
  const state = { isDue: false, works: false };
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (state.isDue && state.works) {
      state.isDue = false;
      // What fails is due still: the next look finds it.
      await serveDue().catch((err: unknown) => log.warn({ err }, 'a waitlist has to wait'));
    }
    working = null;
  }

  function look(): void {
    state.isDue = true;
    if (state.works) working ??= work();
  }

  feed.on('waitlists', {
    name: 'waitlists',
    changed: look,
    missed: look,
    size: () => ({ entries: 0, bytes: 0 }),
    behindMs: () => 0,
  });

  return {
    async start(): Promise<void> {
      state.works = true;
      look();
      await jobs.work(QUEUE, { pollingIntervalSeconds: 5, batchSize: 100 }, () => serveDue());
    },
    async close(): Promise<void> {
      state.works = false;
      await working;
    },
  };
}
