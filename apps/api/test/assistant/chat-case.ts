import { z } from 'zod';
import type { ProductRow } from '../../src/db/product-row.ts';
import type { TurnReply } from '../../src/features/assistant/offline/chat-state.ts';

/** What every product that is shown has to be. */
const eachSchema = z.strictObject({
  /** Rupees at most, at least. */
  under: z.number().optional(),
  over: z.number().optional(),
  /** The end of its kind: "Smartphones". */
  type: z.string().optional(),
  category: z.string().optional(),
  brand: z.string().optional(),
  /** Attributes by their label: a part of the value, in whatever case. */
  states: z.record(z.string(), z.string()).optional(),
  /** The number that begins a value, at least and at most. */
  least: z.record(z.string(), z.number()).optional(),
  most: z.record(z.string(), z.number()).optional(),
  /** Words that occur nowhere in it. */
  not: z.array(z.string()).optional(),
  rated: z.number().optional(),
});

const expectSchema = z.strictObject({
  products: z.strictObject({ min: z.number().optional(), max: z.number().optional() }).optional(),
  each: eachSchema.optional(),
  /** A part of the name of the first one. */
  first: z.string().optional(),
  /** Parts of names that have to be among them, each in its own. */
  names: z.array(z.string()).optional(),
  order: z.enum(['cheapest', 'dearest', 'best rated']).optional(),
  /** Places that they had in the turn before, from 1. */
  before: z.array(z.number()).optional(),
  /** Whether they are all new since the turn before. */
  others: z.literal(true).optional(),
  /** All cost less, or more, than everything in the turn before. */
  than: z.enum(['cheaper', 'dearer']).optional(),
  table: z.boolean().optional(),
  /** Labels of rows of the table. */
  rows: z.array(z.string()).optional(),
  says: z.array(z.string()).optional(),
  saysNot: z.array(z.string()).optional(),
  asks: z.enum(['budget', 'thing']).nullable().optional(),
  suggests: z.array(z.string()).optional(),
});

export const casesSchema = z.array(
  z.strictObject({
    name: z.string(),
    turns: z.array(z.strictObject({ say: z.string(), expect: expectSchema })).min(1),
  }),
);

export type Expected = z.infer<typeof expectSchema>;
type Each = z.infer<typeof eachSchema>;

const small = (text: string): string => text.toLowerCase();
const valueOf = ({ attributes }: ProductRow, label: string): string => attributes[label] ?? '';
const numberOf = (product: ProductRow, label: string): number =>
  Number.parseFloat(valueOf(product, label));

/** Everything that a person could read about a product. */
export const wholeText = (product: ProductRow): string =>
  small(
    [
      product.name,
      product.title,
      product.description,
      product.brand ?? '',
      product.productType ?? '',
      ...Object.entries(product.attributes).flat(),
    ].join(' · '),
  );

export const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![a-z0-9])${small(word)}(?![a-z0-9])`).test(text);

function faultOf(product: ProductRow, each: Each): string | null {
  const rupees = (product.pricePaise ?? Number.NaN) / 100;
  if (each.under !== undefined && !(rupees <= each.under)) return `costs ${rupees}`;
  if (each.over !== undefined && !(rupees >= each.over)) return `costs ${rupees}`;
  if (each.type && !product.productType?.endsWith(each.type)) return `is ${product.productType}`;
  if (each.category && product.category !== each.category) return `is ${product.category}`;
  if (each.brand && product.brand !== each.brand) return `is by ${product.brand}`;
  for (const [label, value] of Object.entries(each.states ?? {})) {
    if (!small(valueOf(product, label)).includes(small(value))) return `is not ${value}`;
  }
  for (const [label, number] of Object.entries(each.least ?? {})) {
    if (!(numberOf(product, label) >= number)) return `has ${valueOf(product, label)}`;
  }
  for (const [label, number] of Object.entries(each.most ?? {})) {
    if (!(numberOf(product, label) <= number)) return `has ${valueOf(product, label)}`;
  }
  for (const word of each.not ?? []) {
    if (hasWord(wholeText(product), word)) return `has “${word}”`;
  }
  if (each.rated !== undefined && !((product.rating ?? 0) >= each.rated)) return 'is rated lower';
  return null;
}

export const eachFaults = (products: ProductRow[], each: Each): string[] =>
  products.flatMap((product) => {
    const fault = faultOf(product, each);
    return fault ? `${product.name} ${fault}` : [];
  });

const keyOf = {
  cheapest: ({ pricePaise }: ProductRow) => pricePaise ?? Infinity,
  dearest: ({ pricePaise }: ProductRow) => -(pricePaise ?? 0),
  'best rated': ({ rating }: ProductRow) => -(rating ?? 0),
};

/** What is otherwise than it was expected to be; empty where nothing is. */
export function differences(reply: TurnReply, expected: Expected, before: ProductRow[]): string[] {
  const { products, message } = reply;
  const { min = 0, max = Infinity } = expected.products ?? {};
  const found: string[] = [];
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) found.push(otherwise);
  };
  must(products.length >= min && products.length <= max, `shows ${products.length}`);
  found.push(...eachFaults(products, expected.each ?? {}));
  if (expected.first) must(products[0]?.name.includes(expected.first) ?? false, 'another is first');
  for (const name of expected.names ?? []) {
    must(
      products.some((product) => product.name.includes(name)),
      `does not show ${name}`,
    );
  }
  if (expected.order) {
    const keys = products.map(keyOf[expected.order]);
    must(
      keys.every((key, nth) => nth === 0 || keys[nth - 1]! <= key),
      'is in another order',
    );
  }
  if (expected.before) {
    const ids = expected.before.map((place) => before[place - 1]?.id);
    must(products.map(({ id }) => id).join() === ids.join(), 'shows others than were meant');
  }
  if (expected.others) {
    must(!products.some(({ id }) => before.some((old) => old.id === id)), 'shows some again');
  }
  if (expected.than) {
    const sign = expected.than === 'cheaper' ? 1 : -1;
    const isBeyond = (product: ProductRow) =>
      before.every((old) => product.pricePaise! * sign < old.pricePaise! * sign);
    must(products.every(isBeyond), `some are not ${expected.than}`);
  }
  must(reply.table === (expected.table ?? false), `table is ${reply.table}`);
  for (const label of expected.rows ?? []) {
    must(
      reply.rows.some((row) => row.label === label),
      `no row ${label}`,
    );
  }
  for (const text of expected.says ?? []) {
    must(small(message).includes(small(text)), `does not say “${text}”`);
  }
  for (const text of expected.saysNot ?? []) {
    must(!small(message).includes(small(text)), `says “${text}”`);
  }
  if (expected.asks !== undefined) must(reply.memory.asked === expected.asks, 'asks otherwise');
  for (const text of expected.suggests ?? []) {
    must(reply.suggestions.includes(text), `does not suggest “${text}”`);
  }
  return found;
}
