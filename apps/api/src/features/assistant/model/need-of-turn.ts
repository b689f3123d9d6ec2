import type { ProductRow } from '../../../db/product-row.ts';
import { changeNeed } from '../offline/change-need.ts';
import type { AssistantCatalogue, ChatMemory, Need } from '../offline/chat-state.ts';
import { readTurn, type Turn } from '../offline/read-turn.ts';
import { turnText } from '../offline/turn-text.ts';

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

/** What somebody looks for after this turn, read by our own rules: a model is held to it. */
export function needOfTurn(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnNeed {
  const said = turnText(text, catalogue);
  const before = memory.need;
  const setting = {
    shown: shown.length,
    it: null,
    hasNeed: before !== null,
    aboutDeals: memory.deals !== null,
  };
  const { kind } = readTurn(said, setting);
  const changed = (): Need | null => {
    const { need, absent } = changeNeed(catalogue, said, memory);
    return absent === null ? need : before;
  };
  switch (kind) {
    case 'afresh':
      return { kind, need: null };
    case 'cheaper':
    case 'dearer':
      return { kind, need: before ? beyondPrice(kind, before, shown) : changed() };
    case 'request':
    case 'bigger':
    case 'smaller':
    case 'better':
      return { kind, need: changed() };
    default:
      return { kind, need: before };
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
