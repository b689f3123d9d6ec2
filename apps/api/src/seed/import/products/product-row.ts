import { OWN_PREFIXES } from '../../own-ids.ts';
import { readEffectiveDates, type Moment } from '../campaigns/effective-dates.ts';
import { maxLength, line, readAs, singleSpaced, text } from '../row-fields.ts';
import { plainWords } from './plain-words.ts';
import { attributeColumns, type AttributeColumn } from './product-columns.ts';
import { readDetails } from './product-details.ts';
import { isWebLink, LONGEST_LINK } from '@baeon/contracts/deal-raise/deal-raise';
import type { Availability } from '@baeon/contracts/products/products-wire';
import { LONGEST_PRODUCT_NAME } from '@baeon/contracts/wishlist/wishlist';
import { z } from 'zod';

const LONGEST_ID = 200;
export const LONGEST_DESCRIPTION = 5000;
const LONGEST_ATTRIBUTE = 500;
const LONGEST_DETAIL_NAME = 140;
const MOST_DETAILS = 100;
const MOST_HIGHLIGHTS = 20;
const RATING = /^\d(?:\.\d{1,10})?$/;

const availabilityWords = new Map<string, Availability>(
  Object.entries({
    instock: 'in_stock',
    limitedavailability: 'in_stock',
    outofstock: 'out_of_stock',
    soldout: 'out_of_stock',
    discontinued: 'out_of_stock',
    preorder: 'preorder',
    backorder: 'backorder',
    availablefororder: 'backorder',
  } as const),
);

const id = readAs(line('id', LONGEST_ID), (value) => {
  const ours = OWN_PREFIXES.products.find((prefix) => value.toLowerCase().startsWith(prefix));
  return ours ? { problem: `id must not start with ${ours}` } : { is: value };
});

const words = (column: string, characters: number) =>
  text(column)
    .overwrite(plainWords)
    .max(...maxLength(column, characters));

const oneLine = (column: string, characters: number) =>
  words(column, characters).overwrite(singleSpaced).min(1, `${column} is missing`);

const link = (column: string) =>
  text(column)
    .max(...maxLength(column, LONGEST_LINK))
    .refine(isOpenLink, { error: `${column} must be an http:// or https:// address` });

/** A name and a password in an address are for somebody else's eyes. */
function isOpenLink(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address) && isWebLink(address) && !URL.parse(address)?.username;
}

const rupees = (column: string) =>
  readAs(text(column), (value) => {
    const read = readRupees(value);
    return 'is' in read ? read : { problem: `${column} ${read.problem}` };
  });

/** Dates without an offset are Indian ones, where prices in rupees are. */
const inIndia = (moment: Moment): string => ('at' in moment ? moment.at : `${moment.local}+05:30`);

const saleDates = readAs(text('sale_price_effective_date'), (value) => {
  const read = readEffectiveDates(value);
  return 'is' in read
    ? { is: { starts: inIndia(read.is.starts), ends: inIndia(read.is.ends) } }
    : { problem: `sale_price_effective_date ${read.problem}` };
});

/** 'in stock', 'in_stock', 'InStock' and 'https://schema.org/InStock' are the same. */
const availability = readAs(text('availability'), (value) => {
  const word = value
    .slice(value.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const known = availabilityWords.get(word);
  return known
    ? { is: known }
    : { problem: 'availability must be in_stock, out_of_stock, preorder or backorder' };
});

const rating = readAs(text('rating'), (value) =>
  RATING.test(value) && Number(value) <= 5
    ? { is: Math.round(Number(value) * 100) / 100 }
    : { problem: 'rating must be from 0 to 5' },
);

const highlights = z
  .array(words('product_highlight', 1000))
  .max(MOST_HIGHLIGHTS, `product_highlight must have at most ${MOST_HIGHLIGHTS} texts`);

const details = z.array(line('product_detail', 2000)).transform((texts, context) => {
  const problem = (message: string) => {
    context.addIssue({ code: 'custom', message: `product_detail ${message}` });
    return z.NEVER;
  };
  const read = readDetails(texts.map(plainWords));
  if (!read) return problem('must be like General:Screen size:6.5 inch');
  if (read.length > MOST_DETAILS) return problem(`must have at most ${MOST_DETAILS} details`);
  if (read.some(({ name }) => name.length > LONGEST_DETAIL_NAME)) {
    return problem(`must have names of at most ${LONGEST_DETAIL_NAME} characters`);
  }
  return read;
});

const attribute = (column: AttributeColumn) => oneLine(column, LONGEST_ATTRIBUTE).optional();

/** The columns of a product feed, as texts, and what they say. */
export const productRow = z.object({
  id,
  title: oneLine('title', LONGEST_PRODUCT_NAME),
  link: link('link'),
  price: rupees('price'),
  short_title: oneLine('short_title', LONGEST_PRODUCT_NAME).optional(),
  description: words('description', LONGEST_DESCRIPTION).default(''),
  image_link: link('image_link').optional(),
  availability: availability.default('in_stock'),
  sale_price: rupees('sale_price').optional(),
  sale_price_effective_date: saleDates.optional(),
  brand: oneLine('brand', 120).optional(),
  google_product_category: oneLine('google_product_category', 750).optional(),
  product_type: oneLine('product_type', 750).optional(),
  rating: rating.optional(),
  product_highlight: highlights.default([]),
  product_detail: details.default([]),
  ...(Object.fromEntries(attributeColumns.map((column) => [column, attribute(column)])) as Record<
    AttributeColumn,
    ReturnType<typeof attribute>
  >),
});

/** The same for products of ours: known by what no other may be called, and sold on no page. */
export const ownProductRow = productRow.extend({
  id: line('id', LONGEST_ID),
  link: link('link').optional(),
});

export type ProductFields = z.infer<typeof ownProductRow>;

/** Beyond it somebody forgot a decimal point. */
const MOST_RUPEES = 1_000_000_000;

const SIGN = String.raw`(?:INR|Rs\.?|₹)`;
/** Digits in groups as 1,29,999 or 129,999 have them, or in none. */
const NUMBER = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.(\d{1,2})0*)?`;
const RUPEES = new RegExp(`^(?:${SIGN}\\s*${NUMBER}|${NUMBER}\\s*${SIGN})$`, 'i');
const OTHER_CURRENCY = /^(?:([A-Z]{3})\s*[\d.,]+|[\d.,]+\s*([A-Z]{3}))$/i;

/** An amount with its currency, as paise; or what is wrong with it, which goes on after the column. */
export function readRupees(text: string): { is: number } | { problem: string } {
  const found = RUPEES.exec(text);
  if (!found) return { problem: complaint(text) };
  const [before, beforePaise, after, afterPaise] = found.slice(1, 5);
  const rupees = Number((before ?? after)!.replaceAll(',', ''));
  if (rupees > MOST_RUPEES) {
    return { problem: `must be at most ${MOST_RUPEES.toLocaleString('en-IN')} rupees` };
  }
  return { is: rupees * 100 + Number((beforePaise ?? afterPaise ?? '').padEnd(2, '0')) };
}

function complaint(text: string): string {
  const other = OTHER_CURRENCY.exec(text);
  const currency = (other?.[1] ?? other?.[2])?.toUpperCase();
  return currency && currency !== 'INR'
    ? `is in ${currency}; only INR is taken`
    : 'must be an amount in rupees, like 15999.00 INR';
}
