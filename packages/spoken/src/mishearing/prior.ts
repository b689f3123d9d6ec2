import type { HeardWord } from '../transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** More letters are no more of a surprise. */
const LONGEST_NAME = 7;

export type PriorWeights = {
  /** For a word that neither the store nor everyday English knows. */
  unknown: number;
  /** For a word of everyday English that the store has no use for. */
  idle: number;
  /** For any word, so that two are no better than one. */
  word: number;
  /** For each letter of a brand or a store: the longer it is, the less can the recogniser know how it is spelt. */
  name: number;
  /** For any other word of the store that is not usual in English. */
  thing: number;
  /** For two words that stand side by side in the store. */
  pair: number;
};

/** Figures and letters that are said one by one. */
const isSign = (word: string): boolean => word.length === 1 || /\p{N}/u.test(word);

/** A word of neither the store nor everyday English. */
export const isUnknown = (word: string, vocabulary: Vocabulary): boolean =>
  !isSign(word) && !vocabulary.isCommon(word) && vocabulary.countOf(word) === 0;

/** How much likelier a text is for being about what is on sale, before anybody listens. */
export function priorOf(
  words: readonly HeardWord[],
  vocabulary: Vocabulary,
  weights: PriorWeights,
): number {
  let sum = 0;
  for (const [nth, { word }] of words.entries()) {
    sum += weights.word + ofWord(word, vocabulary, weights);
    const before = words[nth - 1];
    if (before && vocabulary.pairCount(before.word, word) > 0) sum += weights.pair;
  }
  return sum;
}

function ofWord(word: string, vocabulary: Vocabulary, weights: PriorWeights): number {
  if (vocabulary.isName(word)) return weights.name * Math.min(word.length, LONGEST_NAME);
  const isCommon = isSign(word) || vocabulary.isCommon(word);
  if (vocabulary.countOf(word) > 0) return isCommon ? 0 : weights.thing;
  if (isSign(word)) return 0;
  return isCommon ? weights.idle : weights.unknown;
}
