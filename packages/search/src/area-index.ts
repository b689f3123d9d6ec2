import { editDistance } from './edit-distance.ts';
import type { Searchable } from './field-reader.ts';
import { toEnglish } from './lexicon.ts';
import { createSearchIndex } from './search-index.ts';
import { synonymPhrases } from './synonyms.ts';
import { askForWords } from './understand.ts';
import { plain, readWords } from './words.ts';

/** What an answer shows mostly lies in one of these, and never in more than four. */
const CELL_DEGREES = 2;
const KM_A_DEGREE = 111;
const MOST_HITS = 300;
/** Less of what was asked, or much less than the best has, is something else. */
const LEAST_COVERAGE = 0.5;
const LEAST_OF_BEST = 0.4;
/** Shorter words are too like each other. */
const LEAST_LETTERS = 5;
/** Other spellings are looked for of so many words, so many of each. */
const MOST_UNKNOWN = 3;
const MOST_CLOSE = 4;

type Point = { latitude: number; longitude: number };
type Asked = {
  text: string;
  at: Point;
  withinKm: number;
  /** Whether the last word is still being typed. */
  unfinished?: boolean;
};

/** What says nothing where everything is a deal or a store. */
const OF_ANY =
  /\b(?:coupons?|deals?|offers?|vouchers?|discounts?|promos?|near(?: ?by| me)?|around(?: me| here)?|no|such|any|some|every|all|only|also|today|now)\b/gu;

/** A search engine of what lies somewhere: it looks around a place alone. `asSaid` writes phrases as one word. */
export function createAreaIndex(asSaid = (text: string) => text) {
  const index = createSearchIndex();
  const isKnown = (word: string): boolean => index.countOf(word) > 0;

  return {
    /** The cell is a category, so that the engine can look in one alone. */
    put: (document: Omit<Searchable, 'category'>, at: Point): void =>
      void index.put({ ...document, category: cellOf(at) }),
    remove: index.remove,

    /** What says what was asked, the best first; and how the text is spelt that was looked for, where it was another. */
    find({ text, at, withinKm, unfinished = false }: Asked) {
      const asked = plain(text.trim());
      // "ka" is a Hindi word, and how Kanchi begins.
      const begun = unfinished ? (/\p{L}+$/u.exec(asked)?.[0] ?? '') : '';
      const isBegun = begun !== '' && index.isStart(begun);
      const words = toEnglish(asked, (word) => isKnown(word) || (isBegun && word === begun));
      const asMeant = (word: string) => (isKnown(word) ? word : closestAskedFor(word));
      const meant = unfinished ? words : words.replaceAll(/\p{L}+/gu, asMeant);
      const understood = askForWords(asSaid(meant.replaceAll(OF_ANY, ' ')));
      if (understood.wanted.length === 0 && isBegun) {
        understood.wanted.push({ words: readWords(begun), belongs: false });
      }
      if (understood.wanted.length === 0) return { hits: [], meant: null };
      const found = cellsAround(at, withinKm).map((category) =>
        index.search({ understood, category, unfinished, limit: MOST_HITS }),
      );
      const hits = found
        .flatMap((each) => each.hits)
        .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
        .toSorted((a, b) => b.score - a.score);
      const least = (hits[0]?.score ?? 0) * LEAST_OF_BEST;
      const guessed = found.find(({ didYouMean }) => didYouMean !== null)?.didYouMean ?? null;
      return {
        hits: hits.filter(({ score }) => score >= least),
        meant: guessed ?? (meant === words ? null : meant),
      };
    },

    /** A text with words that stand nowhere written as ones that are asked for, the closest first. */
    otherSpellings(text: string): string[] {
      const asked = plain(text.trim());
      const unknown = (asked.match(/\p{L}+/gu) ?? [])
        .filter((word) => word.length >= LEAST_LETTERS && !isKnown(word))
        .slice(0, MOST_UNKNOWN);
      return unknown.flatMap((word) =>
        closeTo(word).map((other) => asked.replace(word, () => other)),
      );
    },
  };
}

export type AreaIndex = ReturnType<typeof createAreaIndex>;

/** What people ask for, which need not stand anywhere. */
const askedFor = [...new Set(synonymPhrases().flatMap((phrase) => phrase.split(' ')))];

/** With two mistakes, which is too far to be taken for the word without being asked. */
function closeTo(word: string): string[] {
  return askedFor
    .map((other) => ({ other, mistakes: editDistance(word, other, 2) }))
    .filter(({ other, mistakes }) => other.length >= LEAST_LETTERS && mistakes <= 2)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, MOST_CLOSE)
    .map(({ other }) => other);
}

function closestAskedFor(word: string): string {
  if (word.length < LEAST_LETTERS || askedFor.includes(word)) return word;
  return askedFor.find((each) => each[0] === word[0] && editDistance(word, each, 1) === 1) ?? word;
}

export const cellOf = ({ latitude, longitude }: Point): string =>
  `${Math.floor(latitude / CELL_DEGREES)},${Math.floor(longitude / CELL_DEGREES)}`;

function cellsAround({ latitude, longitude }: Point, km: number): string[] {
  const tall = km / KM_A_DEGREE;
  const wide = tall / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const cells = new Set<string>();
  for (let north = -1; north <= 1; north += 1) {
    for (let east = -1; east <= 1; east += 1) {
      cells.add(cellOf({ latitude: latitude + north * tall, longitude: longitude + east * wide }));
    }
  }
  return [...cells];
}
