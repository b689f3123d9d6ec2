import { namedThings } from './same-things.ts';
import type { Guess } from './spelling.ts';
import { stemOf } from './stem.ts';
import { isAccessoryWord, thingsOf } from './title-parts.ts';
import type { Understood, Wanted } from './understand.ts';
import { pairTerm, stemTerm, termsOf } from './weigh-words.ts';
import type { Word } from './words.ts';

/** One thing that is asked for, and the terms that will do for it, each with how well. */
export type Concept = {
  terms: Map<string, number>;
  belongs: boolean;
  isThing: boolean;
  /** Nice to have, but nothing is missing without it. */
  isExtra: boolean;
};

export type Vocabulary = {
  count(term: string): number;
  guess(word: string): Guess[];
  /** How many products a term names. */
  named(term: string): number;
  /** Whether products state something under this word. */
  isLabel(stem: string): boolean;
};

const AS = {
  written: 1,
  stem: 0.92,
  otherName: 0.85,
  otherUnit: 0.95,
  part: 0.75,
  number: 0.5,
  joined: 0.9,
  mistaken: [1, 0.75, 0.6],
} as const;
const PAIR = 0.35;

const qualityOf = (part: string): number => {
  if (part.startsWith('#')) return AS.number;
  return /^\d/.test(part) ? AS.otherUnit : AS.part;
};

/** A word that the index has in one way or another. */
const isKnown = ({ text, stem }: Word, { count }: Vocabulary): boolean =>
  count(text) + count(stemTerm(stem)) > 0;

/** "washingmachine": two words that the index has, written as one. */
function splitWord(written: string, vocabulary: Vocabulary): string[] | null {
  let best: string[] | null = null;
  let bestCount = 0;
  for (let at = 3; at <= written.length - 3; at += 1) {
    const parts = [written.slice(0, at), written.slice(at)];
    const stems = parts.map(stemOf);
    const named = namedThings(stems).find(({ length }) => length > 1)?.names[0];
    const counts = named
      ? [vocabulary.count(named)]
      : stems.map((stem) => vocabulary.count(stemTerm(stem)));
    if (Math.min(...counts) <= bestCount) continue;
    best = parts;
    bestCount = Math.min(...counts);
  }
  return best;
}

function conceptOf({ words, belongs }: Wanted, vocabulary: Vocabulary): Concept {
  const terms = new Map<string, number>();
  const add = (term: string, quality: number) => {
    if (vocabulary.count(term) > 0) terms.set(term, Math.max(terms.get(term) ?? 0, quality));
  };
  const [whole, ...parts] = words;
  const addWord = ({ text, stem }: Word, quality: number) => {
    add(text, quality);
    add(stemTerm(stem), quality * AS.stem);
    for (const { names } of namedThings([stem])) {
      for (const name of names) add(name, quality * AS.otherName);
    }
  };
  addWord(whole!, AS.written);
  if (/^\d+(?:\.\d+)?$/.test(whole!.text)) add(`#${whole!.text}`, AS.part);
  for (const part of parts) add(part.text, qualityOf(part.text));
  if (terms.size === 0) {
    for (const { word, mistakes } of vocabulary.guess(whole!.text)) {
      addWord({ text: word, stem: stemOf(word), place: 0 }, AS.mistaken[mistakes] ?? 0.5);
    }
  }
  return { terms, belongs, isThing: false, isExtra: false };
}

/** Words that were split, and words that belong together, as the index has them. */
function arrange(wanted: Wanted[], vocabulary: Vocabulary): Wanted[] {
  const arranged: Wanted[] = [];
  for (let nth = 0; nth < wanted.length; nth += 1) {
    const each = wanted[nth]!;
    const next = wanted[nth + 1];
    const word = each.words[0]!;
    if (next && !(isKnown(word, vocabulary) && isKnown(next.words[0]!, vocabulary))) {
      const text = word.text + next.words[0]!.text;
      const joined = { text, stem: stemOf(text), place: word.place };
      if (isKnown(joined, vocabulary)) {
        arranged.push({ ...each, words: [joined] });
        nth += 1;
        continue;
      }
    }
    const split =
      isKnown(word, vocabulary) || each.words.length > 1 ? null : splitWord(word.text, vocabulary);
    for (const text of split ?? []) {
      arranged.push({ ...each, words: [{ text, stem: stemOf(text), place: word.place }] });
    }
    if (!split) arranged.push(each);
  }
  return arranged;
}

const hasDigit = ({ words }: Wanted): boolean => /\d/.test(words[0]!.text);

/** Where the thing itself is named: the last word that names products, "ram" in "8 gb ram" left out. */
function thingPlaceOf(arranged: Wanted[], vocabulary: Vocabulary): number {
  const candidates = arranged.map((each, place) => ({ each, place }));
  const named = candidates.findLast(({ each, place }) => {
    if (each.belongs || hasDigit(each)) return false;
    const before = arranged[place - 1];
    if (before && hasDigit(before) && vocabulary.isLabel(each.words[0]!.stem)) return false;
    return [...termsOf(each.words)].some((term) => vocabulary.named(term) > 0);
  });
  if (named) return named.place;
  const words = candidates.flatMap(({ each, place }) =>
    each.belongs ? [] : each.words.map((word) => ({ ...word, place })),
  );
  return thingsOf(words)[0]?.place ?? -1;
}

/** What has to be looked up for what was asked. */
export function conceptsOf({ wanted }: Understood, vocabulary: Vocabulary) {
  const arranged = arrange(wanted, vocabulary);
  const stems = arranged.map(({ words }) => words[0]!.stem);
  const concepts: Concept[] = [];
  const phrases = namedThings(stems).filter(({ length }) => length > 1);
  const thingPlace = thingPlaceOf(arranged, vocabulary);

  for (let nth = 0; nth < arranged.length; nth += 1) {
    const phrase = phrases.find(({ from }) => from === nth);
    if (!phrase) {
      concepts.push({ ...conceptOf(arranged[nth]!, vocabulary), isThing: nth === thingPlace });
      continue;
    }
    const inside = arranged.slice(nth, nth + phrase.length);
    const { belongs } = inside[0]!;
    concepts.push({
      terms: new Map(
        phrase.names.filter((name) => vocabulary.count(name) > 0).map((name) => [name, 1]),
      ),
      belongs,
      isThing: thingPlace >= nth && thingPlace < nth + phrase.length,
      isExtra: false,
    });
    // Those who say it in the same words come first.
    for (const each of inside) {
      concepts.push({ ...conceptOf(each, vocabulary), isThing: false, isExtra: true });
    }
    nth += phrase.length - 1;
  }
  for (let nth = 1; nth < stems.length; nth += 1) {
    const pair = pairTerm(stems[nth - 1]!, stems[nth]!);
    if (vocabulary.count(pair) === 0) continue;
    concepts.push({
      terms: new Map([[pair, PAIR]]),
      belongs: false,
      isThing: false,
      isExtra: true,
    });
  }
  const asksForAccessory = arranged.some(({ words }) => words.some(isAccessoryWord));
  return { concepts, asksForAccessory };
}
