import { namedThings } from './synonyms.ts';
import type { Guess } from './spelling.ts';
import { stemOf } from './stem.ts';
import { isAccessoryWord, thingsOf } from './title-parts.ts';
import type { Understood, WantedWord } from './understand.ts';
import { absentTerm, kindTerms, pairTerm, stemTerm, termsOf } from './weigh-words.ts';
import type { Word } from './words.ts';

/** One thing that is asked for, and the terms that will do for it, each with how well. */
export type Concept = {
  terms: Map<string, number>;
  belongs: boolean;
  isThing: boolean;
  /** Nice to have, but nothing is missing without it. */
  isExtra: boolean;
};

type Vocabulary = {
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
  wider: 0.5,
  otherUnit: 0.95,
  part: 0.75,
  number: 0.5,
  joined: 0.9,
  mistaken: [1, 0.75, 0.6],
} as const;
const PAIR = 0.35;
const KIND = 1;
const NAMING = 0.05;
/** As many words as stores use for a kind of things. */
const LONGEST_KIND = 3;

const qualityOf = (part: string): number => {
  if (part.startsWith('#')) return AS.number;
  return /^\d/.test(part) ? AS.otherUnit : AS.part;
};

/** A word that the index has in one way or another. */
const isKnown = ({ text, stem }: Word, { count }: Vocabulary): boolean =>
  count(text) + count(stemTerm(stem)) > 0 ||
  namedThings([stem]).some(({ names, wider }) =>
    [...names, ...wider].some((name) => count(name) > 0),
  );

const wordOf = (text: string, place: number): Word => ({ text, stem: stemOf(text), place });

/** "washingmachine": two words that stand beside each other in the index, written as one. */
function splitWord(written: string, { count }: Vocabulary): string[] | null {
  let best: string[] | null = null;
  let bestCount = 0;
  for (let at = 3; at <= written.length - 3; at += 1) {
    const parts = [written.slice(0, at), written.slice(at)];
    const [first, second] = parts.map(stemOf);
    const named = namedThings([first!, second!]).find(({ length }) => length > 1);
    const names = [...(named?.names ?? []), ...(named?.wider ?? [])];
    const found = Math.max(...[pairTerm(first!, second!), ...names].map(count));
    if (found <= bestCount) continue;
    best = parts;
    bestCount = found;
  }
  return best;
}

