/** Sums of money as they are written, in rupees; takes plain lower-case text. */

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  hazar: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
};
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SCALE = String.raw`(?:${Object.keys(SCALES).join('|')})(?!\p{L})`;
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
