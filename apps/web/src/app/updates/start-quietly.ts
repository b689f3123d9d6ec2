import type { PageName } from '@baeon/contracts/pages/pages-wire';
import { textPageUrl } from '../../config/paths.ts';
import { clearWalletsOnLogout } from '../../lib/offline-wallet/offline-wallet.ts';
import { startWorker } from './worker-updates.ts';

/** What makes the app work without a connection; none of it is needed for the first screen. */
export function startQuietly(): void {
  clearWalletsOnLogout();
  void startWorker().then(keepTextPages);
}

const textPages: readonly PageName[] = ['help', 'terms', 'privacy'];

/** Resolves once a worker hears what this page asks for. */
const inControl = (workers: ServiceWorkerContainer) =>
  workers.controller ??
  new Promise((hears) => workers.addEventListener('controllerchange', hears, { once: true }));

/** Who has no connection may need help the most. The worker keeps what is asked for. */
async function keepTextPages(): Promise<void> {
  try {
    await inControl(navigator.serviceWorker);
    const urls = textPages.map((name) => textPageUrl(name, document.documentElement.lang));
    for (const url of urls) if (!(await caches.match(url))) await fetch(url);
  } catch {
    // Without a connection; another time.
  }
}
