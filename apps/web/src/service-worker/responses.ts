import { isTextPage, TEXT_PAGES, textPageUrl } from '../config/text-pages.ts';
import { WALLET_PICTURES } from '../lib/service-worker-constants.ts';
import { addToAppCache } from '@baeon/ui/service-worker/app-cache.ts';
import {
  isDown,
  type Visit,
  withNetworkTimeout,
  type WorkerScope,
} from '@baeon/ui/service-worker/app-responses.ts';
import type { Release } from '@baeon/ui/service-worker/release.ts';

type Asked = { method: string; mode: string; url: string };

/** How a request is answered: by the worker in one of these ways, or by the network alone. */
export type CacheStrategy = 'page' | 'asset' | 'picture' | 'text' | null;

/** Rendered by the server, about one person, or the app for shops with a worker of its own. */
const SERVERS_OWN = /^\/(api|counter|dev|health|products)(\/|$)/;
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

/** The newest there is; the kept one if the network fails or thinks for too long. */
export async function textFor(
  scope: WorkerScope,
  release: Release,
  visit: Visit,
): Promise<Response> {
  const { url } = visit.request;
  const asked = scope.fetch(visit.request);
  const kept = () => scope.caches.match(url, { ignoreVary: true });
  try {
    const text = await withNetworkTimeout(asked);
    if (isDown(text)) return (await kept()) ?? text;
    if (text.ok) visit.waitUntil(addToAppCache(scope, release, url, text.clone()));
    return text;
  } catch {
    return (await kept()) ?? asked;
  }
}

/** Pictures of coupons in the wallet are kept by the page that shows them. */
export async function pictureFor(
  { caches, fetch }: WorkerScope,
  { request }: Visit,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: WALLET_PICTURES, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Texts of everybody, as far as they are not kept yet; another time where there is no connection. */
export async function keepTexts(
  scope: WorkerScope,
  release: Release,
  language: string,
): Promise<void> {
  for (const name of TEXT_PAGES) {
    const url = textPageUrl(name, language);
    if (await scope.caches.match(url, { ignoreVary: true })) continue;
    const text = await scope.fetch(url).catch(() => null);
    if (text?.ok) await addToAppCache(scope, release, url, text);
  }
}
