import type { ProductRow } from '../../../db/product-row.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { findFor } from './find-for.ts';
import { needForThing } from './listed-things.ts';
import { isShelf, nameWords, thingName } from './pool.ts';
import { holds, says } from './stated.ts';
import { kindsToTry } from './suggestions.ts';
import { budgetText, listText, money, plural } from './wording.ts';

const MOST_SHOWN = 6;

type Part = { thing: string; products: ProductRow[]; cheapest: number };

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
  for (const thing of need.things) {
    if (parts.length >= MOST_SHOWN) break;
    const whole = need.areIdeas
      ? need
      : { ...need, price: need.price && { from: null, to: need.price.to } };
    const { products, unmet, pool, cheapest } = findFor(
      catalogue,
      sharing(needForThing(catalogue, thing, whole), need, shared),
    );
    const taken = new Set(parts.flatMap((part) => part.products.slice(0, 1).map(({ id }) => id)));
    const fresh = products.filter(({ id }) => !without.includes(id) && !taken.has(id));
    if (pool.length === 0) missing.push(thing);
    else if (fresh.length === 0) {
      if (cheapest) dear.push(thing);
    } else if (
      !(
        need.areIdeas && need.extras.some((wish) => unmet.includes(wish) && !holds(fresh[0]!, wish))
      )
    ) {
      parts.push({ thing, products: fresh, cheapest: Math.min(...fresh.map(priceOf)) });
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
  for (const { products, cheapest } of parts) {
    const share = budget === null ? Infinity : cheapest + (budget - least) * (cheapest / least);
    const affordable = products.filter((product) => !(priceOf(product) > share));
    const fitting = affordable.filter(({ title }) =>
      chosen.some(([one]) => one && isFor(title, one)),
    );
    chosen.push((fitting.length > 0 ? fitting : affordable).slice(0, each));
  }
  return chosen;
}

/** "Case for Veltra Nova 5" is for the phone of that name. */
function isFor(title: string, { title: other }: ProductRow): boolean {
  const [, whom] = title.split(/ – |\(/u)[0]!.split(/ for /iu);
  return whom !== undefined && nameWords(whom).every((word) => says(other, word));
}

/** What a sentence is most about gets more room. */
const eachOf = ({ isMeant }: Need, parts: number, nth: number): number =>
  (isMeant && nth === 0) || parts < 3 ? 2 : 1;

/** Several things at once: a set for one budget, or ideas of which one will do. */
export function severalReply(
  catalogue: AssistantCatalogue,
  need: Need,
  memory: ChatMemory,
  without: string[] = [],
): TurnReply {
  const { parts, missing, dear } = partsOf(catalogue, need, without);
  const budget = need.price?.to ?? null;
  if (parts.length === 0) {
    const said =
      without.length > 0
        ? 'That is all I have for this.'
        : `I have nothing for that${budgetText(need)}.`;
    return plainReply(said, memory, kindsToTry(catalogue));
  }
  const chosen = need.areIdeas
    ? parts.map(({ products }, nth) => products.slice(0, eachOf(need, parts.length, nth)))
    : withinBudget(parts, budget);
  if (!chosen) {
    const least = parts.reduce((sum, { cheapest }) => sum + cheapest, 0);
    const cheapest = parts.map(
      ({ products }) => products.toSorted((a, b) => priceOf(a) - priceOf(b))[0]!,
    );
    const fitting = cheapest
      .toSorted((a, b) => priceOf(a) - priceOf(b))
      .filter((_, nth, all) => {
        const sum = all.slice(0, nth + 1).reduce((so, each) => so + priceOf(each), 0);
        return sum <= budget!;
      });
    const said = `All of it comes to ${money(least)} at the least, which is more than ${money(budget!)}.`;
    const some = fitting.length > 0 ? ' These fit into it.' : '';
    return showing(said + some, fitting, need, memory);
  }
  const products = chosen.flat().slice(0, MOST_SHOWN);
  const names = parts
    .slice(0, MOST_SHOWN)
    .map(({ thing }) => (isShelf(thing) ? thingName(thing) : plural(nameOf(catalogue, thing))));
  const whom = need.forWhom.recipient ? ` for your ${need.forWhom.recipient}` : '';
  const gone = [
    missing.length > 0 && !need.areIdeas ? `I have no ${listText(missing.map(plural), 'or')}.` : '',
    dear.length > 0 && !need.areIdeas
      ? `No ${listText(
          dear.map((thing) => nameOf(catalogue, thing)),
          'or',
        )} fits the budget.`
      : '',
  ];
  const first = chosen.map(([one]) => one!);
  const total = first.reduce((sum, each) => sum + priceOf(each), 0);
  const sum =
    need.areIdeas || !Number.isFinite(total) || parts.length < 2
      ? ''
      : `The first of each come to ${money(total)} together.`;
  const lead =
    need.isMeant && need.areIdeas
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

const nameOf = (catalogue: AssistantCatalogue, thing: string): string =>
  isShelf(thing) ? thingName(thing) : (catalogue.kindsIn(thing).at(-1)?.kind.name ?? thing);

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
