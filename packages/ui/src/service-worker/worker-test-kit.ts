import { vi } from 'vitest';
import type { Release } from './release.ts';

export const ORIGIN = 'https://deals.example';

export const release: Release = {
  version: 'v2',
  entry: '/assets/index-v2.js',
  files: ['/assets/index-v2.js', '/assets/app-v2.css'],
  page: '/',
  cachePrefix: 'app-',
};

/** Caches in memory, as far as the worker uses them; an address may be asked for with its origin. */
export function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const pathOf = (url: RequestInfo | URL) => new URL(String(url), ORIGIN).pathname;
  const network = vi.fn<(request: RequestInfo, init?: RequestInit) => Promise<Response>>();

  const cacheNameOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (url: string) => entries.get(pathOf(url))?.clone(),
      put: async (url: string, response: Response) => void entries.set(pathOf(url), response),
      addAll: async (urls: string[]) => {
        const answers = await Promise.all(urls.map((url) => network(url)));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
        urls.forEach((url, at) => entries.set(pathOf(url), answers[at]!));
      },
    };
  };
  const caches = {
    open: async (name: string) => cacheNameOf(name),
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (url: string, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, entries] of kept) {
        const found =
          cacheName === undefined || cacheName === name ? entries.get(pathOf(url)) : null;
        if (found) return found.clone();
      }
      return undefined;
    },
  } as unknown as CacheStorage;

  return {
    scope: { caches, fetch: network },
    network,
    kept,
    pathsIn: (name: string) => [...(kept.get(name)?.keys() ?? [])],
  };
}

export const page = (entry = release.entry, status = 200) =>
  new Response(`<script type="module" src="${entry}"></script>`, { status });

export function visit(path: string) {
  const waits: Promise<unknown>[] = [];
  return {
    request: { url: ORIGIN + path } as Request,
    preloadResponse: Promise.resolve<Response | undefined>(undefined),
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    /** Until all is done that it waits for. */
    done: () => Promise.all(waits),
  };
}
