import type { ProductRow } from '../../../db/product-row.ts';
import { factsIn } from '@baeon/search/measure-facts';
import { inBase, isMeasure, readMeasures } from '@baeon/search/measures';
import { plain, readWords } from '@baeon/search/words';
import type { Need } from './memory.ts';
import { withoutTokens } from './need-words.ts';

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

export type Size = { label: string; number: number; unit: string };

/** How big a product is by what its feed states: by a label, or the first of the usual ways that it has. */
export function sizeOf({ attributes }: ProductRow, by: RegExp | null = null): Size | null {
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
export function withoutMeasure(need: Need, size: Size): Need {
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
