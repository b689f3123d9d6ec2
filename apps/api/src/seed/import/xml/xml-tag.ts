import { shown } from '../shown.ts';
import { resolved } from './xml-characters.ts';
import { xmlError } from './xml-error.ts';

const NAME = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_.·-]*(?::[\p{L}_][\p{L}\p{N}\p{M}_.·-]*)?`;
const TAG_NAME = new RegExp(`^${NAME}`, 'u');
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');

export type Attributes = ReadonlyMap<string, string>;
export type Tag = { name: string; attributes: Attributes; isEmpty: boolean };

const NONE: Attributes = new Map();

/** Where the tag that begins at `from` ends, its `>` included; -1 where that is still to come. */
export function tagEnd(text: string, from: number, line: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return at + 1;
    if (character === '<') throw xmlError(line, `<${wordAt(text, from + 1)} is not closed by a >`);
    if (character !== '"' && character !== "'") continue;
    at = text.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** What stands between `<` and `>`. */
export function readTag(inside: string, line: number): Tag {
  const name = TAG_NAME.exec(inside)?.[0];
  if (!name) throw xmlError(line, `<${wordAt(inside, 0)} is no tag; write &lt; for a < in a text`);
  const isEmpty = inside.endsWith('/');
  const end = isEmpty ? inside.length - 1 : inside.length;
  if (end === name.length) return { name, attributes: NONE, isEmpty };
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = name.length;
  let at = name.length;
  for (let found = ATTRIBUTE.exec(inside); found; found = ATTRIBUTE.exec(inside)) {
    const [, key, quoted, single] = found;
    if (attributes.has(key!)) throw xmlError(line, `<${name}> has ${key} twice`);
    // Line breaks within an attribute are spaces.
    attributes.set(key!, resolved((quoted ?? single)!.replace(/\s/g, ' '), line));
    at = ATTRIBUTE.lastIndex;
  }
  if (inside.slice(at, end).trim() !== '') {
    throw xmlError(line, `<${name}> has an attribute that is not written name="value"`);
  }
  return { name, attributes, isEmpty };
}

/** The name in `</name>`, spaces behind it allowed. */
export function readEndTag(inside: string, line: number): string {
  const name = inside.trimEnd();
  if (TAG_NAME.exec(name)?.[0] !== name) throw xmlError(line, `</${shown(name)}> is no tag`);
  return name;
}

const wordAt = (text: string, at: number): string =>
  shown(/^[^\s<>]*/.exec(text.slice(at, at + 60))![0]);
