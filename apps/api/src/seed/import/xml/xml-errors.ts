import { ImportError, shown } from '../import-error.ts';

export type OpenElement = { name: string; line: number };

/** Where the parser stands when it finds something wrong. */
type Place = {
  /** What it has read since it last told of something, which began in `sinceLine`. */
  since: string;
  sinceLine: number;
  line: number;
  rootSeen: boolean;
  open: OpenElement | undefined;
  /** The element that an end tag has just closed, by its place. */
  closing: OpenElement | undefined;
};

type Sentence = (place: Place, found: RegExpExecArray) => string | ImportError;

const NOT_XML = new ImportError('the file is not XML');

/** The parser's messages, and what we say of them: in order, the first that fits. */
const SENTENCES: [message: RegExp, sentence: Sentence][] = [
  [
    /^doctype|doctype declaration|^incorrect syntax/,
    () => 'document types and declarations (<!…>) are not taken',
  ],
  [/outside of root|only one root/, outside],
  [/must contain a root/, () => NOT_XML],
  [/^unclosed|^unexpected end/, (place) => (place.open ? cutOff(place.open) : outside(place))],
  [/^unmatched closing tag/, ({ since }) => `</${endTag(since)}> closes nothing`],
  [
    /^unexpected close tag/,
    ({ since, closing }) =>
      `</${endTag(since)}> stands where <${closing!.name}> of line ${closing!.line} must be closed first`,
  ],
  [/closing tag|empty close tag/, ({ since }) => `</${endTag(since)}> is no tag`],
  [/XML declaration must/, () => '<?xml must stand at the very beginning'],
  [/]]>/, () => ']]> ends no CDATA'],
  [/^malformed comment/, () => 'a comment must not have -- in it'],
  [
    /^disallowed character in tag name/,
    ({ since }) => `<${tag(since)} is no tag; write &lt; for a < in a text`,
  ],
  [/^duplicate attribute: (.+)\.$/, ({ since }, [, name]) => `<${tag(since)}> has ${name} twice`],
  [
    /^invalid attempt to undefine/,
    ({ since }) => `${/xmlns:[^\s=]+/.exec(since)?.[0]} must not be empty`,
  ],
  [/^unbound namespace prefix: "(.*)"/, undeclared],
  [/attribute|forward-slash/, wrongAttribute],
  [/^disallowed character/, forbidden],
];

/** One line for the person who has the file: where it is wrong, and what to do. */
export function explain(message: string, place: Place): ImportError {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (!found) continue;
    const said = sentence(place, found);
    return said instanceof ImportError ? said : new ImportError(`line ${place.line}: ${said}`);
  }
  return new ImportError(`line ${place.line}: ${message}`);
}

const tag = (since: string): string => shown(/<([^\s<>/]*)[^<]*<?$/.exec(since)?.[1] ?? '');
const endTag = (since: string): string => shown(/<\/([^<>]*)>?$/.exec(since)?.[1]?.trimEnd() ?? '');

function outside({ since, sinceLine, rootSeen }: Place): ImportError {
  if (!rootSeen) return NOT_XML;
  const line = sinceLine + lineBreaksIn(/^(?:\s|<\/[^>]*>)*/.exec(since)![0]);
  return new ImportError(`line ${line}: something stands behind the end of the document`);
}

const cutOff = ({ name, line }: OpenElement): ImportError =>
  new ImportError(`the file is cut off: <${name}> of line ${line} is never closed`);

function undeclared({ since }: Place, [, prefix]: RegExpExecArray): string {
  const written = since
    .match(/[^\s<>/=:"']+:[^\s<>/=:"']+/g)
    ?.find((name) => name.startsWith(`${prefix}:`));
  return `${shown(written ?? prefix!)} has the prefix ${shown(prefix!)}, which no xmlns:${shown(prefix!)} declares`;
}

function wrongAttribute({ since }: Place): string {
  if (since.endsWith('<')) return `<${tag(since)} is not closed by a >`;
  return `<${tag(since)}> has an attribute that is not written name="value"`;
}

function forbidden(place: Place): string {
  const character = place.since.at(-1) ?? '';
  if (character === '<')
    return `<${tag(place.since)}> has an attribute that is not written name="value"`;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `a character that XML does not allow, U+${code}`;
}

const REFERENCE = /&(?:#(?:\d{1,8}|x[\da-f]{1,8})|([^\s&;<]{1,40}));|&/gi;
const NAMED = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** The first & that begins no reference that XML knows by itself; `line` is where the text begins. */
export function looseReference(text: string, line: number): ImportError | undefined {
  for (const { 0: whole, 1: name, index } of text.matchAll(REFERENCE)) {
    if (name !== undefined && NAMED.has(name)) continue;
    if (whole.startsWith('&#') && isCharacter(whole)) continue;
    return new ImportError(
      `line ${line + lineBreaksIn(text.slice(0, index))}: ${complaint(whole)}`,
    );
  }
  return undefined;
}

function isCharacter(reference: string): boolean {
  const digits = reference.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  if (code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)) return false;
  return code >= 0x20 ? code !== 0xff_fe && code !== 0xff_ff : [0x9, 0xa, 0xd].includes(code);
}

function complaint(reference: string): string {
  if (reference === '&') return 'an & that stands for itself must be written &amp;';
  if (reference.startsWith('&#')) return `${reference} is no character`;
  return `${shown(reference)} is not known; only &amp; &lt; &gt; &quot; &apos; and numbers are`;
}

const lineBreaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
