import { singular } from '@baeon/search/stem';

const LONGEST_PHRASE = 4;

/** The words of a text in small letters and in the singular, roughly: only to be compared. */
export const comparableWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);

/** The phrases that end before the word at `end`, the longest first. */
export const phrasesIn = (words: readonly string[], end: number): string[] =>
  Array.from({ length: Math.min(LONGEST_PHRASE, end) }, (_, at) =>
    words.slice(Math.max(0, end - LONGEST_PHRASE) + at, end).join(' '),
  );
