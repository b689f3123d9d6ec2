import type { ProductRow } from '../../../db/product-row.ts';
import type { Asked } from './asked-labels.ts';
import { type Feature, featuresOf, featureText, FEW_FEATURES } from './features.ts';
import { says } from './stated.ts';
import { inText } from './text-tells.ts';
import { money, priceOf } from './wording.ts';

const availabilityText: Record<ProductRow['availability'], string> = {
  in_stock: 'is in stock',
  out_of_stock: 'is out of stock',
  preorder: 'can be ordered ahead',
  backorder: 'can be ordered and comes later',
};

/** Of labels that may say it the likeliest that a product has: the thickness of a mattress, not its size. */
function featuresUnder(features: Feature[], labels: RegExp): Feature[] {
  for (const part of labels.source.split('|')) {
    const pattern = new RegExp(part, 'iu');
    const under = features.filter(({ label }) => pattern.test(label));
    if (under.length > 0) return under;
  }
  return [];
}

/** Null where the feed does not say. */
export function answer(product: ProductRow, asked: Asked, words: string[]): string | null {
  const { name, brand, rating, availability, pricePaise, listPricePaise } = product;
  if (asked === 'price') {
    if (pricePaise === null) return `The store gives no price for ${name}.`;
    const was =
      listPricePaise !== null && listPricePaise > pricePaise
        ? `, list price ${money(listPricePaise)}`
        : '';
    return `${name} costs ${priceOf(product)}${was}.`;
  }
  if (asked === 'rating')
    return rating === null
      ? `Nobody has rated ${name} yet.`
      : `${name} is rated ${rating.toFixed(1)} of 5.`;
  if (asked === 'brand')
    return brand ? `${name} is made by ${brand}.` : `The store does not say who makes ${name}.`;
  if (asked === 'availability') return `${name} ${availabilityText[availability]}.`;
  const isLabelled = 'labels' in asked;
  const features = isLabelled
    ? featuresUnder(featuresOf(product), asked.labels)
    : featuresOf(product).filter(({ label, value }) =>
        words.some((word) => says(`${label} ${value}`, word)),
      );
  if (features.length > 0) return `${name}: ${featureText(features.slice(0, FEW_FEATURES))}.`;
  return inText(product, isLabelled ? asked.labels : null, words);
}
