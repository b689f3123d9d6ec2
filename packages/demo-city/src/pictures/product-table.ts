import { readJson, readTable } from './assets.ts';

/** Every kind of product that is drawn: what such products are called, and the colours that they mostly come in. */
export const productTable = readTable('products.tsv').map(([kind, colours, words]) => ({
  kind: kind!,
  colours: splitList(colours!),
  words: splitList(words!),
}));

/** Where words say nothing: what a shop of a category is known for, and its colours. */
export const productCategories = readJson<
  Record<
    string,
    {
      kind: string;
      colours?: string[];
      /** The same word means another thing in another shop. */
      instead?: Record<string, string>;
    }
  >
>('product-categories.json');

export const knownCategory = (category: string) =>
  Object.hasOwn(productCategories, category) ? productCategories[category] : undefined;

export function splitList(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}
