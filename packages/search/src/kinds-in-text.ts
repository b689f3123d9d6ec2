import type { Kind } from './kinds.ts';
import { foldedWords, plain } from './words.ts';

export type NamedKind = {
  kind: Kind;
  /** Where it stands in the plain text. */
  from: number;
  to: number;
  how: 'written' | 'synonym';
};

type Sources = {
  find(name: string): { kind: Kind; isWritten: boolean } | null;
  /** Where brands stand, which are no kinds. */
  brandsIn(text: string): { from: number; to: number }[];
};

const LONGEST = 4;

/** Kinds that are named in a text, without overlaps, the longest name first at each word. */
export function kindsInText(text: string, sources: Sources): NamedKind[] {
  const written = plain(text);
  const brands = sources.brandsIn(text);
  const words = foldedWords(written).map(({ key, from, to }) => {
    const isBrand = brands.some((brand) => from >= brand.from && from < brand.to);
    return { key, from, to, isBrand };
  });
  const found: NamedKind[] = [];
  for (let nth = 0; nth < words.length; nth += 1) {
    for (let length = Math.min(LONGEST, words.length - nth); length > 0; length -= 1) {
      const row = words.slice(nth, nth + length);
      // A brand may be a part of a kind's name, but is none by itself.
      if (row.every(({ isBrand }) => isBrand)) continue;
      const named = sources.find(row.map(({ key }) => key).join(' '));
      if (!named) continue;
      const how = named.isWritten ? 'written' : 'synonym';
      found.push({ kind: named.kind, from: row[0]!.from, to: row.at(-1)!.to, how });
      nth += length - 1;
      break;
    }
  }
  return found;
}
