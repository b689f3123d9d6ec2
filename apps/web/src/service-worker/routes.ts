type Asked = { method: string; mode: string; url: string };

/** How a request is answered: by the worker in one of these ways, or by the network alone. */
export type Way = 'page' | 'asset' | 'picture' | null;

/** Rendered by the server, or about one person: the worker has no business there. */
const SERVERS_OWN = /^\/(api|dev|health|products)(\/|$)/;
const ASSETS = '/assets/';
const PICTURES = '/pictures/';
/** A file by its own address is not the app. */
const FILE = /\.[a-z\d]+$/i;

export function wayFor({ method, mode, url }: Asked, origin: string): Way {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin || SERVERS_OWN.test(pathname)) return null;
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (pathname.startsWith(PICTURES)) return 'picture';
  return mode === 'navigate' && !FILE.test(pathname) ? 'page' : null;
}
