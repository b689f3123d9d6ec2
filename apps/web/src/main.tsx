import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRouter } from './app/app-router.tsx';
import { Toaster } from './components/ui/toaster.tsx';
import { listenForInstall } from './features/install/install-prompt.ts';
import { mendSession } from './lib/session.ts';
import { whenIdle } from './lib/when-idle.ts';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

mendSession();
listenForInstall();

createRoot(container).render(
  <StrictMode>
    <AppRouter />
    <Toaster />
  </StrictMode>,
);

if (import.meta.env.PROD) {
  whenIdle(() => {
    void import('./app/updates/start-quietly.ts').then(({ startQuietly }) => startQuietly());
  });
}
