import type { Release } from './release.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'caches' | 'fetch'>;

const cacheNameOf = ({ cachePrefix, version }: Release): string => cachePrefix + version;

/** The build that this page starts is this one, and not one that was put in place meanwhile. */
const isPageOf = async ({ entry }: Release, page: Response): Promise<boolean> =>
  page.ok && (await page.text()).includes(entry);

/** Fails as a whole if anything is missing; the browser then tries it again another time. */
export async function precacheApp({ caches, fetch }: Scope, release: Release): Promise<void> {
  const page = await fetch(release.page, { cache: 'no-store' });
  if (!(await isPageOf(release, page.clone()))) throw new Error('The page is of another build');
  const cache = await caches.open(cacheNameOf(release));
  await cache.addAll([...release.files]);
  await cache.put(release.page, page);
}

/** Of the newest build that is kept whole, also where its worker still waits: a page is kept after its files. */
export async function newestPage(
  { caches }: Pick<Scope, 'caches'>,
  { cachePrefix, page: address }: Release,
): Promise<Response | undefined> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  let newest: Response | undefined;
  for (const name of builds) {
    newest = (await (await caches.open(name)).match(address, { ignoreVary: true })) ?? newest;
  }
  return newest;
}

/** Not where the cache is gone: a worker that was dropped lives on until its last page is closed. */
export async function addToAppCache(
  { caches }: Pick<Scope, 'caches'>,
  release: Release,
  address: string,
  response: Response,
): Promise<void> {
  if (!(await caches.has(cacheNameOf(release)))) return;
  const cache = await caches.open(cacheNameOf(release));
  await cache.put(address, response);
}

/** What the server writes into the page of a deal or a store, and of nothing else. */
const ABOUT_ONE_THING = 'rel="canonical"';

/** The server fills its page in, and may do so in another way tomorrow; one about a deal is no page for all. */
export async function refreshCachedPage(
  scope: Pick<Scope, 'caches'>,
  release: Release,
  page: Response,
): Promise<void> {
  if ((await page.clone().text()).includes(ABOUT_ONE_THING)) return;
  if (await isPageOf(release, page.clone()))
    await addToAppCache(scope, release, release.page, page);
}

/** The build before this one stays, for pages of it that are still open. */
export async function deleteOldAppCaches({ caches }: Pick<Scope, 'caches'>, release: Release) {
  const own = cacheNameOf(release);
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(release.cachePrefix) && name !== own,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
