import { findProducts, type Finder } from './find-products.ts';
import type { Need } from './memory.ts';
import { tokensOf, withoutTokens } from './need-words.ts';

/** Who writes so many words tells a story, not all of which is about the thing. */
const LONG = 5;

/** A need told at length without the words that nothing of the kind has; null where that does not help. */
export function withoutUnknown(
  catalogue: Finder,
  need: Need,
): { need: Need; left: string[] } | null {
  const tokens = tokensOf(need.words);
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
