import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import type { Fact, Facts } from './query.ts';

/** What a product says under a name: each of the values would do. */
function valuesOf(product: ProductRow, name: string): string[] {
  switch (name) {
    case 'type':
      return product.productType?.split(/\s*>\s*/) ?? [];
    case 'name':
      return [product.title];
    case 'text':
      return [`${product.title} ${product.description}`];
    case 'brand':
      return product.brand === null ? [] : [product.brand];
    case 'category':
      return [product.category];
    default:
      return name in product.attributes ? [product.attributes[name]!] : [];
  }
}

export function holds(value: string, fact: Fact): boolean {
  if (typeof fact === 'string') return value.toLowerCase() === fact.toLowerCase();
  if (fact instanceof RegExp) return fact.test(value);
  if (isOneOf(fact)) return fact.some((each) => holds(value, each));
  const number = Number(/\d+(?:\.\d+)?/.exec(value.replaceAll(',', ''))?.[0] ?? NaN);
  return number >= (fact.from ?? -Infinity) && number <= (fact.to ?? Infinity);
}

const isOneOf = (fact: Fact): fact is readonly (string | RegExp)[] => Array.isArray(fact);

/** For each fact whether the product has it so. */
export const heldFacts = (product: ProductRow, facts: Facts): boolean[] =>
  Object.entries(facts).map(([name, fact]) =>
    valuesOf(product, name).some((value) => holds(value, fact)),
  );

export const hasAll = (product: ProductRow, facts: Facts): boolean =>
  heldFacts(product, facts).every(Boolean);
