import { deleteOldAppCaches, precacheApp } from '@baeon/ui/service-worker/app-cache.ts';
import { assetFor, pageFor } from '@baeon/ui/service-worker/app-responses.ts';
import type { Release } from '@baeon/ui/service-worker/release.ts';
import type { ToAppWorker } from '@baeon/ui/service-worker/worker-updates.ts';

declare const THIS_RELEASE: Release;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const release = THIS_RELEASE;
const ASSETS = `${release.page}assets/`;

scope.addEventListener('install', (event) => event.waitUntil(precacheApp(scope, release)));

scope.addEventListener('activate', (event) => {
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
