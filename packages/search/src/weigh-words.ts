import { factsOf, type Fact } from './measure-facts.ts';
import { namedThings } from './synonyms.ts';
import { isAccessoryWord, readTitle, thingsOf } from './title-parts.ts';
import { readWords, type Word } from './words.ts';

/** A word that counts for less than this stands in what a product tells about itself, and nowhere else. */
export const STATED = 0.55;
/** What a term counts by where it stands. */
const IN = {
  thing: 2.5,
  head: 3,
  rest: 1.4,
  belonging: 0.6,
  brand: 2.4,
  category: 0.5,
  kind: 3,
  kindAbove: 1,
  typeEnd: 2,
  type: 0.7,
  value: 1.6,
  label: 0.4,
  description: 0.5,
} as const;
/** A title or description that says much says less with each word. */
const USUAL_HEAD = 8;
const USUAL_DESCRIPTION = 60;

/** What the search asks of a product. */
export type Searchable = {
  id: string;
  name: string;
  title: string;
  description: string | null;
  brand: string | null;
  category: string;
  /** The store's own path to it: "Furniture > Sofas". */
  productType: string | null;
  pricePaise: number | null;
  attributes: Record<string, string>;
  rating: number | null;
  availability: string;
};

type Weighed = {
  terms: Map<string, number>;
  /** The terms that name the thing. */
  things: Set<string>;
  isAccessory: boolean;
  measures: Fact[];
};

/** The terms of words: as written, their stems, and what stands for all names of a thing. */
export function termsOf(words: Word[]): Set<string> {
  const terms = new Set<string>();
  for (const { text, stem } of words) terms.add(text).add(stemTerm(stem));
  for (const { names, wider } of namedThings(rowOf(words))) {
    for (const name of [...names, ...wider]) terms.add(name);
  }
  return terms;
}

/** Stems have a space of their own: a word is worth more than what it comes from. */
export const stemTerm = (stem: string): string => `~${stem}`;
export const pairTerm = (first: string, second: string): string => `${first}_${second}`;

/** What a store calls a whole kind of things, in its own words and under its other names. */
export function kindTerms(stems: string[]): string[] {
  if (stems.length === 0) return [];
  const same = namedThings(stems).find(({ length }) => length === stems.length);
  return [stems.join(' '), ...(same?.names ?? []), ...(same?.wider ?? [])].map(
    (name) => `@${name}`,
  );
}

/** The stems of words as they follow each other, without their parts. */
const rowOf = (words: Word[]): string[] => {
  const row: string[] = [];
  let last = -1;
  for (const { stem, place } of words) {
    if (place !== last) row.push(stem);
    last = place;
  }
  return row;
};

/** "Without storage" is not storage. */
export const ABSENT = /\b(?:without|no(?![ -](?:frost|cost|stick|iron)\b))\s+(\p{L}{3,})/giu;
export const absentTerm = (stem: string): string => `!${stem}`;

export function weighWords(product: Searchable): Weighed {
  const terms = new Map<string, number>();
  const give = (term: string, weight: number) => {
    terms.set(term, Math.min((terms.get(term) ?? 0) + weight, 12));
  };
  const read = (text: string | null, weight: number, usual = Infinity): Word[] => {
    if (!text) return [];
    const words = readWords(
      text.replaceAll(ABSENT, (_all, word: string) => {
        for (const { stem } of readWords(word)) give(absentTerm(stem), weight);
        return ' ';
      }),
    );
    const each = weight / Math.max(1, Math.sqrt(words.length / usual));
    for (const term of termsOf(words)) give(term, each);
    return words;
  };

  const { head, rest, belonging, things } = readTitle(product.title);
  const titleWords = read(head, IN.head, USUAL_HEAD);
  read(rest, IN.rest);
  read(belonging, IN.belonging);
  if (product.name !== product.title) read(product.name, IN.rest, USUAL_HEAD);
  read(product.brand, IN.brand);
  read(product.category.replaceAll('_', ' ').replace(/ store$/, ''), IN.category);
  const path = product.productType?.split(/\s*[>/]\s*/) ?? [];
  let endWords: Word[] = [];
  for (const [nth, part] of path.entries()) {
    const isEnd = nth === path.length - 1;
    const words = read(part, isEnd ? IN.typeEnd : IN.type);
    for (const term of kindTerms(rowOf(words))) give(term, isEnd ? IN.kind : IN.kindAbove);
    // "Inverters and batteries" does not tell which.
    if (isEnd && !/\band\b|[&,]/i.test(part)) endWords = words;
  }
  const kinds = thingsOf(endWords);
  for (const [label, value] of Object.entries(product.attributes)) {
    const names = read(label.replaceAll('_', ' '), IN.label);
    const values = read(value, IN.value);
    for (const pair of pairsOf(names, values)) give(pair, 1);
  }
  read(product.description, IN.description, USUAL_DESCRIPTION);

  const row = rowOf(titleWords);
  for (let nth = 1; nth < row.length; nth += 1) give(pairTerm(row[nth - 1]!, row[nth]!), 1);
  const thingTerms = termsOf(things);
  for (const term of termsOf(kinds)) thingTerms.add(term);
  for (const name of namesEndingIn(things, titleWords)) thingTerms.add(name);
  for (const name of namesEndingIn(kinds, endWords)) thingTerms.add(name);
  for (const term of thingTerms) give(term, IN.thing);
  const isAccessory = things.some(isAccessoryWord) || kinds.some(isAccessoryWord);
  if (isAccessory) for (const term of termsOf(readWords('accessory'))) give(term, IN.rest);
  return { terms, things: thingTerms, isAccessory, measures: factsOf(product) };
}

/** "8 GB" under "RAM" is "8 gb ram" as well as "ram 8 gb". */
function* pairsOf(names: Word[], values: Word[]): Generator<string> {
  for (const value of rowOf(values)) {
    if (!/\d/.test(value)) continue;
    for (const name of rowOf(names)) {
      yield pairTerm(value, name);
      yield pairTerm(name, value);
    }
  }
}

/** The names of a thing that ends with this word, where it takes several words: "air conditioner". */
function namesEndingIn(things: Word[], words: Word[]): string[] {
  const places = [...new Set(words.map(({ place }) => place))];
  const end = places.indexOf(things[0]?.place ?? -1);
  const phrase = namedThings(rowOf(words)).findLast(
    ({ from, length }) => length > 1 && from <= end && end < from + length,
  );
  return phrase ? [...phrase.names, ...phrase.wider] : [];
}
