import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { authRoutes } from './auth.routes.ts';
import { createOneTimeCodes } from './one-time-codes.service.ts';
import { hashNumber } from './otp-code.ts';
import { createSessions, hashToken } from './sessions.service.ts';
import { createSignIn, type ReadProfile } from './sign-in.service.ts';

type Dependencies = {
  config: { secret: string; brandName: string; publicUrl: string | null };
  userPrefix: string;
  db: Db;
  feed: ChangeFeed;
  clock: Clock;
  smsOutbox: SmsOutbox;
  readProfile: ReadProfile;
  loggedOut(userId: string): Promise<void>;
};

/** Signing in by one-time codes, and the sessions that follow. */
export function createAuthFeature(deps: Dependencies) {
  const { config, db, clock, smsOutbox, readProfile, loggedOut } = deps;
  const sessions = createSessions({ db, clock, feed: deps.feed });
  const codes = createOneTimeCodes({
    db,
    clock,
    smsOutbox,
    secret: config.secret,
    brandName: config.brandName,
    publicHost: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
  });
  const signIn = createSignIn({ codes, sessions, readProfile });

  return {
    sessions,
    codes,
    hashToken,
    hashNumber: (mobileNumber: string) => hashNumber(config.secret, mobileNumber),
    routes: [{ prefix: deps.userPrefix, plugin: authRoutes({ signIn, sessions, loggedOut }) }],
  };
}
