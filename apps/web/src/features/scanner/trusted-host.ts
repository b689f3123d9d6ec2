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
export function isPlainHost(written: string, parsed: string): boolean {
  const host = written.toLowerCase();
  if (IPV6.test(host)) return host === parsed;
  if (!host.split('.').every(isPlainLabel)) return false;
  const isAscii = /^[\x21-\x7e]+$/.test(host);
  return isAscii ? host === parsed : /(?:^|\.)xn--/.test(parsed);
}
