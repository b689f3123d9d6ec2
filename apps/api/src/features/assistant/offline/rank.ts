import { factsIn } from '@baeon/search/measure-facts';
import { otherNames } from '@baeon/search/synonyms';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './chat-state.ts';
import { isForOthers, saysFor } from './made-for.ts';
import { rulesFor } from './need-rules.ts';
import { MOST_LOOKED_AT, type ProductSource, isCalled, isOnlyText } from './pool.ts';
import { holds, says, statesAbsence } from './stated.ts';
import { factUnder } from './text-measures.ts';

/** A rule is spoken of where products keep to so much of it. */
const KEPT_TO = 0.7;

/** The number that a product states under a label; the first where there are several. */
export function measureUnder(product: ProductRow, label: string): number | null {
  const { attributes } = product;
  for (const part of label.split('|')) {
    const told = isOnlyText(product) ? factUnder(product, part) : null;
    if (told) return told.number;
    const pattern = new RegExp(`\\b${part}`, 'iu');
    const value = Object.entries(attributes).find(([name]) => pattern.test(name))?.[1];
    const number =
      value === undefined
        ? undefined
        : (factsIn(value)[0]?.number ?? /\d+(?:\.\d+)?/u.exec(value)?.[0]);
    if (number !== undefined) return Number(number);
  }
  return null;
}

export function inOrder(products: ProductRow[], need: Need): ProductRow[] {
  const { order, most } = need;
  const last = (value: number | null, isLeast: boolean) =>
    value ?? (isLeast ? Infinity : -Infinity);
  if (most) {
    const number = (product: ProductRow) => last(measureUnder(product, most.label), most.isLeast);
    return products.toSorted((a, b) => (number(a) - number(b) || 0) * (most.isLeast ? 1 : -1));
  }
  if (order === 'fitting') return distinctFirst(products);
  return products.toSorted((a, b) => {
    if (order === 'cheapest') return last(a.pricePaise, true) - last(b.pricePaise, true);
    if (order === 'dearest') return last(b.pricePaise, false) - last(a.pricePaise, false);
    return (b.rating ?? 0) - (a.rating ?? 0);
  });
}

/** Who gives more than before wants to see what that buys. */
export function dearerFirst(
  products: ProductRow[],
  { price, order }: Need,
  before: Need | null,
): ProductRow[] {
  const last = before?.price?.to ?? Infinity;
  if (order !== 'fitting' || (price?.to ?? 0) <= last) return products;
  const isDearer = ({ pricePaise }: ProductRow) => (pricePaise ?? 0) > last;
  return [...products.filter(isDearer), ...products.filter((each) => !isDearer(each))];
}

/** What most are of comes first where nothing was asked: smartphones before other phones. */
export function usualFirst(
  { kindOf }: ProductSource,
  products: ProductRow[],
  { words, most }: Need,
): ProductRow[] {
  const names = otherNames(words.replace(/(?<!s)s$/u, ''));
  if (names.length === 0) return products;
  const kinds = products.map(({ id }) => kindOf(id)?.id ?? -1);
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const first = products.filter((_, nth) => kinds[nth] === usual);
  const name = first[0] ? kindOf(first[0].id)?.name.replace(/(?<!s)s$/u, '') : undefined;
  if (name === undefined || !names.includes(name)) return products;
  return most !== null ? first : [...first, ...products.filter((_, nth) => kinds[nth] !== usual)];
}

const LEAST_KINDS = 3;
const MOSTLY = 0.35;

