import type { ProductRow } from '../../../db/product-row.ts';
import { FILLERS } from '@baeon/search/phrasing';
import { readWords } from '@baeon/search/words';
import { findProducts, type ProductSearch } from './find-products.ts';
import { needFor } from './chat-state.ts';
import { needTokens, hasStated } from './terms.ts';

/** Which of the products that were shown somebody means. */

const ORDINALS: Record<string, number> = {
  first: 1,
  '1st': 1,
  pehla: 1,
  pehli: 1,
  pehle: 1,
  second: 2,
  '2nd': 2,
  dusra: 2,
  dusri: 2,
  doosra: 2,
  doosri: 2,
  dusre: 2,
  doosre: 2,
  third: 3,
  '3rd': 3,
  teesra: 3,
  teesri: 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  chautha: 4,
  chauthi: 4,
};
const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  do: 2,
  dono: 2,
  teen: 3,
};

const ordinals = Object.keys(ORDINALS).join('|');
const counts = Object.keys(COUNTS).join('|');
const FIRST_FEW = new RegExp(String.raw`\b(?:first|top|pehle)\s+(${counts}|[2-8])\b`, 'u');
const LAST_FEW = new RegExp(String.raw`\blast\s+(${counts}|[2-8])\b`, 'u');
const ORDINAL = new RegExp(String.raw`\b(${ordinals})\b`, 'gu');
const NUMBERED = /(?:#|\b(?:no\.?|number|option|product|item)\s*)([1-9]\d?)\b/gu;
const BARE_NUMBERS = /\b([1-9])\s*(?:and|&|,|vs\.?|versus|or|with|aur)\s*([1-9])\b/u;
const ONLY_NUMBER = /^#?([1-9])[.)\s!?]*$/u;
const LAST = /\b(?:last(?: one)?|aakhri|aakhiri)\b/u;
const ALL = /\b(?:all(?: of them)?|them|these|those|everything|sab|inko|in sab|both|dono)\b/u;
const IT = /\b(?:it|its|it's|this(?: one)?|that(?: one)?|the one|iska|iski|isme|uska|uski|usme)\b/u;

const countOf = (text: string): number => COUNTS[text] ?? Number(text);

export type Reference = {
  /** From 0, in the order in which they were named. */
  places: number[];
  /** "It", where one has to guess which. */
  isVague: boolean;
};

/** Takes plain lower-case text; null where nothing points at what was shown. */
export function readReference(
  text: string,
  shown: number,
  it: number | null = null,
): Reference | null {
  if (shown === 0) return null;
  const few = FIRST_FEW.exec(text);
  if (few) return known(range(0, countOf(few[1]!)), shown);
  const lastFew = LAST_FEW.exec(text);
  if (lastFew) return known(range(shown - countOf(lastFew[1]!), shown), shown);
  const pair = BARE_NUMBERS.exec(text);
  const places = [
    ...[...text.matchAll(ORDINAL)].map(([, word]) => ORDINALS[word!]! - 1),
    ...[...text.matchAll(NUMBERED)].map(([, digit]) => Number(digit) - 1),
    ...(pair ? [Number(pair[1]) - 1, Number(pair[2]) - 1] : []),
  ];
  const only = ONLY_NUMBER.exec(text);
  if (only) places.push(Number(only[1]) - 1);
  if (LAST.test(text)) places.push(shown - 1);
  if (places.length > 0) return known(places, shown);
  if (ALL.test(text)) return known(range(0, /\b(?:both|dono)\b/u.test(text) ? 2 : shown), shown);
  return IT.test(text) ? { places: [it ?? 0], isVague: shown > 1 && it === null } : null;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, nth) => Math.max(0, from) + nth);

/** Those that are not there stay in: whoever asks for the ninth of four is to be told. */
const known = (places: number[], shown: number): Reference => ({
  places: [...new Set(places)].slice(0, Math.max(shown, 8)),
  isVague: false,
});

const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|with|vs\.?|versus|or|aur|to|&)\s+/u;
const ASIDE =
  /\b(?:please|compare|comparison|comparing|differences?|between|which|one|is|better|best|side by side|karo|tulna|tell|more|about|details?|specs?|specifications?|features?|describe|information|info|of|the|price|cost|how|much|does|do|what)\b/gu;

