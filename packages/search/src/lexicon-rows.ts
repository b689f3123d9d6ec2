import hindi from './lexicon-hi.json' with { type: 'json' };
import kannada from './lexicon-kn.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { oneSpelling } from './transliterate.ts';

/**
 * The words of each language, one a row: in its script, as people type it in Latin letters, class, English meaning,
 * where the meaning comes from (usage: what people commonly say; loan: an English word; else the language it was
 * taken from). Of what somebody does ("doing") the root stands there, and its forms follow by rule. Ways to write it stand beside each other with "|"; "?" marks one that is an English word as well and
 * needs other words of the language beside it. "good/better/best" are the degrees.
 */
export type LexiconLanguage = 'hi' | 'kn';

const GRAMMAR =
  'verb filler is pronoun question and of from after set not one most than number scale fraction polite vocative relative can na limit';
const grammar = new Set(GRAMMAR.split(' '));
/** Said in English sentences of India as well, so they do not tell a language. */
const AT_HOME_IN_ENGLISH = new Set(['thing', 'occasion', 'material', 'polite']);

export type Entry = {
  language: LexiconLanguage;
  class: string;
  english: string;
  isGrammar: boolean;
  isEvidence: boolean;
  isDoubtful: boolean;
};

/** A spelling that tells no language by itself. */
export const asDoubtful = (entry: Entry): Entry => ({
  ...entry,
  isDoubtful: true,
  isEvidence: false,
});

const bySpelling = new Map<string, Entry[]>();
const byRoot = new Map<string, Entry[]>();
/** The English words of all meanings: none of them is written wrongly. */
export const meaningWords = new Set<string>();
/** English names of persons: what stands before them is not theirs. */
export const personWords = new Set<string>();
export let longestPhrase = 1;

/** A root without the vowel that endings take the place of. */
const rootOf = (word: string): string => word.replace(/(?<=..)(?:[aeiu]?y|[ುೆಿ್ाaeiu])$/u, '');

function note(language: LexiconLanguage, row: string): void {
  const [script = '', latin = '', kind = '', english = ''] = row
    .split(',')
    .map((part) => part.trim());
  for (const word of english.split(/[\s/]+/)) meaningWords.add(word);
  if (kind === 'person' || kind === 'vocative') personWords.add(english);
  const spellings = [...script.split('|').map(oneSpelling), ...latin.split('|')];
  for (const written of spellings.filter((each) => each !== '')) {
    const isDoubtful = written.endsWith('?');
    const spelling = isDoubtful ? written.slice(0, -1) : written;
    longestPhrase = Math.max(longestPhrase, spelling.split(' ').length);
    const entry: Entry = {
      language,
      class: kind,
      english,
      isGrammar: grammar.has(kind),
      isEvidence: !isDoubtful && !AT_HOME_IN_ENGLISH.has(kind),
      isDoubtful,
    };
    const [known, key] = kind === 'doing' ? [byRoot, rootOf(spelling)] : [bySpelling, spelling];
    known.set(key, [...(known.get(key) ?? []), entry]);
  }
}

/** In Latin letters nobody writes Hindi like another: long vowels, breaths and doubled letters come and go. */
const HEARD: [RegExp, string][] = [
  [/chh?/g, 'C'],
  [/sh/g, 'S'],
  [/(?<=[^aeiou])h/g, ''],
  [/ee|ii|ea/g, 'i'],
  [/oo/g, 'u'],
  [/[ae]y$/g, 'e'],
  [/y(?![aeiou])/g, 'i'],
  [/ck|q|c/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])n$/g, ''],
];
const soundOf = (word: string): string =>
  HEARD.reduce((so, [pattern, by]) => so.replaceAll(pattern, by), word);
const heard = new Map<string, Entry[]>();
/** Shorter ones are said like too many others. */
const LEAST_HEARD = 4;

