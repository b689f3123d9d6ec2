import type { ProductRow } from '../../../db/product-row.ts';
import { factsIn } from '@baeon/search/measure-facts';
import { inBase, isMeasure, readMeasures } from '@baeon/search/measures';
import { plain, readWords } from '@baeon/search/words';
import {
  type Need,
  type ChatMemory,
  plainReply,
  type TurnReply,
  type AssistantCatalogue,
} from './chat-state.ts';
import { withoutTokens } from './terms.ts';
import type { PriceWish } from '@baeon/search/prices';
import { findAll } from './find-products.ts';
import { showReply } from './show-products.ts';
import { money, needText } from './wording.ts';

/** What makes something big, by what people most often mean. */
const SIZES = [
  /seat/i,
  /screen|display/i,
  /capacity|volume/i,
  /storage/i,
  /\bram\b/i,
  /size|dimension/i,
  /width|height|length/i,
  /weight/i,
];

type Size = { label: string; number: number; unit: string };

/** How big a product is by what its feed states: by a label, or the first of the usual ways that it has. */
function sizeOf({ attributes }: ProductRow, by: RegExp | null = null): Size | null {
  for (const pattern of by ? [by] : SIZES) {
    for (const [label, value] of Object.entries(attributes)) {
      if (!pattern.test(label)) continue;
      const measure = readMeasures(plain(value)).find(isMeasure);
      if (measure) return { label, ...measure };
    }
  }
  return null;
}

/** A need without what was said about one measure: who wants it bigger does not want it as it was. */
function withoutMeasure(need: Need, size: Size): Need {
  const { unit, number } = inBase(size);
  const stems = new Set(readWords(size.label).map(({ stem }) => stem));
  const names = (near: string[]) => near.some((stem) => stems.has(stem));
  const isOut = (wish: string) =>
    factsIn(wish).some(
      (fact) => fact.unit === unit && (fact.number === number || names(fact.label)),
    );
  return {
    ...need,
    words: withoutTokens(need.words, isOut),
    extras: need.extras.filter((extra) => !isOut(extra)),
    bounds: need.bounds.filter((bound) => bound.unit !== unit || !names(bound.near)),
  };
}

type Here = { need: Need; memory: ChatMemory; shown: ProductRow[] };

const some = (count: number): string => (count === 1 ? 'Here is one' : 'Here are some');

/** Cheaper than all that is on the screen, or dearer; within the budget as long as there is any. */
export function beyondPrice(
  catalogue: AssistantCatalogue,
  kind: 'cheaper' | 'dearer',
  here: Here,
): TurnReply {
  const { need, memory, shown } = here;
  const priced = shown.filter(({ pricePaise }) => pricePaise !== null);
  const [edge] = priced.toSorted(
    (a, b) => (a.pricePaise! - b.pricePaise!) * (kind === 'cheaper' ? 1 : -1),
  );
  if (!edge) return plainReply('I do not know the prices of these.', memory);
  const ranges = rangesBeyond(kind, edge.pricePaise!, need);
  for (const price of ranges) {
    const changed: Need = { ...need, price, order: 'fitting' };
    const found = findAll(catalogue, changed);
    if (found.products.length === 0) continue;
    const message = `${some(found.products.length)}${limitText(kind, price)}:`;
    return showReply(found, message, { need: changed, memory });
  }
  const anyPrice = needText({ ...need, price: null });
  const widest = ranges.at(-1)!;
  return plainReply(`I have nothing for ${anyPrice}${limitText(kind, widest)}.`, memory);
}

/** Where to look, the narrowest first: a budget stands, unless it leaves nothing. */
function rangesBeyond(kind: 'cheaper' | 'dearer', paise: number, { price }: Need): PriceWish[] {
  const { from = null, to = null } = price ?? {};
  const ranges: PriceWish[] =
    kind === 'cheaper'
      ? [from, null].map((from) => ({ from, to: Math.min(paise - 1, to ?? Infinity) }))
      : [to, null].map((to) => ({ from: Math.max(paise + 1, from ?? 0), to }));
  return ranges.filter(({ from, to }) => from === null || to === null || from <= to);
}

/** Prices end in whole rupees for whoever reads them. */
const limitText = (kind: 'cheaper' | 'dearer', { from, to }: PriceWish): string =>
  kind === 'cheaper' ? ` below ${money(to! + 1)}` : ` above ${money(from! - 1)}`;

const stemsOf = (label: string): string[] => readWords(label).map(({ stem }) => stem);

function boundFor(
  kind: 'bigger' | 'smaller',
  { label, number, unit }: Size,
): Need['bounds'][number] {
  const base = inBase({ number, unit });
  const [word, side] = kind === 'bigger' ? ['more than', 'from'] : ['less than', 'to'];
  const tiny = kind === 'bigger' ? 0.001 : -0.001;
  return {
    unit: base.unit,
    from: null,
    to: null,
    [side]: base.number + tiny,
    near: stemsOf(label),
    said: `${word} ${number} ${unit}`,
  };
}

/** Bigger than all that is on the screen, or smaller, by what is asked about or what such things go by. */
export function beyondSize(
  catalogue: AssistantCatalogue,
  kind: 'bigger' | 'smaller',
  by: RegExp | null,
  { need, memory, shown }: Here,
): TurnReply {
  const sizes = shown.flatMap((product) => sizeOf(product, by) ?? []);
  const [first] = sizes;
  if (!first) return plainReply('Their makers do not say how big these are.', memory);
  const number = (size: Size) => inBase(size).number;
  const alike = sizes.filter(
    (size) => size.label === first.label && inBase(size).unit === inBase(first).unit,
  );
  const edge = alike.toSorted((a, b) => (number(b) - number(a)) * (kind === 'bigger' ? 1 : -1))[0]!;
  const open = withoutMeasure(need, edge);
  const changed: Need = { ...open, bounds: [...open.bounds, boundFor(kind, edge)] };
  const found = findAll(catalogue, changed);
  const label = edge.label.toLowerCase();
  if (found.products.length === 0) {
    return plainReply(
      `I have none that is ${kind} by ${label} than ${edge.number} ${edge.unit} for ${needText(open)}.`,
      memory,
    );
  }
  const message = `${some(found.products.length)} with ${kind === 'bigger' ? 'more' : 'less'} than ${edge.number} ${edge.unit} (${label}):`;
  return showReply(found, message, { need: changed, memory });
}
