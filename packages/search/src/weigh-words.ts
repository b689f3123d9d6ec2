import { namedThings } from './synonyms.ts';
import type { Word } from './words.ts';

/** The terms of words: as written, their stems, and what stands for all names of a thing. */
export function termsOf(words: Word[]): Set<string> {
  const terms = new Set<string>();
  for (const { text, stem } of words) terms.add(text).add(stemTerm(stem));
  for (const { names, wider } of namedThings(rowOf(words))) {
    for (const name of [...names, ...wider]) terms.add(name);
  }
  return terms;
}

/** Stems have a space of their own: a word is worth more than what it comes from. */
export const stemTerm = (stem: string): string => `~${stem}`;

/** The stems of words as they follow each other, without their parts. */
const rowOf = (words: Word[]): string[] => {
  const row: string[] = [];
  let last = -1;
  for (const { stem, place } of words) {
    if (place !== last) row.push(stem);
    last = place;
  }
  return row;
};

/** "Without storage" is not storage. */
export const ABSENT = /\b(?:without|no(?![ -](?:frost|cost|stick|iron)\b))\s+(\p{L}{3,})/giu;
