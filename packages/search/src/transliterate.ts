import loans from './lexicon-loans.json' with { type: 'json' };
import { editDistance } from './edit-distance.ts';

/** Devanagari and Kannada letters in Latin ones, and the English words that are often written with them. */

const zipped = (letters: string, sounds: string): [string, string][] => {
  const written = sounds.split(' ');
  return letters.split(' ').map((letter, nth) => [letter, written[nth]!]);
};

const CONSONANT_SOUNDS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p f b bh m y r l v sh sh s h l';
const CONSONANTS = new Map([
  ...zipped(
    'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ',
    CONSONANT_SOUNDS,
  ),
  ...zipped(
    'ಕ ಖ ಗ ಘ ಙ ಚ ಛ ಜ ಝ ಞ ಟ ಠ ಡ ಢ ಣ ತ ಥ ದ ಧ ನ ಪ ಫ ಬ ಭ ಮ ಯ ರ ಲ ವ ಶ ಷ ಸ ಹ ಳ',
    CONSONANT_SOUNDS,
  ),
]);
const VOWELS = new Map([
  ...zipped('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ऍ', 'a a i i u u ri e ai o au o e'),
  ...zipped('ಅ ಆ ಇ ಈ ಉ ಊ ಋ ಎ ಏ ಐ ಒ ಓ ಔ', 'a a i i u u ri e e ai o o au'),
]);
const SIGNS = new Map([
  ...zipped('ा ि ी ु ू ृ े ै ो ौ ॉ ॅ', 'a i i u u ri e ai o au o e'),
  ...zipped('ಾ ಿ ೀ ು ೂ ೃ ೆ ೇ ೈ ೊ ೋ ೌ', 'a i i u u ri e e ai o o au'),
]);
const SILENT = new Set(['्', '್']);
const NASAL = new Set(['ं', 'ँ', 'ಂ']);

/** One way of writing where there are several: no dots below, no joiners, Western digits. */
export const oneSpelling = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u093c\u0cbc\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x0966}`)
    .replaceAll(/[೦-೯]/g, (digit) => `${digit.charCodeAt(0) - 0x0ce6}`);

export const isIndianScript = (text: string): boolean => /[\u0900-\u097f\u0c80-\u0cff]/.test(text);

/** The vowel that is not written, and not said between others: "basmati". */
const UNWRITTEN = 'ə';
const UNSAID = /([aeiouə][^aeiouə]h?)ə([^aeiouə]h?)(?=[aeiouə])/g;

function inLatin(word: string): string {
  let written = '';
  const letters = [...oneSpelling(word)];
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? '';
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) {
      written += VOWELS.get(letter) ?? SIGNS.get(letter) ?? (NASAL.has(letter) ? 'n' : '');
      continue;
    }
    // The "a" of "fan" is written as "ya" in Kannada.
    const isOpenA = consonant === 'y' && SILENT.has(letters[at - 1] ?? '') && next === 'ಾ';
    if (!isOpenA) written += consonant;
    const isLast = at === letters.length - 1;
    const hasOwnVowel = SIGNS.has(next) || SILENT.has(next);
    if (!hasOwnVowel && !(isLast && letter < 'ಀ')) written += UNWRITTEN;
  }
  return written.replaceAll(UNSAID, '$1$2').replaceAll(UNWRITTEN, 'a');
}

const SOUNDS: [RegExp, string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/tion|sion/g, 'Sn'],
  [/(?<=[a-z])ss?ure/g, 'Sr'],
  [/tch|chh|ch/g, 'C'],
  [/sh/g, 'S'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|qu|q/g, 'k'],
  [/ght/g, 't'],
  [/ph/g, 'f'],
  [/dge?(?=s?$)|z/g, 'j'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/m(?=[pb])/g, 'n'],
  [/^[aeiou]+/, 'a'],
  [/(?<=[kgtdbpjC])h/g, ''],
];

/** What is left of a word when only its consonants are heard. */
function soundOf(word: string): string {
  let sound = word;
  for (const [pattern, by] of SOUNDS) sound = sound.replace(pattern, by);
  return (sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiouy]/g, '')).replaceAll(
    /(.)\1+/g,
    '$1',
  );
}

const VOWELS_SAID: [RegExp, string][] = [
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/ou(?=b)/g, 'a'],
  [/(?<=[^aeiou])le(?=s?$)/g, 'al'],
  [/ea|ee/g, 'i'],
  [/oo/g, 'u'],
  [/a[iy]/g, 'e'],
  [/(?:er|or|ur)(?=s?$)/g, 'ar'],
  [/(?<=[^aeiou])e$/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A word as it is said, vowels and all. */
function saidAs(word: string): string {
  let said = word;
  for (const [pattern, by] of [
    ...SOUNDS.filter(([{ source }]) => source !== '^[aeiou]+'),
    ...VOWELS_SAID,
  ]) {
    said = said.replace(pattern, by);
  }
  return said;
}

const bySound = new Map<string, string[]>();
for (const word of loans.join(' ').split(' ')) {
  const sound = soundOf(word);
  bySound.set(sound, [...new Set([...(bySound.get(sound) ?? []), word])]);
}

/** How much of a word may be said otherwise: vowels are written as anybody hears them. */
const OTHERWISE = 0.45;

function nearest(words: string[], written: string): string | undefined {
  const said = saidAs(written);
  const most = Math.max(1, Math.round(said.length * OTHERWISE));
  return words
    .map((word) => ({ word, away: editDistance(saidAs(word), said) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away)[0]?.word;
}

/** As an English word that sounds like it, else in Latin letters. */
export function asEnglishWord(word: string): string {
  const written = inLatin(word);
  const sound = soundOf(written);
  const same = nearest(bySound.get(sound) ?? [], written);
  if (same) return same;
  // What is heard as j may be written with s, z or g.
  const close = (sound.length > 2 ? [...bySound] : [])
    .filter(([other]) => other[0] === sound[0] && editDistance(other, sound, 1) <= 1)
    .flatMap(([, words]) => words)
    .filter((other) => editDistance(other, written) <= written.length / 4);
  return nearest(close, written) ?? written;
}
