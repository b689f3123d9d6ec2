import { addToAppCache, newestPage, refreshCachedPage } from './app-cache.ts';
import type { Release } from './release.ts';

export type WorkerScope = Pick<ServiceWorkerGlobalScope, 'caches' | 'fetch'>;
export type Visit = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/** Longer than this nobody looks at nothing. */
export const TIMEOUT_MS = 3000;
/** Scripts, styles and fonts; what the camera and the microphone need is too heavy to keep. */
const WORTH_KEEPING = /\.(js|css|woff2)$/;

export const isDown = ({ status }: Response) => status >= 500;

/** The newest page there is; the newest kept one if the network fails or thinks for too long. */
export async function pageFor(
  scope: WorkerScope,
  release: Release,
  visit: Visit,
): Promise<Response> {
  const asked = fromNetwork(scope, visit);
  const kept = () => newestPage(scope, release);
  try {
    const page = await withNetworkTimeout(asked);
    if (isDown(page)) return (await kept()) ?? page;
    visit.waitUntil(refreshCachedPage(scope, release, page.clone()));
    return page;
  } catch {
    return (await kept()) ?? asked;
  }
}

async function fromNetwork({ fetch }: WorkerScope, { request, preloadResponse }: Visit) {
  return (await preloadResponse) ?? fetch(request);
}

export function withNetworkTimeout<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), TIMEOUT_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Its name says what is in it, so a kept one is as good as a new one. */
export async function assetFor(
  scope: WorkerScope,
  release: Release,
  visit: Visit,
): Promise<Response> {
  const { caches, fetch } = scope;
  const kept = await caches.match(visit.request.url, { ignoreVary: true });
  if (kept) return kept;
  const asset = await fetch(visit.request);
  if (asset.ok && WORTH_KEEPING.test(new URL(visit.request.url).pathname)) {
    visit.waitUntil(addToAppCache(scope, release, visit.request.url, asset.clone()));
  }
  return asset;
}
