import { isStated, placeOf } from './field-terms.ts';
import type { QueryWord } from './query-words.ts';
import { singular } from './stem.ts';
import { isAccessoryName } from './title-parts.ts';

type Lists = {
  each(list: number, visit: (page: Uint32Array, from: number, to: number) => void): void;
};

/**
 * The words of a query that name something to go with another thing: "ink" of "ink for brother mx308", "charger" of
 * "canon t3i charger"; none of "laptop charger", which names no certain one.
 */
export function thingBeside(words: QueryWord[]): QueryWord[] {
  if (words.some(({ belongs }) => belongs)) return words.filter(({ belongs }) => !belongs);
  return words.filter(({ text }) => isAccessoryName(singular(text)));
}

/** Marks places that are called by one of the words, rather than mention it in their description; null for no words. */
export function placesNaming(words: QueryWord[], lists: Lists, places: number): Uint8Array | null {
  if (words.length === 0) return null;
  const marks = new Uint8Array(places);
  for (const { terms } of words) {
    for (const term of terms.keys()) {
      lists.each(term, (page, from, to) => {
        for (let at = from; at < to; at += 1) {
          if (isStated(page[at]!)) marks[placeOf(page[at]!)] = 1;
        }
      });
    }
  }
  return marks;
}
