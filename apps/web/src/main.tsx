import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRouter } from './app/app-router.tsx';
import { firstScreenIsHere } from './app/first-screen.ts';
import { filesOf, login } from './app/screens.ts';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { wire } from './config/app-config.ts';
import { listenForInstall } from './features/install/install-prompt.ts';
import { finishLogouts } from './lib/late-logout.ts';
import { isOnline, subscribeToOnline, watchConnection } from '@baeon/ui/lib/online.ts';
import { mendSession } from './lib/session.ts';
import { followTheme } from './lib/theme.ts';
import { whenIdle, onFirstInteraction } from '@baeon/ui/lib/scheduling.ts';
import './styles/app.css';

/** With the connection, where that was lost before it could be fetched. */
async function startQuietly(): Promise<void> {
  try {
    (await import('./app/updates/start-quietly.ts')).startQuietly();
  } catch {
    window.addEventListener('online', () => void startQuietly(), { once: true });
  }
}

/** What could not be finished waits for the next time. */
function finishWhenOnline(): void {
  if (isOnline()) finishLogouts().catch(() => undefined);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

mendSession();
followTheme();
listenForInstall();
watchConnection(wire.health);
finishWhenOnline();
subscribeToOnline(finishWhenOnline);

void firstScreenIsHere(window.location).then(() => {
  // Nobody has touched anything yet, so React may pause while it draws.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <AppRouter />
        <Toaster />
      </StrictMode>,
    ),
  );
});

if (import.meta.env.PROD) {
  // Strangers fetch nothing but the login until they do something with it.
  const whenWanted = filesOf(window.location.pathname).includes(login)
    ? onFirstInteraction
    : whenIdle;
  whenWanted(() => void startQuietly());
}
