import type { ProductRow } from '../../../db/product-row.ts';
import { namedThings } from '../../../lib/search/same-things.ts';
import { stemTerm, termsOf } from '../../../lib/search/weigh-words.ts';
import { readWords, type Word } from '../../../lib/search/words.ts';

/** "Without storage" is not storage. */
const ABSENT = /\b(?:without|no(?![ -](?:frost|cost|stick|iron)\b))\s+\p{L}{3,}/giu;
/** Values that say that something is not there. */
const IS_NOT = /^(?:no|none|nil|false|n\/?a|not\b.*|without\b.*)$/iu;

export type Terms = ReadonlySet<string>;

function termsIn(texts: string[]): Set<string> {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const term of termsOf(readWords(text.replaceAll(ABSENT, ' ')))) terms.add(term);
  }
  return terms;
}

/** What a product's feed says of it, description left out: that praises, and mentions what it is not. */
export function statedTerms(product: ProductRow): Terms {
  const { title, name, brand, productType, category, attributes } = product;
  const stated = [title, name, brand ?? '', productType ?? '', category.replaceAll('_', ' ')];
  for (const [label, value] of Object.entries(attributes)) {
    if (!IS_NOT.test(value.trim())) stated.push(`${label.replaceAll('_', ' ')}. ${value}`);
  }
  return termsIn(stated);
}

/** A word and its other names, without those of what it is only a kind of. */
const namesOf = ({ text, stem }: Word): string[] => [
  text,
  stemTerm(stem),
  ...namedThings([stem]).flatMap(({ names }) => names),
];

/** One thing that is asked for: a word, or the words that name a thing together. */
export type Wish = { text: string; isIn(terms: Terms): boolean };

const placesOf = (text: string): Word[] => [
  ...new Map(
    readWords(text)
      .toReversed()
      .map((word) => [word.place, word]),
  ).values(),
].toReversed();

/** The wishes of some words, "washing machine" being one. */
export function wishesIn(text: string): Wish[] {
  const words = placesOf(text);
  const phrases = namedThings(words.map(({ stem }) => stem)).filter(({ length }) => length > 1);
  const wishes: Wish[] = [];
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
