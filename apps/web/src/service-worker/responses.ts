import { isTextPage } from '../config/text-pages.ts';
import { WALLET_PICTURES } from '../lib/service-worker-constants.ts';
import { addToAppCache, newestPage, refreshCachedPage } from './app-cache.ts';
import type { Release } from './release.ts';

type Asked = { method: string; mode: string; url: string };

/** How a request is answered: by the worker in one of these ways, or by the network alone. */
export type CacheStrategy = 'page' | 'asset' | 'picture' | 'text' | null;

/** Rendered by the server, or about one person: the worker has no business there. */
const SERVERS_OWN = /^\/(api|dev|health|products)(\/|$)/;
const ASSETS = '/assets/';
const PICTURES = '/pictures/';
/** A file by its own address is not the app. */
const FILE = /\.[a-z\d]+$/i;

export function strategyFor({ method, mode, url }: Asked, origin: string): CacheStrategy {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return null;
  if (isTextPage(pathname)) return 'text';
  if (SERVERS_OWN.test(pathname)) return null;
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (pathname.startsWith(PICTURES)) return 'picture';
  return mode === 'navigate' && !FILE.test(pathname) ? 'page' : null;
}

type Scope = Pick<ServiceWorkerGlobalScope, 'caches' | 'fetch'>;
type Visit = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/** Longer than this nobody looks at nothing. */
export const TIMEOUT_MS = 3000;
/** Scripts, styles and fonts; what the camera and the microphone need is too heavy to keep. */
const WORTH_KEEPING = /\.(js|css|woff2)$/;

const isDown = ({ status }: Response) => status >= 500;

/** The newest page there is; the newest kept one if the network fails or thinks for too long. */
export async function pageFor(scope: Scope, release: Release, visit: Visit): Promise<Response> {
  const asked = fromNetwork(scope, visit);
  const kept = () => newestPage(scope);
  try {
    const page = await withTimeout(asked);
    if (isDown(page)) return (await kept()) ?? page;
    visit.waitUntil(refreshCachedPage(scope, release, page.clone()));
    return page;
  } catch {
    return (await kept()) ?? asked;
  }
}

async function fromNetwork({ fetch }: Scope, { request, preloadResponse }: Visit) {
  return (await preloadResponse) ?? fetch(request);
}

function withTimeout<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), TIMEOUT_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Its name says what is in it, so a kept one is as good as a new one. */
export async function assetFor(scope: Scope, release: Release, visit: Visit): Promise<Response> {
  const { caches, fetch } = scope;
  const kept = await caches.match(visit.request.url, { ignoreVary: true });
  if (kept) return kept;
  const asset = await fetch(visit.request);
  if (asset.ok && WORTH_KEEPING.test(new URL(visit.request.url).pathname)) {
    visit.waitUntil(addToAppCache(scope, release, visit.request.url, asset.clone()));
  }
  return asset;
}

/** The newest there is; the kept one if the network fails or thinks for too long. */
export async function textFor(scope: Scope, release: Release, visit: Visit): Promise<Response> {
  const { url } = visit.request;
  const asked = scope.fetch(visit.request);
  const kept = () => scope.caches.match(url, { ignoreVary: true });
  try {
    const text = await withTimeout(asked);
    if (isDown(text)) return (await kept()) ?? text;
    if (text.ok) visit.waitUntil(addToAppCache(scope, release, url, text.clone()));
    return text;
  } catch {
    return (await kept()) ?? asked;
  }
}

/** Pictures of coupons in the wallet are kept by the page that shows them. */
export async function pictureFor({ caches, fetch }: Scope, { request }: Visit): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: WALLET_PICTURES, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
