import type { ProductRow } from '../../../db/product-row.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { findFor } from './find-for.ts';
import { RULED_OUT_LESS } from './fits.ts';
import { countedThing } from './list-parts.ts';
import { needForThing } from './listed-things.ts';
import { isShelf, nameWords, thingName } from './pool.ts';
import { holds, says } from './stated.ts';
import { kindsToTry } from './suggestions.ts';
import { budgetText, listText, money, noneSays, plural } from './wording.ts';

const MOST_SHOWN = 6;

/** What could be bought of a thing; the cheapest is for as many as are wanted. */
type Part = {
  thing: string;
  count: number;
  products: ProductRow[];
  /** What fits less well. */
  nearly: ProductRow[];
  cheapest: number;
};

const priceOf = ({ pricePaise }: ProductRow): number => pricePaise ?? Infinity;

/** For each thing, what could be bought of it. */
function partsOf(
  catalogue: AssistantCatalogue,
  need: Need,
  without: string[],
): { parts: Part[]; missing: string[]; dear: string[] } {
  const parts: Part[] = [];
  const missing: string[] = [];
  const dear: string[] = [];
  const shared = need.areIdeas
    ? []
    : needForThing(catalogue, need.things[0]!, { ...need, extras: [] }).extras.filter(
        (wish) => !/\d/u.test(wish),
      );
  const stated = need.unwanted.filter((word) => catalogue.kindsIn(word).length === 0);
  for (const thing of need.things) {
    if (parts.length >= MOST_SHOWN) break;
    const whole = need.areIdeas
      ? need
      : { ...need, price: need.price && { from: null, to: need.price.to } };
    const { products, nearly, unmet, pool, cheapest } = findFor(
      catalogue,
      sharing(needForThing(catalogue, thing, whole), need, shared),
    );
    const taken = new Set(parts.flatMap((part) => part.products.slice(0, 1).map(({ id }) => id)));
    const fresh = products.filter(
      (product) =>
        !without.includes(product.id) &&
        !taken.has(product.id) &&
        // Another idea will do as well as one that is like what is not wanted.
        !(need.areIdeas && RULED_OUT_LESS[0]!(product, { ...need, unwanted: stated })),
    );
    if (pool.length === 0) missing.push(thing);
    else if (fresh.length === 0) {
      if (cheapest) dear.push(thing);
    } else if (
      !(
        need.areIdeas && need.extras.some((wish) => unmet.includes(wish) && !holds(fresh[0]!, wish))
      )
    ) {
      const { count } = countedThing(thing);
      const least = Math.min(...fresh.map(priceOf)) * count;
      parts.push({ thing, count, products: fresh, nearly, cheapest: least });
    }
  }
  return { parts, missing, dear };
}

/** "Queen bed with mattress": what is said of the first holds for what nothing else is said of. */
const sharing = (one: Need, { extras }: Need, shared: string[]): Need =>
  one.extras.length > extras.length ? one : { ...one, extras: [...one.extras, ...shared] };

/** The best of each that together stay within the budget; null where even the cheapest do not. */
function withinBudget(parts: Part[], budget: number | null): ProductRow[][] | null {
  const each = parts.length > 2 ? 1 : 2;
  const least = parts.reduce((sum, { cheapest }) => sum + cheapest, 0);
  if (budget !== null && least > budget) return null;
  const chosen: ProductRow[][] = [];
  for (const { products, cheapest, count } of parts) {
    const share = budget === null ? Infinity : cheapest + (budget - least) * (cheapest / least);
    const affordable = products.filter((product) => !(priceOf(product) * count > share));
    const fitting = affordable.filter(({ title }) =>
      chosen.some(([one]) => one && isFor(title, one)),
    );
    chosen.push((fitting.length > 0 ? fitting : affordable).slice(0, each));
  }
  return chosen;
}

/** Where what fits best is too dear, the rest counts as well. */
function withNearly(part: Part): Part {
  const products = [...part.products, ...part.nearly].toSorted((a, b) => priceOf(a) - priceOf(b));
  return { ...part, products, cheapest: priceOf(products[0]!) * part.count };
}

