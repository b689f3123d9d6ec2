import { createHash } from 'node:crypto';
import { productPagePath } from './to-product.ts';
import { isUuid } from './uuid.ts';

/** Added by whoever sent somebody to a page; the page is the same without. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|srsltid)$/i;
/** A few sites have their pages behind the #. */
const PAGE_IN_HASH = /^#[!/]/;

function cleaned(link: string): URL {
  const url = new URL(link);
  const added = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of added) url.searchParams.delete(name);
  if (!PAGE_IN_HASH.test(url.hash)) url.hash = '';
  return url;
}

/** The same text for all links that lead to one page. */
export function pageOf(link: string): string {
  const url = cleaned(link);
  url.searchParams.sort();
  return url.host + url.pathname.replace(/\/+$/, '') + url.search + url.hash;
}

export const pageHash = (link: string): string =>
  createHash('sha256').update(pageOf(link)).digest('hex');

/** How a shop's feed may have written the link that somebody gives. */
export const spellingsOf = (link: string): string[] => [
  ...new Set([link, new URL(link).href, cleaned(link).href]),
];

/** The id in a link to a page that we serve for a product; null for any other link. */
export function ownProductId(link: string, ownHosts: string[]): string | null {
  const { host, pathname } = new URL(link);
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const id = path.slice(path.lastIndexOf('/') + 1);
  return ownHosts.includes(host) && isUuid(id) && path === productPagePath(id) ? id : null;
}
