import type { ProductRow } from '../../../db/product-row.ts';
import { oneWith } from './compare.ts';
import {
  type Need,
  type ChatMemory,
  plainReply,
  SHOWN_AT_ONCE,
  type TurnReply,
  type AssistantCatalogue,
} from './chat-state.ts';
import { priceOf, listText, needText, texts } from './wording.ts';
import { findAll, findProducts, type FoundProducts, withoutUnknown } from './find-products.ts';
import { nothingFound } from './nothing-found.ts';
import { wishesIn } from './terms.ts';
import { nearlyAsManyStars } from './stars.ts';
import { budgetChips, kindsOf, narrowingChips } from './suggestions.ts';

const ratingText = ({ rating }: ProductRow): string => `${rating!.toFixed(1)} of 5`;

function bestRated(shown: ProductRow[]): ProductRow | null {
  const rated = shown.filter(({ rating }) => rating !== null);
  return rated.length < 2 ? null : oneWith(rated, ({ rating }) => rating, 'most');
}

/** One true thing about what is shown. */
function highlight(shown: ProductRow[], { order }: Pick<Need, 'order'>): string {
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

/** With more than this, and nothing but a name to go by, a question helps more than a list. */
const TOO_WIDE = 12;

type Showing = { need: Need; memory: ChatMemory; from?: number; asked?: ChatMemory['asked'] };

/** Some of what was found, from a place on; what the next turn may be about is remembered. */
export function showReply(
  { products: all }: FoundProducts,
  message: string,
  { need, memory, from = 0, asked = null }: Showing,
): TurnReply {
  const products = all.slice(from, from + SHOWN_AT_ONCE);
  const seen = from + products.length;
  return {
    message,
    products,
    table: false,
    rows: [],
    suggestions: asked === 'budget' ? budgetChips(all) : narrowingChips(all, need, seen),
    memory: {
      ...memory,
      need,
      shown: products.map(({ id }) => id),
      seen,
      asked,
      foundNothing: false,
    },
  };
}

function countText({ products, isAll }: FoundProducts, need: Need): string {
  const shown = Math.min(SHOWN_AT_ONCE, products.length);
  const of = isAll ? `of ${products.length}` : `of at least ${products.length}`;
  if (products.length === 1) return `I found one for ${needText(need)}:`;
  return shown === products.length && isAll
    ? `Here are ${shown} for ${needText(need)}.`
    : `Here are ${shown} ${of} for ${needText(need)}.`;
}

/** Only a name, of which there are many. */
const isWide = ({ products }: FoundProducts, need: Need): boolean =>
  products.length > TOO_WIDE &&
  need.price === null &&
  need.order === 'fitting' &&
  need.atLeastStars === null &&
  need.extras.length + need.unwanted.length + need.bounds.length === 0 &&
  wishesIn(need.words).length === 1;

/** A wish that cannot be had is let go of; a budget or what is not wanted stands. */
const withLimitsOf = ({ price, unwanted, bounds, atLeastStars }: Need, before: Need): Need => ({
  ...before,
  price,
  unwanted,
  bounds,
  atLeastStars,
});

function nothingReply(
  catalogue: AssistantCatalogue,
  need: Need,
  memory: ChatMemory,
  isNew: boolean,
): TurnReply {
  const { message, suggestions } = nothingFound(catalogue, need);
  // What was on the screen stays what "the first" means.
  const kept = isNew ? { need, seen: 0 } : { need: withLimitsOf(need, memory.need ?? need) };
  return plainReply(message, { ...memory, ...kept, asked: null, foundNothing: true }, suggestions);
}

/** Rated a little lower, and said so, where nothing has all the stars that were asked for. */
function nearlyReply(
  catalogue: AssistantCatalogue,
  need: Need,
  memory: ChatMemory,
): TurnReply | null {
  const least = nearlyAsManyStars(need);
  if (least === null) return null;
  const nearly = { ...need, atLeastStars: least };
  const found = findAll(catalogue, nearly);
  if (found.products.length === 0) return null;
  const none = `None of them is rated ${need.atLeastStars} of 5.`;
  return showReply(found, `${none} ${countText(found, nearly)}`, { need: nearly, memory });
}

/** What answers a need, or that nothing does and why. */
export function answerNeed(
  catalogue: AssistantCatalogue,
  need: Need,
  before: ChatMemory,
  isNew: boolean,
): TurnReply {
  const hasMoved = isNew && before.need !== null && before.need.words !== '';
  const memory = hasMoved ? { ...before, earlier: before.need! } : before;
  if (need.words === '' && need.extras.length === 0) {
    const canShow = before.asked === 'thing' && need.price !== null;
    if (!canShow) {
      const asking: ChatMemory = { ...memory, need, seen: 0, asked: 'thing' };
      return plainReply(texts.askThing, asking, kindsOf(catalogue));
    }
  }
  const found = findAll(catalogue, need);
  if (found.products.length === 0) {
    const shorter = isNew ? withoutUnknown(catalogue, need) : null;
    if (shorter) {
      const reply = answerNeed(catalogue, shorter.need, before, isNew);
      const left = listText(shorter.left.map((word) => `“${word}”`));
      return { ...reply, message: `${reply.message} I left out ${left}.` };
    }
    return nearlyReply(catalogue, need, memory) ?? nothingReply(catalogue, need, memory, isNew);
  }
  if (isNew && isWide(found, need)) {
    const message = `${countText(found, need)} ${texts.askBudget}`;
    return showReply(found, message, { need, memory, asked: 'budget' });
  }
  const shown = found.products.slice(0, SHOWN_AT_ONCE);
  return showReply(found, `${countText(found, need)}${highlight(shown, need)}`, { need, memory });
}

export function moreReply(catalogue: AssistantCatalogue, memory: ChatMemory): TurnReply {
  const { need, seen } = memory;
  const all = need ? findProducts(catalogue, need) : [];
  const left = Math.min(SHOWN_AT_ONCE, all.length - seen);
  if (!need || left <= 0) return plainReply(texts.nothingMore, memory);
  const message = left === 1 ? 'Here is one more:' : `Here are ${left} more:`;
  return showReply({ products: all, isAll: true }, message, { need, memory, from: seen });
}