for (const row of hindi) note('hi', row);
for (const row of kannada) note('kn', row);
for (const [spelling, entries] of bySpelling) {
  if (!/^[a-z]+$/.test(spelling) || spelling.length < LEAST_HEARD) continue;
  const sure = entries.filter(({ isDoubtful }) => !isDoubtful).map(asDoubtful);
  if (sure.length > 0 && !heard.has(soundOf(spelling))) heard.set(soundOf(spelling), sure);
}

const HINDI_ENDINGS: [RegExp, string[]][] = [
  [/(?:ियों|ियां)$/u, ['ी', 'ि']],
  [/ों$/u, ['ा', '', 'े']],
  [/ें$/u, ['']],
  [/े$/u, ['ा']],
  [/ी$/u, ['ा']],
  [/(?<=\w{3})(?:iyon|iyan|iyo|iya)$/u, ['i']],
  [/(?<=\w{3})(?:on|o|e|i|en)$/u, ['a', '']],
];

/** What is put behind the root of something done: to do, doing, does, did, do it. */
const DOING_ENDINGS: [LexiconLanguage, RegExp][] = [
  [
    'hi',
    /(?:वाना|वाने|वानी|ाना|ाने|ानी|ना|ने|नी|ता|ती|ते|कर|के|ेगा|ेगी|ेंगे|इए|िए|िये|ूं|ें|या|ये|ई|ए|ओ|ो|ा|ी|े)$/u,
  ],
  ['hi', /(?:wan[aei]|an[aei]|n[aei]|t[aei]|kar|ke|[aei]g[ai]|enge|iye|o+n|un|en|y[aei]|[aeio])$/u],
  ['kn', /(?:ುವುದಕ್ಕೆ|ೋದಕ್ಕೆ|ಲಿಕ್ಕೆ|ಕ್ಕೆ|ೋಕೆ|ಲು|(?:ುತ್ತಿ|್ತಿ)ದ್ದ[\p{L}\p{M}]*|ುತ್ತದೆ|ುತ್ತಿದೆ|ುತ್ತೆ|ತ್ತೆ|ುತ್ತಾ|್ತಾ|ಬೇಕು|ುವ|ೋ|ಿ)$/u],
  [
    'kn',
    /(?:odakke|alikke|akke|oke|okke|alu|uttade|uttide|utte|atte|[aiu]?t[ia]d[a-z]+|tini|abeku|beku|uva|isi|o|i)$/u,
  ],
];

const LEAST_ROOT = 4;

/** What is done, by one of its forms. */
function doingOf(spelling: string): Entry[] {
  for (const [language, ending] of DOING_ENDINGS) {
    const found = byRoot.get(rootOf(spelling.replace(ending, ''))) ?? [];
    const own = found.filter((each) => each.language === language);
    if (ending.test(spelling) && own.length > 0)
      return /^[a-z]/.test(spelling) ? own.map(asDoubtful) : own;
  }
  // "Baal jhad rahe": the root alone, where it is long enough to be no other word.
  if (spelling.length < (/^[a-z]/.test(spelling) ? LEAST_ROOT : 2)) return [];
  return (byRoot.get(rootOf(spelling)) ?? []).map(asDoubtful);
}

/** What a spelling may mean; an inflected form means what its word does, one that is said the same as well. */
export function entriesOf(spelling: string, bySound = false): Entry[] {
  const known = bySpelling.get(spelling);
  if (known) return known;
  // Phrases are said as they are.
  const inflected = spelling.includes(' ') ? [] : inflectedEntries(spelling);
  return inflected.length > 0 || !bySound ? inflected : (heard.get(soundOf(spelling)) ?? []);
}

