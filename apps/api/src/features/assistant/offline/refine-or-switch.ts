import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import type { NamedThing } from './named-things.ts';
import { COLOURS } from './phrases.ts';
import { poolFor, poolOf } from './pool.ts';
import type { Slots } from './slots.ts';
import { holds, mentions, says, tellsBesides } from './stated.ts';

/** A kind that a sentence names, with the words that stand around it. */
export type NamedPhrase = {
  head: NamedThing;
  words: string[];
  /** Other kinds in the same row of words, and those of them that products of this one state. */
  others: string[];
  beside: string[];
};

/** Who says so means something else, unless what is shown has it. */
const LOOKS_ELSEWHERE =
  /\b(?:show|find|search|looking|switch|now|instead|actually|another|next)\b/u;
const ELSEWHERE = 0.75;
const ONE_OF_ITS_KIND = 0.5;
/** What is stated word by word is not looked for elsewhere, however it is asked for. */
const VALUE = 1.8;
/** What a description mentions is worth less than what is stated. */
const MENTIONED = 0.6;

export const withoutPlural = (name: string): string => name.replace(/(?<!s)s$/u, '');
const endsIn = (name: string, end: string): boolean =>
  withoutPlural(name).endsWith(` ${withoutPlural(end)}`);
export const isSameThing = (name: string, other: string): boolean =>
  withoutPlural(name) === withoutPlural(other) || endsIn(name, other);

/** Whether a feed says what kind its products are of; else titles are all there is. */
export const isTyped = (pool: ProductRow[]): boolean =>
  pool.some(({ productType }) => productType !== null);

const best = (pool: ProductRow[], worth: (product: ProductRow) => number): number =>
  pool.reduce((most, product) => Math.max(most, worth(product)), 0);

const sum = (words: string[], worth: (word: string) => number): number =>
  words.reduce((so, word) => so + worth(word), 0);

/** "It should charge a laptop as well": what the thing has to do, whatever else is named. */
export const HAS_TO =
  /^(?:and\s+|but\s+|also\s+)*(?:(?:it|they|that|which|these|those|both|everything|(?:all|each)(?: of (?:them|these)| (?:two|three|four|five|\d))?)\s+)?(?:should|must|can|could|will|would|has to|have to|needs to|able to)\s+(?!be\b|i\b|we\b|you\b)/u;

/** "One cup at a time", "two loads a day": how much is needed of what is spoken of. */
const IS_AMOUNT =
  /^\s+(?:(?:at a|each|every|per) (?:time|day|week|month)|a (?:day|week|month)|daily|(?:is|are) enough)\b/u;

/**
 * "Graphite frame" of rackets and "metal chain one" of watches: a part that nobody states, where the rest of the phrase is
 * nothing of the kind that is called like it.
 */
function isOfPart(
  others: string[],
  pool: ProductRow[],
  ownPool: ProductRow[],
  isOneWith: boolean,
): boolean {
  const telling = others.filter((word) => !COLOURS.has(word) && !/^\d/u.test(word));
  const isOwn = (word: string) => ownPool.some((product) => mentions(product, word));
  // A gold frame is of sunglasses where no frame of its own is of gold.
  if (telling.length === 0)
    return (
      others.length > 0 &&
      others.every(
        (word) =>
          pool.some((product) => holds(product, word)) &&
          !ownPool.some((product) => holds(product, word)),
      )
    );
  if (telling.some(isOwn)) return false;
  return isOneWith || telling.some((word) => pool.some((product) => holds(product, word)));
}

/**
 * Whether a named kind says something of what is spoken of ("glass top" of dining tables), or is looked for itself.
 * Both are weighed by what products state: the better of the two wins, and what is spoken of where they are even.
 */
export function refines(
  catalogue: AssistantCatalogue,
  spokenOf: Need,
  { head, words, others: named }: NamedPhrase,
  slots: Slots,
  isOfBefore: boolean,
): boolean {
  const { rest: text } = slots;
  const { name, said } = head;
  const names = spokenOf.words === '' ? spokenOf.things : [spokenOf.words];
  if (spokenOf.words !== '' && [name, said].some((each) => isSameThing(spokenOf.words, each)))
    return true;
  if (isOfBefore && (HAS_TO.test(text.trimStart()) || IS_AMOUNT.test(text.slice(head.to))))
    return true;
  const others = [...words, ...named];
  const isCompound = others.some((word) => names.some((each) => isSameThing(each, word)));
  const isListed = !isOfBefore && !/^[^,]*,\s*(?!and\b)[^,]*$/u.test(text.slice(0, head.from));
  if (
    slots.adds ||
    isCompound ||
    isListed ||
    /^\s*for (?:it|this|that|them)\b/u.test(text.slice(head.to))
  )
    return false;
  if (spokenOf.extras.some((wish) => says(wish, said))) return true;
  const pool = poolOf(catalogue, { ...spokenOf, extras: [] }, [said, ...others]);
  const typed = isTyped(pool);
  if (!typed && !isOfBefore) return false;
  // "The collar one" is one of what is shown.
  const isOneWith = /^\s*(?:ones?|types?|kinds?|sorts?|versions?|models?|variety|styles?)\b/u.test(
    text.slice(head.to),
  );
  const isBare = text.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '').trim() === said;
  const asPart = best(pool, (product) => {
    // "Camera" alone after phones is the next thing, "glass" after tables what they are of.
    const isValue = Object.values(product.attributes).some((value) => plain(value) === said);
    const isTold = !typed
      ? says(product.title, said)
      : isBare
        ? isValue
        : [said, name].some((each) => tellsBesides(product, each));
    const own = isValue ? VALUE : isTold ? 1 : isOneWith || mentions(product, said) ? MENTIONED : 0;
    const worth = (word: string) =>
      (typed ? holds(product, word) : says(product.title, word))
        ? 1
        : mentions(product, word)
          ? MENTIONED
          : 0;
    return own === 0 ? 0 : own + sum(others, worth);
  });
  const ownPool = poolFor(catalogue, { ...needFor(name), isKind: true }, others);
  if (asPart === 0) return typed && isOfPart(others, pool, ownPool, isOneWith);
  if (head.after === 'in') return asPart >= 1;
  const asThing =
    1 +
    best(ownPool, (product) =>
      sum(others, (word) => ((typed ? holds(product, word) : says(product.title, word)) ? 1 : 0)),
    ) +
    (LOOKS_ELSEWHERE.test(text) && !isOneWith ? ELSEWHERE : 0) +
    (/\b(?:an?|one)\s+(?:[\p{L}-]+\s+)?$/u.test(text.slice(0, head.from)) ? ONE_OF_ITS_KIND : 0);
  return asPart >= asThing;
}