const wordsIn = (text: string): Set<string> => new Set(readWords(text).map((word) => word.text));

/** Which of the products on the screen a text names by words that not all of them have. */
export function namedAmong(text: string, shown: ProductRow[]): number[] {
  const names = shown.map(({ name }) => wordsIn(name));
  const telling = [...wordsIn(text)].filter((word) => {
    const count = names.filter((name) => name.has(word)).length;
    return count > 0 && count < names.length && word.length > 1 && !FILLERS.has(word);
  });
  if (telling.length === 0) return [];
  return names.flatMap((name, place) => (telling.every((word) => name.has(word)) ? place : []));
}

/** The things between which a text sets an "and" or a "versus", as they are named. */
export const productNamesIn = (text: string): string[] =>
  text
    .replaceAll(ASIDE, ' ')
    .split(BETWEEN)
    .map((part) => needTokens(part).join(' '))
    .filter((part) => part !== '');

/** A product of the catalogue that is called so; null where none is. */
export function calledSo(catalogue: ProductSearch, name: string): ProductRow | null {
  return findProducts(catalogue, needFor(name)).find((row) => hasStated(row, name)) ?? null;
}

/** What is asked about what is on the screen; all takes plain lower-case text. */

const OPENS =
  /^(?:and |so |but |ok |aur )*(?:what|what's|whats|how|does|do|is|are|which|has|have|can|will|did|kya|kitn[aie]|batao)\b/u;
/** Who asks for things asks for others than those on the screen. */
const LOOKS_FOR =
  /\b(?:do you (?:have|sell|get)|have you|got any|show|find|any|need|want|looking|chahiye|dikhao|is there|are there|suggest|recommend|(?:available|come|comes) in|under|below)\b/u;
const POINTS =
  /\b(?:it|its|it's|this|that|they|them|these|those|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d(?:st|nd|rd|th)|number|no|option|one|ones|isme|iska|iski|usme|uska|uski|pehl[aie]|d(?:u|oo)sr[aie]|teesr[aie]|wal[aie]|the)\b/gu;
const ASKING =
  /\b(?:what|what's|whats|how|does|do|is|are|which|has|have|can|will|did|be|kya|kitn[aie]|batao|hai|hain|come|comes|support|supports|work|works|really|also|with|of|for|a|an|and)\b/gu;
const POINTS_AT_SHOWN =
  /\b(?:it|this one|that one|they|them|the (?:first|second|third|fourth|last)(?: one)?|isme|iska|iski)\b/u;

export type ProductQuestion = {
  isOne: boolean;
  /** Whether it points at something that was shown. */
  isAboutIt: boolean;
  /** What it asks for, by its own words: "waterproof". */
  words: string;
};

export const pointsAtShown = (text: string): boolean => POINTS_AT_SHOWN.test(text);

export function readQuestion(text: string): ProductQuestion {
  const opens = OPENS.test(text) || /\?\s*$/u.test(text) || /\b(?:kitn[aie]|kya)\b/u.test(text);
  const isOne = opens && !LOOKS_FOR.test(text);
  const words = needTokens(text.replaceAll(POINTS, ' ').replaceAll(ASKING, ' ')).join(' ');
  return { isOne, isAboutIt: isOne && POINTS_AT_SHOWN.test(text), words };
}

/** "Price of the second", "the battery of it": short, and of something. */
export const asksAbout = (text: string): boolean =>
  text.split(' ').length <= 8 &&
  !LOOKS_FOR.test(text) &&
  !/\b(?:with|more|less|only|at least)\b/u.test(text);

/** "The second one", and nothing else. */
export const isOnlyReference = (text: string): boolean =>
  /^(?:#?\d|(?:(?:show|me|the|tell|open|see|i|like|want|pick|choose|take|option|number|no\.?|product|item|this|that|mujhe|dikhao)\s+)*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d(?:st|nd|rd|th)|pehl[aie]|d(?:u|oo)sr[aie]|teesr[aie]|#?\d|(?:number|option|product|item)\s+\d)(?:\s+(?:one|option|product|please|wal[aie]|dikhao))*)[\s!.?]*$/u.test(
    text,
  );