const MOST_WORDS = 5000;
const inflectedEntries = memoize(MOST_WORDS, (spelling): Entry[] => {
  for (const [ending, bases] of HINDI_ENDINGS) {
    if (!ending.test(spelling)) continue;
    for (const base of bases) {
      const found = bySpelling.get(spelling.replace(ending, base)) ?? [];
      const inflected = found.filter((each) => each.language === 'hi' && !each.isGrammar);
      // "Sale", "bale": a form that is only derived needs words beside it, too.
      const isLatin = /^[a-z]/.test(spelling);
      if (inflected.length > 0) {
        return isLatin ? inflected.map(asDoubtful) : inflected;
      }
    }
  }
  return doingOf(spelling);
});

type Ending = [ending: string, becomes: string];
const endings = (written: string): Ending[] =>
  written
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [becomes, all] = line.split(':');
      return all!
        .trim()
        .split(' ')
        .map((ending): Ending => [ending, becomes!.trim()]);
    })
    // The shortest ending leaves the longest word.
    .toSorted(([a], [b]) => a.length - b.length);

/** Kannada, and Marathi in part, say with endings what English says with words before. */
const KANNADA_ENDINGS = endings(`
  ಗೆ: ಗಳಿಗೆ ವಿಗೆ ನಿಗೆ ಳಿಗೆ ರಿಗೆ ಯರಿಗೆ ಿಗೆ ಗೆ ಕ್ಕೆ ನಿಗಾಗಿ ಿಗಾಗಿ ಗಾಗಿ ಕ್ಕಾಗಿ ಗೋಸ್ಕರ
  ಒಳಗೆ: ದೊಳಗೆ ರೊಳಗೆ ಯೊಳಗೆ ೊಳಗೆ
  ವರೆಗೆ: ದವರೆಗೆ ರವರೆಗೆ ವರೆಗೆ
  ಗಿಂತ: ಕ್ಕಿಂತ ಗಿಂತ ರಿಗಿಂತ
  ಇಂದ: ದಿಂದ ರಿಂದ ಯಿಂದ ನಿಂದ ಿಂದ
  ನಲ್ಲಿ: ದಲ್ಲಿ ಯಲ್ಲಿ ನಲ್ಲಿ ಗಳಲ್ಲಿ ಲ್ಲಿ
  ಕೂಡ: ವೂ ನೂ ೂ
  -: ಗಳನ್ನು ವನ್ನು ಯನ್ನು ನನ್ನು ಳನ್ನು ನ್ನು ಗಳು ಗಳ ದ್ದು ಯದು ನದು ದು ದ ನ ಯ ರ ಿನ ವಿನ ವಾದ
  साठी: ांसाठी ेसाठी साठी करिता
  पर्यंत: ांपर्यंत पर्यंत
  ge: galige vige uvige ange anige nige lige rige ige ge kke gagi goskara
  olage: dolage rolage olage dolge
  varege: davarege varege davarge
  ginta: kkinta ginta gintha
  inda: dinda rinda yinda ninda inda
  nalli: dalli yalli nalli alli
  -: galannu galu gala vannu yannu annu nnu ddu da ina na ya
`);

/** What an ending stands for that is written behind a figure. */
export const kannadaEnding = (written: string): string | null =>
  KANNADA_ENDINGS.find(([ending]) => ending === written)?.[1] ?? null;

/** What may stand before an ending in place of the vowel that the word itself ends in. */
const LOST_VOWELS = ['್', 'ು', 'ೆ', 'u', 'a'];

/** A Kannada word and what its ending stands for ("" for nothing); null where no known word is left. */
export function withoutKannadaEnding(word: string): [base: string, after: string] | null {
  // "Magalige" is for a "magalu", and not for a "maga".
  for (const [ending, after] of KANNADA_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const rest = word.slice(0, -ending.length);
    const base = ['', ...LOST_VOWELS]
      .map((vowel) => rest + vowel)
      .find((each) =>
        bySpelling
          .get(each)
          ?.some(
            ({ language, isDoubtful }) =>
              (language === 'kn' || after === 'साठी' || after === 'पर्यंत') &&
              (!isDoubtful || each.length > 3),
          ),
      );
    if (base !== undefined) return [base, after === '-' ? '' : after];
  }
  return null;
}
