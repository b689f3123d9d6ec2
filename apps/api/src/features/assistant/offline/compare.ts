import type { ProductRow } from '../../../db/product-row.ts';
import { priceOf } from './wording.ts';

export type Row = { label: string; values: (string | null)[] };

/** What is said of two or more products, side by side; what all of them lack is left out. */
export function compareRows(products: ProductRow[]): Row[] {
  const labels = new Map<string, string>();
  for (const { attributes } of products) {
    for (const label of Object.keys(attributes)) labels.set(label.toLowerCase(), label);
  }
  const valueOf = ({ attributes }: ProductRow, label: string) =>
    Object.entries(attributes).find(([own]) => own.toLowerCase() === label)?.[1] ?? null;
  const rows: Row[] = [
    { label: 'Price', values: products.map(priceOf) },
    {
      label: 'Rating',
      values: products.map(({ rating }) => (rating === null ? null : `${rating.toFixed(1)} of 5`)),
    },
    { label: 'Brand', values: products.map(({ brand }) => brand) },
    ...[...labels].map(([key, label]) => ({
      label,
      values: products.map((product) => valueOf(product, key)),
    })),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

/** The one with the least or the most of something; null where it is shared or not known of all. */
export function oneWith(
  products: ProductRow[],
  value: (product: ProductRow) => number | null,
  best: 'least' | 'most',
): ProductRow | null {
  const known = products.map((product) => ({ product, number: value(product) }));
  if (known.some(({ number }) => number === null)) return null;
  const sorted = known.toSorted((a, b) => (a.number! - b.number!) * (best === 'least' ? 1 : -1));
  return sorted.length > 1 && sorted[0]!.number !== sorted[1]!.number ? sorted[0]!.product : null;
}
