import { claimMessages } from '@baeon/contracts/claim';
import { useEffect, useRef } from 'react';
import { Sheet } from '../components/ui/sheet.tsx';
import { appConfig } from '../config/app-config.ts';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useCoveredBelow } from './use-covered-below.ts';

/** Leaves the height of the keyboard free below, and keeps the field in sight above it. */
function KeyboardRoom() {
  const room = useRef<HTMLDivElement>(null);
  const covered = useCoveredBelow();

  useEffect(() => {
    const field = document.activeElement;
    const panel = room.current?.closest('dialog');
    if (covered > 0 && field instanceof HTMLInputElement && panel?.contains(field)) {
      field.scrollIntoView({ block: 'center' });
    }
  }, [covered]);

  return <div ref={room} aria-hidden="true" style={{ height: covered }} />;
}

type Props = { open: boolean; title?: string; onClose: () => void };

/** The sign-in conversation over the screen that asked for it. The session says when it is over. */
export function LoginPanel({ open, title = claimMessages.loginFirst, onClose }: Props) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <p className="mb-4 text-ink-muted text-pretty">
        Your mobile number is all it takes. You stay on this screen.
      </p>
      <LoginForm onSignedIn={() => undefined} />
      <p className="mt-4 text-center text-xs leading-5 text-balance text-ink-muted">
        By continuing you agree to {appConfig.brandName}’s terms and to getting a code by SMS.
      </p>
      <KeyboardRoom />
    </Sheet>
  );
}
