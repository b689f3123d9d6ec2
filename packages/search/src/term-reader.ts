import { namedThings } from './synonyms.ts';
import { isStopWord, type TermVocabulary } from './vocabulary.ts';
import { eachToken, plain } from './words.ts';

/** Labels, values, types and brands come again and again. */
const SHORT = 60;
const MOST_REMEMBERED = 4000;

/** "Without storage" is not storage. */
const ABSENT = /\b(?:without|no(?![ -](?:frost|cost|stick|iron)\b))\s+(\p{L}{3,})/gu;
const MAY_BE_ABSENT = /\bno |without /;
export const absentTerm = (word: string): string => `!${word}`;

export type ReadText = {
  /** As often as they are there. */
  terms: number[];
  /** The words without their parts and plurals, but with those that tell nothing. */
  row: string[];
};

/** Reads texts as terms of a vocabulary: words, what they are parts of, and what stands for all names of a thing. */
export function createTermReader(vocabulary: TermVocabulary) {
  const remembered = new Map<string, ReadText>();

  function look(written: string, mayBeAbsent: boolean): ReadText {
    const [terms, row]: [number[], string[]] = [[], []];
    const text = mayBeAbsent ? withoutAbsent(plain(written), terms) : plain(written);
    eachToken(text, (token, role) => {
      if (isStopWord(token)) {
        if (role === 'whole') row.push(token);
        return;
      }
      const term = vocabulary.add(token);
      terms.push(term);
      if (role === 'whole') row.push(vocabulary.textOf(term));
    });
    for (const { names, wider } of namedThings(row)) {
      for (const name of names) terms.push(vocabulary.add(name));
      for (const name of wider) terms.push(vocabulary.add(name));
    }
    return { terms, row };
  }

  function withoutAbsent(text: string, terms: number[]): string {
    if (!MAY_BE_ABSENT.test(text)) return text;
    return text.replaceAll(ABSENT, (_all, word: string) => {
      terms.push(vocabulary.add(absentTerm(word)));
      return ' ';
    });
  }

  return {
    description: (text: string): ReadText => look(text, false),

    title: (text: string): ReadText => look(text, true),

    /** Remembers what it read. */
    short(text: string): ReadText {
      if (text.length > SHORT) return look(text, true);
      const known = remembered.get(text);
      if (known) return known;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const read = look(text, true);
      remembered.set(text, read);
      return read;
    },
  };
}
