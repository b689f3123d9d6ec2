import { singular, stemOf } from './stem.ts';
import lines from './synonyms.json' with { type: 'json' };

const phrasesOf = (list = ''): string[][] =>
  list
    .split(',')
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => phrase.trim().split(/[\s-]+/));

/**
 * Words that shoppers and stores use for one thing, each phrase as its words. Each line is one thing; behind a "<"
 * are kinds of it, which are found by its names, while its names are only second best for them.
 */
export const synonymGroups = lines.map((line) => {
  const [same, kinds] = line.split('<');
  return { same: phrasesOf(same), kinds: phrasesOf(kinds) };
});

/** All of them, each as it is said. */
export const synonymPhrases = (): string[] =>
  synonymGroups.flatMap(({ same, kinds }) => [...same, ...kinds].map((words) => words.join(' ')));

/** Names stand for all words of a group in the index; the wider ones for what something is a kind of. */
type Names = { names: string[]; wider: string[] };

const byPhrase = new Map<string, Names>();
/** How long a phrase can be that begins with a stem. */
const longestFrom = new Map<string, number>();

function note(phrase: string[], side: keyof Names, name: string): void {
  for (const row of [phrase.map(stemOf), phrase.map(singular)]) {
    const key = row.join(' ');
    const known = byPhrase.get(key) ?? { names: [], wider: [] };
    if (!known[side].includes(name)) known[side].push(name);
    byPhrase.set(key, known);
    longestFrom.set(row[0]!, Math.max(longestFrom.get(row[0]!) ?? 0, row.length));
  }
}

for (const [group, { same, kinds }] of synonymGroups.entries()) {
  const each = new Map(same.map((phrase) => [phrase.map(stemOf).join(' '), phrase]));
  for (const phrase of each.values()) note(phrase, 'names', `=${group}`);
  for (const phrase of kinds) {
    note(phrase, 'wider', `=${group}`);
    note(phrase, 'names', `=${group}<${kindOf(kinds, phrase)}`);
  }
}

/** Kinds that differ in a space only are one. */
function kindOf(kinds: string[][], phrase: string[]): number {
  const written = phrase.join('');
  return kinds.findIndex((other) => other.join('') === written);
}

type Phrase = Names & { from: number; length: number };

/** Where stems in a row, or words without their plurals, are a way to name something that has other names as well, the longest first. */
export function namedThings(stems: string[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from < stems.length;) {
    let taken = 1;
    const longest = longestFrom.get(stems[from]!) ?? 0;
    for (let length = Math.min(longest, stems.length - from); length > 0; length -= 1) {
      const known = byPhrase.get(stems.slice(from, from + length).join(' '));
      if (!known) continue;
      found.push({ from, length, names: known.names, wider: known.wider });
      taken = length;
      break;
    }
    from += taken;
  }
  return found;
}

const othersByName = new Map<string, Set<string>>();
for (const { same, kinds } of synonymGroups) {
  const names = [...same, ...kinds].map((words) => words.map(singular).join(' '));
  for (const phrase of same) {
    const name = phrase.map(singular).join(' ');
    const others = othersByName.get(name) ?? new Set();
    for (const other of names) if (other !== name) others.add(other);
    othersByName.set(name, others);
  }
}

const widerByName = new Map<string, Set<string>>();
for (const { same, kinds } of synonymGroups) {
  for (const phrase of kinds) {
    const name = phrase.map(singular).join(' ');
    const wider = widerByName.get(name) ?? new Set();
    for (const words of same) wider.add(words.map(singular).join(' '));
    widerByName.set(name, wider);
  }
}

/** Names of what a thing is a kind of, or is got from: of a haircut those of a salon. */
export const widerNames = (name: string): string[] => [...(widerByName.get(name) ?? [])];

/** Other names of a thing, and kinds of it, without plurals. */
export const otherNames = (name: string): string[] => [...(othersByName.get(name) ?? [])];
