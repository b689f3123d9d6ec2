/** What a sentence says about money, in paise, and what is left of the sentence without it. */

export type PriceWish = { from: number | null; to: number | null };
/** Whether a price is inside; one that is not a number never is. */
export const isWithin = ({ from, to }: PriceWish, paise: number): boolean =>
  paise >= (from ?? 0) && paise <= (to ?? Infinity);

type PriceReading = { price: PriceWish | null; rest: string };

export const PRICE_SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  hazar: 1e3,
  hazaar: 1e3,
  hajar: 1e3,
  hundred: 1e2,
  sau: 1e2,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
};
/** How far "around" goes to either side. */
const AROUND = 0.2;
/** Smaller numbers beside each other ("10 to 12") are rarely money unless something says so. */
const SMALLEST_BARE = 500;
const LEAST_MAX = 100;

const scales = Object.keys(PRICE_SCALES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay)`;
const DIGITS = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?(?![\d.,]*\d)`;
const amount = (name: string) =>
  String.raw`(?<${name}c>${CURRENCY}\s*)?(?<${name}n>${DIGITS})\s*(?<${name}s>(?:${scales})(?![\p{L}\p{N}]))?\s*(?<${name}t>(?:${CURRENCY}|/-)(?![\p{L}\p{N}]))?`;
const NOT_A_UNIT = String.raw`(?!\s*-?\s*(?:inch|inches|cm|mm|ft|feet|gb|tb|mah|mp|hz|watts?|w|litres?|liters?|ltr|l|ml|kgs?|kg|gm|grams?|tons?|stars?|seater|years?|hours?|"|pieces?|pcs|pack|%|\p{L}{0,2}\d)(?![\p{L}]))`;

export const BELOW = String.raw`(?:under|below|less than|lesser than|cheaper than|up ?to|upto|within|max(?:imum)?(?: of)?|at most|not more than|no more than|not above|not over|<=?|budget(?: is| of| under)?|in a budget of)`;
export const ABOVE = String.raw`(?:over|above|more than|at least|atleast|min(?:imum)?(?: of)?|starting(?: from| at)?|from|costlier than|>=?|not below|not under)`;
const NEAR = String.raw`(?:around|about|approx(?:imately)?\.?|roughly|near(?:ly| about)?|close to|~|lagbhag|karib)`;
export const BELOW_AFTER = String.raw`(?:ke andar|ke under|ke niche|ke neeche|se kam|tak|or less|or below|and below|max(?:imum)?|budget)`;
export const ABOVE_AFTER = String.raw`(?:se zyada|se jyada|se upar|or more|and above|or above|plus)`;

/** "max 9" is a limit, "max9" a name. */
export const GAP = String.raw`(?:\s+|(?<=[<>=~])|(?=[₹]))`;
const start = String.raw`(?<![\p{L}\p{N}.])`;
const rule = (source: string) => new RegExp(source, 'u');

const RANGES = [
  rule(
    String.raw`${start}(?:between|from|in the range of|range)\s+${amount('a')}\s*(?:and|to|-|–|se)\s*${amount('b')}${NOT_A_UNIT}`,
  ),
  rule(String.raw`${start}${amount('a')}\s*(?:to|-|–|se)\s*${amount('b')}${NOT_A_UNIT}`),
];
const LIMITS: [RegExp, 'to' | 'from' | 'near'][] = [
  [rule(String.raw`${start}${amount('a')}\s*${BELOW_AFTER}(?!\p{L})`), 'to'],
  [rule(String.raw`${start}${amount('a')}\s*${ABOVE_AFTER}(?!\p{L})`), 'from'],
  [rule(String.raw`${start}${BELOW}${GAP}${amount('a')}${NOT_A_UNIT}`), 'to'],
  [rule(String.raw`${start}${ABOVE}${GAP}${amount('a')}${NOT_A_UNIT}`), 'from'],
  [
    rule(
      String.raw`${start}(?:priced?|costing|worth|mrp)(?: (?:at|of|is))?\s+${amount('a')}${NOT_A_UNIT}`,
    ),
    'to',
  ],
  [rule(String.raw`${start}${NEAR}${GAP}${amount('a')}${NOT_A_UNIT}`), 'near'],
];
/** Money that nothing is said about: what somebody has to spend. */
const BARE = rule(String.raw`${start}(?<spent>(?:for|in|at|of)\s+)?${amount('a')}${NOT_A_UNIT}`);

type Groups = Record<string, string | undefined>;

const isMoney = (groups: Groups, name: string): boolean =>
  Boolean(groups[`${name}c`] ?? groups[`${name}t`] ?? groups[`${name}s`]);

function paise(groups: Groups, name: string, scale = groups[`${name}s`]): number {
  const number = Number(groups[`${name}n`]!.replaceAll(',', ''));
  return Math.round(number * (scale ? PRICE_SCALES[scale]! : 1) * 100);
}

const cut = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** "10 to 15 thousand" means thousands twice. */
function readRange(text: string): PriceReading | null {
  for (const pattern of RANGES) {
    const match = pattern.exec(text);
    const groups = match?.groups as Groups | undefined;
    if (!match || !groups) continue;
    const shared =
      groups.as ?? (Number(groups.an!.replaceAll(',', '')) < 1000 ? groups.bs : undefined);
    const [from, to] = [paise(groups, 'a', shared), paise(groups, 'b')];
    const said = isMoney(groups, 'a') || isMoney(groups, 'b') || match[0].startsWith('between');
    if (!said && from < SMALLEST_BARE * 100) continue;
    return { price: { from: Math.min(from, to), to: Math.max(from, to) }, rest: cut(text, match) };
  }
  return null;
}

function readLimits(text: string): PriceReading | null {
  let rest = text;
  let price: PriceWish | null = null;
  for (const [pattern, side] of LIMITS) {
    const match = pattern.exec(rest);
    const groups = match?.groups as Groups | undefined;
    if (!match || !groups) continue;
    const value = paise(groups, 'a');
    // "Max 9" is a model.
    if (match[0].startsWith('max') && value < LEAST_MAX * 100 && !isMoney(groups, 'a')) continue;
    price ??= { from: null, to: null };
    if (side !== 'to') price.from = side === 'near' ? Math.round(value * (1 - AROUND)) : value;
    if (side !== 'from') price.to = side === 'near' ? Math.round(value * (1 + AROUND)) : value;
    rest = cut(rest, match);
  }
  return price && { price, rest };
}

function readBare(text: string): PriceReading | null {
  const match = BARE.exec(text);
  const groups = match?.groups as Groups | undefined;
  if (!match || !groups) return null;
  const value = paise(groups, 'a');
  // "for 2k" at the end is money; "4k" elsewhere is a picture.
  const isSpent =
    groups.spent !== undefined && match.index + match[0].length >= text.trimEnd().length;
  const isScaled = groups.as && (value >= 10_000 * 100 || isSpent);
  const said = groups.ac ?? groups.at ?? isScaled;
  return said ? { price: { from: null, to: value }, rest: cut(text, match) } : null;
}

/** Beside a currency an "l" means lakh, anywhere else litres. */
const LAKH = new RegExp(String.raw`(${CURRENCY}\s*${DIGITS})\s*l(?![\p{L}\p{N}])`, 'gu');

/** Takes plain lower-case text. */
export function readPrice(written: string): PriceReading {
  const text = written.replaceAll(LAKH, '$1 lakh');
  return readRange(text) ?? readLimits(text) ?? readBare(text) ?? { price: null, rest: text };
}
