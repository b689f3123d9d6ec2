import { isStated, placeOf } from './field-terms.ts';
import { queryWordsOf, type TermSource } from './query-words.ts';
import { absentTerm } from './term-reader.ts';
import { readWords } from './words.ts';

type Index = TermSource & {
  each(list: number, visit: (page: Uint32Array, from: number, to: number) => void): void;
  textOf(term: number): string;
};

/** Where words stand that are not wanted: said to be so, merely mentioned, or said not to be there. */
export function unwantedPlaces(unwanted: string[], index: Index) {
  const stated = new Set<number>();
  const mentioned = new Set<number>();
  const absent = new Set<number>();

  function note(term: number, where: { stated: Set<number>; mentioned: Set<number> }): void {
    index.each(term, (page, from, to) => {
      for (let at = from; at < to; at += 1) {
        const places = isStated(page[at]!) ? where.stated : where.mentioned;
        places.add(placeOf(page[at]!));
      }
    });
  }

  for (const text of unwanted) {
    note(index.find(absentTerm(text)), { stated: absent, mentioned: absent });
    const words = queryWordsOf({ wanted: [{ words: readWords(text), belongs: false }] }, index);
    for (const word of words) {
      for (const term of word.terms.keys()) {
        // Whoever does not want five stars has nothing against a five.
        if (!index.textOf(term).startsWith('#')) note(term, { stated, mentioned });
      }
    }
  }
  return { stated, mentioned, absent };
}
