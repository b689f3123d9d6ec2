import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NoteUrgent } from '../push/push.feature.ts';
import { createWaitlistJobs, lookAgainAt } from './waitlist.jobs.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { createWaitlists } from './waitlist.service.ts';

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
  const { config, userPrefix, db, jobs, jobsFeed: feed, clock, log, noteUrgent } = deps;
  const look = lookAgainAt.bind(null, jobs);
  const waitlists = createWaitlists({ db, clock, noteUrgent, lookAgainAt: look });
  const { serveDue } = waitlists;
  // Whoever takes no jobs hears of nothing either.
  const serving = config.role === 'api' ? null : createWaitlistJobs({ jobs, feed, log, serveDue });
  return {
    waitlists,
    routes: [{ prefix: userPrefix, plugin: waitlistRoutes({ waitlists }) }],
    work: async () => serving?.start(),
    close: async () => serving?.close(),
  };
}
