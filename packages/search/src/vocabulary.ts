import { singular } from './stem.ts';

/** Said everywhere, telling nothing; in the index they are left out. */
const STOP_WORDS = new Set(
  `a an and are as at be but by for from if in into is it its of on or our so such that the their then there these
   they this to was we will with you your`.split(/\s+/),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** From this length on, a piece of a text keeps the whole text in memory. */
const SLICED = 13;
const unsliced = (text: string): string => (text.length < SLICED ? text : [...text].join(''));

/** Written words are remembered up to so many. */
const MOST_WRITTEN = 60_000;

/** Numbers for the words of a catalogue, without their plurals. */
export function createVocabulary() {
  const ids = new Map<string, number>();
  const texts: string[] = [];
  /** By the word as it is written; short ones only, which keep no text in memory. */
  const written = new Map<string, number>();

  function addFolded(folded: string): number {
    const known = ids.get(folded);
    if (known !== undefined) return known;
    const own = unsliced(folded);
    ids.set(own, texts.length);
    return texts.push(own) - 1;
  }

  return {
    /** The number of a word, which it gets where it has none. */
    add(word: string): number {
      const known = written.get(word);
      if (known !== undefined) return known;
      const id = addFolded(singular(word));
      if (word.length < SLICED) {
        if (written.size >= MOST_WRITTEN) written.clear();
        written.set(word, id);
      }
      return id;
    },
    /** -1 for what is in no product. */
    find: (word: string): number => ids.get(singular(word)) ?? -1,
    /** The numbers of words that begin so. */
    *startingWith(start: string): Generator<number> {
      for (let id = 0; id < texts.length; id += 1) if (texts[id]!.startsWith(start)) yield id;
    },
    textOf: (id: number): string => texts[id]!,
    get size(): number {
      return texts.length;
    },
  };
}

export type TermVocabulary = ReturnType<typeof createVocabulary>;
