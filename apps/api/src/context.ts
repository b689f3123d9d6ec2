import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { connectDatabase, type Database } from './db/client.ts';
import { createJobs } from './db/jobs.ts';
import { createSessions, type Sessions } from './features/auth/sessions.service.ts';
import { createSignIn, type SignIn } from './features/auth/sign-in.service.ts';
import { startHousekeeping } from './features/housekeeping/housekeeping.jobs.ts';
import { keepInInbox } from './features/notifications/inbox.repo.ts';
import {
  createNotifications,
  type Notifications,
} from './features/notifications/notifications.service.ts';
import { createOutboxQueue } from './features/notifications/outbox-queue.ts';
import { findProfile } from './features/profile/profile.repo.ts';
import type { Counters } from './gateways/counters/counters.ts';
import { createPostgresCounters } from './gateways/counters/postgres-counters.ts';
import { createRedisCounters } from './gateways/counters/redis-counters.ts';
import { createInbox } from './gateways/sms/inbox.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import { createTwilio } from './gateways/sms/twilio.ts';
import { createWebhook } from './gateways/sms/webhook.ts';
import { systemClock, type Clock } from './lib/clock.ts';

export type Context = {
  config: Config;
  log: FastifyBaseLogger;
  database: Database;
  jobs: PgBoss;
  counters: Counters;
  notifications: Notifications;
  sessions: Sessions;
  signIn: SignIn;
  /** Starts the workers: messages leave from here on. */
  start(): Promise<void>;
  /** Lets work in hand end, then closes every connection. */
  close(): Promise<void>;
};

export type Overrides = { clock?: Clock; smsGateway?: SmsGateway };

const WORK_IN_HAND_MS = 10_000;

/** Wires the whole API by hand; tests replace the clock or the SMS provider. */
export function createContext(
  config: Config,
  databaseUrl: string,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
): Context {
  const clock = overrides.clock ?? systemClock;
  const database = connectDatabase(databaseUrl, {
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  const { db, pool } = database;
  const jobs = createJobs(databaseUrl, log);
  const counters = createCounters(config, createPostgresCounters({ pool, clock }), log);

  const queue = createOutboxQueue(jobs);
  const gateway = overrides.smsGateway ?? createSmsGateway(config, database, clock);
  const notifications = createNotifications({ db, clock, gateway, queue, log });
  const sessions = createSessions({ db, clock });
  const signIn = createSignIn({
    db,
    clock,
    sessions,
    notifications,
    readProfile: (userId) => findProfile(db, userId).then((user) => user!),
    secret: config.secret,
    brandName: config.brandName,
    publicHost: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
  });

  return {
    config,
    log,
    database,
    jobs,
    counters,
    notifications,
    sessions,
    signIn,
    async start() {
      await jobs.start();
      await queue.work((key) => notifications.deliver(key));
      await startHousekeeping(jobs, { db, clock });
    },
    async close() {
      await jobs.stop({ graceful: true, timeout: WORK_IN_HAND_MS });
      await counters.close();
      await database.close();
    },
  };
}

function createCounters(config: Config, inDatabase: Counters, log: FastifyBaseLogger): Counters {
  if (!config.redisUrl) return inDatabase;
  return createRedisCounters({ url: config.redisUrl, fallback: inDatabase, log });
}

function createSmsGateway(config: Config, { db }: Database, clock: Clock): SmsGateway {
  switch (config.sms.provider) {
    case 'inbox':
      return createInbox((message) => keepInInbox(db, message, clock.now()));
    case 'twilio':
      return createTwilio(config.sms);
    case 'webhook':
      return createWebhook(config.sms, clock);
  }
}
