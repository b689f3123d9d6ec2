import { factsIn, factsOf, meantFacts, type Fact } from '@baeon/search/measure-facts';
import { memoize } from '@baeon/search/memoize';
import { stemOf } from '@baeon/search/stem';
import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';

/** "Without leather" tells of none. */
const ABSENT =
  /\b(?:without|not|no(?![ -](?:frost|cost|stick|iron)\b))\s+(?:an?\s+|any\s+)?(\p{L}[\p{L}-]{2,})/giu;
/** "Sugar free" has none. */
const FREE_OF = /\b(\p{L}{3,})[ -]free\b/giu;
/** "Caffeine: none" has none either. */
const LABEL_OF_ABSENT = /\b(\p{L}{3,}):\s*(?:\1[ -]free|none|nil|no)\b/giu;
/** Values that say that something is not there. */
const IS_NOT = /^(?:no|none|nil|false|n\/?a|not\b.*|without\b.*)$/iu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’&/+-][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS = /[.'’&/+-]/u;
/** A part of a word in one piece is too often another word. */
const LEAST_JOINED = 6;
const KEPT = 4000;
/** Of a description, as much as somebody reads. */
const LONGEST_READ = 800;
/** Measures that differ so little are the same, rounded. */
const ROUNDED = 0.006;
/** Cables of three metres and of ten feet are the same to whoever asks. */
const ROUNDED_LENGTH = 0.02;
/** Who says "15 inch" means 15.6 as well. */
const INCH = 2.5;

/** What was made of products, whose rows are read anew each time, is kept by id, as long as they say as much. */
export function rememberingProducts<Value>(make: (product: ProductRow) => Value) {
  const known = new Map<string, { length: number; value: Value }>();
  return (product: ProductRow): Value => {
    const { id, title, description, attributes } = product;
    let { length } = title;
    length += description.length * 7;
    for (const value of Object.values(attributes)) length = (length * 3 + value.length) % 1e9;
    const before = known.get(id);
    if (before?.length === length) return before.value;
    if (known.size >= KEPT) known.clear();
    const value = make(product);
    known.set(id, { length, value });
    return value;
  };
}

/** What a text says: its words and their stems, and all letters in a row ("over-ear" is "overear"). */
type Said = { stems: ReadonlySet<string>; joined: string };

function withoutAbsent(text: string): string {
  const left = /\bn(?:o|il)|without|-free/iu.test(text)
    ? text.replaceAll(LABEL_OF_ABSENT, '$1 free').replaceAll(ABSENT, ' ')
    : text;
  return /free/iu.test(left) ? left.replaceAll(FREE_OF, '$1free free') : left;
}

function read(text: string): Said {
  const stems = new Set<string>();
  const words = plain(withoutAbsent(text)).match(WORD) ?? [];
  for (const word of words) {
    stems.add(word).add(stemOf(word));
    if (!PARTS.test(word)) continue;
    const parts = word.split(PARTS);
    stems.add(parts.join(''));
    for (const part of parts) stems.add(part).add(stemOf(part));
  }
  return { stems, joined: words.join('').replaceAll(/[.'’&/+-]/gu, '') };
}

const attributeText = ([label, value]: [string, string]): string => {
  if (IS_NOT.test(value.trim())) return '';
  return /\bfree\b/iu.test(value) ? value : `${label.replaceAll('_', ' ')} ${value}`;
};

/** A description praises and mentions what something is not; it counts where a feed has no attributes. */
const statedBy = rememberingProducts((product: ProductRow): Said => {
  const { title, name, brand, productType, attributes, description } = product;
  const own = Object.entries(attributes).map(attributeText);
  if (own.length === 0) own.push(description.slice(0, LONGEST_READ));
  return read(
    [title, name === title ? '' : name, brand ?? '', productType ?? '', ...own].join(' . '),
  );
});
const toldBy = rememberingProducts((product: ProductRow) =>
  read(product.description.slice(0, LONGEST_READ)),
);
const saidIn = memoize(KEPT * 3, read);
/** What a title tells behind the name of the thing: with what it comes, or in brackets. */
const BEHIND_NAME = /\s(?:with|in)\s.*|[([–,].*/iu;
const besides = rememberingProducts(({ title, attributes }: ProductRow) =>
  read(
    [BEHIND_NAME.exec(title)?.[0] ?? '', ...Object.entries(attributes).map(attributeText)].join(
      ' . ',
    ),
  ),
);

/** The measures that a product states, each with the words that say of what. */
export const measuresOf = rememberingProducts((product: ProductRow): Fact[] => {
  const facts = factsOf(product);
  if (Object.keys(product.attributes).length > 0) return facts;
  // What a title leaves open a description may tell.
  const units = new Set(facts.map(({ unit }) => unit));
  const told = factsIn(product.description.slice(0, LONGEST_READ));
  return [...facts, ...told.filter(({ unit }) => !units.has(unit))];
});
const measuresIn = memoize(KEPT, (text: string): Fact[] => factsIn(text));

/** Words of which stated products have this stem or that. */
export const wordsStatedBy = (product: ProductRow): ReadonlySet<string> => statedBy(product).stems;

/** One way to say a wish: its words, each with its forms, and other names of the whole. */
type Way = {
  /** "4 jar": the number right before the word. */
  counted: RegExp | null;
  forms: string[][];
  others: string[][][];
  joined: string;
  facts: Fact[];
  /** By how much a measure may be less, and more. */
  slack: [number, number];
  words: Way[];
};

function formsOf(words: string): string[][] {
  return (plain(words).match(WORD) ?? []).map((word) => [
    word,
    stemOf(word),
    word.split(PARTS).join(''),
  ]);
}

function slackOf(words: string): [number, number] {
  const number = factsIn(words)[0]?.number ?? 0;
  const rounded = number * (/\d (?:m|ft)\b/u.test(words) ? ROUNDED_LENGTH : ROUNDED);
  return [rounded, /^\d+ inch\b/u.test(words) ? INCH : rounded];
}

function wayOf(words: string, isWhole = true): Way {
  const parts = words.split(' ');
  const joined = words.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return {
    counted: /^\d+ \p{L}{3,}$/u.test(words)
      ? new RegExp(`(?<!\\d)${joined.replace(/s$/u, '')}`, 'u')
      : null,
    forms: formsOf(words),
    others: otherNames(words).map(formsOf),
    joined: joined.length >= LEAST_JOINED ? joined : '',
    facts: isWhole ? factsIn(words) : [],
    slack: slackOf(words),
    words: isWhole && parts.length > 1 ? parts.map((part) => wayOf(part, false)) : [],
  };
}

const waysOf = memoize(KEPT, (wish: string): Way[] =>
  wish.split(' or ').map((each) => wayOf(each)),
);

/** "Caffeinefree" is no caffeine. */
function hasJoined(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at >= 0 && text.startsWith('free', at + word.length)) at = text.indexOf(word, at + 1);
  return at >= 0;
}

const hasForms = ({ stems }: Said, forms: string[][]): boolean =>
  forms.length > 0 && forms.every((word) => word.some((form) => stems.has(form)));

const hasWay = (said: Said, way: Way): boolean =>
  way.counted?.test(said.joined) ??
  (hasForms(said, way.forms) ||
    way.others.some((forms) => hasForms(said, forms)) ||
    (way.joined !== '' && hasJoined(said.joined, way.joined)) ||
    (way.words.length > 0 && way.words.every((word) => hasWay(said, word))));

const hasMeasures = (facts: Fact[], { facts: asked, slack }: Way): boolean =>
  asked.every(({ number, unit, label }) =>
    meantFacts(facts, unit, label).some(
      (fact) =>
        fact.number >= number - slack[0] && (fact.least ?? fact.number) <= number + slack[1],
    ),
  );

/** Whether a product states a wish: a word, a measure, or one of some that "or" stands between. */
export const holds = (product: ProductRow, wish: string): boolean =>
  waysOf(wish).some((way) =>
    way.facts.length > 0 ? hasMeasures(measuresOf(product), way) : hasWay(statedBy(product), way),
  );

/** Whether anything that is told of a product has the words, in its description as well. */
export const mentions = (product: ProductRow, words: string): boolean =>
  holds(product, words) ||
  (Object.keys(product.attributes).length > 0 &&
    waysOf(words).some((way) => hasWay(toldBy(product), way)));

/** "Faux leather" is none. */
const IMITATION = /\b(?:faux|artificial|imitation|fake|mock|vegan|synthetic)\s+\p{L}+/giu;
const genuine = rememberingProducts(({ title, attributes, description }: ProductRow) =>
  read(
    [title, ...Object.entries(attributes).map(attributeText), description.slice(0, LONGEST_READ)]
      .join(' . ')
      .replaceAll(IMITATION, ' '),
  ),
);
/** Whether something is in a product, and not only something like it. */
export const contains = (product: ProductRow, words: string): boolean =>
  waysOf(words).some((way) => hasWay(genuine(product), way));

/** Whether a product says that something is not in it. */
export const statesAbsence = (
  { title, attributes, description }: ProductRow,
  word: string,
): boolean =>
  new RegExp(`\\b(?:${word}[ -]free|(?:no|without|non)[ -]${word})`, 'iu').test(
    [title, ...Object.values(attributes), description.slice(0, LONGEST_READ)].join(' . '),
  ) ||
  Object.entries(attributes).some(
    ([label, value]) => says(label, word) && IS_NOT.test(value.trim()),
  );

/** Whether a product states something besides what it is called. */
export const tellsBesides = (product: ProductRow, words: string): boolean =>
  waysOf(words).some((way) => hasWay(besides(product), way));

/** Whether a text of a feed says a wish, by itself. */
export const says = (text: string, wish: string): boolean =>
  text !== '' &&
  waysOf(wish).some((way) =>
    way.facts.length > 0 ? hasMeasures(measuresIn(text), way) : hasWay(saidIn(text), way),
  );
