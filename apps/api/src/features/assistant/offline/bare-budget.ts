import { SCALES, type PriceWish } from '@baeon/search/prices';

/** "20000" or "15k", without a word about what it means. */
const BARE_AMOUNT =
  /^(?:(?:like|say|maybe|i have|mere paas|around|about|upto|up to|under|max|is|my budget is|budget|it's|its)\s+)*(?<currency>rs\.?|₹|inr)?\s*(?<digits>\d[\d,]*(?:\.\d+)?)\s*(?<scale>k|thousand|hazar|hazaar|lakh|lac|l)?(?<after>(?:\s*(?:rs|rupees|rupaye|only|max|tak|hai|is my budget|budget))*)[\s.!]*$/u;
/** A smaller number by itself is the number of something else. */
const SMALLEST = 100;

/** With nothing but an amount in the sentence, an "l" can only be lakh. */
const scaleOf = (scale = ''): number => SCALES[scale === 'l' ? 'lakh' : scale] ?? 1;

/** Money, where a sentence is nothing but an amount; any amount is after being asked for one. */
export function bareBudget(text: string, wasAsked: boolean): PriceWish | null {
  const { currency, digits, scale, after } = BARE_AMOUNT.exec(text)?.groups ?? {};
  if (digits === undefined || /^(?:around|about)\b/u.test(text)) return null;
  const rupees = Number(digits.replaceAll(',', '')) * scaleOf(scale);
  const isMoney = wasAsked || currency !== undefined || scale !== undefined || after !== '';
  if (!(rupees > 0) || (!isMoney && rupees < SMALLEST)) return null;
  return { from: null, to: Math.round(rupees * 100) };
}
