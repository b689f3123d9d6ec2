import { shown } from '../shown.ts';
import { lineBreaksIn, xmlError } from './xml-error.ts';

/** Those that XML has by itself; others would have to be declared, and declarations are refused. */
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#(\d{1,8}|x[\da-f]{1,8})|([^\s&;<]{1,40}));|&/gi;
// oxlint-disable-next-line no-control-regex -- Exactly these are not allowed.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

export function refuseForbidden(text: string, line: number): void {
  const at = text.search(FORBIDDEN);
  if (at < 0) return;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  throw xmlError(
    line + lineBreaksIn(text.slice(0, at)),
    `a character that XML does not allow, U+${code}`,
  );
}

/** The text with what `&amp;` and the like stand for; `line` is where it begins. */
export function resolved(text: string, line: number): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (whole, number: string | undefined, name: string | undefined, at: number) => {
      const character = number ? numbered(number) : NAMED.get(name ?? '');
      if (character !== undefined) return character;
      throw xmlError(line + lineBreaksIn(text.slice(0, at)), complaint(whole));
    },
  );
}

function numbered(number: string): string | undefined {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  if (code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)) return undefined;
  const character = String.fromCodePoint(code);
  return FORBIDDEN.test(character) ? undefined : character;
}

function complaint(reference: string): string {
  if (reference === '&') return 'an & that stands for itself must be written &amp;';
  if (reference.startsWith('&#')) return `${reference} is no character`;
  return `${shown(reference)} is not known; only &amp; &lt; &gt; &quot; &apos; and numbers are`;
}
