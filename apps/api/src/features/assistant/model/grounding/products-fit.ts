import type { ProductRow } from '../../../../db/product-row.ts';
import { factsOf, meantFacts } from '@baeon/search/measure-facts';
import { isWithin } from '@baeon/search/prices';
import { termsOf } from '@baeon/search/weigh-words';
import { readWords } from '@baeon/search/words';
import type { Need } from '../../offline/memory.ts';
import { statedOf, type Fault, type Ground } from './ground.ts';

const isAffordable = ({ pricePaise }: ProductRow, { price }: Need): boolean =>
  !price || isWithin(price, pricePaise ?? NaN);

function isRuledOut(product: ProductRow, { unwanted }: Need): boolean {
  if (unwanted.length === 0) return false;
  const stated = termsOf(statedOf(product).flatMap(readWords));
  return unwanted.some((word) => [...termsOf(readWords(word))].some((term) => stated.has(term)));
}

/** "At least 8 gb ram" holds for what states so much; memory of another kind does not count. */
function isWithinBounds(product: ProductRow, { bounds }: Need): boolean {
  const facts = factsOf(product);
  return bounds.every(({ unit, from, to, near }) =>
    meantFacts(facts, unit, near).some(
      ({ number }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity),
    ),
  );
}

/** Every product is one that the person may be shown after all that they said. */
export function productsFault({ products, need }: Ground): Fault | null {
  if (!need) return null;
  for (const product of products) {
    if (!isAffordable(product, need)) {
      return {
        reason: 'a product outside the budget',
        hint: `${product.id} is outside the budget.`,
      };
    }
    if (isRuledOut(product, need)) {
      return {
        reason: 'a product that was ruled out',
        hint: `${product.id} has what was ruled out.`,
      };
    }
    if (!isWithinBounds(product, need)) {
      return {
        reason: 'a product outside the bounds',
        hint: `${product.id} has too little or too much.`,
      };
    }
    if (need.atLeastStars !== null && (product.rating ?? 0) < need.atLeastStars) {
      return { reason: 'a product rated too low', hint: `${product.id} is rated too low.` };
    }
  }
  return null;
}
