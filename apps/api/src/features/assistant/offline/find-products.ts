import type { FoundProduct, Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { isMeasure, readMeasures } from '@baeon/search/measures';
import { plain } from '@baeon/search/words';
import type { Need } from './chat-state.ts';
import { saysMeasures } from '@baeon/search/measure-facts';
import { isAccessoryWord, readTitle } from '@baeon/search/title-parts';
import { wantedIn, type Understood } from '@baeon/search/understand';
import {
  needTokens,
  withoutTokens,
  hasStated,
  mentionsAny,
  statedTerms,
  wishesIn,
} from './terms.ts';

/** Down to this part of the best one, products answer about equally well. */
const ABOUT_AS_GOOD = 0.75;

/** The same for all sizes, colours and equipments of one model. */
function modelOf({ name, brand, productType }: ProductRow): string {
  const [head = ''] = plain(name).split(/[([,;|]|\s[-–—]\s/u);
  const words = readMeasures(head).map((piece) => (isMeasure(piece) ? '' : piece.text.trim()));
  return [brand, productType, ...words].join(' ');
}

/** One of each model before the second of any, among those that answer about equally well. */
function varied(found: FoundProduct[]): ProductRow[] {
  const least = (found[0]?.score ?? 0) * ABOUT_AS_GOOD;
  const end = found.findIndex(({ score }) => score < least);
  const head = end < 0 ? found : found.slice(0, end);
  const counts = new Map<string, number>();
  const turns = head.map(({ product }) => {
    const model = modelOf(product);
    const turn = counts.get(model) ?? 0;
    counts.set(model, turn + 1);
    return { product, turn };
  });
  const mixed = turns.sort((a, b) => a.turn - b.turn).map(({ product }) => product);
  return [...mixed, ...found.slice(head.length).map(({ product }) => product)];
}

/** The best fitting first, or by price or rating; what is not known of comes last. */
function inOrder(found: FoundProduct[], order: Need['order']): ProductRow[] {
  if (order === 'fitting') return varied(found);
  const by = {
    cheapest: ({ pricePaise }: ProductRow) => pricePaise ?? Infinity,
    dearest: ({ pricePaise }: ProductRow) => -(pricePaise ?? 0),
    'best rated': ({ rating }: ProductRow) => -(rating ?? 0),
  }[order];
  return found.map(({ product }) => product).sort((a, b) => by(a) - by(b));
}

/** More than anybody is shown in one chat. */
const LOOKED_AT = 300;
/** Far enough down that what has everything has been met. */
const SEARCHED = 2000;
const NOTHING_LEFT = 500;

export type ProductSearch = Pick<Catalogue, 'search' | 'countNamed'>;

/** A need as the search understands it: the thing, and everything that was added since. */
function understoodOf(need: Need): Understood {
  return {
    // The thing comes last, as people say it: "steel wardrobe".
    wanted: [...need.extras, need.words].flatMap(wantedIn),
    // By its number alone, "not 5 star" would rule out whatever else there are five of.
    unwanted: need.unwanted.filter((word) => !/\d/.test(word)),
    price: need.price,
    bounds: need.bounds,
    order: 'fitting',
  };
}

const hasEverything = ({ coverage }: FoundProduct): boolean => coverage > 0.999;

/** Where nothing is the thing itself, what merely mentions it somewhere is not meant either. */
const isNotFarOff =
  (hits: FoundProduct[]) =>
  ({ score }: FoundProduct): boolean =>
    score >= (hits[0]?.score ?? 0) * 0.4;

/** The cover of a washing machine is named after one. */
function withoutAccessories(found: FoundProduct[]): FoundProduct[] {
  const others = found.filter(
    ({ product }) => !readTitle(product.title).things.some(isAccessoryWord),
  );
  return others.length > 0 ? others : found;
}

/** Words that products of the kind state have to be stated by each; the others may be misspelt. */
function sayingAll(found: FoundProduct[], words: string): FoundProduct[] {
  const stated = found.map((each) => ({ each, terms: statedTerms(each.product) }));
  const demanded = wishesIn(needTokens(words).join(' ')).filter(({ isIn }) =>
    stated.some(({ terms }) => isIn(terms)),
  );
  return stated
    .filter(({ terms }) => demanded.every(({ isIn }) => isIn(terms)))
    .map(({ each }) => each);
}

export type FoundProducts = {
  products: ProductRow[];
  /** False where there are more than were looked at. */
  isAll: boolean;
};

/**
 * What truly answers a need, the best first: the thing itself, with everything that was asked for stated,
 * within the budget, and nothing that was ruled out. Rather nothing than something else.
 */
export function findAll(catalogue: ProductSearch, need: Need): FoundProducts {
  const understood = understoodOf(need);
  const { found } = catalogue.search({ understood, limit: SEARCHED });
  const everything = found.filter(hasEverything);
  const whole = everything.slice(0, LOOKED_AT);
  const isAll =
    everything.length <= LOOKED_AT &&
    (found.length < SEARCHED || !found.slice(-NOTHING_LEFT).some(hasEverything));
  const namesThing =
    whole.some(({ isThing }) => isThing) ||
    understood.wanted.some(
      ({ words, belongs }) => !belongs && catalogue.countNamed(words[0]!.text) > 0,
    );
  const asksForAccessory = understood.wanted.some(({ words }) => words.some(isAccessoryWord));
  const things = whole.filter(namesThing ? ({ isThing }) => isThing : isNotFarOff(whole));
  const meant = asksForAccessory ? things : withoutAccessories(things);
  const measured = [need.words, ...need.extras].join(', ');
  const fitting = sayingAll(meant, need.words).filter(
    ({ product }) =>
      (need.atLeastStars === null || (product.rating ?? 0) >= need.atLeastStars) &&
      need.extras.every((extra) => hasStated(product, extra)) &&
      (!/\d/.test(measured) || saysMeasures(product, measured)) &&
      !mentionsAny(product, need.unwanted),
  );
  return { products: inOrder(fitting, need.order), isAll };
}

export const findProducts = (catalogue: ProductSearch, need: Need): ProductRow[] =>
  findAll(catalogue, need).products;

/** The words of some that name a thing, as "laptop" in "gaming laptop"; null where none do. */
export function thingIn(
  { countNamed }: Pick<ProductSearch, 'countNamed'>,
  words: string,
): string | null {
  const wishes = wishesIn(needTokens(words).join(' '));
  const names = ({ text }: { text: string }) =>
    text.split(' ').some((word) => !/\d/.test(word) && countNamed(word) > 0);
  return wishes.findLast(names)?.text ?? null;
}

/** What kind of thing is looked for, whatever else was said about it. */
export const kindOf = (catalogue: ProductSearch, { words }: Need): string =>
  thingIn(catalogue, words) ?? words;

/** Who writes so many words tells a story, not all of which is about the thing. */
const LONG = 5;

/** A need told at length without the words that nothing of the kind has; null where that does not help. */
export function withoutUnknown(
  catalogue: ProductSearch,
  need: Need,
): { need: Need; left: string[] } | null {
  const tokens = needTokens(need.words);
  if (tokens.length < LONG) return null;
  const thing = tokens.findLast((token) => catalogue.countNamed(token) > 0);
  if (thing === undefined) return null;
  const bare: Need = { ...need, price: null, unwanted: [], bounds: [], atLeastStars: null };
  const left = tokens.filter(
    (token) =>
      token !== thing &&
      findProducts(catalogue, { ...bare, words: `${token} ${thing}` }).length === 0,
  );
  if (left.length === 0) return null;
  return {
    need: { ...need, words: withoutTokens(need.words, (token) => left.includes(token)) },
    left,
  };
}
