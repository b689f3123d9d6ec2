import { randomUUID } from 'node:crypto';
import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@baeon/contracts/otp';
import type { SendOtpResult, VerifyOtpResult } from '@baeon/contracts/sign-in';
import type { User } from '@baeon/contracts/user';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { Account } from './account.ts';
import { hashOtp, newOtp, otpMatches, otpMessage } from './otp-code.ts';
import type { Sessions } from './sessions.service.ts';
import { judgeTry, sendsAfterOneMore } from './sign-in-rules.ts';
import { lockNumber, saveNumber } from './sign-in.repo.ts';
import { findOrCreateUser } from './users.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  notifications: Notifications;
  /** The account with everything else that belongs to the person. */
  readProfile(userId: string): Promise<User>;
  secret: string;
  brandName: string;
  /** The host that codes are bound to. */
  publicHost: string;
};

/** Who asked, when the request already carried a living token. */
export type SignedIn = { user: Account; token: string };

export type SignIn = ReturnType<typeof createSignIn>;

const NO_CODE = { challengeId: null, codeHash: null, codeExpiresAt: null };

export function createSignIn(deps: Dependencies) {
  const { db, clock, sessions, notifications, secret } = deps;

  return {
    async sendOtp(mobileNumber: string, signedIn: SignedIn | null): Promise<SendOtpResult> {
      if (signedIn?.user.mobile_number === mobileNumber) {
        const user = await deps.readProfile(signedIn.user.id);
        return { login_status: user.login_status, user, token: signedIn.token };
      }
      const now = clock.now();
      const challengeId = randomUUID();
      const otp = newOtp();
      const codeExpiresAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
      await db.transaction(async (tx) => {
        const sends = sendsAfterOneMore(await lockNumber(tx, mobileNumber, now), now);
        const codeHash = hashOtp(secret, challengeId, otp);
        const fresh = { challengeId, codeHash, codeExpiresAt, codeTries: 0, sends };
        await saveNumber(tx, mobileNumber, fresh, now);
        await notifications.enqueue(tx, {
          key: `otp:${challengeId}`,
          to: mobileNumber,
          body: otpMessage(otp, deps.brandName, deps.publicHost),
          notAfter: codeExpiresAt,
        });
      });
      return {
        login_status: 'OTPSEND',
        resend_after_seconds: OTP_RESEND_SECONDS,
        expires_in_seconds: OTP_LIFETIME_SECONDS,
      };
    },

    async verifyOtp(mobileNumber: string, otp: string): Promise<VerifyOtpResult> {
      const now = clock.now();
      const settled = await db.transaction(async (tx) => {
        const record = await lockNumber(tx, mobileNumber, now);
        const outcome = judgeTry(record, now, otpMatches(secret, otp));
        if (outcome.kind === 'refused') return outcome;
        if (outcome.kind === 'wrong') {
          const { codeTries, wrongTries, burnt } = outcome;
          const change = { codeTries, wrongTries, ...(burnt ? NO_CODE : {}) };
          await saveNumber(tx, mobileNumber, change, now);
          return outcome;
        }
        await saveNumber(tx, mobileNumber, NO_CODE, now);
        const user = await findOrCreateUser(tx, mobileNumber, now);
        return { kind: 'right' as const, user, token: await sessions.open(tx, user.id) };
      });
      // Thrown only now: inside, it would roll back the try that has to be counted.
      if (settled.kind !== 'right') throw settled.refusal;
      const user = await deps.readProfile(settled.user.id);
      return { login_status: user.login_status, user, token: settled.token };
    },
  };
}
