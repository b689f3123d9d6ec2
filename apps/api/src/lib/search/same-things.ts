import { stemOf } from './stem.ts';
import { synonymGroups } from './synonyms.ts';

/** Stands for all words of a group in the index. */
const nameOf = (group: number): string => `=${group}`;

const byPhrase = new Map<string, string[]>();
/** How long a phrase can be that begins with a stem. */
const longestFrom = new Map<string, number>();
for (const [group, phrases] of synonymGroups.entries()) {
  for (const phrase of phrases) {
    const key = phrase.map(stemOf).join(' ');
    byPhrase.set(key, [...new Set([...(byPhrase.get(key) ?? []), nameOf(group)])]);
    const first = stemOf(phrase[0]!);
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, phrase.length));
  }
}

export type Phrase = { from: number; length: number; names: string[] };

/** Where stems in a row are a way to name something that has other names as well, the longest first. */
export function namedThings(stems: string[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from < stems.length;) {
    let taken = 1;
    const longest = longestFrom.get(stems[from]!) ?? 0;
    for (let length = Math.min(longest, stems.length - from); length > 0; length -= 1) {
      const names = byPhrase.get(stems.slice(from, from + length).join(' '));
      if (!names) continue;
      found.push({ from, length, names });
      taken = length;
      break;
    }
    from += taken;
  }
  return found;
}
