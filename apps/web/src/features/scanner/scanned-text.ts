import { readCode } from '@baeon/contracts/coupons/coupon-code';
import { isPlainHost } from './trusted-host.ts';

export type ScannedText =
  /** A link to ourselves: a path with its query and hash. */
  | { kind: 'in-app'; to: string }
  | { kind: 'link'; url: string; host: string }
  | { kind: 'coupon'; code: string }
  | { kind: 'text'; text: string };

/** Printers and people leave these behind. */
const LOOSE_END = /[ \r\n]+$/;

/** Nothing that cannot be seen, that turns text around, or that browsers read as something else. */
const NEVER_IN_LINK = /[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The scheme, two slashes, a host and perhaps a port: no user, and nothing left out. */
const LINK = /^https?:\/\/([^/?#@:[\]]+|\[[^/?#@[\]]+\])(?::\d{1,5})?(?=[/?#]|$)/i;

/** What the server answers by itself is no screen of the app. */
const NOT_SCREENS = /^\/(?:api|assets|dev|pictures|products)(?:\/|$)/;

function parsedLink(text: string): { url: URL; writtenHost: string } | null {
  if (NEVER_IN_LINK.test(text)) return null;
  const writtenHost = LINK.exec(text)?.[1];
  if (!writtenHost || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  return isPlainHost(writtenHost, url.hostname) ? { url, writtenHost } : null;
}

/** A path that begins with two slashes would be taken for another host. */
const pathInApp = ({ pathname, search, hash }: URL): string =>
  `${pathname.replaceAll(/\/{2,}/g, '/')}${search}${hash}`;

/** What a code says, and thereby what may be done with it; `ownHost` is where the app lives. */
export function readScannedText(scanned: string, ownHost: string): ScannedText {
  const text = scanned.replace(LOOSE_END, '');
  if (text !== '' && readCode(text) === text) return { kind: 'coupon', code: text };
  const link = parsedLink(text);
  if (!link) return { kind: 'text', text: scanned };
  const { url, writtenHost } = link;
  const to = pathInApp(url);
  if (url.host === ownHost && !NOT_SCREENS.test(to)) return { kind: 'in-app', to };
  const port = url.port ? `:${url.port}` : '';
  return { kind: 'link', url: url.href, host: `${writtenHost.toLowerCase()}${port}` };
}
