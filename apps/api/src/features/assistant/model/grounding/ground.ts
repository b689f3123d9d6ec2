import type { ProductRow } from '../../../../db/product-row.ts';
import type { Need } from '../../offline/memory.ts';

/** What an answer may rest on. */
export type Ground = {
  /** The products that it shows. */
  products: ProductRow[];
  /** What it has to hold to. */
  need: Need | null;
  /** All that the person said, as far as it is remembered. */
  said: string;
};

/** Why an answer is not shown. */
export type Fault = {
  /** Fit for a log: never what anybody said. */
  reason: string;
  /** For the model, which may have another try. */
  hint: string;
};

/** "Screen size (inches): 55" states 55 inches, "Seats: 3" three seats. */
function attributeTexts([label, value]: [string, string]): string[] {
  const texts = [`${label}: ${value}`];
  if (!/^\s*\d[\d.,]*\s*$/.test(value)) return texts;
  const unit = /\(([^)]+)\)/.exec(label)?.[1];
  return [...texts, `${value} ${unit ?? label}`];
}

/** All that a product's feed says, and what we say of it beside. */
export function statedOf(product: ProductRow): string[] {
  const { name, title, description, brand, category, productType, rating, attributes } = product;
  return [
    name,
    title,
    description,
    brand ?? '',
    productType ?? '',
    category.replaceAll('_', ' '),
    rating === null ? '' : rating.toFixed(1),
    ...Object.entries(attributes).flatMap(attributeTexts),
  ];
}
