import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { type Need, SHOWN_AT_ONCE } from './chat-state.ts';
import { needTokens } from './terms.ts';
import { money } from './wording.ts';

const MOST_CHIPS = 4;
/** What there is most of shows in this many. */
const ENOUGH_TO_TELL = 5000;
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

/** Whether anything costs less than what is on the screen. */
function hasCheaper(products: ProductRow[], seen: number): boolean {
  const priceOf = ({ pricePaise }: ProductRow) => pricePaise ?? Infinity;
  const onScreen = products.slice(Math.max(0, seen - SHOWN_AT_ONCE), seen).map(priceOf);
  return products.some((product) => priceOf(product) < Math.min(...onScreen));
}

/** What would narrow it down, of values that truly occur. */
export function narrowingChips(products: ProductRow[], need: Need, seen: number): string[] {
  const chips: string[] = [];
  const said = new Set(needTokens([need.words, ...need.extras].join(' ')));
  if (products.length > 1) chips.push('Compare the first two');
  if (hasCheaper(products, seen)) chips.push('Cheaper');
  for (const pattern of CHOSEN_BY) {
    const counts = new Map<string, number>();
    for (const { attributes } of products) {
      const value = Object.entries(attributes).find(([label]) => pattern.test(label))?.[1];
      if (value && value.length < 20) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
    const isSaid = usual && needTokens(usual[0]).some((token) => said.has(token));
    if (counts.size > 1 && usual && !isSaid) {
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
  let looked = 0;
  for (const { productType } of catalogue.products()) {
    if (++looked > ENOUGH_TO_TELL) break;
    const kind = productType?.split(/\s*[>/]\s*/).at(-1);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CHIPS)
    .map(([kind]) => kind);
}
