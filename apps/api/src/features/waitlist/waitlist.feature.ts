import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { createWaitlists } from './waitlist.service.ts';

const QUEUE = 'waitlists';
const EVERY_MINUTE = '* * * * *';

export async function installWaitlists(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { retryLimit: 3, expireInSeconds: 600, deleteAfterSeconds: 3600 });
  await boss.schedule(QUEUE, EVERY_MINUTE);
}

type Dependencies = {
  config: { role: 'all' | 'api' | 'worker' };
  userPrefix: string;
  db: Db;
  jobs: PgBoss;
  jobsFeed: ChangeFeed;
  clock: Clock;
  log: FastifyBaseLogger;
  noteUrgent: NoteUrgent;
};

/** People in line for sold-out deals. */
export function createWaitlistFeature(deps: Dependencies) {
  const { config, userPrefix, db, jobs, jobsFeed, clock, log, noteUrgent } = deps;
  const waitlists = createWaitlists({
    db,
    clock,
    noteUrgent,
    lookAgainAt: async (tx, startAfter) => {
      await jobs.send(QUEUE, {}, { startAfter, db: fromDrizzle(tx, sql) });
    },
  });
  let isDue = false;
  let works = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isDue && works) {
      isDue = false;
      // What fails is due still, and found by the next look.
      await waitlists.serveDue().catch((err: unknown) => log.warn({ err }, 'a waitlist has to wait'));
    }
    working = null;
  }

  /** Whatever gives coupons back, in whichever process: the campaign says so. */
  function look(): void {
    isDue = true;
    if (works) working ??= work();
  }

  if (config.role !== 'api') {
    jobsFeed.on('waitlists', {
      name: 'waitlists',
      changed: look,
      missed: look,
      size: () => ({ entries: 0, bytes: 0 }),
      behindMs: () => 0,
    });
  }

  return {
    waitlists,
    routes: [{ prefix: userPrefix, plugin: waitlistRoutes({ waitlists }) }],
    async work() {
      works = true;
      look();
      const often = { pollingIntervalSeconds: 5, batchSize: 100 };
      await jobs.work(QUEUE, often, () => waitlists.serveDue());
    },
    async close() {
      works = false;
      await working;
    },
  };
}
