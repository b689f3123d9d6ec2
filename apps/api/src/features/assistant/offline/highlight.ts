import type { ProductRow } from '../../../db/product-row.ts';
import { oneWith } from './compare.ts';
import type { Need } from './memory.ts';
import { priceOf } from './wording.ts';

const ratingText = ({ rating }: ProductRow): string => `${rating!.toFixed(1)} of 5`;

function bestRated(shown: ProductRow[]): ProductRow | null {
  const rated = shown.filter(({ rating }) => rating !== null);
  return rated.length < 2 ? null : oneWith(rated, ({ rating }) => rating, 'most');
}

/** One true thing about what is shown. */
export function highlight(shown: ProductRow[], { order }: Pick<Need, 'order'>): string {
  const [first] = shown;
  if (!first) return '';
  if (shown.length === 1) return ` ${first.name}, ${priceOf(first)}.`;
  if (order === 'cheapest' && first.pricePaise !== null) {
    return ` The cheapest of these is ${first.name} at ${priceOf(first)}.`;
  }
  if (order === 'dearest' && first.pricePaise !== null) {
    return ` The most expensive of these is ${first.name} at ${priceOf(first)}.`;
  }
  const best = bestRated(shown);
  if (best) {
    return ` ${best.name} (${priceOf(best)}) has the best rating of these, ${ratingText(best)}.`;
  }
  return order === 'best rated' && first.rating !== null
    ? ` The best rating of these is ${ratingText(first)}, which more than one has.`
    : '';
}
