import { isPlainText } from '@baeon/contracts/common/plain-text';
import { claimsFault } from './claims-fault.ts';
import { type Fault, type Ground, statedOf } from './ground.ts';
import { namesFault } from './names-fault.ts';
import { numbersFault } from './numbers-fault.ts';
import type { ProductRow } from '../../../../db/product-row.ts';
import { factsOf, meantFacts } from '@baeon/search/measure-facts';
import { isWithin } from '@baeon/search/prices';
import { termsOf } from '@baeon/search/weigh-words';
import { readWords } from '@baeon/search/words';
import type { Need } from '../../offline/chat-state.ts';

const LINK =
  /https?:|www\.|\/\/|\]\s*\(|<\s*[a-z/!]|@|[\p{L}\p{N}-]+\.(?:com|in|net|org|io|co|shop|store|app|info|biz|me|ly|xyz|dev|site|online)\b/iu;
/** So many digits in a row are somebody's number, not a price. */
const NUMBER_TO_CALL = /(?:\d[\s()+-]*){8,}/u;
const OTHER_MONEY = /[$€£¥]/u;

function formFault(message: string): Fault | null {
  if (LINK.test(message)) return { reason: 'a link', hint: 'No links or addresses.' };
  if (NUMBER_TO_CALL.test(message))
    return { reason: 'a number to call', hint: 'No phone numbers.' };
  if (OTHER_MONEY.test(message)) return { reason: 'other money', hint: 'Prices are in rupees.' };
  return isPlainText(message) ? null : { reason: 'unreadable text', hint: 'Plain text only.' };
}

/** Why an answer must not be shown; null where everything in it is true of what it shows. */
export const faultOf = (message: string, ground: Ground): Fault | null =>
  productsFault(ground) ??
  formFault(message) ??
  namesFault(message, ground) ??
  numbersFault(message, ground) ??
  claimsFault(message, ground);

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
function productsFault({ products, need }: Ground): Fault | null {
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
