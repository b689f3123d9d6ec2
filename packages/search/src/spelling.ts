import { editDistance } from './edit-distance.ts';

/** Words of the index that somebody may have meant who wrote another one: frequent ones with the same first letter. */

const LONGEST = 24;
const SHORTEST = 3;
const MOST_REMEMBERED = 2000;
const MOST_GUESSES = 3;
/** Above this a word of that many letters is another word. */
const mostMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Which letters a word has; words that differ by one letter differ by two bits at most. */
function signatureOf(word: string): number {
  let bits = 0;
  for (let nth = 0; nth < word.length; nth += 1) bits |= 1 << (word.charCodeAt(nth) & 31);
  return bits;
}

export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return (((left + (left >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}

const bucketOf = (word: string, length: number): number => word.charCodeAt(0) * 32 + length;

export type Guess = { word: string; mistakes: number };

/** `countOf` tells in how many products a word is. */
export function createSpelling(countOf: (word: string) => number) {
  const words = new Map<number, string[]>();
  const remembered = new Map<string, Guess[]>();

  function look(written: string, leastCount: number): Guess[] {
    let bound = mostMistakes(written.length);
    if (bound === 0 || written.length > LONGEST) return [];
    const signature = signatureOf(written);
    let found: Guess[] = [];
    for (let length = written.length - bound; length <= written.length + bound; length += 1) {
      for (const word of words.get(bucketOf(written, length)) ?? []) {
        if (bitCount(signatureOf(word) ^ signature) > bound * 2) continue;
        const mistakes = editDistance(written, word, bound);
        if (mistakes > bound || countOf(word) < leastCount) continue;
        if (mistakes < bound) found = [];
        bound = mistakes;
        found.push({ word, mistakes });
      }
    }
    return found.sort((a, b) => countOf(b.word) - countOf(a.word)).slice(0, MOST_GUESSES);
  }

  return {
    add(word: string): void {
      if (word.length < SHORTEST || word.length > LONGEST || !/^\p{L}[\p{L}\p{M}]+$/u.test(word))
        return;
      const bucket = bucketOf(word, word.length);
      const alike = words.get(bucket);
      if (alike) alike.push(word);
      else words.set(bucket, [word]);
    },

    /** The closest ones, all with as few mistakes, the most frequent first. */
    guess(written: string, leastCount: number): Guess[] {
      const known = remembered.get(written);
      if (known) return known;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const found = look(written, leastCount);
      remembered.set(written, found);
      return found;
    },

    /** To be called when words came or went. */
    forget: () => remembered.clear(),
  };
}
