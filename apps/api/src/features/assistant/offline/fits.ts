import { meantFacts } from '@baeon/search/measure-facts';
import { isWithin } from '@baeon/search/prices';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './chat-state.ts';
import { withKinds } from './materials.ts';
import { contains, holds, measuresOf, mentions } from './stated.ts';

/** Who spends so many times what the dearest costs means something else. */
const ANOTHER_WORLD = 20;

export function isWithinBounds(product: ProductRow, { bounds }: Pick<Need, 'bounds'>): boolean {
  const facts = measuresOf(product);
  return bounds.every(({ unit, from, to, near }) =>
    meantFacts(facts, unit, near).some(
      ({ number }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity),
    ),
  );
}

export const isAffordable = ({ pricePaise }: ProductRow, { price }: Pick<Need, 'price'>): boolean =>
  !price || (pricePaise !== null && isWithin(price, pricePaise));

/** Below this nobody says what something may cost, but how many thousands. */
const LEAST_SAID = 10_000;
const THOUSAND = 1000;

/** "Less than 10" of what costs thousands means thousands, where something costs so much and no rupees were spoken of. */
export function withScale(pool: ProductRow[], need: Need): Need {
  const { price } = need;
  if (price?.to == null || price.to >= LEAST_SAID || /₹|\brs\b|rupee/u.test(need.use)) return need;
  const to = price.to * THOUSAND;
  const scaled = { ...need, price: { from: price.from && price.from * THOUSAND, to } };
  const isTooLittle = pool.every(({ pricePaise }) => (pricePaise ?? 0) > price.to! * ANOTHER_WORLD);
  return isTooLittle && pool.some((product) => isAffordable(product, scaled)) ? scaled : need;
}

export const isOfBrand = ({ brand, title }: ProductRow, brands: string[]): boolean =>
  brands.some((each) => {
    const name = each.toLowerCase();
    return brand ? brand.toLowerCase() === name : ` ${title.toLowerCase()} `.includes(` ${name} `);
  });

export const isRuledOut = (
  product: ProductRow,
  need: Pick<Need, 'unwanted' | 'unwantedBrands'>,
): boolean =>
  isOfBrand(product, need.unwantedBrands) ||
  need.unwanted.some((words) => withKinds(words).some((each) => mentions(product, each)));

/** The same by what is stated, and by what is really in it: where all only mention it, or are like it. */
export const RULED_OUT_LESS = [holds, contains].map(
  (has) =>
    (product: ProductRow, need: Need): boolean =>
      isOfBrand(product, need.unwantedBrands) ||
      need.unwanted.some((words) => withKinds(words).some((each) => has(product, each))),
);

/** Keeps those that pass, unless none does: then it is noted as unmet. */
export function keepIf(
  products: ProductRow[],
  passes: (product: ProductRow) => boolean,
  said: string,
  unmet: string[],
): ProductRow[] {
  const kept = products.filter(passes);
  if (kept.length > 0 || products.length === 0) return kept;
  unmet.push(said);
  return products;
}

/** A car for three lakh is no toy. */
export function isAnotherWorld(
  products: ProductRow[],
  { price, isKind }: Pick<Need, 'price' | 'isKind'>,
): boolean {
  if (isKind) return false;
  const dearest = Math.max(0, ...products.map(({ pricePaise }) => pricePaise ?? 0));
  return (
    price?.to != null && dearest > 0 && price.to > dearest * ANOTHER_WORLD && price.to > 10_000_000
  );
}
