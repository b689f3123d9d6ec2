import type { ProductRow } from '../../../db/product-row.ts';
import {
  type ComparisonRow,
  missingReply,
  plainReply,
  type TurnReply,
  type AssistantCatalogue,
  type ChatMemory,
} from './chat-state.ts';
import { listText, money, priceOf, texts } from './wording.ts';
import { calledSo, namedAmong, productNamesIn } from './references.ts';
import type { Turn } from './read-turn.ts';
import { kindsOf } from './suggestions.ts';

/** What is said of two or more products, side by side; what all of them lack is left out. */
export function compareRows(products: ProductRow[]): ComparisonRow[] {
  const labels = new Map<string, string>();
  for (const { attributes } of products) {
    for (const label of Object.keys(attributes)) labels.set(label.toLowerCase(), label);
  }
  const valueOf = ({ attributes }: ProductRow, label: string) =>
    Object.entries(attributes).find(([own]) => own.toLowerCase() === label)?.[1] ?? null;
  const rows: ComparisonRow[] = [
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

/** Where two or more differ, in a sentence; the table says the rest. */
function compareText(products: ProductRow[]): string {
  const names = listText(products.map(({ name }) => name));
  const said = [`Here are ${names} side by side.`];
  const cheapest = oneWith(products, ({ pricePaise }) => pricePaise, 'least');
  const best = oneWith(products, ({ rating }) => rating, 'most');
  if (cheapest && products.length === 2) {
    const [a, b] = products as [ProductRow, ProductRow];
    said.push(`${cheapest.name} costs ${money(Math.abs(a.pricePaise! - b.pricePaise!))} less.`);
  } else if (cheapest) {
    said.push(`${cheapest.name} is the cheapest.`);
  }
  const better = products.length === 2 ? 'better' : 'best';
  if (best) said.push(`${best.name} has the ${better} rating, ${best.rating!.toFixed(1)} of 5.`);
  return said.join(' ');
}

const MOST_COMPARED = 4;

function sideBySide(products: ProductRow[], memory: ChatMemory): TurnReply {
  return {
    message: compareText(products),
    products,
    table: true,
    rows: compareRows(products),
    suggestions: [],
    memory: { ...memory, shown: products.map(({ id }) => id), asked: null },
  };
}

/** Each of two or more names as a product: on the screen, or else in the catalogue. */
function compareNamed(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
) {
  const names = productNamesIn(text).slice(0, MOST_COMPARED);
  if (names.length < 2) return null;
  const found = names.map((name) => {
    const [place] = namedAmong(name, shown);
    return place === undefined ? calledSo(catalogue, name) : shown[place]!;
  });
  const unknown = names.filter((_, nth) => !found[nth]);
  if (unknown.length === names.length) return null;
  if (unknown.length > 0) {
    return plainReply(
      `I have nothing called ${listText(unknown.map((name) => `“${name}”`))}.`,
      memory,
    );
  }
  const products = [...new Set(found as ProductRow[])];
  return products.length < 2 ? null : sideBySide(products, memory);
}

export function compareReply(
  catalogue: AssistantCatalogue,
  text: string,
  { which }: Extract<Turn, { kind: 'compare' }>,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const isPointed = which !== null && !which.isVague && which.places.length > 1;
  const named = isPointed ? null : compareNamed(catalogue, text, memory, shown);
  if (named) return named;
  if (shown.length === 0) return plainReply(texts.nothingShown, memory, kindsOf(catalogue));
  const meant = (isPointed ? which.places : [...shown.keys()]).slice(0, MOST_COMPARED);
  const missing = missingReply(meant, shown, memory);
  if (missing) return missing;
  const products = meant.map((place) => shown[place]!);
  return products.length < 2 ? plainReply(texts.onlyOne, memory) : sideBySide(products, memory);
}
