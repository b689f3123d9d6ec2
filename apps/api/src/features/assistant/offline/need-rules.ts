import { meantFacts } from '@baeon/search/measure-facts';
import type { ProductRow } from '../../../db/product-row.ts';
import { adviceFor, type Advice } from '../needs.ts';
import type { Need } from './chat-state.ts';
import { holds, measuresOf } from './stated.ts';

const MOST_RULES = 3;

/** What follows from what somebody told, and how far a product keeps to it. */
export type NeedRule = { why: string; share(product: ProductRow): number };

/** How far a product states what a rule looks for, from 0 to 1. */
function shareOf({ bound, prefer }: Advice, product: ProductRow): number {
  const isMeasured =
    bound !== null &&
    meantFacts(measuresOf(product), bound.unit, bound.near).some(
      ({ number }) => number >= (bound.from ?? 0) && number <= (bound.to ?? Infinity),
    );
  const isPreferred = prefer.some((word) => holds(product, word));
  if (bound === null) return isPreferred ? 1 : 0;
  return (isMeasured ? 0.7 : 0) + (isPreferred ? 0.3 : 0);
}

export const rulesFor = (need: Need): NeedRule[] =>
  need.words === '' || need.use === ''
    ? []
    : adviceFor(need.use, need.words)
        .slice(-MOST_RULES)
        .map((advice) => ({ why: advice.why, share: (product) => shareOf(advice, product) }));

/** "Also have dandruff" tells more of what somebody needs; "is it good for dandruff" asks of what is shown. */
export const tellsNeed = (text: string): boolean =>
  !/\?|\b(?:it|its|this|that|these|those|they|ones?|does|do|is|are|will|can|which|what|how|any)\b/u.test(
    text,
  ) && adviceFor(text, null).length > 0;

/** Things that would help with what somebody tells, who names none. */
export const thingsAdvised = (text: string): string[] => [
  ...new Set(adviceFor(text, null)[0]?.things ?? []),
];
