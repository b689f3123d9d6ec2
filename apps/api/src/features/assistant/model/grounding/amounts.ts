import { SCALES } from '@baeon/search/prices';

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
      Math.round(numberOf((a ?? b)!) * (SCALES[aScale ?? bScale ?? ''] ?? 1) * 100) / 100,
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
