import { claimMessages } from '@baeon/contracts/claim';
import { Sheet } from '../components/ui/sheet.tsx';
import { appConfig } from '../config/app-config.ts';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useTexts } from '../lib/texts.ts';
import { appTexts } from './app-texts.ts';

type Props = { open: boolean; title?: string; onClose: () => void };

/** The sign-in conversation over the screen that asked for it. The session says when it is over. */
export function LoginPanel({ open, title = claimMessages.loginFirst, onClose }: Props) {
  const texts = useTexts(appTexts).login;
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <p className="mb-4 text-ink-muted text-pretty">{texts.panel}</p>
      <LoginForm onSignedIn={() => undefined} />
      <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
        {texts.terms(appConfig.brandName)}
      </p>
    </Sheet>
  );
}
