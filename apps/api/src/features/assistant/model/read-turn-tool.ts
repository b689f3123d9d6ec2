import type { ProductRow } from '../../../db/product-row.ts';
import type { ChatMessage } from '../../../gateways/chat-model/chat-model.ts';
import type { ChatMemory, Need, TurnReply } from '../offline/chat-state.ts';
import { needText } from '../offline/wording.ts';
import type { PriceWish } from '@baeon/search/prices';
import { asData, cutAll, productData } from './product-data.ts';

/** What our own assistant makes of a turn, which is what a model starts from and is held to. */

const FIRST_CALL = 'read';

export const readingData = ({ message, products, memory }: TurnReply): string =>
  asData({
    looking_for: memory.need ? needText(memory.need) : null,
    our_answer: cutAll([message])[0],
    products: products.map(productData),
  });

/** The turn, and our own reading of it as the answer to a call that the model need not make any more. */
export const turnMessages = (text: string, reading: TurnReply): ChatMessage[] => [
  { role: 'user', content: text },
  {
    role: 'assistant',
    content: '',
    toolCalls: [{ id: FIRST_CALL, name: 'read_turn', arguments: JSON.stringify({ text }) }],
  },
  { role: 'tool', callId: FIRST_CALL, content: readingData(reading) },
];

/** What lies within all of them; who leaves a side open is bound by the others. */
export function within(wishes: (PriceWish | null | undefined)[]): PriceWish | null {
  const froms = wishes.flatMap((wish) => wish?.from ?? []);
  const tos = wishes.flatMap((wish) => wish?.to ?? []);
  if (froms.length === 0 && tos.length === 0) return null;
  return {
    from: froms.length > 0 ? Math.max(...froms) : null,
    to: tos.length > 0 ? Math.min(...tos) : null,
  };
}

/** A model may read a turn better than we do, and may not free itself from what we read. */
export function heldNeed(own: Need | null, model: Need | null): Need | null {
  if (!own || !model) return model ?? own;
  return {
    ...model,
    price: within([own.price, model.price]),
    unwanted: [...new Set([...own.unwanted, ...model.unwanted])],
  };
}

export const neededWords = (need: Need | null): string[] =>
  need
    ? [need.words, ...need.extras, ...need.unwanted, ...need.bounds.map(({ said }) => said)]
    : [];

type Shown = {
  message: string;
  products: ProductRow[];
  rows: TurnReply['rows'];
  table: boolean;
  need: Need | null;
};

const ASKS_FOR_BUDGET = /\b(?:budget|spend|price range)\b[^.!]*\?/iu;

/** An answer that holds, remembered as if our own assistant had given it. */
export function replyOf(
  { message, products, rows, table, need }: Shown,
  reading: TurnReply,
  before: ChatMemory,
): TurnReply {
  const ids = products.map(({ id }) => id);
  // Who asks about one of several still has all of them before them.
  const isAside = ids.every((id) => before.shown.includes(id));
  const isMore = reading.memory.seen > before.seen && before.seen > 0;
  return {
    message,
    products,
    table,
    rows,
    suggestions: products.length > 0 && !table ? reading.suggestions : [],
    memory: {
      ...reading.memory,
      need,
      shown: isAside ? before.shown : ids,
      seen: isAside ? before.seen : isMore ? before.seen + ids.length : ids.length,
      asked: ASKS_FOR_BUDGET.test(message) ? 'budget' : null,
    },
  };
}
