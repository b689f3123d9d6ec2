import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './memory.ts';
import { money } from './wording.ts';

const MOST_CHIPS = 4;
/** Labels that people choose by, the usual ones first. */
const CHOSEN_BY = [
  /colou?r/i,
  /material/i,
  /seat/i,
  /storage/i,
  /\bram\b/i,
  /capacity/i,
  /screen/i,
  /size/i,
];

/** Round numbers that people would say. */
function roundUp(paise: number): number {
  const rupees = paise / 100;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(rupees)) - 0) / 2;
  return Math.ceil(rupees / step) * step * 100;
}

/** Budgets that leave a third, two thirds of what there is. */
export function budgetChips(products: ProductRow[]): string[] {
  const prices = products
    .flatMap(({ pricePaise }) => (pricePaise === null ? [] : [pricePaise]))
    .sort((a, b) => a - b);
  const at = (part: number) => prices[Math.floor((prices.length - 1) * part)];
  const bounds = [at(0.25), at(0.5), at(0.75)].flatMap((paise) =>
    paise === undefined ? [] : [roundUp(paise)],
  );
  return [...new Set(bounds)].map((paise) => `Under ${money(paise)}`);
}

/** What would narrow it down, of values that truly occur. */
export function narrowingChips(products: ProductRow[], need: Need, seen: number): string[] {
  const chips: string[] = [];
  if (products.length > 1) chips.push('Compare the first two');
  if (products.length > 4 && need.order !== 'cheapest') chips.push('Cheaper');
  for (const pattern of CHOSEN_BY) {
    const counts = new Map<string, number>();
    for (const { attributes } of products) {
      const value = Object.entries(attributes).find(([label]) => pattern.test(label))?.[1];
      if (value && value.length < 20) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
    if (counts.size > 1 && usual && !need.extras.includes(usual[0].toLowerCase())) {
      chips.push(`Only ${usual[0]}`);
      break;
    }
  }
  if (products.length > seen) chips.push('Show more');
  return chips.slice(0, MOST_CHIPS);
}

/** Kinds of things that there are most of, for whoever does not know what to say. */
export function kindsOf(catalogue: Pick<Catalogue, 'products'>): string[] {
  const counts = new Map<string, number>();
  for (const { productType } of catalogue.products()) {
    const kind = productType?.split(/\s*[>/]\s*/).at(-1);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CHIPS)
    .map(([kind]) => kind);
}
