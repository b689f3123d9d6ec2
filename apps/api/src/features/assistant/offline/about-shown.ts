import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, ChatMemory, TurnReply } from './chat-state.ts';
import { comparedIn, compareReply } from './compare.ts';
import { pickReply } from './pick.ts';
import type { Turn } from './read-turn.ts';
import { priceOf } from './wording.ts';
import { rangeReply, variantReply } from './variants.ts';

/** "3.5 or 4.5 litre, which is better": two are set against each other. */
const CHOOSES =
  /\b(?:which|better|vs\.?|versus|differences?|recommend|choose|confused|what do you say|what would you|should i)\b|\bok\s*[?.!]*$/u;
const ASKS_TO_PICK =
  /\b(?:which|better|best|recommend|suggest|choose|pick|confused|should i|what do you say|what would you|ok)\b/u;
const MAY_CHOOSE: ReadonlySet<Turn['kind']> = new Set([
  'compare',
  'pick',
  'request',
  'better',
  'bigger',
  'smaller',
]);

/** Two or more side by side, and which of them to take where that is asked. */
function chosenReply(
  catalogue: AssistantCatalogue,
  text: string,
  turn: Turn,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply | null {
  const which = 'which' in turn ? turn.which : null;
  if (!MAY_CHOOSE.has(turn.kind) || (turn.kind !== 'compare' && !CHOOSES.test(text))) return null;
  const isPointed = which !== null && !which.isVague && which.places.length > 1;
  const compared = isPointed ? [] : comparedIn(catalogue, text, which, memory, shown);
  if (compared.length < 2 && !isPointed) return null;
  const reply = compareReply(catalogue, text, isPointed ? which : null, memory, shown);
  if (reply.products.length < 2) return reply;
  if (!ASKS_TO_PICK.test(text)) return reply;
  const { message, memory: after } = pickReply(text, null, reply.memory, reply.products, false);
  return { ...reply, message: `${reply.message} ${message}`, memory: after };
}

const ASKS_PRICE =
  /\bwhat price\b|\b(?:price|cost|(?<!\b(?:heart|frame|refresh|flow|data|bit|pulse) )rate)\b|\bhow much\s*(?:is it|for it)?\s*[?.!]*$/u;
const MOST_PRICED = 4;

/** "The 10 litre one, what price": what is found is told with what it costs. */
export function withPrices(text: string, reply: TurnReply): TurnReply {
  const { products, message } = reply;
  if (products.length === 0 || !ASKS_PRICE.test(text) || message.includes(priceOf(products[0]!)))
    return reply;
  const told = products
    .slice(0, MOST_PRICED)
    .map((product) => `${product.name} costs ${priceOf(product)}.`);
  return { ...reply, message: [message, ...told].join(' ') };
}

/** What is said of what is on the screen, or of what is named to be set beside it; null where a turn is about something else. */
export function aboutShown(
  catalogue: AssistantCatalogue,
  text: string,
  turn: Turn,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply | null {
  const chosen = chosenReply(catalogue, text, turn, memory, shown);
  if (chosen) return chosen;
  const isOpen = turn.kind === 'request' || turn.kind === 'details';
  if (!isOpen) return null;
  const range = rangeReply(catalogue, text, memory, shown);
  return range ?? (turn.kind === 'request' ? variantReply(catalogue, text, memory, shown) : null);
}
