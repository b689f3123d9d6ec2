import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, Need } from './chat-state.ts';
import { holds } from './stated.ts';
import { money, plural } from './wording.ts';

const MOST_CHIPS = 4;
/** What there is most of shows in this many. */
const ENOUGH_TO_TELL = 400;
/** Labels that people choose by, the usual ones first. */
const CHOSEN_BY = [
  /colou?r/iu,
  /material/iu,
  /seat/iu,
  /storage/iu,
  /\bram\b/iu,
  /capacity/iu,
  /screen/iu,
  /size/iu,
];

/** Round numbers that people would say. */
export function roundUp(paise: number): number {
  const rupees = paise / 100;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(rupees))) / 2;
  return Math.ceil(rupees / step) * step * 100;
}

/** A budget that leaves some of what there is. */
function budgetChip(products: ProductRow[]): string[] {
  const prices = products.flatMap(({ pricePaise }) => pricePaise ?? []).toSorted((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)];
  return middle === undefined || prices.at(-1)! <= roundUp(middle)
    ? []
    : [`Under ${money(roundUp(middle))}`];
}

/** The value that most of them state under a label, where not all state the same. */
function usualValue(products: ProductRow[], label: RegExp): string | null {
  const counts = new Map<string, number>();
  for (const { attributes } of products) {
    const value = Object.entries(attributes).find(([name]) => label.test(name))?.[1];
    if (value && value.length < 20 && !value.includes(','))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts.size > 1 ? [...counts].toSorted((a, b) => b[1] - a[1])[0]![0] : null;
}

/** What would narrow it down, of values that truly occur. */
export function narrowingChips(products: ProductRow[], need: Need, seen: number): string[] {
  const chips: string[] = [];
  const onScreen = products.slice(Math.max(0, seen - 4), seen);
  if (onScreen.length > 1) chips.push('Compare the first two');
  const least = Math.min(...onScreen.map(({ pricePaise }) => pricePaise ?? Infinity));
  if (products.some(({ pricePaise }) => (pricePaise ?? Infinity) < least)) chips.push('Cheaper');
  else if (!need.price && seen < products.length) chips.push(...budgetChip(products));
  for (const label of CHOSEN_BY) {
    const value = usualValue(products, label);
    if (
      value === null ||
      need.extras.some((wish) =>
        holds({ ...products[0]!, title: value, name: value, attributes: { value } }, wish),
      )
    )
      continue;
    chips.push(`Only ${value}`);
    break;
  }
  if (products.length > seen) chips.push('Show more');
  return chips.slice(0, MOST_CHIPS);
}

/** Kinds of things that there are most of, for whoever does not know what to say. */
export function kindsToTry(catalogue: Pick<AssistantCatalogue, 'products' | 'kindOf'>): string[] {
  const counts = new Map<string, number>();
  let looked = 0;
  for (const { id } of catalogue.products()) {
    if (++looked > ENOUGH_TO_TELL) break;
    const kind = catalogue.kindOf(id)?.name;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_CHIPS)
    .map(([kind]) => plural(kind).replace(/^\p{L}/u, (letter) => letter.toUpperCase()));
}
