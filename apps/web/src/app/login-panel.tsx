import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { lazy } from 'react';
import { SheetPart } from '../components/ui/sheet-part.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { appConfig } from '../config/app-config.ts';
import { useTexts } from '../lib/texts.ts';
import { appTexts } from './app-texts.ts';

const LoginForm = lazy(async () => {
  const { LoginForm: form } = await import('../features/auth/login-form.tsx');
  return { default: form };
});

type Props = { open: boolean; title?: string; onClose: () => void };

/** The sign-in conversation over the screen that asked for it. The session says when it is over. */
export function LoginPanel({ open, title = claimMessages.loginFirst, onClose }: Props) {
  const texts = useTexts(appTexts).login;
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <p className="mb-4 text-ink-muted text-pretty">{texts.panel}</p>
      <SheetPart>
        <LoginForm onSignedIn={() => undefined} />
      </SheetPart>
      <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
        {texts.terms(appConfig.brandName)}
      </p>
    </Sheet>
  );
}
