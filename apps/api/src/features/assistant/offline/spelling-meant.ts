import { readFileSync } from 'node:fs';
import { meaningWords } from '@baeon/search/lexicon-rows';
import { unitOf } from '@baeon/search/measures';
import { PRICE_SCALES } from '@baeon/search/number-words';
import { FILLERS } from '@baeon/search/phrasing';
import { createSpelling } from '@baeon/search/spelling';
import { synonymPhrases } from '@baeon/search/synonyms';
import { CHATTER } from './phrases.ts';
import type { AssistantCatalogue } from './chat-state.ts';

/*
 * Words as they were meant that nobody writes so. english-words.txt: 22,000 words of English, the most frequent first
 * (whole words of the all-MiniLM-L6-v2 vocabulary, Apache-2.0; the last line is of homes and chats, which it lacks). Who
 * writes one of them means it.
 */
const ENGLISH = readFileSync(new URL('../english-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/u);
/** So many of them are what somebody may have meant, and so many are said all the time. */
const GUESSED = 5000;
const EVERYDAY = 1500;
/** Of rarer ones nobody is known to use other forms. */
const USUAL = 9000;
const rankOf = new Map(ENGLISH.map((word, nth) => [word, nth]));
export const UNIT_WORDS =
  'litre liter inch inches star seater watt watts kilo gram grams feet'.split(' ');
const named = new Set(
  [...synonymPhrases(), ...meaningWords, ...UNIT_WORDS]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => /^[a-z]{4,}$/u.test(word)),
);
const frequencyOf = (word: string): number =>
  ENGLISH.length -
  Math.min(rankOf.get(word) ?? Infinity, named.has(word) ? EVERYDAY : ENGLISH.length);
const english = createSpelling(frequencyOf);
for (const word of new Set([...ENGLISH.slice(0, GUESSED), ...named])) english.add(word);

type Words = Pick<AssistantCatalogue, 'countOf' | 'kindsIn' | 'brandsIn' | 'guess'>;

/** Forms of a word, and how it is written before them; "runing" is none of "run". */
const FORMS: [RegExp, string][] = [
  [/(?<=..)(?:ly|less|ness|ish)$/u, ''],
  [/(?<=..)es$/u, ''],
  [/(?<=..)(?:ies|ied|ier|iest|ily)$/u, 'y'],
  [/(?<=..[^aeiou]|[aeiou]{2}[^aeiou])(?:ed|er|ing|est|y|able)$/u, ''],
  [/(?<=..)(?:ed|er|ing|est|y|able)$/u, 'e'],
  [/(?<=(.))\1(?:ed|er|ing|est|y)$/u, ''],
  [/^(?:un|re|non|pre)(?=....)/u, ''],
];
const isListed = (word: string): boolean => rankOf.has(word) || named.has(word);
const isUsual = (word: string): boolean =>
  (rankOf.get(word) ?? Infinity) < USUAL || named.has(word);
/** One vowel between two consonants, which is written twice before an ending. */
const ONE_VOWEL = /^[^aeiou]*[aeiou][bdgmnprt](?:ed|er|ing|est|y)$/u;
const isOneOf = (word: string): boolean =>
  !ONE_VOWEL.test(word) &&
  FORMS.some(([ending, before]) => ending.test(word) && isUsual(word.replace(ending, before)));
/** What is known to be sold, what is told of it, and what is said all the time, is meant sooner than other words. */
const SOONER = { byAll: 0.5, kind: 0.45, told: 0.2, everyday: 0.3 };
/** A word of three letters is another one only if everybody says that. */
const LEAST = 4;
const SAID_BY_ALL = 200;
/** Beside words of another language only what is said the same is meant, unless it looks English. */
const SAID_SO = 0.25;
const LEAST_ENGLISH = 6;
/** With fewer mistakes it is no two words. */
const SURE = 0.5;
/** Two words are one thing where both together are written that well. */
const MOST_JOINED = 1;
const LEAST_JOINED = 7;
const [LEAST_SPLIT, LONGEST_SPLIT] = [8, 20];
/** Who writes more words wrongly than this is not helped by guessing. */
const MOST_GUESSED = 8;

const isWritten = (word: string): boolean =>
  FILLERS.has(word) || CHATTER.has(word) || isListed(word) || isListed(word.replace(/s$/u, ''));

export const isEnglish = (word: string): boolean => isWritten(word) || isOneOf(word);

const isKind = (word: string, { kindsIn }: Words): boolean =>
  kindsIn(word).some(({ from, to }) => from === 0 && to === word.length);

/** "Lakhs" are no misspelt "look"; a "thousnd" is a thousand. */
const LAKH = 1e5;

const isRight = (word: string, { countOf, brandsIn }: Words): boolean =>
  isWritten(word) ||
  countOf(word) > 0 ||
  brandsIn(word).length > 0 ||
  (PRICE_SCALES[word] ?? 0) >= LAKH ||
  unitOf(word) !== null;

function soonerOf(word: string, words: Words): number {
  const isEveryday = (rankOf.get(word) ?? ENGLISH.length) < EVERYDAY || named.has(word);
  if (UNIT_WORDS.includes(word)) return SOONER.kind + SOONER.everyday;
  const isTold = words.countOf(word) > 0;
  const sold = isTold && isKind(word, words) ? SOONER.kind : isTold ? SOONER.told : 0;
  const isSaidByAll = FILLERS.has(word) || (rankOf.get(word) ?? Infinity) < SAID_BY_ALL;
  return Math.max(sold, isSaidByAll ? SOONER.byAll : 0) + (isEveryday ? SOONER.everyday : 0);
}

/** "Washingmachine" is two words where the feed has such a thing; "lockdown" is none. */
function splitOf(word: string, { countOf, kindsIn, guess }: Words): string | null {
  if (word.length < LEAST_SPLIT || word.length > LONGEST_SPLIT) return null;
  // "Waterbotle": one of the two may have a mistake.
  const asPart = (part: string): string =>
    countOf(part) > 2
      ? part
      : (guess(part).find(({ mistakes }) => mistakes <= (part.length > LEAST ? 1 : 0.5))?.word ??
        '');
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (!parts.some((part) => part.length > 3 && countOf(part) > 2)) continue;
    const both = parts.map(asPart).join(' ');
    if (kindsIn(both).some(({ from, to }) => from === 0 && to === both.length)) return both;
  }
  return null;
}

