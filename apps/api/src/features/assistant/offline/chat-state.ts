import { z } from 'zod';
import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';

const paise = z.number().nonnegative().nullable();

/** What somebody looks for, put together over several turns. */
const needSchema = z.object({
  /** The thing, in the person's own words: "gaming laptop". */
  words: z.string(),
  /** What was added later, each of which has to hold: "black", "8gb". */
  extras: z.array(z.string()),
  unwanted: z.array(z.string()),
  price: z.object({ from: paise, to: paise }).nullable(),
  /** How much of something there has to be: "at least 8 gb". */
  bounds: z.array(
    z.object({
      unit: z.string(),
      from: z.number().nullable(),
      to: z.number().nullable(),
      near: z.array(z.string()),
      said: z.string(),
    }),
  ),
  order: z.enum(['fitting', 'cheapest', 'dearest', 'best rated']),
  atLeastStars: z.number().nullable(),
});

export const memorySchema = z.object({
  need: needSchema.nullable(),
  /** Ids of the products that were shown last, in their order. */
  shown: z.array(z.uuid()),
  /** How many of what fits have been shown in all. */
  seen: z.number().int().nonnegative(),
  /** The question that the next turn may be the answer to. */
  asked: z.enum(['budget', 'thing']).nullable(),
  /** What was looked for before, for whoever wants to go back. */
  earlier: needSchema.optional(),
  /** Whether the last wish was for something that there is not. */
  foundNothing: z.boolean().optional(),
  /** The one product that was spoken of last, which "it" means. */
  spokenOf: z.uuid().optional(),
});

export type Need = z.infer<typeof needSchema>;
export type ChatMemory = z.infer<typeof memorySchema>;

export const emptyMemory: ChatMemory = { need: null, shown: [], seen: 0, asked: null };
export const needFor = (words: string): Need => ({
  words,
  extras: [],
  unwanted: [],
  price: null,
  bounds: [],
  order: 'fitting',
  atLeastStars: null,
});

/** What fits on a screen and can be compared at a glance. */
export const SHOWN_AT_ONCE = 4;

/** As much of the catalogue as our own assistant needs. */
export type AssistantCatalogue = Pick<Catalogue, 'search' | 'find' | 'countNamed' | 'products'>;

/** What is told of several products under one label. */
export type ComparisonRow = { label: string; values: (string | null)[] };

export type TurnReply = {
  message: string;
  products: ProductRow[];
  table: boolean;
  rows: ComparisonRow[];
  suggestions: string[];
  memory: ChatMemory;
  /** Set where deals near the person are what was asked for; the message is for when there are none. */
  asksForDeals?: true;
};

export const plainReply = (
  message: string,
  memory: ChatMemory,
  suggestions: string[] = [],
): TurnReply => ({
  message,
  products: [],
  table: false,
  rows: [],
  suggestions,
  memory,
});

/** Who asks for the ninth of four is told. */
export function missingReply(
  places: number[],
  shown: ProductRow[],
  memory: ChatMemory,
): TurnReply | null {
  const missing = places.find((place) => place >= shown.length);
  if (missing === undefined) return null;
  const count = shown.length === 1 ? 'only one' : `only ${shown.length}`;
  return plainReply(`I showed you ${count}, so there is no number ${missing + 1}.`, memory);
}
