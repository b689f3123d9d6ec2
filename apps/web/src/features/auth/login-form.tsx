import { SignInForm } from '@baeon/ui/components/sign-in/sign-in-form.tsx';
import type { LoginStatusAnswer } from '@baeon/ui/components/sign-in/use-login.ts';
import { appConfig } from '../../config/app-config.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { startSession } from '../../lib/session.ts';
import { sendOtp, verifyOtp } from './auth-api.ts';

const parts = {
  sendOtp,
  verifyOtp,
  draft: () => readDraft('sign-in'),
  keepDraft: (draft: object | null) =>
    draft ? keepDraft('sign-in', draft) : forgetDraft('sign-in'),
};

/** Signs somebody in to this app. */
export function LoginForm({ onSignedIn }: { onSignedIn: (status: LoginStatusAnswer) => void }) {
  return (
    <SignInForm
      inboxPath={appConfig.demoInboxPath}
      parts={{
        ...parts,
        onSignedIn(signedIn) {
          startSession(signedIn);
          onSignedIn(signedIn.loginStatus);
        },
      }}
    />
  );
}
