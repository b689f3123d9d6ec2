import { clearWalletsOnLogout } from '../../lib/offline-wallet/offline-wallet.ts';
import { startWorker } from '@baeon/ui/service-worker/worker-updates.ts';
import { appWorker, type ToWorker } from '../../lib/service-worker-constants.ts';

/** What makes the app work without a connection; none of it is needed for the first screen. */
export function startQuietly(): void {
  clearWalletsOnLogout();
  void startWorker(appWorker).then(keepTextPages);
}

/** Who has no connection may need help the most. */
export async function keepTextPages(): Promise<void> {
  const ready = await navigator.serviceWorker?.ready;
  const message: ToWorker = { type: 'keep-texts', language: document.documentElement.lang };
  ready?.active?.postMessage(message);
}
