import { isCode } from './codes.ts';
import type { Guess } from './spelling.ts';
import { singular } from './stem.ts';
import { namedThings } from './synonyms.ts';
import { pairTerm } from './term-reader.ts';
import type { Understood, WantedWord } from './understand.ts';
import { isStopWord } from './vocabulary.ts';
import { weights } from './weights.ts';

/** One word of a query: the terms that do for it, each with how well. */
export type QueryWord = {
  text: string;
  terms: Map<number, number>;
  /** Whether it says what the thing is for, or comes with. */
  belongs: boolean;
  /** Said around what is wanted; counts only in a row with other words. */
  isFiller: boolean;
  /** What it was taken for where nobody writes it so. */
  meant: string | null;
};

export type TermSource = {
  /** -1 for what is nowhere. */
  find(word: string): number;
  count(term: number): number;
  guess(word: string): Guess[];
  codesLike(code: string): { words: string[]; isMistaken: boolean };
  /** In how many titles, of some, one stands right before the other. */
  countBeside(first: number, second: number): number;
  /** Terms that begin so, the most frequent of them. */
  startingWith(start: string): number[];
};

/** Who writes more words wrongly than this is not helped by guessing. */
const MOST_GUESSED = 6;
const MOST_WORDS = 40;
const SHORTEST_JOINED = 6;
/** With fewer letters, what is being typed is the start of anything, and no mistake. */
const SURELY_A_WORD = 5;
/** So much more often two words have to stand beside each other than in one. */
const SURER = 4;

type Asked = {
  text: string;
  also: [string, number][];
  belongs: boolean;
  isFiller: boolean;
  /** What one word was taken for that was written as two, with a mistake. */
  meant?: string;
};

/** What is written in one counts as its parts, each of which may be written in one with the others. */
function askedOf({
  words,
  belongs,
  isFiller = false,
}: WantedWord & { isFiller?: boolean }): Asked[] {
  const { as } = weights;
  const [whole, ...others] = words;
  const parts = others.filter(({ role, text }) => role === 'part' && !isStopWord(text));
  if (parts.length > 1) {
    return parts.map(({ text }) => ({ text, also: [[whole!.text, 1]], belongs, isFiller }));
  }
  const also = others.map(({ text }): [string, number] => [
    text,
    /^\d/.test(text) ? as.otherUnit : as.number,
  ]);
  return [{ text: whole!.text, also, belongs, isFiller }];
}

/** Folded and folding, gaming and game, reclining and recliner. */
function* formsOf(word: string): Generator<string> {
  if (word.length < 4 || /\d/.test(word)) return;
  const root = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (root === undefined) {
    const stem = word.replace(/e$/, '');
    yield* [`${stem}ing`, `${stem}ed`];
    return;
  }
  const single = root.replace(/([bdgmnprt])\1$/, '$1');
  for (const each of new Set([root, single])) yield* [each, `${each}e`, `${each}er`, `${each}ing`];
}

/**
 * The words of a query as terms of the index; what nobody writes so is guessed, or taken apart. Of somebody who is
 * still typing, the last word may be the start of one.
 */
export function queryWordsOf(
  { wanted, said = [] }: Pick<Understood, 'wanted' | 'said'>,
  source: TermSource,
  { unfinished = false } = {},
): QueryWord[] {
  const { as } = weights;
  const words = isSaidSo(wanted, said) ? said : wanted;
  const asked = words
    .flatMap(askedOf)
    .filter(({ text }) => !isStopWord(text))
    .slice(0, MOST_WORDS);
  const row = joinMistaken(
    asked.flatMap((each) => splitWord(each, source)),
    source,
  );
  const meant = meantWords(row, source);
  const names = namesByWord(row.map(({ text }, nth) => singular(meant[nth]?.[0] ?? text)));

  return row.map(({ text, also, belongs, isFiller }, nth): QueryWord => {
    const terms = new Map<number, number>();
    const add = (word: string, quality: number) => {
      const term = source.find(word);
      if (source.count(term) > 0) terms.set(term, Math.max(terms.get(term) ?? 0, quality));
    };
    add(text, 1);
    if (isFiller) return { text, terms, belongs, isFiller, meant: null };
    if (isNumber(text)) add(`#${text}`, as.joined);
    const isKnown = terms.size > 0;
    for (const [word, quality] of also) {
      if (!isKnown || quality > as.number) add(word, quality);
    }
    const [before, behind] = [row[nth - 1]?.text, row[nth + 1]?.text];
    if (before !== undefined) add(before + text, as.joined);
    if (behind !== undefined) add(text + behind, as.joined);
    for (const form of formsOf(text)) add(form, as.form);
    if (terms.size === 0 && isCode(text)) {
      for (const word of source.codesLike(text).words) add(word, as.prefix);
    }
    const isTyped = unfinished && nth === row.length - 1;
    if (isTyped) {
      for (const term of source.startingWith(text)) {
        terms.set(term, Math.max(terms.get(term) ?? 0, as.prefix));
      }
    }
    const isWord = !isTyped || text.length >= SURELY_A_WORD;
    const isGuess = terms.size === 0 && meant[nth] !== undefined && isWord;
    if (isGuess) for (const word of meant[nth]!) add(word, as.mistaken);
    for (const [name, quality] of names[nth]!) add(name, isGuess ? quality * as.mistaken : quality);
    return { text, terms, belongs, isFiller, meant: isGuess ? meant[nth]![0]! : null };
  });
}