/** "Case for Veltra Nova 5" is for the phone of that name. */
function isFor(title: string, { title: other }: ProductRow): boolean {
  const [, whom] = title.split(/ – |\(/u)[0]!.split(/ for /iu);
  return whom !== undefined && nameWords(whom).every((word) => says(other, word));
}

/** What a sentence is most about gets more room. */
const eachOf = ({ isMeant }: Need, parts: number, nth: number): number =>
  (isMeant && nth === 0) || parts < 3 ? 2 : 1;

/** Who has so much to spend gives no pen for ten rupees, where there is a better one. */
const LEAST_GIVEN = 0.2;
function worthGiving(products: ProductRow[], { gift, price }: Need): ProductRow[] {
  const least = gift && price?.to != null ? price.to * LEAST_GIVEN : 0;
  const worth = products.filter((product) => priceOf(product) >= least);
  return [...worth, ...products.filter((product) => !worth.includes(product))];
}

/** Several things at once: a set for one budget, or ideas of which one will do. */
export function severalReply(
  catalogue: AssistantCatalogue,
  need: Need,
  memory: ChatMemory,
  without: string[] = [],
): TurnReply {
  const { parts, missing, dear } = partsOf(catalogue, need, without);
  const budget = need.price?.to ?? null;
  if (parts.length === 0 && without.length === 0 && need.extras.length > 0) {
    // What none of them states is said, and they are shown without it.
    const rest = severalReply(catalogue, { ...need, extras: [] }, memory);
    if (rest.products.length > 0)
      return { ...rest, message: `${rest.message} ${noneSays(need.extras.slice(-2))}` };
  }
  if (parts.length === 0) {
    const said =
      without.length > 0
        ? 'That is all I have for this.'
        : `I have nothing for that${budgetText(need)}.`;
    return plainReply(said, memory, kindsToTry(catalogue));
  }
  const chosen = need.areIdeas
    ? parts.map(({ products }, nth) =>
        worthGiving(products, need).slice(0, eachOf(need, parts.length, nth)),
      )
    : (withinBudget(parts, budget) ?? withinBudget(parts.map(withNearly), budget));
  if (!chosen) {
    const all = parts.map(withNearly);
    const least = all.reduce((sum, { cheapest }) => sum + cheapest, 0);
    const cheapest = all.map(
      ({ products }) => products.toSorted((a, b) => priceOf(a) - priceOf(b))[0]!,
    );
    const said = `All of it comes to ${money(least)} at the least, which is more than ${money(budget!)}. These are the cheapest of each.`;
    return showing(said, cheapest, need, memory);
  }
  const products = chosen.flat().slice(0, MOST_SHOWN);
  const names = parts
    .slice(0, MOST_SHOWN)
    .map(({ thing }) => (isShelf(thing) ? thingName(thing) : plural(nameOf(thing))));
  const whom = need.forWhom.recipient ? ` for your ${need.forWhom.recipient}` : '';
  const gone = [
    missing.length > 0 && !need.areIdeas
      ? `I have no ${listText(
          missing.map((thing) => plural(nameOf(thing))),
          'or',
        )}.`
      : '',
    dear.length > 0 && need.price && !need.areIdeas
      ? `No ${listText(dear.map(nameOf), 'or')} fits the budget.`
      : '',
  ];
  const isCounted = !need.areIdeas && parts.some(({ count }) => count > 1);
  const total = chosen.reduce((sum, [one], nth) => sum + priceOf(one!) * parts[nth]!.count, 0);
  const sum =
    need.areIdeas || !Number.isFinite(total) || parts.length < 2
      ? ''
      : isCounted
        ? `${listText(parts.map(({ count, thing }) => (count > 1 ? `${count} ${plural(nameOf(thing))}` : `1 ${nameOf(thing)}`)))} come to ${money(total)} together.`
        : `The first of each come to ${money(total)} together.`;
  const lead =
    need.isMeant && need.areIdeas && !need.gift
      ? `For that I would look at ${listText(names)}${budgetText(need)}.`
      : need.areIdeas
        ? `Some ideas${whom}${budgetText(need)}: ${listText(names)}.`
        : `Here are ${listText(names)}${budget === null ? '' : ` for ${money(budget)} in all`}.`;
  return showing(
    [lead, sum, ...gone].filter((part) => part !== '').join(' '),
    products,
    need,
    memory,
    names,
  );
}

/** As it was said, without how many or how much. */
const nameOf = (thing: string): string =>
  thingName(countedThing(thing).name)
    .replaceAll(/(?:^| )\d[\d.]* \p{L}+(?= )/gu, '')
    .trim();

function showing(
  message: string,
  products: ProductRow[],
  need: Need,
  memory: ChatMemory,
  names: string[] = [],
): TurnReply {
  return {
    ...plainReply(
      message,
      memory,
      names.slice(0, 4).map((name) => `Show ${name}`),
    ),
    products,
    memory: {
      ...memory,
      need,
      shown: products.map(({ id }) => id),
      seen: products.length,
      spokenOf: null,
    },
  };
}