/** Of a word for many kinds ("bag") one of each kind, the frequent ones before those that are for somebody special. */
export function oneOfEachKind(
  { kindOf }: ProductSource,
  products: ProductRow[],
  { forWhom, use, near, isKind }: Need,
): ProductRow[] {
  if (!isKind || products[0]?.productType == null) return products;
  const byKind = Map.groupBy(products, ({ id }) => kindOf(id)?.id ?? -1);
  const rows = [...byKind.values()];
  const most = Math.max(0, ...rows.map((row) => row.length));
  const isNear = near !== '' && products.some(({ productType }) => productType?.startsWith(near));
  if (isNear || rows.length < LEAST_KINDS || most > products.length * MOSTLY) return products;
  const isAside = ([first]: ProductRow[]) =>
    isForOthers(first!, forWhom, use) || / for /iu.test(first!.title.split(/[(–]/u)[0]!);
  const inTurn = rows.toSorted(
    (a, b) => Number(isAside(a)) - Number(isAside(b)) || b.length - a.length,
  );
  const firsts = inTurn.map(([first]) => first!);
  return [...firsts, ...inTurn.flatMap((row) => row.slice(1))];
}

/** One of each name before others of the same in another colour. */
function distinctFirst(products: ProductRow[]): ProductRow[] {
  const seen = new Set<string>();
  const isNew = ({ name }: ProductRow) => !seen.has(name) && Boolean(seen.add(name));
  const first = products.filter(isNew);
  const firsts = new Set(first);
  return [...first, ...products.filter((product) => !firsts.has(product))];
}

export const cheapestOf = (products: ProductRow[]): ProductRow | null =>
  products.reduce<ProductRow | null>(
    (least, each) =>
      (each.pricePaise ?? Infinity) < (least?.pricePaise ?? Infinity) ? each : least,
    null,
  );

/** What only a description tells, where a feed has no attributes, is worth less than half. */
const DESCRIBED = 0.45;
/** What goes with what was spoken of comes before what does not; any wish counts for more. */
const GOES_WITH = 0.3;

const isSameKind = (name: string | undefined, words: string): boolean =>
  name?.replace(/s$/u, '') === words.replace(/s$/u, '');

function shareBeside({ productType, title }: ProductRow, { near, beside }: Need): number {
  const isNear = near !== '' && productType?.startsWith(near) === true;
  const words = beside === '' ? [] : beside.split(' ');
  const said = words.filter((word) => says(title, word)).length;
  return Number(isNear) + (words.length > 0 ? said / words.length : 0);
}

/** Those that state most of what was asked, the later wishes before the earlier ones. */
export function byWishes(catalogue: ProductSource, need: Need, among: ProductRow[]) {
  const rules = rulesFor(need);
  const worth = (wish: string) => 1 + 1 / Math.log(3 + catalogue.countOf(wish.split(' or ')[0]!));
  const wishes = need.extras.map((wish, nth) => ({ wish, weight: worth(wish) * (1 + nth * 0.15) }));
  const others = new Set(
    among.filter((product) =>
      isForOthers(product, need.forWhom, `${need.words} ${need.extras.join(' ')} ${need.use}`),
    ),
  );
  // Beds after a sofa are beds, though some are sofa beds.
  const isExact = ({ id }: ProductRow) =>
    need.isKind && isSameKind(catalogue.kindOf(id)?.name, need.words);
  const hasExact = (need.near !== '' || need.beside !== '') && among.some(isExact);
  const mayGoWith = (product: ProductRow) => !hasExact || isExact(product);
  const last = need.extras.at(-1);
  const isLatest = (product: ProductRow) => last !== undefined && holds(product, last);
  const latest = among.some(isLatest);
  const ranked = among
    .map((product, nth) => {
      const told = (wish: string) =>
        isOnlyText(product) && !says(product.title, wish) ? DESCRIBED : 1;
      // What was said last counts before all that was said earlier.
      let score = latest && isLatest(product) ? 100 : 0;
      for (const { wish, weight } of wishes) if (holds(product, wish)) score += weight * told(wish);
      for (const { share } of rules) score += share(product);
      if (saysFor(product, need.forWhom)) score += 0.5;
      if (mayGoWith(product)) score += GOES_WITH * shareBeside(product, need);
      // What says that it has none of what is not wanted comes before what says nothing.
      const isFree = need.unwanted.some((word) => statesAbsence(product, word));
      // A whiteboard comes before a marker for whiteboards.
      const isFirst = isFree || (!need.isKind && isCalled(product, need.words));
      const place = others.has(product) ? MOST_LOOKED_AT : isFirst ? -MOST_LOOKED_AT : 0;
      return { product, score, nth: nth + place };
    })
    .sort((a, b) => b.score - a.score || a.nth - b.nth);
  const best = ranked[0]?.score ?? 0;
  const products = ranked.filter(({ score }) => score >= best - 1e-9).map(({ product }) => product);
  const isOpen = (wish: string) => !products.some((product) => holds(product, wish));
  return {
    products,
    nearly: ranked.slice(products.length).map(({ product }) => product),
    kept: rules.filter(
      ({ share }) =>
        products.length > 0 && products.slice(0, 4).every((product) => share(product) >= KEPT_TO),
    ),
    open: products.length > 0 ? need.extras.filter(isOpen) : [],
  };
}
