import { assetFor, pageFor } from '@baeon/ui/service-worker/app-responses.ts';
import { runAppWorker } from '@baeon/ui/service-worker/app-worker.ts';
import type { Release } from '@baeon/ui/service-worker/release.ts';

declare const THIS_RELEASE: Release;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const release = THIS_RELEASE;
const ASSETS = `${release.page}assets/`;

runAppWorker(scope, release);

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(assetFor(scope, release, event));
  // Whatever it is of the app, it is the one page.
  else if (mode === 'navigate' && pathname.startsWith(release.page)) {
    event.respondWith(pageFor(scope, release, event));
  }
});
