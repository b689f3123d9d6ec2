import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { hasAll, heldFacts } from './facts.ts';
import type { Facts, Query } from './query.ts';

/** 3: what was asked for. 2: most of it. 1: the thing, or something like it. 0: of no use. */
export type Grade = 0 | 1 | 2 | 3;
export type Grades = ReadonlyMap<string, Grade>;

/** Of things that are wanted in order, these many come first, or a third where there are few. */
const FIRST = 10;

/** The grades of all products that are of any use, by their ids. */
export function gradesFor(query: Query, products: readonly ProductRow[]): Grades {
  const grades = new Map<string, Grade>();
  for (const product of products) {
    const grade = gradeOf(query, product);
    if (grade > 0) grades.set(product.id, grade);
  }
  if (query.order) lowerThoseOutOfOrder(query.order, grades, products);
  return grades;
}

function gradeOf({ is, has = {}, not = {}, price, near }: Query, product: ProductRow): Grade {
  if (heldFacts(product, not).some(Boolean) || !isWithin(price, product)) return 0;
  if (!isOneOf(product, is)) return near && isOneOf(product, near) ? 1 : 0;
  const held = heldFacts(product, has);
  const share = held.length === 0 ? 1 : held.filter(Boolean).length / held.length;
  if (share === 1) return 3;
  return share >= 0.5 ? 2 : 1;
}

const isOneOf = (product: ProductRow, facts: Facts | readonly Facts[]): boolean =>
  [facts].flat().some((each) => hasAll(product, each));

function isWithin(price: Query['price'], { pricePaise }: ProductRow): boolean {
  if (!price) return true;
  if (pricePaise === null) return false;
  const rupees = pricePaise / 100;
  return rupees >= (price.from ?? 0) && rupees <= (price.to ?? Infinity);
}

/** The first ones are what was asked for, the better half is close, the others are merely the thing. */
function lowerThoseOutOfOrder(
  order: NonNullable<Query['order']>,
  grades: Map<string, Grade>,
  products: readonly ProductRow[],
): void {
  const value = ({ pricePaise, rating }: ProductRow): number => {
    if (order === 'best rated') return rating ?? 0;
    return (order === 'cheapest' ? -1 : 1) * (pricePaise ?? (order === 'cheapest' ? Infinity : 0));
  };
  const meant = products.filter(({ id }) => grades.get(id) === 3);
  const values = meant.map(value).sort((a, b) => b - a);
  const last = values[Math.min(FIRST, Math.ceil(values.length / 3)) - 1] ?? 0;
  const middle = values[Math.floor(values.length / 2)] ?? 0;
  for (const product of meant) {
    const own = value(product);
    if (own < last) grades.set(product.id, own >= middle ? 2 : 1);
  }
}
