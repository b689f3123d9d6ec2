import { FILLERS } from '@baeon/search/phrasing';
import { readWords } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue } from './chat-state.ts';
import { says } from './stated.ts';

/** Which of the products that were shown somebody means; all takes plain English text. */

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five'];

const ordinals = [...ORDINALS, ...ORDINALS.map((_, nth) => `${nth + 1}(?:st|nd|rd|th)`)].join('|');
const FEW = String.raw`(?<few>${COUNTS.slice(2).join('|')}|[2-8])`;
const FIRST_FEW = new RegExp(String.raw`\b(?:first|top)\s+${FEW}\b`, 'u');
const LAST_FEW = new RegExp(String.raw`\blast\s+${FEW}\b`, 'u');
const ORDINAL = new RegExp(
  String.raw`\b(${ordinals})\b(?!\s+(?:ones|std|standard|class|floor|hand|time))`,
  'gu',
);
const NUMBERED = /(?:#|\b(?:no\.?|number|option|product|item)\s*)([1-9]\d?)\b/gu;
/** "3.5 or 4.5" and "2 or 3 litres" measure. */
const PAIR =
  /(?<![\d.])([1-9])\s*(?:and|&|,|vs\.?|versus|or|with)\s*([1-9])(?![\d.]*\d|\s?(?:l|lit(?:re|er)s?|ml|k?gs?|kilos?|grams?|inch(?:es)?|cm|feet|ft|gb|tb|mah|w|watts?|hp|tons?|years?|months?|days?|hours?|seater|doors?|burners?|jars?|persons?|people|pieces|stars?|steps?|lakhs?|thousand)\b)\b/u;
const ONLY_NUMBER = /^#?([1-9])[.)\s!?]*$/u;
const LAST = /\b(?:the last(?: one)?|last one)\b/u;
const ALL = /\b(?:all of (?:them|these)|them|these|those|both|each)\b/u;
const IT = /\b(?:it|its|it's|itself|this(?: one)?|that(?: one| bag| set| thing)?|the one)\b/u;

/** A word that points at one of them: "second", "last". */
export const POINTING = new RegExp(`^(?:${ordinals}|last|number|option)$`, 'u');

export type Reference = {
  /** From 0, in the order in which they were named. */
  places: number[];
  /** "It", where one has to guess which. */
  isVague: boolean;
};

const countOf = (text: string): number =>
  COUNTS.includes(text) ? COUNTS.indexOf(text) : Number(text);
const placeOf = (text: string): number =>
  ORDINALS.includes(text) ? ORDINALS.indexOf(text) : Number.parseInt(text, 10) - 1;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, nth) => Math.max(0, from) + nth);

/** Null where nothing points at what was shown; `it` is the one that was spoken of last. */
export function readReference(text: string, shown: number, it: number | null): Reference | null {
  if (shown === 0) return null;
  const clear = (places: number[]): Reference => ({
    places: [...new Set(places)].slice(0, 8),
    isVague: false,
  });
  const few = FIRST_FEW.exec(text)?.groups?.['few'];
  if (few !== undefined) return clear(range(0, countOf(few)));
  const lastFew = LAST_FEW.exec(text)?.groups?.['few'];
  if (lastFew !== undefined) return clear(range(shown - countOf(lastFew), shown));
  const pair = PAIR.exec(text);
  const only = ONLY_NUMBER.exec(text);
  const places = [
    ...[...text.matchAll(ORDINAL)].map(([, word]) => placeOf(word!)),
    ...[...text.matchAll(NUMBERED)].map(([, digit]) => Number(digit) - 1),
    ...(pair ? [Number(pair[1]) - 1, Number(pair[2]) - 1] : []),
    ...(only ? [Number(only[1]) - 1] : []),
    ...(LAST.test(text) ? [shown - 1] : []),
  ];
  if (places.length > 0) return clear(places);
  if (ALL.test(text)) return clear(range(0, /\bboth\b|\btwo\b/u.test(text) ? 2 : shown));
  return IT.test(text) ? { places: [it ?? 0], isVague: shown > 1 && it === null } : null;
}

const PLACE_OF = new RegExp(
  String.raw`\b(?<place>${ordinals})\s+(?!one|option|product|item)(?<name>\p{L}{3,})\b`,
  'gu',
);
/** "The second toaster" by its place among all that is shown. */
export const withPlaces = (text: string, shown: ProductRow[]): string =>
  text.replaceAll(PLACE_OF, (said, place: string, name: string) => {
    const own = [...shown.keys()].filter((nth) => says(shown[nth]!.title, name));
    const nth = own[placeOf(place)];
    return nth === undefined || own.length === shown.length ? said : `${ORDINALS[nth]} one`;
  });

const wordsIn = (text: string): Set<string> => new Set(readWords(text).map((word) => word.text));

/** Which of the products on the screen a text names by words that not all of them have. */
export function namedAmong(text: string, shown: ProductRow[]): number[] {
  const names = shown.map(({ name, brand }) => wordsIn(`${name} ${brand ?? ''}`));
  const telling = [...wordsIn(text)].filter((word) => {
    const count = names.filter((name) => name.has(word)).length;
    return count > 0 && count < names.length && word.length > 2 && !FILLERS.has(word);
  });
  if (telling.length === 0) return [];
  return names.flatMap((name, place) => (telling.every((word) => name.has(word)) ? place : []));
}

/** "The second one", and nothing else. */
const ONLY_REFERENCE = new RegExp(
  String.raw`^(?:#?\d|(?:(?:show|me|the|tell|open|see|i|like|want|pick|choose|take|and|ok|option|number|no\.?|product|item|this|that|what about|how about)\s+)*(?:${ordinals}|last|that|this|#?\d|(?:number|option|product|item)\s+\d)(?:\s+(?:one|option|product|please))*)[\s!.?]*$`,
  'u',
);
export const isOnlyReference = (text: string): boolean => ONLY_REFERENCE.test(text);

/** "Not that brand" means the brand of what is on the screen. */
export function withBrandMeant(
  text: string,
  shown: ProductRow[],
  spokenOf: string | null,
  catalogue: Pick<AssistantCatalogue, 'brandsIn'>,
): string {
  const spoken = shown.find(({ id }) => id === spokenOf) ?? shown[0];
  const other =
    /\b(?:and any|any other|some other|something else|other|another|different) (?:brand|company|make)s?\b/gu;
  // "My Sonavi died in three months, one from some other company".
  const told = text.slice(0, Math.max(0, text.search(other)));
  const brand =
    catalogue.brandsIn(told).at(-1)?.brand ??
    (spoken && (spoken.brand ?? catalogue.brandsIn(spoken.title)[0]?.brand));
  return brand
    ? text
        .replaceAll(other, `not ${brand.toLowerCase()}`)
        .replaceAll(/\b(?:that|this|same) (?:brand|company|make)\b/gu, brand.toLowerCase())
    : text;
}