/** How much may be wrong: of what is sold, and of a long word, more. */
function mostOf({ length }: string, sooner: number): number {
  const isSold = sooner >= SOONER.kind;
  if (length <= LEAST) return sooner > SOONER.everyday ? 0.75 : 0.5;
  if (isSold) return length >= 8 ? 2 : 1.25;
  return length > 5 || sooner >= SOONER.everyday ? 1 : 0.5;
}

/** The word that is meant; null where it is right, or nobody can tell. */
function wordMeant(word: string, words: Words, isForeign: boolean): string | null {
  // "Protecter" and "dinning" are forms of words, too, but what is sold is called otherwise.
  const isOther = isForeign && (word.length < LEAST_ENGLISH || /[aeiou]n?$/u.test(word));
  const isStrict = isOther || isOneOf(word);
  const single = word.replace(/s$/u, '');
  const guesses = [
    ...words.guess(word),
    ...(isStrict ? [] : [...english.guess(word, 1), ...english.guess(single, 1)]),
  ]
    .filter((guess) => word.length >= LEAST || (rankOf.get(guess.word) ?? Infinity) < SAID_BY_ALL)
    .map((guess) => ({
      word: guess.word,
      mistakes: guess.mistakes,
      sooner: soonerOf(guess.word, words),
    }))
    .filter(({ mistakes, sooner }) => mistakes <= (isStrict ? SAID_SO : mostOf(word, sooner)));
  const isSure = guesses.some(({ mistakes }) => mistakes <= SURE);
  const split = isSure ? null : splitOf(word, words);
  if (split !== null) return split;
  const weight = (guess: (typeof guesses)[number]) => guess.mistakes - guess.sooner;
  return guesses.sort((a, b) => weight(a) - weight(b))[0]?.word ?? null;
}

/** "Note boks": one thing written as two words, one of them wrongly. */
function joinedMeant(both: string, words: Words): string | null {
  if (both.length < LEAST_JOINED) return null;
  const [guess] = words.guess(both);
  return guess && guess.mistakes <= MOST_JOINED && isKind(guess.word, words) ? guess.word : null;
}

/** A text with its words as they were meant; in one that is not English, what is sold alone is guessed. */
export function asMeant(text: string, words: Words, isForeign: boolean): string {
  let guessed = 0;
  const wrong = new Set<string>();
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'-])[a-z]{3,}(?![\p{L}\p{N}'-])/gu)) {
    if (!wrong.has(word) && guessed < MOST_GUESSED && !isRight(word, words)) {
      wrong.add(word);
      guessed += 1;
    }
  }
  if (wrong.size === 0) return text;
  let joined = text;
  for (const word of wrong) {
    for (const pair of [`([a-z]{3,}) ${word}`, `${word} ([a-z]{3,})`]) {
      joined = joined.replaceAll(new RegExp(String.raw`\b${pair}\b`, 'gu'), (both, other: string) =>
        FILLERS.has(other) ? both : (joinedMeant(both.replace(' ', ''), words) ?? both),
      );
    }
  }
  return joined.replaceAll(/(?<![\p{L}\p{N}'-])[a-z]{3,}(?![\p{L}\p{N}'-])/gu, (word) =>
    wrong.has(word) ? (wordMeant(word, words, isForeign) ?? word) : word,
  );
}
