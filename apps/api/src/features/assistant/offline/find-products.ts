import type { Catalogue, FoundProduct } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { saysMeasures } from '../../../lib/search/measure-facts.ts';
import { understand, type Understood } from '../../../lib/search/understand.ts';
import type { Need } from './memory.ts';
import { inOrder } from './order-products.ts';
import { hasStated, mentionsAny, statedTerms, wishesIn } from './product-terms.ts';

/** More than anybody is shown in one talk. */
const LOOKED_AT = 300;

export type Finder = Pick<Catalogue, 'search' | 'countNamed'>;

/** A need as the search understands it: the thing, and everything that was added since. */
function understoodOf(need: Need): Understood {
  const read = understand([need.words, ...need.extras].join(' '));
  return {
    wanted: read.wanted,
    // By its number alone, "not 5 star" would rule out whatever else there are five of.
    unwanted: need.unwanted.filter((word) => !/\d/.test(word)),
    price: need.price,
    bounds: need.bounds,
    order: 'fitting',
  };
}

/** Where nothing is the thing itself, what merely mentions it somewhere is not meant either. */
const isNotFarOff =
  (hits: FoundProduct[]) =>
  ({ score }: FoundProduct): boolean =>
    score >= (hits[0]?.score ?? 0) * 0.4;

const wantedIn = (words: string): string =>
  understand(words)
    .wanted.map(({ words }) => words[0]!.text)
    .join(' ');

/** Words that products of the kind state have to be stated by each; the others may be misspelt. */
function sayingAll(found: FoundProduct[], words: string): FoundProduct[] {
  const stated = found.map((each) => ({ each, terms: statedTerms(each.product) }));
  const demanded = wishesIn(wantedIn(words)).filter(({ isIn }) => stated.some(({ terms }) => isIn(terms)));
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
  const { found } = catalogue.search({ understood, limit: LOOKED_AT });
  const whole = found.filter(({ coverage }) => coverage > 0.999);
  const namesThing =
    whole.some(({ isThing }) => isThing) ||
    understood.wanted.some(
      ({ words, belongs }) => !belongs && catalogue.countNamed(words[0]!.text) > 0,
    );
  const meant = whole.filter(namesThing ? ({ isThing }) => isThing : isNotFarOff(whole));
  const fitting = sayingAll(meant, need.words).filter(
    ({ product }) =>
      (need.atLeastStars === null || (product.rating ?? 0) >= need.atLeastStars) &&
      saysMeasures(product, [need.words, ...need.extras].join(', ')) &&
      need.extras.every((extra) => hasStated(product, extra)) &&
      !mentionsAny(product, need.unwanted),
  );
  return { products: inOrder(fitting, need.order), isAll: found.length < LOOKED_AT };
}

export const findProducts = (catalogue: Finder, need: Need): ProductRow[] =>
  findAll(catalogue, need).products;