/** Whoever changes what is wanted may have left what was said. */
const isSaidSo = (wanted: WantedWord[], said: NonNullable<Understood['said']>): boolean => {
  const meant = said.filter(({ isFiller }) => !isFiller);
  return (
    meant.length === wanted.length &&
    meant.every(({ words }, nth) => words[0]!.text === wanted[nth]!.words[0]!.text)
  );
};

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** For each word that nobody writes what may be meant by it, first what stands beside its neighbours in titles. */
function meantWords(row: Asked[], source: TermSource): (string[] | undefined)[] {
  const { find, count } = source;
  const isThere = (word: string) => count(find(word)) > 0;
  const inNames = placesInNames(row, 1);
  let guessed = 0;
  return row.map(({ text, also, meant, isFiller }, nth) => {
    if (meant !== undefined) return [meant];
    if (isFiller) return undefined;
    if (/\d/.test(text) || also.length > 0 || inNames.has(nth) || isThere(text)) return undefined;
    if (guessed >= MOST_GUESSED) return undefined;
    guessed += 1;
    const beside = (word: string): number => {
      const [before, behind] = [row[nth - 1]?.text, row[nth + 1]?.text];
      const counts = [
        before === undefined ? 0 : source.countBeside(find(before), find(word)),
        behind === undefined ? 0 : source.countBeside(find(word), find(behind)),
      ];
      return Math.max(...counts);
    };
    const guesses = source.guess(text).map(({ word }) => ({ word, beside: beside(word) }));
    return guesses.length === 0
      ? undefined
      : guesses.sort((a, b) => b.beside - a.beside).map(({ word }) => word);
  });
}

/** Which words are in names that have at least so many. */
const placesInNames = (row: Asked[], least: number): Set<number> => {
  const places = new Set<number>();
  for (const { from, length } of namedThings(row.map(({ text }) => singular(text)))) {
    if (length < least) continue;
    for (let nth = from; nth < from + length; nth += 1) places.add(nth);
  }
  return places;
};

/** "bed sheat": one word with a mistake, written as two. */
function joinMistaken(row: Asked[], source: TermSource): Asked[] {
  const isThere = ({ text }: Asked) => source.count(source.find(text)) > 0;
  const inNames = placesInNames(row, 2);
  const joined: Asked[] = [];
  let guessed = 0;
  for (let nth = 0; nth < row.length; nth += 1) {
    const [first, second] = [row[nth]!, row[nth + 1]];
    joined.push(first);
    if (!second || first.isFiller || second.isFiller || inNames.has(nth) || inNames.has(nth + 1))
      continue;
    if ((isThere(first) && isThere(second)) || /\d/.test(first.text + second.text)) continue;
    const text = first.text + second.text;
    if (text.length < SHORTEST_JOINED || guessed >= MOST_GUESSED) continue;
    guessed += 1;
    const [guess] = source.guess(text);
    if (guess?.mistakes !== 1) continue;
    joined[joined.length - 1] = { ...first, text, meant: guess.word };
    nth += 1;
  }
  return joined;
}

const namesOfBoth = (words: string[]): string[] =>
  namedThings(words).flatMap(({ length, names }) => (length > 1 ? names : []));

/** "washingmachine", "max9": two words that stand beside each other in titles, written as one. */
function splitWord(each: Asked, { find, count, countBeside }: TermSource): Asked[] {
  const { text, belongs, isFiller } = each;
  const own = count(find(text));
  const least = /\d/.test(text) ? 1 : 3;
  const isSure = own > 2 || (own > 0 && /\d/.test(text));
  if (isSure || each.also.length > 0 || isFiller) return [each];
  let [best, most] = [0, own * SURER];
  for (let at = least; at <= text.length - least; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)].map(singular);
    const beside = Math.max(
      countBeside(find(parts[0]!), find(parts[1]!)),
      ...namesOfBoth(parts).map((name) => count(find(name))),
    );
    if (beside > most) [best, most] = [at, beside];
  }
  if (best === 0) return [each];
  return [text.slice(0, best), text.slice(best)].map((part) => {
    return { text: part, also: [[text, 1]], belongs, isFiller };
  });
}

type Named = [name: string, quality: number];

/** For each word the names of things that it is a part of the name of. */
function namesByWord(row: string[]): Named[][] {
  const { as } = weights;
  const names = row.map((): Named[] => []);
  for (const thing of namedThings(row)) {
    for (let nth = thing.from; nth < thing.from + thing.length; nth += 1) {
      for (const name of thing.names) names[nth]!.push([name, as.synonym]);
      for (const name of thing.wider) names[nth]!.push([name, as.wider]);
    }
  }
  // "8 gb ram" may stand as "RAM: 8 GB".
  for (let nth = 1; nth < row.length; nth += 1) {
    const [first, second] = [row[nth - 1]!, row[nth]!];
    for (const [value, label] of [
      [first, second],
      [second, first],
    ] as const) {
      if (!/\d/.test(value) || /\d/.test(label)) continue;
      names[nth - 1]!.push([pairTerm(value, label), 1]);
      names[nth]!.push([pairTerm(value, label), 1]);
    }
  }
  return names;
}
