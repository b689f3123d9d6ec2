import type { Catalogue, FoundProduct } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { saysMeasures } from '@baeon/search/measure-facts';
import { isAccessoryWord, readTitle } from '@baeon/search/title-parts';
import { wantedIn, type Understood } from '@baeon/search/understand';
import type { Need } from './memory.ts';
import { tokensOf } from './need-words.ts';
import { inOrder } from './order-products.ts';
import { hasStated, mentionsAny, statedTerms, wishesIn } from './product-terms.ts';

/** More than anybody is shown in one talk. */
const LOOKED_AT = 300;
/** Far enough down that what has everything has been met. */
const SEARCHED = 2000;
const NOTHING_LEFT = 500;

export type Finder = Pick<Catalogue, 'search' | 'countNamed'>;

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
  const demanded = wishesIn(tokensOf(words).join(' ')).filter(({ isIn }) =>
    stated.some(({ terms }) => isIn(terms)),
  );
  return stated
    .filter(({ terms }) => demanded.every(({ isIn }) => isIn(terms)))
    .map(({ each }) => each);
}

export type Found = {
  products: ProductRow[];
  /** False where there are more than were looked at. */
  isAll: boolean;
};

/**
 * What truly answers a need, the best first: the thing itself, with everything that was asked for stated,
 * within the budget, and nothing that was ruled out. Rather nothing than something else.
 */
export function findAll(catalogue: Finder, need: Need): Found {
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

export const findProducts = (catalogue: Finder, need: Need): ProductRow[] =>
  findAll(catalogue, need).products;
