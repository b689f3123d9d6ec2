import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';
import type { PushConfig } from '../../gateways/provider-config.ts';
import type { PushGateway } from '../../gateways/push/push-gateway.ts';
import { createWebPush } from '../../gateways/push/web-push.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';
import { noteUrgent, startPushJobs } from './push.jobs.ts';
import { pushRoutes, pushRunRoutes } from './push.routes.ts';
import { createPush } from './push.service.ts';

type Dependencies = {
  config: { push: PushConfig; secret: string };
  userPrefix: string;
  db: Db;
  jobs: PgBoss;
  clock: Clock;
  log: FastifyBaseLogger;
  gateway: PushGateway | undefined;
  /** Whether a run may be asked for, for development. */
  isRunOnDemand: boolean;
};

export type NoteUrgent = ReturnType<typeof createPushFeature>['noteUrgent'];

/** What people are told of: by push to their devices, and in the app to everybody. */
export function createPushFeature(deps: Dependencies) {
  const { config, db, jobs, clock, log } = deps;
  const push = createPush({
    db,
    clock,
    gateway: deps.gateway ?? createWebPush({ subject: config.push.subject }),
    vapidKeys: config.push.keys,
    secret: config.secret,
    pushHosts: config.push.hosts,
    log,
  });
  const notifications = createNotifications({ db, clock });
  const onDemand = { prefix: `${API_PREFIX}/dev`, plugin: pushRunRoutes({ push }) };
  return {
    push,
    noteUrgent: noteUrgent.bind(null, jobs),
    routes: [
      { prefix: deps.userPrefix, plugin: pushRoutes({ push }) },
      { prefix: deps.userPrefix, plugin: notificationsRoutes({ notifications }) },
      ...(deps.isRunOnDemand ? [onDemand] : []),
    ],
    work: () => startPushJobs(jobs, push),
  };
}
