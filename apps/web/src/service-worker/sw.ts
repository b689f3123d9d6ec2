import { finishLogouts } from '../lib/late-logout.ts';
import { LATE_LOGOUT, type ToWorker } from '../lib/service-worker-constants.ts';
import { assetFor, pageFor } from '@baeon/ui/service-worker/app-responses.ts';
import { runAppWorker } from '@baeon/ui/service-worker/app-worker.ts';
import type { Release } from '@baeon/ui/service-worker/release.ts';
import { keepTexts, pictureFor, strategyFor, textFor } from './responses.ts';
import { listenToPush } from './push-events.ts';

declare const THIS_RELEASE: Release;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const release = THIS_RELEASE;

runAppWorker(scope, release);

scope.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep-texts') event.waitUntil(keepTexts(scope, release, message.language));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === LATE_LOGOUT) event.waitUntil(finishLogouts());
});

listenToPush(scope);

scope.addEventListener('fetch', (event) => {
  const way = strategyFor(event.request, scope.location.origin);
  if (way === 'page') event.respondWith(pageFor(scope, release, event));
  if (way === 'asset') event.respondWith(assetFor(scope, release, event));
  if (way === 'text') event.respondWith(textFor(scope, release, event));
  if (way === 'picture') event.respondWith(pictureFor(scope, event));
});
