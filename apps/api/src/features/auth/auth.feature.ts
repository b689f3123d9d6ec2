import { blockedMessages } from '@baeon/contracts/auth/otp';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { Budgets } from '../../gateways/counters/budgets.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Meter } from '../../lib/meter.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { authRoutes } from './auth.routes.ts';
import { createKnownDevices } from './known-devices.service.ts';
import { createOneTimeCodes } from './one-time-codes.service.ts';
import { hashNumber } from './otp-code.ts';
import { createSessions } from './sessions.service.ts';
import { type BrakeLimits, createSignInBrake } from './sign-in-brake.service.ts';
import { type AddressBudgets, createSignInGuard } from './sign-in-guard.ts';
import { isBlocked } from './sign-in.repo.ts';
import { createSignIn, type JoinInvited, type ReadProfile } from './sign-in.service.ts';

type SignInLimits = { daily: AddressBudgets; brake: BrakeLimits };

type Dependencies = {
  config: {
    secret: string;
    brandName: string;
    publicUrl: string | null;
    signIn: SignInLimits;
    supportContact: { text: string } | null;
  };
  userPrefix: string;
  db: Db;
  feed: ChangeFeed;
  clock: Clock;
  counters: Budgets;
  meter: Meter;
  log: FastifyBaseLogger;
  smsOutbox: SmsOutbox;
  readProfile: ReadProfile;
  joinInvited: JoinInvited;
  loggedOut(userId: string): Promise<void>;
};

/** Signing in by one-time codes, and the sessions that follow. */
export function createAuthFeature(deps: Dependencies) {
  const { config, db, clock, meter, log, smsOutbox, readProfile, loggedOut } = deps;
  const contact = config.supportContact?.text;
  const blockedText = contact ? blockedMessages.write + contact : blockedMessages.ask;
  const refuseBlocked = async (tx: Executor, mobileNumber: string) => {
    if (await isBlocked(tx, mobileNumber)) throw new AppError('BLOCKED', blockedText);
  };
  const sessions = createSessions({ db, clock, feed: deps.feed });
  const codes = createOneTimeCodes({
    db,
    clock,
    smsOutbox,
    secret: config.secret,
    brandName: config.brandName,
    publicHost: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
    refuseBlocked,
  });
  const devices = createKnownDevices({
    db,
    clock,
    cookie: { path: deps.userPrefix, isSecure: config.publicUrl?.startsWith('https:') ?? false },
  });
  const { daily, brake: limits } = config.signIn;
  const signInBrake = createSignInBrake({ db, clock, log, limits });
  const guard = createSignInGuard({
    budgets: deps.counters,
    brake: signInBrake,
    daily,
    meter,
    log,
  });
  const signIn = createSignIn({
    codes,
    sessions,
    devices,
    guard,
    readProfile,
    joinInvited: deps.joinInvited,
    meter,
    refuseBlocked,
  });

  return {
    sessions,
    codes,
    signInBrake,
    signInGuard: guard,
    hashNumber: (mobileNumber: string) => hashNumber(config.secret, mobileNumber),
    routes: [
      {
        prefix: deps.userPrefix,
        plugin: authRoutes({ signIn, sessions, devices, loggedOut }),
      },
    ],
  };
}
