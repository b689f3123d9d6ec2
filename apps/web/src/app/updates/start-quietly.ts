import { clearWalletsOnLogout } from '../../lib/offline-wallet/offline-wallet.ts';
import { keepTextPages, startWorker } from './worker-updates.ts';

/** What a phone installs the app by. In the page it would be fetched before the first screen. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/manifest.webmanifest?language=${document.documentElement.lang}`;
  document.head.append(link);
}

/** What makes the app work without a connection; none of it is needed for the first screen. */
export function startQuietly(): void {
  nameManifest();
  clearWalletsOnLogout();
  void startWorker().then(keepTextPages);
}
