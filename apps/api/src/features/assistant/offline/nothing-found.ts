import type { ProductRow } from '../../../db/product-row.ts';
import { findAll, findProducts, type ProductSearch, thingIn } from './find-products.ts';
import { needFor, type Need } from './chat-state.ts';
import { readable, needTokens, withoutTokens, hasStated } from './terms.ts';
import { money, needText, priceOf, texts } from './wording.ts';

type Nothing = { message: string; suggestions: string[] };

/** One thing less to ask for, and how it is called. */
type Less = { need: Need; without: string };

const without = <T>(all: T[], one: T): T[] => all.filter((other) => other !== one);

function* lessThan(need: Need): Generator<Less> {
  for (const extra of need.extras.toReversed()) {
    yield {
      need: { ...need, extras: without(need.extras, extra) },
      without: `“${readable(extra)}”`,
    };
  }
  for (const bound of need.bounds) {
    yield { need: { ...need, bounds: without(need.bounds, bound) }, without: `“${bound.said}”` };
  }
  if (need.atLeastStars !== null) {
    yield { need: { ...need, atLeastStars: null }, without: 'the rating' };
  }
  for (const word of need.unwanted) {
    yield { need: { ...need, unwanted: without(need.unwanted, word) }, without: `“not ${word}”` };
  }
  const tokens = needTokens(need.words);
  for (const token of tokens.length > 1 ? tokens : []) {
    const words = withoutTokens(need.words, (other) => other === token);
    yield { need: { ...need, words }, without: `“${readable(token)}”` };
  }
}

const atLeast = ({ length }: ProductRow[], isAll: boolean): string =>
  isAll ? `${length}` : `at least ${length}`;

/** As somebody would type it. */
const asRequest = (need: Need): string => needText(need).replaceAll(/[“”]/g, '');

function otherPrices(catalogue: ProductSearch, need: Need, nothing: string): Nothing | null {
  if (!need.price) return null;
  const { products, isAll } = findAll(catalogue, { ...need, price: null, order: 'cheapest' });
  const [cheapest] = products;
  if (!cheapest?.pricePaise) return null;
  const isTooLow = need.price.to !== null && cheapest.pricePaise > need.price.to;
  if (isTooLow && isAll) {
    const enough = Math.ceil(cheapest.pricePaise / 100_00) * 100_00;
    return {
      message: `${nothing} The cheapest I have is ${cheapest.name} at ${priceOf(cheapest)}.`,
      suggestions: [`Up to ${money(enough)}`],
    };
  }
  const count = isAll ? `${products.length}` : 'some';
  return {
    message: `${nothing} I do have ${count} at other prices, such as ${cheapest.name} at ${priceOf(cheapest)}.`,
    suggestions: ['At any price'],
  };
}

/** Whether the catalogue has none of the words in any way. */
function isNonsense(catalogue: ProductSearch, { words }: Need): boolean {
  const unknown = needTokens(words).filter((token) => !isKnown(catalogue, token));
  return unknown.length * 2 > needTokens(words).length;
}

const isKnown = (catalogue: ProductSearch, token: string): boolean =>
  findProducts(catalogue, needFor(token)).some((product) => hasStated(product, token));

/** Says plainly that there is nothing, and what would have to change for there to be something. */
export function nothingFound(catalogue: ProductSearch, need: Need): Nothing {
  const nothing = `I found nothing for ${needText(need)}.`;
  const priced = otherPrices(catalogue, need, nothing);
  if (priced) return priced;
  for (const less of lessThan(need)) {
    const { products, isAll } = findAll(catalogue, less.need);
    if (products.length === 0) continue;
    const there = products.length === 1 && isAll ? 'is one' : `are ${atLeast(products, isAll)}`;
    return {
      message: `${nothing} Without ${less.without} there ${there}.`,
      suggestions: [asRequest(less.need)],
    };
  }
  if (isNonsense(catalogue, need)) return { message: texts.notUnderstood, suggestions: [] };
  const thing = thingIn(catalogue, need.words);
  if (thing === null) return { message: `${nothing} ${texts.otherWords}`, suggestions: [] };
  const { products, isAll } = findAll(catalogue, needFor(thing));
  const others = `I do have ${atLeast(products, isAll)} for “${thing}”.`;
  return products.length === 0
    ? { message: nothing, suggestions: [] }
    : { message: `${nothing} ${others}`, suggestions: [thing] };
}
