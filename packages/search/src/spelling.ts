import { editDistance } from './edit-distance.ts';
import { consonantsOf, firstLettersLike, saidAs, vowelsIn } from './consonants.ts';

/** Words of a vocabulary that somebody may have meant who wrote another one: frequent ones, nearly written or said so. */

const LONGEST = 24;
const SHORTEST = 3;
const MOST_REMEMBERED = 2000;
const MOST_GUESSES = 3;
/** Above this a word of that many letters is another word. */
const mostMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** Who goes by the sound writes so many letters more or fewer, and that part of them otherwise. */
const OTHER_LENGTH = 3;
const OTHERWISE = 0.5;
/** How much of a mistake it is to write as it is said, to leave a vowel out, and to write another one. */
const [SAID_SO, NO_VOWEL, OTHER_VOWEL] = [0.25, 0.25, 0.5];
/** Who writes "undr" leaves out what can be heard; in longer words that is a mistake as any other. */
const SHORT = 5;
/** The same letters, two of them in the other order. */
const SWAPPED = 0.2;
const sorted = (word: string): string => [...word].toSorted().join('');
const isSwapped = (word: string, other: string): boolean =>
  word.length === other.length && sorted(word) === sorted(other);
/** Guesses that are this much worse than the best one are given as well. */
const NEARLY = 0.5;

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

const bucketOf = (letter: string, length: number): number => letter.charCodeAt(0) * 32 + length;

export type Guess = { word: string; mistakes: number };
type Bucket = { words: string[]; consonants: number[] };

/** `countOf` tells in how many products a word is. */
export function createSpelling(countOf: (word: string) => number) {
  const words = new Map<number, Bucket>();
  const remembered = new Map<string, Guess[]>();

  function byLetters(written: string, leastCount: number): Guess[] {
    let bound = mostMistakes(written.length);
    if (bound === 0) return [];
    const signature = signatureOf(written);
    let found: Guess[] = [];
    for (let length = written.length - bound; length <= written.length + bound; length += 1) {
      for (const word of words.get(bucketOf(written[0]!, length))?.words ?? []) {
        if (bitCount(signatureOf(word) ^ signature) > bound * 2) continue;
        const mistakes = editDistance(written, word, bound);
        if (mistakes > bound || countOf(word) < leastCount) continue;
        if (mistakes < bound) found = [];
        bound = mistakes;
        found.push({ word, mistakes: isSwapped(written, word) ? SWAPPED : mistakes });
      }
    }
    return found;
  }

  /** "Nekless": the consonants are those of another word, however it is written. */
  function bySound(written: string, leastCount: number): Guess[] {
    const [said, consonants] = [saidAs(written), consonantsOf(written)];
    const [vowels, most] = [vowelsIn(said), Math.floor(said.length * OTHERWISE)];
    const found: Guess[] = [];
    for (const letter of firstLettersLike(written[0]!)) {
      const [least, longest] = [written.length - OTHER_LENGTH, written.length + OTHER_LENGTH];
      for (let length = least; length <= longest; length += 1) {
        const bucket = words.get(bucketOf(letter, length));
        if (!bucket) continue;
        for (let nth = 0; nth < bucket.consonants.length; nth += 1) {
          if (bucket.consonants[nth] !== consonants) continue;
          const [word, sound] = [bucket.words[nth]!, saidAs(bucket.words[nth]!)];
          const more = vowelsIn(sound) - vowels;
          const away = editDistance(said, sound, most);
          if (more < 0 || away > most || countOf(word) < leastCount) continue;
          const mistakes =
            SAID_SO + away * (more > 0 && written.length <= SHORT ? NO_VOWEL : OTHER_VOWEL);
          found.push({ word, mistakes });
        }
      }
    }
    return found;
  }

  function look(written: string, leastCount: number): Guess[] {
    if (written.length < SHORTEST || written.length > LONGEST) return [];
    const found = [...bySound(written, leastCount), ...byLetters(written, leastCount)]
      .sort((a, b) => a.mistakes - b.mistakes || countOf(b.word) - countOf(a.word))
      .filter(({ word }, nth, all) => all.findIndex((each) => each.word === word) === nth);
    return found
      .filter(({ mistakes }) => mistakes <= found[0]!.mistakes + NEARLY)
      .slice(0, MOST_GUESSES);
  }

  return {
    add(word: string): void {
      if (word.length < SHORTEST || word.length > LONGEST || !/^\p{L}[\p{L}\p{M}]+$/u.test(word))
        return;
      const key = bucketOf(word[0]!, word.length);
      const bucket = words.get(key) ?? { words: [], consonants: [] };
      if (bucket.words.length === 0) words.set(key, bucket);
      bucket.words.push(word);
      bucket.consonants.push(consonantsOf(word));
    },

    /** The closest ones, those with the fewest mistakes and the most frequent first. */
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
