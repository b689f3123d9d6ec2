import { deleteOldAppCaches, precacheApp } from './app-cache.ts';
import type { Release } from './release.ts';
import type { ToAppWorker } from './worker-updates.ts';

/** What every app's worker does: keeps this release whole, and takes over when it is told to. */
export function runAppWorker(scope: ServiceWorkerGlobalScope, release: Release): void {
  scope.addEventListener('install', (event) => event.waitUntil(precacheApp(scope, release)));

  scope.addEventListener('activate', (event) => {
    // The page is asked for while this worker still starts.
    const preload = scope.registration.navigationPreload?.enable();
    event.waitUntil(
      Promise.all([deleteOldAppCaches(scope, release), preload, scope.clients.claim()]),
    );
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as ToAppWorker;
    if (message.type === 'take-over') event.waitUntil(scope.skipWaiting());
    if (message.type === 'which-entry') event.ports[0]?.postMessage(release.entry);
  });
}
