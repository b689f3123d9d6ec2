import { plain } from '../search/words.ts';

/** A word in a text: where it stands, and what it is without capitals and marks. */
export type HeardWord = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

export function heardWords(text: string): HeardWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: plainWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const plainWord = (word: string): string => plain(word).replaceAll('’', "'");
