import type { ProductRow } from '../../../db/product-row.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import { changeNeed } from '../offline/change-need.ts';
import { findProducts } from '../offline/find-products.ts';
import type { ChatMemory, Need } from '../offline/chat-state.ts';
import { readTurn, type Turn } from '../offline/read-turn.ts';

const MOST_STARS_ASKED = 4.5;

export type TurnNeed = {
  kind: Turn['kind'];
  /** What is looked for from here on. */
  need: Need | null;
};

/** Cheaper than all that was shown, or dearer. */
function beyondPrice(kind: 'cheaper' | 'dearer', need: Need, shown: ProductRow[]): Need {
  const prices = shown.flatMap(({ pricePaise }) => pricePaise ?? []);
  if (prices.length === 0) return need;
  if (kind === 'cheaper') return { ...need, price: { from: null, to: Math.min(...prices) - 1 } };
  const from = Math.max(...prices) + 1;
  const to = need.price?.to ?? null;
  return { ...need, price: { from, to: to !== null && to > from ? to : null } };
}

function withStars(need: Need, least: number, shown: ProductRow[]): Need {
  const areOfEnergy = shown.some(({ attributes }) =>
    Object.values(attributes).some((value) => /\bstar/i.test(value)),
  );
  return areOfEnergy ? need : { ...need, atLeastStars: Math.min(least, MOST_STARS_ASKED) };
}

/** What somebody looks for after this turn, read by our own rules: a model is held to it. */
export function needOfTurn(
  catalogue: Pick<Catalogue, 'search' | 'countNamed' | 'understand'>,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnNeed {
  const { text: said, turn } = readTurn(text, shown);
  const { kind } = turn;
  const before = memory.need;

  const changed = (): Need => {
    const among = before ? findProducts(catalogue, { ...before, extras: [] }) : [];
    return changeNeed(said, memory, catalogue.countNamed, among).need;
  };
  const narrowed = (need: Need): Need => {
    const { price, unwanted } = catalogue.understand(said);
    return {
      ...need,
      price: price ?? need.price,
      unwanted: [...new Set([...need.unwanted, ...unwanted])],
    };
  };

  switch (turn.kind) {
    case 'afresh':
      return { kind, need: null };
    case 'small talk':
    case 'deals':
    case 'compare':
    case 'details':
      return { kind, need: before };
    case 'cheaper':
    case 'dearer':
      return { kind, need: before ? narrowed(beyondPrice(turn.kind, before, shown)) : changed() };
    case 'stars':
      return { kind, need: before ? narrowed(withStars(before, turn.least, shown)) : changed() };
    case 'more':
    case 'bigger':
    case 'smaller':
      return { kind, need: before ? narrowed(before) : changed() };
    case 'request':
      return { kind, need: changed() };
  }
}

const kindOf = ({ category, productType }: ProductRow): string => `${category} ${productType}`;

/**
 * What an answer is held to. Words that read like another subject do not free it from the budget
 * while it goes on showing the same kind of thing.
 */
export function boundNeed(
  need: Need | null,
  before: Need | null,
  products: ProductRow[],
  shown: ProductRow[],
): Need | null {
  if (!need || !before) return need;
  const kinds = new Set(shown.map(kindOf));
  if (!products.some((product) => kinds.has(kindOf(product)))) return need;
  return {
    ...need,
    price: need.price ?? before.price,
    unwanted: [...new Set([...before.unwanted, ...need.unwanted])],
  };
}
