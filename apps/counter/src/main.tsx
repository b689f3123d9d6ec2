import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { watchConnection } from '@baeon/ui/lib/online.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { startWorker } from '@baeon/ui/service-worker/worker-updates.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CounterApp } from './app/counter-app.tsx';
import { firstCounterWords } from './app/translations/counter-language.ts';
import { counterWire } from './config/counter-config.ts';
import { openMuting } from './features/taking/signals.ts';
import { openTillSession } from './features/till/till-session.ts';
import { openPersonSession } from './lib/person-api.ts';
import './styles/app.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

watchConnection(counterWire.health);

void Promise.all([openTillSession(), openPersonSession(), openMuting(), firstCounterWords()]).then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <CounterApp />
        <Toaster />
      </StrictMode>,
    ),
);

if (import.meta.env.PROD) {
  whenIdle(() => void startWorker({ script: '/counter/sw.js', cachePrefix: 'counter-' }));
}
