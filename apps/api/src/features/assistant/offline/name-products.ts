import type { ProductRow } from '../../../db/product-row.ts';
import { FILLERS } from '@baeon/search/phrasing';
import { readWords } from '@baeon/search/words';
import { findProducts, type Finder } from './find-products.ts';
import { needFor } from './memory.ts';
import { tokensOf } from './need-words.ts';
import { hasStated } from './product-terms.ts';

const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|with|vs\.?|versus|or|aur|to|&)\s+/u;
const ASIDE =
  /\b(?:please|compare|comparison|comparing|differences?|between|which|one|is|better|best|side by side|karo|tulna|tell|more|about|details?|specs?|specifications?|features?|describe|information|info|of|the|price|cost|how|much|does|do|what)\b/gu;

const wordsIn = (text: string): Set<string> => new Set(readWords(text).map((word) => word.text));

/** Which of the products on the screen a text names by words that not all of them have. */
export function namedAmong(text: string, shown: ProductRow[]): number[] {
  const names = shown.map(({ name }) => wordsIn(name));
  const telling = [...wordsIn(text)].filter((word) => {
    const count = names.filter((name) => name.has(word)).length;
    return count > 0 && count < names.length && word.length > 1 && !FILLERS.has(word);
  });
  if (telling.length === 0) return [];
  return names.flatMap((name, place) => (telling.every((word) => name.has(word)) ? place : []));
}

/** The things between which a text sets an "and" or a "versus", as they are named. */
export const namesIn = (text: string): string[] =>
  text
    .replaceAll(ASIDE, ' ')
    .split(BETWEEN)
    .map((part) => tokensOf(part).join(' '))
    .filter((part) => part !== '');

/** A product of the catalogue that is called so; null where none is. */
export function calledSo(catalogue: Finder, name: string): ProductRow | null {
  return findProducts(catalogue, needFor(name)).find((row) => hasStated(row, name)) ?? null;
}
