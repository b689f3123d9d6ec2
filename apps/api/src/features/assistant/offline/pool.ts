import { memoize } from '@baeon/search/memoize';
import { otherNames } from '@baeon/search/synonyms';
import { askForWords, wantedIn } from '@baeon/search/understand';
import type { ProductRow } from '../../../db/product-row.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { isOfBrand, isRuledOut } from './fits.ts';
import { suits } from './made-for.ts';
import { holds, says } from './stated.ts';
import { gistOf, shelfKey, shelfName } from '../meaning/shelves.ts';

export const MOST_LOOKED_AT = 200;
/** Titles come again from turn to turn. */
const KEPT = 10_000;

/** Without a kind, the words themselves tell; few will do. */
const MOST_BY_WORDS = 120;

/** Of a thing that the feed has no kind for, so much of its name has to be there. */
const LEAST_NAMED = 0.6;

/** A kind of so few may be cut out of a larger one, whose titles end in the same. */
const FEW = 8;

export type ProductSource = Pick<AssistantCatalogue, 'search' | 'kindsIn' | 'kindOf' | 'countOf'>;

export const nameWords = (words: string): string[] =>
  wantedIn(words).map(({ words: [word] }) => word!.text);

/** The same is asked for many times in a turn, which ends before anything can change. */
const pools = new WeakMap<ProductSource, Map<string, ProductRow[]>>();

/** Everything of the kind, the best for the wishes first. */
export function poolFor(catalogue: ProductSource, need: Need, more: string[] = []): ProductRow[] {
  let known = pools.get(catalogue);
  if (!known) {
    pools.set(catalogue, (known = new Map()));
    queueMicrotask(() => pools.delete(catalogue));
  }
  const { words, isKind, brands, extras } = need;
  const key = JSON.stringify([words, isKind, brands, extras, more, shelfOf(need)]);
  const pool = known.get(key) ?? newPool(catalogue, need, more);
  known.set(key, pool);
  return pool;
}

function newPool(catalogue: ProductSource, need: Need, more: string[]): ProductRow[] {
  const text = [need.words, ...need.brands, ...need.extras, ...more]
    .join(' ')
    .replaceAll(' or ', ' ');
  const shelf = shelfOf(need);
  if (shelf) return onShelf(catalogue, shelf, text);
  const kind = need.isKind ? catalogue.kindsIn(need.words)[0]?.kind.id : undefined;
  const { found } = catalogue.search({
    understood: askForWords(text),
    kind,
    limit: kind === undefined ? MOST_BY_WORDS : MOST_LOOKED_AT,
  });
  const products = found.map(({ product }) => product);
  if (kind === undefined)
    return namedSo(catalogue, need.words, products, [...need.extras, ...more].at(-1));
  const named = catalogue.kindsIn(need.words)[0]!;
  // "Chilli powder" is in no kind of powders, but called so.
  const isElsewhere =
    !need.words.includes(' ') &&
    need.extras.some(
      (wish) => /^\p{L}+$/u.test(wish) && !products.some((each) => holds(each, wish)),
    );
  if (products[0]?.productType == null)
    return [...products, ...namedInside(catalogue, need, text, products)];
  const own =
    named.how === 'synonym' || isElsewhere || products.length < FEW
      ? [...products, ...calledSo(catalogue, need, text, products)]
      : products;
  return withoutParts(need.words, own);
}

const escaped = (name: string): string =>
  name.replace(/s$/u, '').replaceAll(/[^\p{L}\p{N} ]/gu, '.');

