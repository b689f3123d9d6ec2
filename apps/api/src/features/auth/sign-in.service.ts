import type {
  SendOtpBody,
  SendOtpResult,
  VerifyOtpBody,
  VerifyOtpResult,
} from '@baeon/contracts/auth/auth-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import type { SignedIn } from '../../lib/signed-in.ts';
import type { OneTimeCodes } from './one-time-codes.service.ts';
import type { Sessions } from './sessions.service.ts';
import { findOrCreateUser, saveLanguage } from './sign-in.repo.ts';

/** Reads an account with everything else that belongs to the person. */
export type ReadProfile = (userId: string) => Promise<User>;

type Dependencies = { codes: OneTimeCodes; sessions: Sessions; readProfile: ReadProfile };

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn({ codes, sessions, readProfile }: Dependencies) {
  return {
    async sendOtp(
      { mobile_number: mobileNumber, language }: SendOtpBody,
      signedIn: SignedIn | null,
    ): Promise<SendOtpResult> {
      if (signedIn?.user.mobile_number === mobileNumber) {
        const user = await readProfile(signedIn.user.id);
        return { login_status: user.login_status, user, token: signedIn.token };
      }
      return { login_status: 'OTPSEND', ...(await codes.send(mobileNumber, 'sign-in', language)) };
    },

    async verifyOtp(body: VerifyOtpBody): Promise<VerifyOtpResult> {
      const { mobile_number, otp, language, language_chosen } = body;
      const { id, token } = await codes.use(mobile_number, otp, 'sign-in', async (tx, now) => {
        const { id, language: before } = await findOrCreateUser(tx, body, now);
        if (language_chosen && language !== before) await saveLanguage(tx, id, language);
        return { id, token: await sessions.open(tx, id) };
      });
      const user = await readProfile(id);
      return { login_status: user.login_status, user, token };
    },
  };
}
