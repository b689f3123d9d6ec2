import { memoize, memoizePairs } from './memoize.ts';
import { namedThings } from './synonyms.ts';
import { isStopWord, type TermVocabulary } from './vocabulary.ts';
import { eachToken, plain } from './words.ts';

/** Labels, values, types and brands come again and again. */
const SHORT = 60;
const MOST_REMEMBERED = 8000;

/** "Without storage" is not storage. */
const ABSENT = /\b(?:without|no(?![ -](?:frost|cost|stick|iron)\b))\s+(\p{L}{3,})/gu;
const MAY_BE_ABSENT = /\bno |without /;
export const absentTerm = (word: string): string => `!${word}`;

/** A measure under a label, or beside its word: "8gb ram". */
export const pairTerm = (first: string, second: string): string => `_${first} ${second}`;

export type ReadText = {
  /** As often as they are there. */
  terms: number[];
  /** The words without their parts and plurals, but with those that tell nothing. */
  row: string[];
  /** Their terms; -1 for what tells nothing. */
  rowTerms: number[];
};

/** Reads texts as terms of a vocabulary: words, what they are parts of, and what stands for all names of a thing. */
export function createTermReader(vocabulary: TermVocabulary) {
  function look(written: string, mayBeAbsent: boolean): ReadText {
    const [terms, rowTerms]: [number[], number[]] = [[], []];
    const row: string[] = [];
    const text = mayBeAbsent ? withoutAbsent(plain(written), terms) : plain(written);
    eachToken(text, (token, role) => {
      if (isStopWord(token)) {
        if (role === 'whole') {
          row.push(token);
          rowTerms.push(-1);
        }
        return;
      }
      const term = vocabulary.add(token);
      terms.push(term);
      if (role !== 'whole') return;
      row.push(vocabulary.textOf(term));
      rowTerms.push(term);
    });
    for (const { names, wider } of namedThings(row)) {
      for (const name of names) terms.push(vocabulary.add(name));
      for (const name of wider) terms.push(vocabulary.add(name));
    }
    return { terms, row, rowTerms };
  }

  function withoutAbsent(text: string, terms: number[]): string {
    if (!MAY_BE_ABSENT.test(text)) return text;
    return text.replaceAll(ABSENT, (_all, word: string) => {
      terms.push(vocabulary.add(absentTerm(word)));
      return ' ';
    });
  }

  const lookAgain = memoize(MOST_REMEMBERED, (text) => look(text, true));
  const short = (text: string): ReadText =>
    text.length > SHORT ? look(text, true) : lookAgain(text);

  /** A label with its value, and numbers under their label. */
  function lookAtAttribute(label: string, value: string): number[] {
    const [names, said] = [short(label.replaceAll('_', ' ')), short(value)];
    const pairs = said.row
      .filter((word) => /\d/.test(word))
      .flatMap((word) => names.row.map((name) => vocabulary.add(pairTerm(word, name))));
    return [...names.terms, ...said.terms, ...pairs];
  }

  return {
    description: (text: string): ReadText => look(text, false),
    title: (text: string): ReadText => look(text, true),
    short,
    attribute: memoizePairs(MOST_REMEMBERED, lookAtAttribute),
  };
}
