import { editDistance } from './edit-distance.ts';

/** Words of the index that somebody may have meant who wrote another one. */

const LETTERS = 26;
/** Above this a word of that many letters is another word. */
const mostMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Which letters and digits a word has; words that differ by one letter differ by two bits at most. */
function signatureOf(word: string): number {
  let bits = 0;
  for (let nth = 0; nth < word.length; nth += 1) {
    const code = word.charCodeAt(nth);
    const bit = code >= 97 && code < 97 + LETTERS ? code - 97 : LETTERS + (code % 5);
    bits |= 1 << bit;
  }
  return bits;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return (((left + (left >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}

/** What a word sounds like, roughly: a necklace as people write it who never saw it written. */
function soundOf(word: string): string {
  const sounds = word
    .replace(/^kn/, 'n')
    .replaceAll('ph', 'f')
    .replaceAll(/ck|q/g, 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/(?<=[^aeiou])h|w(?=r)/g, '');
  return (
    (sounds[0] ?? '') +
    sounds
      .slice(1)
      .replaceAll(/[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

/** Shorter ones sound like too much else. */
const SHORTEST_SOUND = 3;

export type Guess = { word: string; mistakes: number };

/** Keeps words by their length, and finds those that are close to another. */
export function createSpelling() {
  const words: string[][] = [];
  const signatures: number[][] = [];
  const bySound = new Map<string, string[]>();

  return {
    add(word: string): void {
      if (word.length < 3 || !/^[a-z]/.test(word)) return;
      (words[word.length] ??= []).push(word);
      (signatures[word.length] ??= []).push(signatureOf(word));
      const sound = soundOf(word);
      if (sound.length < SHORTEST_SOUND) return;
      const alike = bySound.get(sound);
      if (alike) alike.push(word);
      else bySound.set(sound, [word]);
    },

    /** The closest ones, all with as few mistakes; `weight` tells the usual ones from the odd ones. */
    guess(written: string, weight: (word: string) => number, most: number): Guess[] {
      const allowed = mostMistakes(written.length);
      const signature = signatureOf(written);
      let found: Guess[] = [];
      let bound = allowed;
      for (let length = written.length - allowed; length <= written.length + allowed; length += 1) {
        const list = words[length] ?? [];
        const bits = signatures[length] ?? [];
        for (let nth = 0; nth < list.length; nth += 1) {
          if (bitCount(bits[nth]! ^ signature) > bound * 2) continue;
          const word = list[nth]!;
          // Hardly anybody gets the first letter wrong as well as another one.
          if (word[0] !== written[0] && bound < 2 && written.length < 6) continue;
          const mistakes = editDistance(written, word, bound);
          if (mistakes > bound) continue;
          if (mistakes < bound) found = [];
          bound = mistakes;
          found.push({ word, mistakes });
        }
      }
      if (found.length === 0 && written.length > 4) {
        const alike = bySound.get(soundOf(written)) ?? [];
        found = alike.map((word) => ({ word, mistakes: 2 }));
      }
      return found.sort((a, b) => weight(b.word) - weight(a.word)).slice(0, most);
    },
  };
}