/** Of a "laptop battery" the laptop is not the thing; a "rice cooker and warmer" is both. */
function isPart(title: string, called: string, own: string): boolean {
  const name = called.replace(/s$/u, '');
  if (own.startsWith(`${name} `)) return true;
  const at = title.indexOf(name);
  const ownAt = own === '' || at < 0 ? -1 : title.indexOf(own, at + name.length);
  const between = ownAt < 0 ? '' : title.slice(at + name.length, ownAt);
  return /^s?['"’”]? (?:[a-z]+ ){0,2}$/.test(between) && !/\b(?:and|or)\b/.test(between);
}

/** Titles that are all a feed has go on behind the thing with what it has: "Laptop 15.6 inch i5 8GB SSD". */
function namedInside(
  catalogue: ProductSource,
  { words, brands }: Need,
  text: string,
  known: ProductRow[],
): ProductRow[] {
  const { found } = catalogue.search({ understood: askForWords(text), limit: MOST_BY_WORDS });
  const before = new Set(known.map(({ id }) => id));
  const names = [words, ...otherNames(words.replace(/(?<!s)s$/u, ''))];
  // What a brand that is asked for calls otherwise: a cream for faces.
  const isMissing = brands.length > 0 && !known.some((product) => isOfBrand(product, brands));
  const end = words.split(' ').at(-1)!;
  return found.flatMap(({ product }) => {
    if (before.has(product.id)) return [];
    const title = nameIn(product.title);
    if (isMissing && isOfBrand(product, brands) && says(title, end)) return [product];
    if (!says(title, words)) return [];
    const own = (catalogue.kindOf(product.id)?.name ?? '').replace(/s$/u, '');
    const isOther =
      names.some((name) => isPart(title.toLowerCase(), name, own)) ||
      (own === '' && !PARTS.test(words) && PARTS.test(title));
    return isOther ? [] : [product];
  });
}

/** A title up to what the thing is for or comes with. */
const nameIn = memoize(KEPT, (title) => title.split(/ (?:for|with) /iu, 1)[0]!);

/** A thing may be named by its shelf. */
export const isShelf = (thing: string): boolean => thing.includes(' > ');

export const thingName = (thing: string): string => (isShelf(thing) ? shelfName(thing) : thing);

export const onShelfNamed = (need: Need, shelf: string): Need => ({
  ...need,
  words: shelfName(shelf),
  isKind: true,
  things: [],
  areIdeas: false,
});

/** A shelf holds for as long as the thing is called by its name. */
const shelfOf = ({ shelves, words }: Need): Need['shelves'][number] | undefined =>
  words === '' ? undefined : shelves.find(({ key }) => isShelf(key) && shelfName(key) === words);

/** What is on a shelf, what is nearest to what was said first. */
function onShelf(
  catalogue: ProductSource,
  { key, gists, far, said }: Need['shelves'][number],
  text: string,
): ProductRow[] {
  const { found } = catalogue.search({
    understood: askForWords(text),
    limit: MOST_LOOKED_AT * 2,
  });
  const rank = (product: ProductRow) => {
    const place = gists.indexOf(gistOf(product));
    return place < 0 ? gists.length : place;
  };
  const own = found
    .map(({ product }) => product)
    .filter((product) => shelfKey(product) === key && !far.includes(gistOf(product)))
    .toSorted((a, b) => rank(a) - rank(b));
  const called = said === '' ? own : own.filter((product) => isCalled(product, said));
  if (called.length > 0) return called;
  const names = [said, ...otherNames(said)];
  return own.filter(({ title }) => names.some((name) => says(title, name)));
}

/** Whether a title ends in a name. */
export const isCalled = ({ title }: ProductRow, name: string): boolean =>
  endsIn(name).test(nameIn(title));

const PARTS =
  /\b(?:covers?|cases?|sleeves?|stands?|mounts?|holders?|protectors?|straps?|chargers?|cables?|adapters?|batter(?:y|ies)|remotes?|skins?|replacement|filters?|refills?)\b/iu;

/** Titles that end in a name, before what they tell in brackets. */
export const endsIn = (name: string): RegExp =>
  new RegExp(`\\b${escaped(name)}s?\\s*(?:$|[(–,])`, 'iu');

/** What goes by the word itself where the feed has another name for most of it: feature phones are phones. */
function calledSo(
  catalogue: ProductSource,
  need: Need,
  text: string,
  known: ProductRow[],
): ProductRow[] {
  const { found } = catalogue.search({
    understood: askForWords(text),
    limit: MOST_BY_WORDS,
  });
  const before = new Set(known.map(({ id }) => id));
  const end = endsIn(need.words);
  return found.flatMap(({ product }) =>
    !before.has(product.id) && end.test(product.title.split(/ for /iu)[0]!) ? [product] : [],
  );
}

/** "Mattress protector for beds" is no mattress, where there are mattresses. */
function withoutParts(name: string, products: ProductRow[]): ProductRow[] {
  const part = new RegExp(
    `\\b${escaped(name)}s? (?!(?:for|with|in|of|and|set)\\b)\\p{L}[\\p{L} ]* for\\b`,
    'iu',
  );
  // Most titles are for nothing, which is told sooner.
  const whole = products.filter(({ title }) => !/ for\b/iu.test(title) || !part.test(title));
  return whole.length > 0 ? whole : products;
}

/** In its title or type, or stated where a feed states things; a description tells of much. */
const isNamedIn = (product: ProductRow, word: string): boolean =>
  says(product.title, word) ||
  says(product.productType ?? '', word) ||
  (!isOnlyText(product) && holds(product, word));

const IS_NUMBER = /^\d+(?:\.\d+)?$/u;
const OF_NUMBER = 0.6;

/** Those whose titles have most of the words, where no kind tells what is meant. */
function namedSo(
  { countOf }: ProductSource,
  words: string,
  products: ProductRow[],
  wish: string | undefined,
): ProductRow[] {
  const weighed = nameWords(words).map((word) => ({
    word,
    weight: 1 / Math.log(2 + countOf(word)),
  }));
  // A number names nothing by itself: fifteen feet of cable are no "iphone 15".
  const letters = weighed.filter(({ word }) => !IS_NUMBER.test(word));
  if (letters.length > 0) {
    const most = Math.min(...letters.map(({ weight }) => weight)) * OF_NUMBER;
    for (const each of weighed) {
      if (IS_NUMBER.test(each.word)) each.weight = Math.min(each.weight, most);
    }
  }
  const asked = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (asked === 0) return products;
  const shareOf = (has: (word: string) => boolean) =>
    weighed.reduce((sum, { word, weight }) => sum + (has(word) ? weight : 0), 0);
  const named = products.map((product) => shareOf((word) => isNamedIn(product, word)));
  const most = Math.max(0, ...named);
  // What is told besides is read of those that are near, since that takes long.
  const own = products.map((product, nth) =>
    named[nth]! < most * LEAST_NAMED
      ? named[nth]!
      : named[nth]! + shareOf((word) => holds(product, word)) * 0.1,
  );
  const shares = [...own];
  // A cover for it is not the thing, unless a cover was asked for.
  if (!PARTS.test(words) && !/\b(?:accessor|parts?\b|suppl)/u.test(words)) {
    for (const [nth, { title }] of products.entries())
      if (PARTS.test(title.split(/ with |[,(]/iu)[0]!)) shares[nth]! *= 0.3;
  }
  let best = Math.max(0, ...shares);
  if (best < asked * LEAST_NAMED) {
    // Nothing but what goes with it: "usb to hdmi" is an adapter.
    shares.splice(0, shares.length, ...own);
    best = Math.max(0, ...shares);
  }
  if (best < asked * LEAST_NAMED) return [];
  // Where some have all of the words, what lacks one is something else.
  const least = best >= asked * 1.09 ? 0.97 : 0.85;
  const nearest = products.filter((_, nth) => shares[nth]! >= best * least);
  if (wish === undefined || nearest.some((product) => holds(product, wish))) return nearest;
  return products.filter((_, nth) => shares[nth]! >= asked * LEAST_NAMED);
}

/** What goes by another name of the same thing, where the kind has nothing for the money: wired earphones. */
export function underOtherNames(catalogue: ProductSource, need: Need): ProductRow[] {
  const names = otherNames(need.words.replace(/s$/u, ''));
  if (names.length === 0) return [];
  const { found } = catalogue.search({
    understood: { ...askForWords(need.words), price: need.price },
    limit: MOST_BY_WORDS,
  });
  const isSo = ({ title }: ProductRow) =>
    [need.words, ...names].some((name) => endsIn(name).test(title.split(/ for /iu)[0]!));
  return found
    .filter(
      ({ product }) => isSo(product) && !isRuledOut(product, need) && suits(product, need.forWhom),
    )
    .map(({ product }) => product);
}

/** Where a type begins; nothing where a feed has none. */
export const departmentOf = (product: ProductRow | undefined): string =>
  product?.productType?.split('>')[0]!.trim() ?? '';

export const isOnlyText = ({ attributes }: ProductRow): boolean =>
  Object.keys(attributes).length === 0;

/** Of several things some of each. */
export const poolOf = (catalogue: ProductSource, need: Need, words: string[]): ProductRow[] => {
  if (need.words !== '') return poolFor(catalogue, need, words);
  return need.things.slice(0, 4).flatMap((thing) => {
    const kind = catalogue.kindsIn(thing).at(-1)?.kind.name;
    return poolFor(
      catalogue,
      { ...needFor(kind ?? thing), isKind: kind !== undefined },
      words,
    ).slice(0, 60);
  });
};
