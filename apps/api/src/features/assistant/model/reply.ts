import type { ProductRow } from '../../../db/product-row.ts';
import { readPrice } from '@baeon/search/prices';
import { plain } from '@baeon/search/words';
import { compareRows } from '../offline/compare.ts';
import { findFor } from '../offline/find-for.ts';
import {
  needFor,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from '../offline/chat-state.ts';
import { narrowingChips } from '../offline/suggestions.ts';
import type { TurnNeed } from './need-of-turn.ts';

const ASKS_FOR_BUDGET = /\b(?:budget|spend|price range)\b[^.!]*\?/iu;

type Shown = TurnNeed & { message: string; products: ProductRow[]; table: boolean };

const wantedText = (query: string): string =>
  readPrice(plain(query)).rest.replaceAll(/\s+/g, ' ').trim();

/**
 * What is remembered as looked for: the person's words where they find what was shown, else those
 * by which the model found it, so that "cheaper" goes on from what is on the screen.
 */
function needShown(
  catalogue: Pick<AssistantCatalogue, 'search' | 'kindsIn' | 'kindOf' | 'countOf'>,
  { need, products }: Shown,
  queryOf: (id: string) => string | null,
): { need: Need | null; all: ProductRow[] } {
  const all = need && need.words !== '' ? findFor(catalogue, need).products : [];
  const found = new Set(all.map(({ id }) => id));
  const unfound = products.find(({ id }) => !found.has(id));
  const query = unfound && queryOf(unfound.id);
  if (!query) return { need, all };
  const { price, unwanted, atLeastStars } = need ?? needFor('');
  const other = { ...needFor(wantedText(query)), price, unwanted, atLeastStars };
  return { need: other, all: findFor(catalogue, other).products };
}

/** An answer that holds, in the form in which our own assistant answers and remembers. */
export function replyOf(
  catalogue: Pick<AssistantCatalogue, 'search' | 'kindsIn' | 'kindOf' | 'countOf'>,
  shown: Shown,
  before: ChatMemory,
  queryOf: (id: string) => string | null,
): TurnReply {
  const { message, products, table, kind } = shown;
  const { need, all } = needShown(catalogue, shown, queryOf);
  const ids = products.map(({ id }) => id);
  // Who asks about one of several still has all of them before them.
  const isAside = kind === 'details' && ids.every((id) => before.shown.includes(id));
  const staysAsItWas = products.length === 0 || isAside;
  const seen = kind === 'more' ? before.seen + ids.length : ids.length;
  return {
    message,
    products,
    table,
    rows: table ? compareRows(products) : [],
    suggestions:
      need && products.length > 0 && !table
        ? narrowingChips(all.length > 0 ? all : products, need, seen)
        : [],
    memory: {
      ...before,
      need,
      shown: staysAsItWas ? before.shown : ids,
      seen: staysAsItWas ? before.seen : seen,
      asked: ASKS_FOR_BUDGET.test(message) ? 'budget' : null,
    },
  };
}
