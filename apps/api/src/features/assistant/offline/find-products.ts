import type { Catalogue, FoundProduct } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { saysMeasures } from '../../../lib/search/measure-facts.ts';
import { understand, type Understood } from '../../../lib/search/understand.ts';
import { termsOf } from '../../../lib/search/weigh-words.ts';
import { readWords } from '../../../lib/search/words.ts';
import type { Need } from './memory.ts';

/** More than anybody is shown in one talk. */
const LOOKED_AT = 300;

export type Finder = Pick<Catalogue, 'search' | 'countNamed'>;

/** A need as the search understands it: the thing, and everything that was added since. */
export function understoodOf(need: Need): Understood {
  const read = understand([need.words, ...need.extras].join(' '));
  return {
    wanted: read.wanted,
    unwanted: [...new Set([...read.unwanted, ...need.unwanted])],
    price: need.price,
    bounds: need.bounds,
    order: need.order,
  };
}

/** What a product's feed says of it, description left out: that praises, and mentions what it is not. */
function statedTerms(product: ProductRow): Set<string> {
  const { title, name, brand, productType, category, attributes } = product;
  const stated = [title, name, brand ?? '', productType ?? '', category.replaceAll('_', ' ')];
  for (const [label, value] of Object.entries(attributes)) stated.push(`${label}. ${value}`);
  const terms = new Set<string>();
  for (const text of stated) for (const term of termsOf(readWords(text))) terms.add(term);
  return terms;
}

/** Whether every one of the words is stated, by itself or under another name. */
export function hasStated(product: ProductRow, words: string): boolean {
  const terms = statedTerms(product);
  const places = Map.groupBy(readWords(words), ({ place }) => place);
  return [...places.values()].every((place) =>
    [...termsOf([place[0]!])].some((term) => terms.has(term)),
  );
}

/**
 * What truly answers a need, the best first: the thing itself, with everything that was asked for stated,
 * within the budget. Rather nothing than something else.
 */
export function findProducts(catalogue: Finder, need: Need): ProductRow[] {
  const understood = understoodOf(need);
  const { found } = catalogue.search({ understood, limit: LOOKED_AT });
  const whole = found.filter(({ coverage }) => coverage > 0.999);
  const namesThing = understood.wanted.some(
    ({ words, belongs }) => !belongs && catalogue.countNamed(words[0]!.text) > 0,
  );
  const fitting = whole.filter(namesThing ? ({ isThing }) => isThing : isNotFarOff(whole));
  return fitting
    .map(({ product }) => product)
    .filter(
      (product) =>
        need.extras.every((extra) => hasStated(product, extra)) &&
        saysMeasures(product, [need.words, ...need.extras].join(', ')) &&
        (need.atLeastStars === null || (product.rating ?? 0) >= need.atLeastStars),
    );
}

/** Where nothing is the thing itself, what merely mentions it somewhere is not meant either. */
const isNotFarOff =
  (hits: FoundProduct[]) =>
  ({ score }: FoundProduct): boolean =>
    score >= (hits[0]?.score ?? 0) * 0.4;
