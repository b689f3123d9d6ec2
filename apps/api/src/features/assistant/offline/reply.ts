import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Row } from './compare.ts';
import type { Memory } from './memory.ts';

/** What fits on a screen and can be compared at a glance. */
export const SHOWN_AT_ONCE = 4;

/** As much of the catalogue as our own assistant needs. */
export type Shelf = Pick<Catalogue, 'search' | 'find' | 'countNamed' | 'products'>;

export type Reply = {
  message: string;
  products: ProductRow[];
  table: boolean;
  rows: Row[];
  suggestions: string[];
  memory: Memory;
  /** Set where deals near the person are what was asked for; the message is for when there are none. */
  asksForDeals?: true;
};

export const plainReply = (message: string, memory: Memory, suggestions: string[] = []): Reply => ({
  message,
  products: [],
  table: false,
  rows: [],
  suggestions,
  memory,
});

/** Who asks for the ninth of four is told. */
export function missingReply(places: number[], shown: ProductRow[], memory: Memory): Reply | null {
  const missing = places.find((place) => place >= shown.length);
  if (missing === undefined) return null;
  const count = shown.length === 1 ? 'only one' : `only ${shown.length}`;
  return plainReply(`I showed you ${count}, so there is no number ${missing + 1}.`, memory);
}
