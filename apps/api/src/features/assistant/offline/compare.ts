import type { ProductRow } from '../../../db/product-row.ts';
import {
  needFor,
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type ComparisonRow,
  type TurnReply,
} from './chat-state.ts';
import { measureUnder } from './rank.ts';
import { isOnlyText, nameWords, poolFor } from './pool.ts';
import { MUCH_OF } from './phrases.ts';
import { namedAmong, type Reference } from './references.ts';
import { holds } from './stated.ts';
import { kindsToTry } from './suggestions.ts';
import { factUnder, measureText } from './text-measures.ts';
import { listText, money, priceOf, texts } from './wording.ts';

const MOST_COMPARED = 4;
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|with|vs\.?|versus|or|to|&)\s+/u;
const ASIDE =
  /'s\b|\b(?:please|compare|comparison|comparing|differences?|different|between|which|one|is|are|better|best|side by side|tell|the|what|what's|me|these|those|them|two|both|first|second)\b/gu;

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
function oneWith(
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
  const said = [`Here are ${listText(products.map(({ name }) => name))} side by side.`];
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
  const rows = compareRows(products).slice(3);
  const apart = rows.find(
    ({ values }) => values.every((value) => value !== null) && new Set(values).size > 1,
  );
  if (apart && products.length === 2)
    said.push(`${apart.label} ${apart.values[0]} against ${apart.label} ${apart.values[1]}.`);
  return said.join(' ');
}

function sideBySide(products: ProductRow[], memory: ChatMemory): TurnReply {
  return {
    message: compareText(products),
    products,
    table: true,
    rows: compareRows(products),
    suggestions: ['Which would you pick?'],
    memory: { ...memory, shown: products.map(({ id }) => id), asked: null, spokenOf: null },
  };
}

/** A product of the catalogue that is called so; null where none is. */
function calledSo(catalogue: AssistantCatalogue, name: string): ProductRow | null {
  const words = nameWords(name);
  if (words.length === 0) return null;
  return (
    poolFor(catalogue, needFor(name)).find((row) => words.every((word) => holds(row, word))) ?? null
  );
}

export function compareReply(
  catalogue: AssistantCatalogue,
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const isPointed = which !== null && !which.isVague && which.places.length > 1;
  const names = text
    .replaceAll(ASIDE, ' ')
    .split(BETWEEN)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => nameWords(part).length > 0);
  if (!isPointed && names.length > 1) {
    const found = names.slice(0, MOST_COMPARED).map((name) => {
      const [place] = namedAmong(name, shown);
      return place === undefined ? calledSo(catalogue, name) : shown[place]!;
    });
    const unknown = names.slice(0, MOST_COMPARED).filter((_, nth) => !found[nth]);
    const known = [
      ...new Map(
        found.flatMap((product) => (product ? [[product.id, product] as const] : [])),
      ).values(),
    ];
    if (known.length > 1 && unknown.length === 0) return sideBySide(known, memory);
    if (known.length > 0 && unknown.length > 0) {
      return plainReply(
        `I have nothing called ${listText(unknown.map((name) => `“${name}”`))}.`,
        memory,
      );
    }
  }
  if (shown.length === 0) return plainReply(texts.nothingShown, memory, kindsToTry(catalogue));
  const meant = (isPointed ? which.places : [...shown.keys()]).slice(0, MOST_COMPARED);
  const missing = meant.find((place) => place >= shown.length);
  if (missing !== undefined) {
    return plainReply(
      `I showed you only ${shown.length}, so there is no number ${missing + 1}.`,
      memory,
    );
  }
  const products = meant.map((place) => shown[place]!);
  return products.length < 2 ? plainReply(texts.onlyOne, memory) : sideBySide(products, memory);
}

/** What "which one is bigger" may be about. */
const MORE_OF: typeof MUCH_OF = [
  ...MUCH_OF,
  [/\b(?:longer|longest)\b/u, 'length|battery|playtime|size'],
  [/\b(?:bigger|larger|taller|wider|tallest|widest)\b/u, 'screen|capacity|size|height|quantity'],
  [/\b(?:smaller|shorter|thinner|slimmer|shortest|thinnest)\b/u, 'screen|size|capacity', true],
];
const ASKS_LESS = /\b(?:cheap(?:er|est)|costs? (?:less|least)|less expensive|lowest price)\b/u;
const muchAsked = (text: string) => MORE_OF.find(([pattern]) => pattern.test(text));

