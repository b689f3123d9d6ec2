import type { ProductRow } from '../../../db/product-row.ts';
import {
  needFor,
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type ComparisonRow,
  type TurnReply,
} from './chat-state.ts';
import { alternativesIn, modelName, modelsNamed } from './alternatives.ts';
import { askedIn, questionOf } from './asked-in.ts';
import { isChatter } from './named-things.ts';
import { nameWords, poolFor } from './pool.ts';
import { namedAmong, type Reference } from './references.ts';
import { remembering } from './show-found.ts';
import { holds } from './stated.ts';
import { kindsToTry } from './suggestions.ts';
import { listText, money, priceOf, texts } from './wording.ts';

const MOST_COMPARED = 4;
const MOST_APART = 4;
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|with|vs\.?|versus|or|to|&)\s+/u;
const ASIDE =
  /'s\b|\b(?:please|compare|comparison|comparing|differences?|different|between|which|one|is|are|better|best|side by side|tell|the|what|what's|me|these|those|them|two|both|first|second)\b/gu;

/** Said around what is to be compared. */
export const COMPARING = /\b(?:what's|what|is|the|differences?|between|compare|in comparison)\b/gu;

/** Whether what costs more gives more for it. */
export const WORTH =
  /\b(?:worth (?:it|the|paying|spending|buying|double|extra|that|so)|(?:what|anything) (?:extra|more|different) (?:do|will|would|can|does) (?:i|we|it|one)|what (?:extra|more) is there|pay(?:ing)? (?:double|extra|more|so much)|why (?:is|does|are) .*\b(?:costs? more|double|costlier|dearer|pricier))\b/u;

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
function compareText(products: ProductRow[], text: string): string {
  const asked = text.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
  const isAsked = (label: string) => asked.some((word) => label.toLowerCase().startsWith(word));
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
  const apart = compareRows(products)
    .slice(3)
    .filter(({ values }) => values.every((value) => value !== null) && new Set(values).size > 1)
    .toSorted((a, b) => Number(isAsked(b.label)) - Number(isAsked(a.label)))
    .slice(0, MOST_APART)
    .map(({ label, values }) => `${label} ${values[0]} against ${label} ${values[1]}`);
  if (apart.length > 0 && products.length === 2) said.push(`${apart.join(', ')}.`);
  return said.join(' ');
}

/** What was named without having been looked for is what is spoken of from now on. */
function speakingOf(
  catalogue: AssistantCatalogue,
  [first]: ProductRow[],
  memory: ChatMemory,
): ChatMemory {
  const kind = first && catalogue.kindOf(first.id)?.name;
  const { need } = memory;
  const shown = memory.shown.map((id) => catalogue.kindOf(id)?.name);
  if (kind === undefined || (need && (shown.includes(kind) || need.things.includes(kind))))
    return memory;
  return remembering(memory, { ...needFor(kind), isKind: true }, true);
}

function sideBySide(
  catalogue: AssistantCatalogue,
  products: ProductRow[],
  memory: ChatMemory,
  text: string,
): TurnReply {
  return {
    message: compareText(products, text),
    products,
    table: true,
    rows: compareRows(products),
    suggestions: ['Which would you pick?'],
    memory: {
      ...speakingOf(catalogue, products, memory),
      shown: products.map(({ id }) => id),
      asked: null,
      question: questionOf(askedIn(text, products), []),
      spokenOf: null,
    },
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

/** "Is it worth paying double for the BLDC": what is meant, else the dearest, beside the cheapest of another model. */
function worthOf(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): ProductRow[] | null {
  const words = text.replace(WORTH, ' ').split(/[^\p{L}\p{N}]+/u);
  const isTelling = (word: string) => word.length > 2 && !isChatter(word);
  const byPrice = (products: ProductRow[]) =>
    products.toSorted((a, b) => (a.pricePaise ?? 0) - (b.pricePaise ?? 0));
  const named = shown.filter((product) =>
    words.some((word) => isTelling(word) && holds(product, word)),
  );
  const dear =
    shown.find(({ id }) => id === memory.spokenOf) ??
    byPrice(named.length > 0 ? named : shown).at(-1);
  const others = [...shown, ...(memory.need ? poolFor(catalogue, memory.need) : [])].filter(
    (product) =>
      dear && modelName(product) !== modelName(dear) && product.pricePaise! < dear.pricePaise!,
  );
  const [cheap] = byPrice(others);
  return dear && cheap ? [dear, cheap] : null;
}

/** Products of which somebody speaks by their models, or by what tells one from the other. */
export function comparedIn(
  catalogue: AssistantCatalogue,
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
): ProductRow[] {
  const models = modelsNamed(catalogue, text, shown);
  const [only] = models;
  if (models.length > 1 || (only && shown.length === 0)) return models.slice(0, MOST_COMPARED);
  const it = which && shown[which.places[0]!];
  if (only && it && it.id !== only.id) return [it, only];
  return alternativesIn(catalogue, text, memory.need, shown) ?? [];
}

export function compareReply(
  catalogue: AssistantCatalogue,
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const isPointed = which !== null && !which.isVague && which.places.length > 1;
  const meantOnes = isPointed ? [] : comparedIn(catalogue, text, which, memory, shown);
  if (meantOnes.length > 1) return sideBySide(catalogue, meantOnes, memory, text);
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
    if (known.length > 1 && unknown.length === 0) return sideBySide(catalogue, known, memory, text);
    if (known.length > 0 && unknown.length > 0) {
      return plainReply(
        `I have nothing called ${listText(unknown.map((name) => `“${name}”`))}.`,
        memory,
      );
    }
  }
  if (shown.length === 0) return plainReply(texts.nothingShown, memory, kindsToTry(catalogue));
  const worth = isPointed || !WORTH.test(text) ? null : worthOf(catalogue, text, memory, shown);
  if (worth) return sideBySide(catalogue, worth, memory, text);
  const meant = (isPointed ? which.places : [...shown.keys()]).slice(0, MOST_COMPARED);
  const missing = meant.find((place) => place >= shown.length);
  if (missing !== undefined) {
    return plainReply(
      `I showed you only ${shown.length}, so there is no number ${missing + 1}.`,
      memory,
    );
  }
  const products = meant.map((place) => shown[place]!);
  return products.length < 2
    ? plainReply(texts.onlyOne, memory)
    : sideBySide(catalogue, products, memory, text);
}
