import { z } from 'zod';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import { forAnybody, forWhomSchema } from './for-whom.ts';

const LONGEST = 200;
const MOST = 24;
const paise = z.number().nonnegative().nullable();
const words = z.string().max(LONGEST);
const someWords = z.array(words).max(MOST);

/** What somebody looks for, put together over several turns. */
const needSchema = z.object({
  /** The thing: "study table"; empty where several things are looked for, or none was named. */
  words,
  /** Whether the feed has it as a kind of its own; else it is looked for by its words. */
  isKind: z.boolean(),
  /** Several things at once, each by its name. */
  things: someWords,
  /** Whether the things are ideas of which one will do; else all are wanted, for one budget. */
  areIdeas: z.boolean(),
  /** Whether it was picked from several things, whose budget and person go on. */
  isPart: z.boolean(),
  /** What was asked of it, the latest last: "black", "8 gb", "red or maroon". */
  extras: someWords,
  unwanted: someWords,
  brands: someWords,
  unwantedBrands: someWords,
  price: z.object({ from: paise, to: paise }).nullable(),
  /** How much of something there has to be: "at least 8 gb". */
  bounds: z
    .array(
      z.object({
        unit: z.string(),
        from: z.number().nullable(),
        to: z.number().nullable(),
        near: z.array(z.string()),
        said: words,
      }),
    )
    .max(MOST),
  order: z.enum(['fitting', 'cheapest', 'dearest', 'best rated']),
  /** Of what there should be much, or little: a part of a label. */
  most: z.object({ label: words, isLeast: z.boolean() }).nullable(),
  atLeastStars: z.number().nullable(),
  forWhom: forWhomSchema,
  /** How many are wanted of it. */
  quantity: z.number().int().positive().nullable(),
  /** What it is for, in the person's words; rules about needs are read in it. */
  use: z.string().max(500),
  /** Where in the feed it most likely is: the type of what was looked for before, without its end. */
  near: words,
  /** What kind of thing that was. */
  beside: words.default(''),
  /** Shelves that it is looked for on, where it was not named, and what of them comes first. */
  shelves: z
    .array(z.object({ key: words, gists: someWords, far: someWords, said: words.default('') }))
    .max(8)
    .default([]),
  /** What was on the screen for it, where something else was looked for then. */
  shown: z.array(z.uuid()).max(MOST).default([]),
  /** Whether it was not named, but is what a sentence seems to be about. */
  isMeant: z.boolean().default(false),
  /** What was told of somebody to whom it is to be given; null where it is no gift. */
  gift: someWords.nullable().default(null),
});

export const memorySchema = z.object({
  need: needSchema.nullable(),
  /** Ids of the products that were shown last, in their order. */
  shown: z.array(z.uuid()).max(MOST),
  /** How many of what fits have been shown in all. */
  seen: z.number().int().nonnegative(),
  /** The question that the next turn may be the answer to. */
  asked: z.enum(['budget', 'thing']).nullable(),
  /** What was asked about products last, which "one that does" goes by. */
  question: words.default(''),
  /** What was looked for before, the latest last. */
  earlier: z.array(needSchema).max(MOST),
  /** Words of the turn that only tell of people and their lives, and of what is asked for beyond doubt. */
  words: z
    .object({ told: z.array(z.string()), asked: z.array(z.string()) })
    .default({ told: [], asked: [] }),
  /** The one product that was spoken of last, which "it" means. */
  spokenOf: z.uuid().nullable(),
  /** Deals that were told of last, and what was asked of them. */
  deals: z.object({ ids: z.array(z.uuid()).max(MOST), about: words }).nullable(),
});

export type Need = z.infer<typeof needSchema>;
export type ChatMemory = z.infer<typeof memorySchema>;

export const emptyMemory: ChatMemory = {
  need: null,
  shown: [],
  seen: 0,
  asked: null,
  question: '',
  earlier: [],
  words: { told: [], asked: [] },
  spokenOf: null,
  deals: null,
};

export const needFor = (thing: string): Need => ({
  words: thing.slice(0, LONGEST),
  isKind: false,
  things: [],
  areIdeas: false,
  isPart: false,
  extras: [],
  unwanted: [],
  brands: [],
  unwantedBrands: [],
  price: null,
  bounds: [],
  order: 'fitting',
  most: null,
  atLeastStars: null,
  forWhom: forAnybody,
  quantity: null,
  use: '',
  near: '',
  beside: '',
  shelves: [],
  shown: [],
  isMeant: false,
  gift: null,
});

/** What fits on a screen and can be compared at a glance. */
export const SHOWN_AT_ONCE = 4;

/** As much of the catalogue as our own assistant needs. */
export type AssistantCatalogue = Pick<
  Catalogue,
  'search' | 'find' | 'products' | 'kindsIn' | 'kindOf' | 'brandsIn' | 'countOf' | 'guess'
>;

/** What is told of several products under one label. */
export type ComparisonRow = { label: string; values: (string | null)[] };

/** What is asked about deals near the person. */
export type DealsQuestion = {
  /** What they should be about, one of several things behind each comma; empty for all. */
  about: string;
  /** What else was told of, in case they are to be about that. */
  aside?: string;
  /** Whether they should be about what is on the screen. */
  ofShown: boolean;
  /** Of the one that was told of at this place, or of the first one, something more. */
  detail: { place: number; what: 'terms' | 'where' | 'until' | 'how'; said?: string } | null;
};

export type TurnReply = {
  message: string;
  products: ProductRow[];
  table: boolean;
  rows: ComparisonRow[];
  suggestions: string[];
  memory: ChatMemory;
  /** Whether something else is looked for than before. */
  isNew?: boolean;
  /** Set where deals near the person are what was asked for; the message is for when there are none. */
  asksForDeals?: DealsQuestion;
  /** Set where it was asked who sells this. */
  asksForStores?: ProductRow;
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
