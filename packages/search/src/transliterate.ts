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

/** In these letters there are no two ways. */
// oxlint-disable-next-line no-control-regex
const IS_LATIN = /^[\u0000-\u007f]*$/;

/** One way of writing where there are several: no dots below, no joiners, Western digits. */
export const oneSpelling = (text: string): string =>
  IS_LATIN.test(text) ? text : inOneSpelling(text);

const inOneSpelling = (text: string): string =>
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

type Loan = { word: string; said: string };

/** Sounds with one letter left out: two that have such a one in common are a letter apart. */
const almost = (sound: string): string[] =>
  Array.from(sound, (_, at) => sound.slice(0, at) + sound.slice(at + 1)).slice(1);

const bySound = new Map<string, Loan[]>();
const byAlmost = new Map<string, Loan[]>();
const note = (map: Map<string, Loan[]>, key: string, loan: Loan): void => {
  const known = map.get(key);
  if (known) known.push(loan);
  else map.set(key, [loan]);
};
for (const word of new Set(loans.join(' ').split(' '))) {
  const loan = { word, said: saidAs(word) };
  const sound = soundOf(word);
  note(bySound, sound, loan);
  for (const each of [sound, ...almost(sound)]) note(byAlmost, each, loan);
}

/** How much of a word may be said otherwise: vowels are written as anybody hears them. */
const OTHERWISE = 0.45;
/** The same where a consonant is another, too. */
const STRICT = 0.25;
/** Nothing that is sold has a longer name in one word. */
const LONGEST = 24;

function nearest(words: Loan[], said: string, part: number): string | null {
  const most = Math.max(1, Math.round(said.length * part));
  let best: string | null = null;
  let least = most + 1;
  for (const loan of words) {
    const away = editDistance(loan.said, said, least - 1);
    if (away < least) [best, least] = [loan.word, away];
  }
  return best;
}

/** As it is written in Latin letters, as an English word that sounds like it, else as it sounds. */
export function asEnglishWord(word: string, isWritten: (latin: string) => boolean): string {
  const latin = inLatin(word);
  return isWritten(latin) ? latin : heardAs(latin);
}

/** The English word of the shops that somebody writes who goes by its sound; else what was written. */
function heardAs(written: string): string {
  if (written.length > LONGEST) return written;
  const [sound, said] = [soundOf(written), saidAs(written)];
  const same = nearest(bySound.get(sound) ?? [], said, OTHERWISE);
  if (same !== null || sound.length < 3) return same ?? written;
  // What is heard as j may be written with s, z or g.
  const close = [sound, ...almost(sound)].flatMap((each) => byAlmost.get(each) ?? []);
  return nearest(close, said, STRICT) ?? written;
}
