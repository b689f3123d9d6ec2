import type {
  SendOtpBody,
  SendOtpResult,
  VerifyOtpBody,
  VerifyOtpResult,
} from '@baeon/contracts/auth/auth-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import type { Executor } from '../../db/client.ts';
import { deviceNameOf } from '../../lib/device-name.ts';
import type { Meter } from '../../lib/meter.ts';
import type { SignedIn } from '../../lib/signed-in.ts';
import type { KnownDevices } from './known-devices.service.ts';
import type { OneTimeCodes } from './one-time-codes.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { Caller, SignInGuard } from './sign-in-guard.ts';
import { findOrCreateUser, saveLanguage } from './sign-in.repo.ts';

/** Reads an account with everything else that belongs to the person. */
export type ReadProfile = (userId: string) => Promise<User>;

/** Gives somebody what their number was invited to before. */
export type JoinInvited = (
  tx: Executor,
  userId: string,
  mobileNumber: string,
  now: Date,
) => Promise<void>;

type Dependencies = {
  codes: OneTimeCodes;
  sessions: Sessions;
  devices: KnownDevices;
  guard: SignInGuard;
  readProfile: ReadProfile;
  joinInvited: JoinInvited;
  meter: Pick<Meter, 'signedIn'>;
  /** Says why, where the owner of a number may not sign in. */
  refuseBlocked(tx: Executor, mobileNumber: string): Promise<void>;
};

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(deps: Dependencies) {
  const { codes, sessions, devices, guard, readProfile, joinInvited, meter, refuseBlocked } = deps;

  return {
    async sendOtp(
      { mobile_number: mobileNumber, language }: SendOtpBody,
      signedIn: SignedIn | null,
      caller: Caller,
    ): Promise<SendOtpResult> {
      if (signedIn?.user.mobile_number === mobileNumber) {
        const user = await readProfile(signedIn.user.id);
        return { login_status: user.login_status, user, token: signedIn.token };
      }
      const { device } = caller;
      const sent = await guard.send(caller, (isCharged) =>
        codes.send(mobileNumber, 'sign-in', language, { device, isCharged }),
      );
      return { login_status: 'OTPSEND', ...sent };
    },

    /** The answer, and what the device bears from now on. */
    async verifyOtp(
      body: VerifyOtpBody,
      caller: Caller,
      {
        cookie,
        'user-agent': agent,
      }: { cookie?: string | undefined; 'user-agent'?: string | undefined },
    ): Promise<{ result: VerifyOtpResult; deviceCookie: string }> {
      const { mobile_number: mobileNumber, otp, language, language_chosen } = body;
      const attempt = { mobileNumber, otp, purpose: 'sign-in' as const, device: caller.device };
      const { id, token, deviceCookie } = await guard.try(caller, () =>
        codes.settle(attempt, async (tx, now) => {
          const { id, language: before } = await findOrCreateUser(tx, body, now);
          if (language_chosen && language !== before) await saveLanguage(tx, id, language);
          await refuseBlocked(tx, mobileNumber);
          await joinInvited(tx, id, mobileNumber, now);
          const token = await sessions.open(tx, id, deviceNameOf(agent));
          return { id, token, deviceCookie: await devices.remember(tx, id, now, cookie) };
        }),
      );
      meter.signedIn();
      const user = await readProfile(id);
      return { result: { login_status: user.login_status, user, token }, deviceCookie };
    },
  };
}
