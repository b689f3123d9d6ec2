import { readCode } from '@baeon/contracts/coupons/coupon-code';
import { isLiveCode } from '@baeon/contracts/counter/live-code';
import { type Payment, readPayment } from './payment-code.ts';

/**
 * Scripts whose letters are not mistaken for those of another one. Latin beyond ASCII, Greek,
 * Cyrillic, Armenian and Cherokee are full of look-alikes, and kana has some of a slash.
 */
const ownScripts = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Hangul',
  'Han',
].map((script) => new RegExp(`^[\\p{Script=${script}}0-9-]+$`, 'u'));

/** Single strokes pass for a slash, a hyphen or a dot, and digits of other scripts for letters. */
const STANDS_FOR_ANOTHER = /[\u4e00\u4e28\u4e36\u4e3f\u4e40\u4e41\u3007]|(?![0-9])\p{Nd}/u;

const ASCII_LABEL = /^(?!xn--)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;

function isPlainLabel(label: string): boolean {
  if (ASCII_LABEL.test(label)) return true;
  // Whatever the browser would turn into something else was not meant to be read.
  if (label !== label.normalize('NFKC') || STANDS_FOR_ANOTHER.test(label)) return false;
  return ownScripts.some((script) => script.test(label)) && /\p{L}/u.test(label);
}

/**
 * Whether a host is what it looks like: `written` is how it stands in the text, `parsed` is where
 * the browser would go.
 */
function isPlainHost(written: string, parsed: string): boolean {
  const host = written.toLowerCase();
  if (IPV6.test(host)) return host === parsed;
  if (!host.split('.').every(isPlainLabel)) return false;
  const isAscii = /^[\x21-\x7e]+$/.test(host);
  return isAscii ? host === parsed : /(?:^|\.)xn--/.test(parsed);
}

export type ScannedText =
  /** A link to ourselves: a path with its query and hash. */
  | { kind: 'in-app'; to: string }
  | { kind: 'link'; url: string; host: string }
  | { kind: 'coupon'; code: string }
  /** Shown by somebody's app; what it says is for tills. */
  | { kind: 'live-coupon' }
  | { kind: 'payment'; payment: Payment }
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
  if (isLiveCode(text)) return { kind: 'live-coupon' };
  const payment = readPayment(text);
  if (payment) return { kind: 'payment', payment };
  const link = parsedLink(text);
  if (!link) return { kind: 'text', text: scanned };
  const { url, writtenHost } = link;
  const to = pathInApp(url);
  if (url.host === ownHost && !NOT_SCREENS.test(to)) return { kind: 'in-app', to };
  const port = url.port ? `:${url.port}` : '';
  return { kind: 'link', url: url.href, host: `${writtenHost.toLowerCase()}${port}` };
}

const LINE_END = /\r\n?|\n/g;
/** All that has no shape of its own or moves what stands around it, but for line ends, tabs and the style of an emoji. */
const UNSEEN =
  /(?!\n|\t|\ufe0f)(?:[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs})/gu;

/** In letters that every phone can draw. */
const escaped = (unseen: string): string =>
  `\\u{${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** A stranger's text as it really is: nothing in it is hidden or reorders the rest. */
export function visibleText(text: string): string {
  return text.replaceAll(LINE_END, '\n').replaceAll(UNSEEN, escaped);
}
