import type { ProductRow } from '../../../db/product-row.ts';

export const FEW_FEATURES = 5;

export type Feature = { label: string; value: string };

export const featuresOf = ({ attributes }: ProductRow): Feature[] =>
  Object.entries(attributes).map(([label, value]) => ({
    label: label.replaceAll('_', ' '),
    value,
  }));

export const featureText = (features: Feature[]): string =>
  features.map(({ label, value }) => `${label} ${value}`).join(', ');

/** A few things that a product states; nothing where it states none. */
export function fewStated(product: ProductRow): string {
  const known = featuresOf(product).slice(0, FEW_FEATURES);
  return known.length > 0 ? `${product.name} states: ${featureText(known)}.` : '';
}