function toldUnder(product: ProductRow, labels: string): string | null {
  for (const part of labels.split('|')) {
    const fact = factUnder(product, part);
    if (fact) return `${part} ${measureText(fact)}`;
  }
  return null;
}

/** What speaks for a product among others, as its feed states it. */
function reasonsFor(product: ProductRow, among: ProductRow[], text: string): string[] {
  const others = among.filter(({ id }) => id !== product.id);
  const reasons: string[] = [];
  const much = muchAsked(text);
  const told = much && isOnlyText(product) ? toldUnder(product, much[1]) : null;
  if (told) reasons.push(told);
  else if (much) {
    const label = Object.keys(product.attributes).find((name) =>
      new RegExp(`\\b(?:${much[1]})`, 'iu').test(name),
    );
    if (label) reasons.push(`${label} ${product.attributes[label]}`);
  }
  const { rating, pricePaise } = product;
  if (rating !== null) {
    const isBest = others.every((other) => (other.rating ?? 0) <= rating);
    reasons.push(
      `${isBest && others.length > 0 ? 'the best rating of these, ' : 'a rating of '}${rating.toFixed(1)} of 5`,
    );
  }
  if (
    pricePaise !== null &&
    others.length > 0 &&
    others.every((other) => (other.pricePaise ?? Infinity) >= pricePaise)
  ) {
    reasons.push(`the lowest price, ${money(pricePaise)}`);
  } else if (pricePaise !== null) reasons.push(`a price of ${money(pricePaise)}`);
  const own = Object.entries(product.attributes)
    .filter(
      ([label, value]) =>
        !/colou?r/iu.test(label) && others.some(({ attributes }) => attributes[label] !== value),
    )
    .slice(0, 2)
    .map(([label, value]) => `${label} ${value}`);
  return [...reasons, ...own];
}

/** The one to take, with the reason; or why the one that was spoken of came first. */
export function pickReply(
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
  isWhy: boolean,
): TurnReply {
  const isOpen = memory.need !== null && (memory.need.isMeant || memory.need.areIdeas);
  const among =
    which && !which.isVague && which.places.length > 1
      ? which.places.flatMap((place) => shown[place] ?? [])
      : // Of ideas of several kinds the first kind helps most.
        shown.filter(({ productType }) => !isOpen || productType === shown[0]!.productType);
  const much = muchAsked(text);
  const least = much?.[2] ? Infinity : -1;
  const score = (product: ProductRow) => {
    if (ASKS_LESS.test(text)) return -(product.pricePaise ?? Infinity);
    if (!much) return product.rating ?? 0;
    return (measureUnder(product, much[1]) ?? least) * (much[2] ? -1 : 1);
  };
  if (much && !isWhy && among.every((product) => measureUnder(product, much[1]) === null))
    return {
      ...plainReply('The stores do not say enough to tell which.', memory),
      products: among,
    };
  const spoken = isWhy
    ? (shown.find(({ id }) => id === memory.spokenOf) ??
      shown[which && !which.isVague ? which.places[0]! : 0])
    : undefined;
  const best =
    spoken ??
    among.toSorted(
      (a, b) =>
        score(b) - score(a) ||
        (b.rating ?? 0) - (a.rating ?? 0) ||
        (a.pricePaise ?? 0) - (b.pricePaise ?? 0),
    )[0];
  if (!best) return plainReply(texts.nothingShown, memory);
  const asked = isWhy ? `${text} ${memory.need?.use ?? ''}` : text;
  // "Of these" are all that somebody sees.
  const reasons = listText(reasonsFor(best, isOpen ? shown : among, asked));
  const said = isWhy
    ? `Because of what is stated of ${best.name}: ${reasons}.`
    : `I would take ${best.name}, because it has ${reasons}.`;
  return {
    ...plainReply(said, {
      ...memory,
      spokenOf: best.id,
      asked: null,
      need: memory.need && { ...memory.need, use: `${memory.need.use} ${text}`.slice(-480) },
    }),
    products: [best],
  };
}
