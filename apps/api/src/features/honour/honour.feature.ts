import type { FastifyBaseLogger } from 'fastify';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { Readiness } from '../system/readiness.ts';
import { counterHonourRoutes } from './counter-honour.routes.ts';
import { honourRoutes } from './honour.routes.ts';
import { createRefusals } from './refusals.service.ts';
import { createUseStreams } from './use-streams.ts';
import { createUses } from './uses.service.ts';

type Dependencies = {
  userPrefix: string;
  db: Db;
  clock: Clock;
  feed: ChangeSource;
  sessions: Pick<Sessions, 'identityOf'>;
  roles: Roles;
  readiness: Pick<Readiness, 'onDrain'>;
  log: FastifyBaseLogger;
};

/** Whether stores take what they promise: holders hear of every use, and say where one was refused. */
export function createHonourFeature(deps: Dependencies) {
  const { userPrefix, db, clock, feed, sessions, roles, readiness, log } = deps;
  const uses = createUses({ db, clock });
  const refusals = createRefusals({ db, clock });
  const streams = createUseStreams({
    feed,
    log,
    usesOf: uses.ofMany,
    isAlive: async (token) => (await sessions.identityOf(token)) !== null,
  });
  readiness.onDrain(streams.close);
  return {
    routes: [
      { prefix: userPrefix, plugin: honourRoutes({ uses, refusals, streams }) },
      { prefix: `${API_PREFIX}/counter`, plugin: counterHonourRoutes({ roles, refusals }) },
    ],
  };
}
