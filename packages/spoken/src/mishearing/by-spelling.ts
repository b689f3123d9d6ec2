import { heardWords } from './heard-words.ts';
import { isUnknown } from './prior.ts';
import { withWords } from './written-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter ones are like too many others. */
const SHORTEST = 5;
const MOST_UNLIKE = 0.3;
const MOST_MISTAKES = 1;

/**
 * The text with the words mended that nobody knows and that can only be one word of the shop. All that can be
 * done where nobody can listen again.
 */
export function mendedBySpelling(text: string, vocabulary: Vocabulary): string {
  // From behind, so that the places of those before stay true.
  const { plain, editDistance } = vocabulary.tools;
  return heardWords(text, plain).reduceRight((mended, heard) => {
    if (heard.word.length < SHORTEST || !isUnknown(heard.word, vocabulary)) return mended;
    const likely = vocabulary
      .alike(heard.word)
      .filter(
        ({ text: other, unlikeness }) =>
          unlikeness <= MOST_UNLIKE &&
          editDistance(heard.word, other, MOST_MISTAKES) <= MOST_MISTAKES,
      );
    return likely.length === 1 ? withWords(mended, heard, likely[0]!.text, vocabulary) : mended;
  }, text);
}
