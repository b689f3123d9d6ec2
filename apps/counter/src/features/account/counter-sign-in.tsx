import type { SendOtpResult, VerifyOtpResult } from '@baeon/contracts/auth/auth-wire';
import { SignInForm } from '@baeon/ui/components/sign-in/sign-in-form.tsx';
import type { SignInParts } from '@baeon/ui/components/sign-in/use-login.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { languageAtSignIn } from '@baeon/ui/lib/visitor-language.ts';
import { counterWire, demoInboxPath } from '../../config/counter-config.ts';
import { callPerson, signInPerson } from '../../lib/person-api.ts';
import { counterAccountTexts } from './account-texts.ts';

const parts: SignInParts = {
  sendOtp: (mobile_number, signal) =>
    callPerson<SendOtpResult>(counterWire.sendOtp, {
      method: 'POST',
      body: { mobile_number, ...languageAtSignIn() },
      signal,
    }),
  verifyOtp: (mobile_number, otp, signal) =>
    callPerson<VerifyOtpResult>(counterWire.verifyOtp, {
      method: 'POST',
      body: { mobile_number, otp, ...languageAtSignIn() },
      signal,
    }),
  draft: () => ({}),
  keepDraft: () => undefined,
  onSignedIn: ({ user, token }) => signInPerson(user, token),
};

/** The same number and code as in the shopper's app, and a session of its own. */
export function CounterSignIn() {
  const texts = useTexts(counterAccountTexts);
  return (
    <>
      <h1 className="text-3xl font-extrabold">{texts.signInTitle}</h1>
      <p className="text-pretty text-ink-muted">{texts.signInText}</p>
      <SignInForm parts={parts} inboxPath={demoInboxPath} />
    </>
  );
}
