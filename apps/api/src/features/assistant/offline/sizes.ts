import type { ProductRow } from '../../../db/product-row.ts';
import { isMeasure, readMeasures } from '../../../lib/search/measures.ts';
import { plain } from '../../../lib/search/words.ts';

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

/** How big a product is by what its feed states, by the first of the usual ways that it has. */
export function sizeOf({ attributes }: ProductRow): Size | null {
  for (const pattern of SIZES) {
    for (const [label, value] of Object.entries(attributes)) {
      if (!pattern.test(label)) continue;
      const measure = readMeasures(plain(value)).find(isMeasure);
      if (measure) return { label, ...measure };
    }
  }
  return null;
}

const SMALL_UNITS: Record<string, [string, number]> = {
  mb: ['gb', 1 / 1024],
  tb: ['gb', 1024],
  ml: ['litre', 1 / 1000],
  g: ['kg', 1 / 1000],
  mm: ['cm', 1 / 10],
};

/** In one unit of each kind, so that a terabyte is more than five hundred gigabytes. */
export function comparable({ number, unit, label }: Size): Size {
  const [into, factor] = SMALL_UNITS[unit] ?? [unit, 1];
  return { label, unit: into, number: number * factor };
}
