import type { ProductRow } from '../../../../db/product-row.ts';
import type { Need } from '../../offline/chat-state.ts';
import { PRICE_SCALES } from '@baeon/search/number-words';

/** What an answer may rest on. */
export type Ground = {
  /** The products that it shows. */
  products: ProductRow[];
  /** What it has to hold to. */
  need: Need | null;
  /** All that the person said, as far as it is remembered. */
  said: string;
  /** Products that are known of and not shown. */
  others: ProductRow[];
  /** Makers of the catalogue that a text names. */
  brandsIn(text: string): string[];
};

/** Why an answer is not shown. */
export type Fault = {
  /** Fit for a log: never what anybody said. */
  reason: string;
  /** For the model, which may have another try. */
  hint: string;
};

/** "Screen size (inches): 55" states 55 inches, "Seats: 3" three seats. */
function attributeTexts([label, value]: [string, string]): string[] {
  const texts = [`${label}: ${value}`];
  if (!/^\s*\d[\d.,]*\s*$/.test(value)) return texts;
  const unit = /\(([^)]+)\)/.exec(label)?.[1];
  return [...texts, `${value} ${unit ?? label}`];
}

/** All that a product's feed says, and what we say of it beside. */
export function statedOf(product: ProductRow): string[] {
  const { name, title, description, brand, category, productType, rating, attributes } = product;
  return [
    name,
    title,
    description,
    brand ?? '',
    productType ?? '',
    category.replaceAll('_', ' '),
    rating === null ? '' : rating.toFixed(1),
    ...Object.entries(attributes).flatMap(attributeTexts),
  ];
}

/** Sums of money as they are written, in rupees; takes plain lower-case text. */

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SCALE = String.raw`(?:k|thousand|hazar|lakhs?|lacs?|crores?)(?!\p{L})`;
const CURRENCY = String.raw`(?:₹|(?<!\p{L})(?:rs\.?|inr|rupees?))`;
const MONEY = new RegExp(
  String.raw`${CURRENCY}\s*(?<a>${NUMBER})\s*(?<aScale>${SCALE})?` +
    String.raw`|(?<![\p{L}\p{N}.])(?<b>${NUMBER})\s*(?:(?<bScale>${SCALE})(?:\s*${CURRENCY})?|(?:(?:rs|inr|rupees?)(?!\p{L})|/-))`,
  'gu',
);
const BARE = /(?<![\p{L}\p{N}.])\d[\d,]*(?:\.\d+)?(?![\p{L}\p{N}])/gu;
const ANYWHERE = /\d[\d,]*(?:\.\d+)?/gu;

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

export function takeMoney(text: string): { amounts: number[]; rest: string } {
  const amounts: number[] = [];
  const rest = text.replaceAll(MONEY, (...match: unknown[]) => {
    const { a, aScale, b, bScale } = match.at(-1) as Record<string, string | undefined>;
    amounts.push(
      Math.round(numberOf((a ?? b)!) * (PRICE_SCALES[aScale ?? bScale ?? ''] ?? 1) * 100) / 100,
    );
    return ' ';
  });
  return { amounts, rest };
}

/** Numbers that stand by themselves. */
export const bareNumbers = (text: string): number[] =>
  [...text.matchAll(BARE)].map(([number]) => numberOf(number));

/** All numbers, those within a word too. */
export const allNumbers = (text: string): number[] =>
  [...text.matchAll(ANYWHERE)].map(([number]) => numberOf(number));