/** Of what is known as it stands, a single digit or letter says nothing, nor does a number without its unit. */
function tellingParts([whole, ...parts]: Word[], isWholeKnown: boolean): Word[] {
  const isMeasure = /^\d/.test(whole!.text);
  return parts.filter(({ text }) => {
    if (isWholeKnown && /^(?:.|#?\d+(?:\.\d+)?)$/.test(text)) return false;
    return !isMeasure || /^[#\d]/.test(text);
  });
}

/** "smartwatch" for "smart watch" and the other way round. */
function* alsoWritten(written: string, joined: string[]): Generator<string> {
  for (const text of joined) yield* [text, stemTerm(stemOf(text))];
  for (let at = 3; at <= written.length - 3; at += 1) {
    yield pairTerm(stemOf(written.slice(0, at)), stemOf(written.slice(at)));
  }
}

/** A reclining chair is a recliner. */
const doersOf = ({ text, stem }: Word): string[] =>
  text.endsWith('ing') && stem.length > 3 ? [`${stem}er`] : [];

function conceptOf(
  { words, belongs }: WantedWord,
  vocabulary: Vocabulary,
  joined: string[] = [],
): Concept {
  const terms = new Map<string, number>();
  const add = (term: string, quality: number) => {
    if (vocabulary.count(term) > 0) terms.set(term, Math.max(terms.get(term) ?? 0, quality));
  };
  const [whole] = words;
  const addWord = ({ text, stem }: Word, quality: number) => {
    add(text, quality);
    add(stemTerm(stem), quality * AS.stem);
    for (const { names, wider } of namedThings([stem])) {
      for (const name of names) add(name, quality * AS.otherName);
      for (const name of wider) add(name, quality * AS.wider);
    }
  };
  addWord(whole!, AS.written);
  if (/^\d+(?:\.\d+)?$/.test(whole!.text)) add(`#${whole!.text}`, AS.part);
  for (const part of tellingParts(words, terms.size > 0)) add(part.text, qualityOf(part.text));
  for (const also of alsoWritten(whole!.text, joined)) add(also, AS.joined);
  for (const doer of doersOf(whole!)) add(stemTerm(doer), AS.part);
  if (terms.size === 0) {
    for (const { word, mistakes } of vocabulary.guess(whole!.text)) {
      addWord(wordOf(word, 0), AS.mistaken[mistakes] ?? 0.5);
    }
  }
  return { terms, belongs, isThing: false, isExtra: false };
}

/** With what was meant in the place of a word that nobody writes, where there is no doubt. */
function corrected(wanted: WantedWord, vocabulary: Vocabulary): WantedWord {
  const [word] = wanted.words;
  if (wanted.words.length > 1 || isKnown(word!, vocabulary)) return wanted;
  const guesses = vocabulary.guess(word!.text);
  const stems = new Set(guesses.map((guess) => stemOf(guess.word)));
  return stems.size === 1 ? { ...wanted, words: [wordOf(guesses[0]!.word, word!.place)] } : wanted;
}

/** "bed sheat": one word with a mistake, written as two. */
function joinedGuess(first: Word, second: Word, vocabulary: Vocabulary): Word | null {
  const text = first.text + second.text;
  const joined = wordOf(text, first.place);
  if (isKnown(joined, vocabulary)) return joined;
  const [guess] = text.length < 6 ? [] : vocabulary.guess(text);
  return guess?.mistakes === 1 ? wordOf(guess.word, first.place) : null;
}

/** Words of a name of several words, which may be odd ones by themselves. */
function placesInPhrases(wanted: WantedWord[]): Set<number> {
  const phrases = namedThings(wanted.map(({ words }) => words[0]!.stem));
  return new Set(
    phrases.flatMap(({ from, length }) =>
      length > 1 ? Array.from({ length }, (_, nth) => from + nth) : [],
    ),
  );
}

/** Words that were split, and words that belong together, as the index has them. */
function arrange(wanted: WantedWord[], vocabulary: Vocabulary): WantedWord[] {
  const arranged: WantedWord[] = [];
  const inPhrase = placesInPhrases(wanted);
  for (let nth = 0; nth < wanted.length; nth += 1) {
    const each = wanted[nth]!;
    const next = wanted[nth + 1];
    const word = each.words[0]!;
    if (inPhrase.has(nth)) {
      arranged.push(each);
      continue;
    }
    if (next && !(isKnown(word, vocabulary) && isKnown(next.words[0]!, vocabulary))) {
      const joined = joinedGuess(word, next.words[0]!, vocabulary);
      if (joined) {
        arranged.push({ ...each, words: [joined] });
        nth += 1;
        continue;
      }
    }
    const split =
      isKnown(word, vocabulary) || each.words.length > 1 ? null : splitWord(word.text, vocabulary);
    for (const text of split ?? []) {
      arranged.push({ ...each, words: [wordOf(text, word.place)] });
    }
    if (!split) arranged.push(corrected(each, vocabulary));
  }
  return arranged;
}

const hasDigit = ({ words }: WantedWord): boolean => /\d/.test(words[0]!.text);

/** Whether a word is the thing itself often enough where it stands: "sofa" is, "size" is not. */
const isNaming = (term: string, { named, count }: Vocabulary): boolean =>
  named(term) > count(term) * NAMING;

/** Where the thing itself is named: the last word that names products, "ram" in "8 gb ram" left out. */
function thingPlaceOf(arranged: WantedWord[], vocabulary: Vocabulary): number {
  const candidates = arranged.map((each, place) => ({ each, place }));
  const named = candidates.findLast(({ each, place }) => {
    if (each.belongs || hasDigit(each)) return false;
    const before = arranged[place - 1];
    if (before && hasDigit(before) && vocabulary.isLabel(each.words[0]!.stem)) return false;
    return [...termsOf(each.words)].some((term) => isNaming(term, vocabulary));
  });
  if (named) return named.place;
  const words = candidates.flatMap(({ each, place }) =>
    each.belongs ? [] : each.words.map((word) => ({ ...word, place })),
  );
  return thingsOf(words)[0]?.place ?? -1;
}

/** A word written in one with the one before it, and with the one behind it. */
function joinedAround(arranged: WantedWord[], nth: number): string[] {
  const text = (place: number) => arranged[place]?.words[0]!.text;
  const [before, own, behind] = [text(nth - 1), text(nth)!, text(nth + 1)];
  return [before && before + own, behind && own + behind].filter((joined) => joined !== undefined);
}

const as =
  (quality: number) =>
  (term: string): [string, number] => [term, quality];

const known = (terms: [string, number][], { count }: Vocabulary): Map<string, number> =>
  new Map(terms.filter(([term]) => count(term) > 0));

function extra(terms: string[], quality: number, vocabulary: Vocabulary): Concept[] {
  const there = known(terms.map(as(quality)), vocabulary);
  return there.size > 0 ? [{ terms: there, belongs: false, isThing: false, isExtra: true }] : [];
}

/** What belongs to a kind that is called just so comes first: beds before sofa beds for "bed". */
function kindsMeant(stems: string[], thingPlace: number, vocabulary: Vocabulary): Concept[] {
  for (let from = Math.max(0, thingPlace - LONGEST_KIND + 1); from <= thingPlace; from += 1) {
    const found = extra(kindTerms(stems.slice(from, thingPlace + 1)), KIND, vocabulary);
    if (found.length > 0) return found;
  }
  return [];
}

/** What has to be looked up for what was asked. */
export function conceptsOf({ wanted, unwanted }: Understood, vocabulary: Vocabulary) {
  const arranged = arrange(wanted, vocabulary);
  const stems = arranged.map(({ words }) => words[0]!.stem);
  const concepts: Concept[] = [];
  const phrases = namedThings(stems).filter(({ length }) => length > 1);
  const thingPlace = thingPlaceOf(arranged, vocabulary);

  for (let nth = 0; nth < arranged.length; nth += 1) {
    const phrase = phrases.find(({ from }) => from === nth);
    if (!phrase) {
      const concept = conceptOf(arranged[nth]!, vocabulary, joinedAround(arranged, nth));
      concepts.push({ ...concept, isThing: nth === thingPlace });
      continue;
    }
    const inside = arranged.slice(nth, nth + phrase.length);
    const { belongs } = inside[0]!;
    concepts.push({
      terms: known([...phrase.names.map(as(1)), ...phrase.wider.map(as(AS.wider))], vocabulary),
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
    concepts.push(...extra([pairTerm(stems[nth - 1]!, stems[nth]!)], PAIR, vocabulary));
  }
  concepts.push(...kindsMeant(stems, thingPlace, vocabulary));
  for (const word of unwanted) concepts.push(...extra([absentTerm(stemOf(word))], 1, vocabulary));
  const asksForAccessory = arranged.some(({ words }) => words.some(isAccessoryWord));
  return { concepts, asksForAccessory };
}
