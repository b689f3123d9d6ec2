import type { ProductRow } from '../../../db/product-row.ts';
import { modelName } from './alternatives.ts';
import { askedIn } from './asked-in.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type TurnReply,
} from './chat-state.ts';
import { isAffordable, isRuledOut } from './fits.ts';
import { isChatter, wordsOf } from './named-things.ts';
import { COLOURS } from './phrases.ts';
import { poolOf } from './pool.ts';
import { POINTING, readReference } from './references.ts';
import { thingText } from './show-found.ts';
import { holds } from './stated.ts';
import { listText } from './wording.ts';

/** What there is of one product, or of one kind, in other colours, sizes and flavours. */

const MOST_SHOWN = 4;
const MOST_TOLD = 12;
/** "What all flavours are there", "which sizes do you have", "what colours does it come in". */
const ASKS_RANGE =
  /\b(?:what|which|how many|any other|other)(?: (?:all|other|are the|different|kinds? of|more))* (?<what>\p{L}+(?: \p{L}+)?) (?:are (?:there|available|possible)|is (?:there|available)|(?:do|does|will|can) (?:you|it|this|that|they|we|i|these|the (?:\p{L}+)(?: one)?) (?:have|come|comes|get|keep|sell)|have you|available|come in|comes in|options)\b/u;

const sameModel = (product: ProductRow) => {
  const name = modelName(product);
  return (other: ProductRow) => other.brand === product.brand && modelName(other) === name;
};

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/** What is stated under the label that is asked for, over all there is of it; null where nothing like that is asked. */
export function rangeReply(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply | null {
  const { need } = memory;
  const what = ASKS_RANGE.exec(text)?.groups?.['what'];
  if (what === undefined || !need || shown.length === 0) return null;
  const asked = askedIn(what, shown);
  if (typeof asked !== 'object' || !('labels' in asked)) return null;
  const labelOf = ({ attributes }: ProductRow) =>
    Object.entries(attributes).find(([label]) => asked.labels.test(label.replaceAll('_', ' ')));
  const pool = poolOf(catalogue, { ...need, extras: [] }, []).filter(
    (product) => !isRuledOut(product, need) && isAffordable(product, need),
  );
  const it = shown.findIndex(({ id }) => id === memory.spokenOf);
  const which = readReference(text, shown.length, it < 0 ? null : it);
  const one = which?.places.length === 1 && !which.isVague ? shown[which.places[0]!] : undefined;
  const among = one ? [...shown, ...pool].filter(sameModel(one)) : pool;
  const telling = among.filter((product) => labelOf(product) !== undefined);
  const values = distinct(telling.map((product) => labelOf(product)![1]));
  const label = telling[0] && labelOf(telling[0])![0].replaceAll('_', ' ');
  if (label === undefined) return null;
  const firsts = values.map((value) => telling.find((product) => labelOf(product)![1] === value)!);
  const named = one ? one.name.split(/\s*[(–]/u)[0]! : `the ${thingText(need)}`;
  const products = firsts.slice(0, MOST_SHOWN);
  return {
    ...plainReply(`Of ${named} I have ${label}: ${listText(values.slice(0, MOST_TOLD))}.`, {
      ...memory,
      shown: products.map(({ id }) => id),
      seen: products.length,
      asked: null,
    }),
    products,
  };
}

/** "Show that one in blue": another variant of one that was shown; null where nothing like that is said. */
export function variantReply(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply | null {
  const { need, spokenOf } = memory;
  const it = shown.findIndex(({ id }) => id === spokenOf);
  const which = readReference(text, shown.length, it < 0 ? null : it);
  if (!need || which?.places.length !== 1 || which.isVague) return null;
  const product = shown[which.places[0]!];
  if (!product) return null;
  const pool = poolOf(catalogue, { ...need, extras: [] }, []);
  const words = wordsOf(text, [])
    .map((word) => word.text)
    .filter((word) => !isChatter(word) && !POINTING.test(word));
  const isOther = (word: string) => pool.some((each) => holds(each, word));
  const isProperty = words.some(
    (word) => COLOURS.has(word) || /\d/u.test(word) || !holds(product, word),
  );
  if (!isProperty || !words.every(isOther)) return null;
  const variants = pool.filter(
    (each) => sameModel(product)(each) && words.every((word) => holds(each, word)),
  );
  if (variants.length === 0) return null;
  const products = variants.slice(0, MOST_SHOWN);
  return {
    ...plainReply(`Here is ${products[0]!.name.split(/\s*[(–]/u)[0]!} in ${words.join(' ')}.`, {
      ...memory,
      need: { ...need, extras: distinct([...need.extras, ...words]).slice(-8) },
      shown: products.map(({ id }) => id),
      seen: products.length,
      spokenOf: products[0]!.id,
      asked: null,
    }),
    products,
  };
}
