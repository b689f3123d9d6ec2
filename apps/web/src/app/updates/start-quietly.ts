import { clearWalletsOnLogout } from '../../lib/offline-wallet/offline-wallet.ts';
import { keepTextPages, startWorker } from './worker-updates.ts';

/** What makes the app work without a connection; none of it is needed for the first screen. */
export function startQuietly(): void {
  clearWalletsOnLogout();
  void startWorker().then(keepTextPages);
}
