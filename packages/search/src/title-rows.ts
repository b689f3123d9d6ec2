import { placeOf } from './field-terms.ts';
import { createRows } from './number-rows.ts';
import type { QueryWord } from './query-words.ts';
import type { TermVocabulary } from './vocabulary.ts';

/** Beside each other in so many titles, words are known to belong together. */
const MOST_BESIDE = 300;
/** As many words as there are bits in a number. */
const MOST_IN_A_ROW = 31;

type Lists = {
  count(list: number): number;
  each(list: number, visit: (page: Uint32Array, from: number, to: number) => void): void;
};

/** The words of titles in their order, for what postings do not tell. */
export function createTitleRows(vocabulary: TermVocabulary, lists: Lists) {
  /** The first number is how many words come before the title begins to describe. */
  const rows = createRows();

  return {
    add: (headLength: number, words: number[]): void => rows.add([headLength, ...words]),

    headOf(place: number): string[] {
      const row = rows.of(place);
      return Array.from(row.subarray(1, row[0]! + 1), vocabulary.textOf);
    },

    /** In how many titles, of some, one word stands right before the other. */
    countBeside(first: number, second: number): number {
      const isFirstRare = lists.count(first) < lists.count(second);
      const [rare, other] = isFirstRare ? [first, second] : [second, first];
      let [seen, beside] = [0, 0];
      lists.each(rare, (page, from, to) => {
        for (let at = from; at < to && seen < MOST_BESIDE; at += 1, seen += 1) {
          const row = rows.of(placeOf(page[at]!)).subarray(1);
          const nth = row.indexOf(rare);
          if (nth >= 0 && row[isFirstRare ? nth + 1 : nth - 1] === other) beside += 1;
        }
      });
      return beside;
    },

    /** Tells how many of the words stand beside each other in a title as they do in the query, from 0 to 1. */
    inARow(words: QueryWord[]): (place: number) => number {
      const masks = new Map<number, number>();
      for (const [nth, word] of words.slice(0, MOST_IN_A_ROW).entries()) {
        for (const term of word.terms.keys()) masks.set(term, (masks.get(term) ?? 0) | (1 << nth));
      }
      return (place) => {
        const row = rows.of(place);
        let [before, pairs] = [0, 0];
        for (let nth = 1; nth < row.length; nth += 1) {
          const mask = masks.get(row[nth]!) ?? 0;
          pairs |= ((before | mask) << 1) & mask;
          before = mask;
        }
        let count = 0;
        for (; pairs !== 0; pairs &= pairs - 1) count += 1;
        return count / (words.length - 1);
      };
    },
  };
}
