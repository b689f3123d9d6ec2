import { isMeasure, readMeasures } from '@baeon/search/measures';
import { FILLERS } from '@baeon/search/phrasing';
import { understand, wantedIn, type Understood, type WantedWord } from '@baeon/search/understand';
import { plain, readWords, type Word } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { namedThings, synonymGroups } from '@baeon/search/synonyms';
import { ABSENT, stemTerm } from '@baeon/search/weigh-words';

const textOf = ({ words }: WantedWord): string => words[0]!.text;

/** Understood, where fillers alone mean nothing. */
export function understandWish(text: string): Understood {
  const understood = understand(text);
  const means = understood.wanted.some((each) => !FILLERS.has(textOf(each)));
  return means ? understood : { ...understood, wanted: [] };
}

/** The words that count, a number with its unit in one: "3seater", "sofa". */
export const needTokens = (words: string): string[] => wantedIn(words).map(textOf);

/** As people write them: "3 seater sofa". */
export const readable = (words: string): string =>
  readMeasures(plain(words))
    .map((piece) => (isMeasure(piece) ? `${piece.number} ${piece.unit}` : piece.text))
    .join('');

/** What is wanted, put into words again so that it is understood in the same way. */
export function wantedText(wanted: WantedWord[]): string {
  const words = wanted.map((each, nth) =>
    each.belongs && !wanted[nth - 1]?.belongs ? `for ${textOf(each)}` : textOf(each),
  );
  return readable(words.join(' '));
}

export const withoutTokens = (words: string, isOut: (token: string) => boolean): string =>
  wantedText(wantedIn(words).filter((each) => !isOut(textOf(each))));

/** Values that say that something is not there. */
const IS_NOT = /^(?:no|none|nil|false|n\/?a|not\b.*|without\b.*)$/iu;

export type Terms = ReadonlySet<string>;

function termsIn(texts: string[]): Set<string> {
  const terms = new Set<string>();
  for (const text of texts) {
    const words = readWords(text.replaceAll(ABSENT, ' '));
    for (const { text, stem } of words) terms.add(text).add(stemTerm(stem));
    const row = placesIn(words);
    for (const { from, length, names, wider } of namedThings(row.map(({ stem }) => stem))) {
      const isMeant = (name: string) => length > 1 || isWrittenAs(row[from]!.text, name);
      for (const name of [...names, ...wider].filter(isMeant)) terms.add(name);
    }
  }
  return terms;
}

/** One word for each place, as it was written. */
const placesIn = (words: Word[]): Word[] =>
  words.filter(({ place }, nth) => words[nth - 1]?.place !== place);

const formsOf = (word: string): string[] => [
  word,
  `${word}s`,
  `${word}es`,
  word.replace(/y$/, 'ies'),
];

/** "Rugged" has the stem of a rug, and is none. */
function isWrittenAs(text: string, name: string): boolean {
  const { same, kinds } = synonymGroups[Number.parseInt(name.slice(1), 10)]!;
  return [...same, ...kinds].some(
    ([word, ...more]) =>
      more.length === 0 && (formsOf(word!).includes(text) || formsOf(text).includes(word!)),
  );
}

const featureText = (label: string, value: string): string =>
  IS_NOT.test(value.trim()) ? '' : `${label.replaceAll('_', ' ')}. ${value}`;

export const featureTerms = (label: string, value: string): Terms =>
  termsIn([featureText(label, value)]);

/** Who narrows a wish down asks the same products over and over. */
const KEPT = 3000;
const kept = new Map<ProductRow, Terms>();

/** What a product's feed says of it, description left out: that praises, and mentions what it is not. */
export function statedTerms(product: ProductRow): Terms {
  const known = kept.get(product);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const terms = readStated(product);
  kept.set(product, terms);
  return terms;
}

function readStated(product: ProductRow): Terms {
  const { title, name, brand, productType, category, attributes } = product;
  const stated = [title, name, brand ?? '', productType ?? '', category.replaceAll('_', ' ')];
  for (const [label, value] of Object.entries(attributes)) stated.push(featureText(label, value));
  return termsIn(stated);
}

/** A word and its other names, without those of what it is only a kind of. */
const namesOf = ({ text, stem }: Word): string[] => [
  text,
  stemTerm(stem),
  ...namedThings([stem]).flatMap(({ names }) => names),
];

/** One thing that is asked for: a word, or the words that name a thing together. */
type StatedWish = { text: string; isIn(terms: Terms): boolean };

/** The wishes of some words, "washing machine" being one. */
export function wishesIn(text: string): StatedWish[] {
  const words = placesIn(readWords(text));
  const phrases = namedThings(words.map(({ stem }) => stem)).filter(({ length }) => length > 1);
  const wishes: StatedWish[] = [];
  for (let nth = 0; nth < words.length; nth += 1) {
    const phrase = phrases.find(({ from }) => from === nth);
    const inside = words.slice(nth, nth + (phrase?.length ?? 1));
    const isIn = (terms: Terms) =>
      (phrase?.names.some((name) => terms.has(name)) ?? false) ||
      inside.every((word) => namesOf(word).some((name) => terms.has(name)));
    wishes.push({ text: inside.map(({ text }) => text).join(' '), isIn });
    nth += inside.length - 1;
  }
  return wishes;
}

/** Whether every one of the words is stated, by itself or under another name. */
export function hasStated(product: ProductRow, words: string): boolean {
  const terms = statedTerms(product);
  return wishesIn(words).every(({ isIn }) => isIn(terms));
}

/** Whether anything that is told of a product has one of the words. */
export function mentionsAny(product: ProductRow, words: string[]): boolean {
  if (words.length === 0) return false;
  const [stated, told] = [statedTerms(product), termsIn([product.description])];
  return words.some((word) => {
    const wishes = wishesIn(word);
    return wishes.length > 0 && wishes.every(({ isIn }) => isIn(stated) || isIn(told));
  });
}
