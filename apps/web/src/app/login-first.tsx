import { lazy, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { useSession } from '../lib/session.ts';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { appConfig } from '../config/app-config.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { appTexts } from './app-texts.ts';
import { screenTexts } from './screen-texts.ts';

/** What a visitor wanted when they were asked to log in. */
type PanelState<Intent> = { loginFor?: Intent } | null;

/**
 * Asks a visitor to log in before something is done for them, and does it once they have. What they wanted
 * lies in the history: Back closes the panel, no link from elsewhere can set it, and it outlives
 * the screen, which is drawn anew at sign-in.
 */
export function useLoginFirst<Intent>(fulfil: (intent: Intent) => void) {
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const { signedIn } = useSession();
  const handled = useRef<string | null>(null);
  const intent = (state as PanelState<Intent>)?.loginFor;
  const here = { pathname, search, hash };

  /** Out of the entry first, so that Forward does not ask for it again. */
  function stepBack(): void {
    if (handled.current === key) return;
    handled.current = key;
    void navigate(here, { replace: true, state: null });
    void navigate(-1);
  }

  const signedInNow = useEffectEvent((wanted: Intent) => {
    if (handled.current === key) return;
    stepBack();
    document.getElementById('main')?.focus({ preventScroll: true });
    fulfil(wanted);
  });

  useEffect(() => {
    if (signedIn && intent !== undefined) signedInNow(intent);
  }, [signedIn, intent]);

  return {
    open: !signedIn && intent !== undefined,
    ask(wanted: Intent): void {
      if (intent === undefined) void navigate(here, { state: { loginFor: wanted } });
    },
    cancel: stepBack,
  };
}

const LoginForm = lazy(async () => {
  const { LoginForm: form } = await import('../features/auth/login-form.tsx');
  return { default: form };
});

type Props = { open: boolean; title?: string; onClose: () => void };

/** The sign-in conversation over the screen that asked for it. The session says when it is over. */
export function LoginPanel({ open, title = claimMessages.loginFirst, onClose }: Props) {
  const { terms } = useTexts(appTexts).login;
  return (
    <Sheet open={open} title={said(title)} onClose={onClose}>
      <p className="mb-4 text-ink-muted text-pretty">{useTexts(screenTexts).login.panel}</p>
      <SheetPart>
        <LoginForm onSignedIn={() => undefined} />
      </SheetPart>
      <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
        {terms(appConfig.brandName)}
      </p>
    </Sheet>
  );
}
