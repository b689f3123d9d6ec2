import { PRICE_SCALES, numbersInFigures } from './number-words.ts';

/** What a sentence says about money, in paise, and what is left of the sentence without it. */

export type PriceWish = {
  from: number | null;
  to: number | null;
  /** What was said with "about": from and to lie around it. */
  about?: number;
};
/** Whether a price is inside; one that is not a number never is. */
export const isWithin = ({ from, to }: PriceWish, paise: number): boolean =>
  paise >= (from ?? 0) && paise <= (to ?? Infinity);

type PriceReading = { price: PriceWish | null; rest: string };

/** How far "around" goes down and up: nobody is cross about what costs less. */
const AROUND = { down: 0.2, up: 0.1 };
/** Smaller numbers beside each other ("10 to 12") are rarely money unless something says so. */
const SMALLEST_BARE = 500;
const LEAST_MAX = 100;
/** A carried scale makes a price that is this many times another at most. */
const MOST_TIMES = 12;

/** Small letters, and whatever is not ASCII; quicker than all that Unicode calls letters. */
const LETTERS = String.raw`a-z\u00c0-\u1fff\u2c00-\uffff`;
const scales = Object.keys(PRICE_SCALES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees?|rupaye|rupay|bucks)`;
const DIGITS = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?(?![\d.,]*\d)`;
const amount = (name: string) =>
  String.raw`(?<${name}c>${CURRENCY}\s*)?(?<${name}n>${DIGITS})\s*(?<${name}s>(?:${scales})(?![${LETTERS}\d]))?\s*(?<${name}t>(?:${CURRENCY}|/-)(?![${LETTERS}\d]))?`;
const NOT_A_UNIT = String.raw`(?!\s*-?\s*(?:inch|inches|cms?|mm|ft|feet|sq|square|met(?:re|er)s?|kms?|gb|tb|mb|mah|mp|hz|watts?|w|volts?|v|va|ah|cc|dpi|rpm|gsm|litres?|liters?|ltrs?|l|ml|kgs?|kilos?|gms?|g|grams?|tons?|stars?|degrees?|deg|celsius|°|seater|doors?|burners?|tiers?|slices?|cups?|years?|yrs?|months?|days?|hours?|hrs?|mins?|minutes?|"|pieces?|pcs|packs?|pairs?|sets?|people|persons?|members?|guests?|mbps|bit|st|nd|rd|th|megapixels?|%|percent|[${LETTERS}]{1,2}\d)(?![${LETTERS}]))`;

export const BELOW = String.raw`(?:under|undr|sub|bel+ow?|not even|till|less than|lesser than|cheaper than|up ?to|within|inside|max(?:imum)?(?: of)?|at (?:the )?most|(?:not|no|nothing|never|(?:should|ca|wo|do|must|does)n'?t)(?: (?:be|go|cost|come|spend|pay|want|anything))* (?:more than|above|over|beyond)|(?:should ?n[o']?t|should not|not|don'?t|do not|can ?not|can'?t) (?:cross|exceed|go (?:above|over|beyond|past))|<=?|(?:in a |my |our |the |total )?(?:budget|limit)(?: is| of| under| like| only|:)*|in a budget of|(?:in )?total(?: of| is)?)`;
export const ABOVE = String.raw`(?:over|above|more than|at ?least|min(?:imum)?(?: of)?|starting(?: from| at)?|from|costlier than|>=?|not below|not under|not less than)`;
/** How far somebody would go. */
const GOES_TO = String.raw`(?:go|stretch|extend|increase|raise|bump|push|manage|do)(?: it| this| that| my budget| the budget)?(?: up)? ?(?:to|till|upto)`;
const NEAR = String.raw`(?:around|about|approx(?:imately)?\.?|roughly|near(?:ly| about)?|close to|somewhere (?:near|around)|~|lagbhag|karib)`;
export const BELOW_AFTER = String.raw`(?:ke andar|ke under|ke niche|ke neeche|se kam|tak|at (?:the )?(?:most|max)|or less|or below|or under|and below|max(?:imum)?(?: to max(?:imum)?)?|tops|(?:last|final)(?= *(?:$|[,.;!?]|price|rate|ok|only|ya\b|yaar\b|bro\b))|till max|(?:is )?(?:my |our |the )?(?:budget|limit)|(?:in )?(?:total|all(?!\s+(?:\d|of\b)))|altogether)`;
export const ABOVE_AFTER = String.raw`(?:se zyada|se jyada|se upar|or more|and above|or above|and up|plus|at ?least)`;
const NEAR_AFTER = String.raw`(?:or so|approx|roughly|ish|-ish|ke aas ?paas|ke karib)`;
/** Words before what somebody pays, as a rule at the end of what they say. */
const SPENDING = String.raw`(?:spend|spending|spent|pay|paying|afford|pool(?:ing|ed)|collect(?:ed|ing)|combined|saved|savings?|(?:pocket )?money|fund|salary|allowance|have only|only have|have got|left with|tight|priced?|costing|cost|worth|mrp)(?: (?:at|of|is|was|just|only|up to|about))*`;
/** Words behind it; a small number before them counts something else: "2 only", "one for all". */
const SPENT = String.raw`(?:each|only|ok(?:ay)?|left|a (?:piece|head|person)|apiece|saved|with (?:me|us)|in (?:hand|(?:my|the) (?:pocket|account|hand|wallet))|per (?:piece|head|person|gift|one|kid|child|guest|plate|pair|item)|for (?:all|both|everything|the (?:lot|whole|set))(?: of (?:it|them|us|these))?|combined|together|to spend|(?:is|are) (?:all|ok(?:ay)?|fine|enough|what|there|my)|enough|(?:not|no) more|strictly|hard limit)`;

/** Who has or is given what is plainly money has that to spend. */
const OWNING = String.raw`(?:have|has|had|got|gave|gives?|giving)(?: (?:me|us|him|her|only|just|about|like|around|a budget of))*`;
/** "Have a 4k tv at home". */
const NOT_A_PICTURE = String.raw`(?!\s*(?:ultra|uhd|hd|oled|qled|led|smart|tvs?|monitors?|screens?|displays?|videos?|cameras?|projectors?|resolution|recording)\b)`;

/** "max 9" is a limit, "max9" a name. */
export const GAP = String.raw`(?:\s+|(?<=[<>=~])|(?=[₹]))`;
const start = String.raw`(?<![${LETTERS}\d.])`;
const rule = (source: string) => new RegExp(source);

const RANGES = [
  rule(
    String.raw`${start}(?:between|from|in the range of|range)\s+${amount('a')}\s*(?:and|to|or|-|–|se)\s*${amount('b')}${NOT_A_UNIT}`,
  ),
  rule(String.raw`${start}${amount('a')}\s*(?:to|-|–|se)\s*${amount('b')}${NOT_A_UNIT}`),
  rule(String.raw`${start}${amount('a')}\s+or\s+${amount('b')}${NOT_A_UNIT}`),
];
/** Said around a range it is one up to its end: "under 5-6k", "5 or 6 is the limit". */
const LIMIT_BEFORE = rule(String.raw`(?<![${LETTERS}])${BELOW}\s*$`);
/** "My budget is 5 to 6 thousand" has a lower end. */
const OWN = /budget|total|all/;
const LIMIT_BEHIND = rule(String.raw`^\s*${BELOW_AFTER}(?![${LETTERS}])`);
const LIMITS: [RegExp, 'to' | 'from' | 'near' | 'spent' | 'owned'][] = [
  [rule(String.raw`${start}${NEAR}${GAP}${amount('a')}${NOT_A_UNIT}(?:\s*(?:in )?total)?`), 'near'],
  [rule(String.raw`${start}${amount('a')}\s*${NEAR_AFTER}(?![${LETTERS}])`), 'near'],
  [rule(String.raw`${start}${amount('a')}\s*${BELOW_AFTER}(?![${LETTERS}])`), 'to'],
  [rule(String.raw`${start}${amount('a')}\s*${ABOVE_AFTER}(?![${LETTERS}])`), 'from'],
  [rule(String.raw`${start}${BELOW}${GAP}${amount('a')}${NOT_A_UNIT}`), 'to'],
  [rule(String.raw`${start}${ABOVE}${GAP}${amount('a')}${NOT_A_UNIT}`), 'from'],
  [rule(String.raw`${start}${GOES_TO}\s+${amount('a')}${NOT_A_UNIT}`), 'to'],
  [rule(String.raw`${start}${SPENDING}\s+${amount('a')}${NOT_A_UNIT}`), 'spent'],
  [rule(String.raw`${start}${amount('a')}\s+${SPENT}(?![${LETTERS}])`), 'spent'],
  [rule(String.raw`(?<=${start}${OWNING}\s+)${amount('a')}${NOT_A_UNIT}${NOT_A_PICTURE}`), 'owned'],
];
/** Money that nothing is said about: what somebody has to spend. */
const BARE = new RegExp(
  String.raw`${start}(?<spent>(?:for|in|at|of)\s+)?${amount('a')}${NOT_A_UNIT}`,
  'g',
);

/** With these around it a number answers what was said about money before. */
const AROUND_A_CHANGE = new Set(
  `a i we can could do it make made say then so ok okay no not oh yes yeah hmm fine maybe only just let's lets let us be
   go going for at to with up down increase increased raise stretch reduce lower bring change budget my our the is now
   actually instead sorry typed wrong meant mean please max rupees rs total limit amount price want take keep till upto
   extend push a little bit more less than that and also will would like well alright right should have what there here
   which anything something come comes get got done possible available suppose if be`.split(/\s+/),
);

/** "Say four then, with a mic": a number that is put in place of another one. */
const SETTING =
  /(?:^|[\s,])(?:say|make it|let'?s (?:say|do)|(?:go|going|(?:increase|raise|stretch|extend|bump|push|take|bring|make)(?: it)?) (?:up ?|down )?(?:to|till)|call it|try)\s+$/;
const AT_AN_END =
  /^\s*(?:$|[,.;!?]|(?:then|max|only|please|is|are|will|would|should|what|which|how|do|does|can|any|i|we|rupees)\b)/;

type Groups = Record<string, string | undefined>;

/** What pictures are counted in, with a "k" behind it. */
const PICTURES = new Set(['2', '4', '5', '6', '8']);

const isMoney = (groups: Groups, name: string): boolean =>
  Boolean(groups[`${name}c`] ?? groups[`${name}t`] ?? groups[`${name}s`]);

const numberOf = (groups: Groups, name: string): number =>
  Number(groups[`${name}n`]!.replaceAll(',', ''));

/** What a small number means beside a price: "ten" after "8 thousand" is ten thousand. */
function carried(number: number, before: number | undefined): number {
  if (!before || number >= 100) return number;
  const distance = (rupees: number): number => Math.abs(Math.log(rupees / before));
  const near = [1, 1e3, 1e5, 1e7]
    .map((scale) => number * scale)
    .toSorted((a, b) => distance(a) - distance(b))[0]!;
  return distance(near) <= Math.log(MOST_TIMES) ? near : number;
}

function paise(groups: Groups, name: string, before?: number, scale = groups[`${name}s`]): number {
  const number = numberOf(groups, name);
  if (scale) return Math.round(number * PRICE_SCALES[scale]! * 100);
  const isSaid = groups[`${name}c`] ?? groups[`${name}t`];
  return Math.round((isSaid ? number : carried(number, before)) * 100);
}

const cut = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** "10 to 15 thousand" means thousands twice. */
function readRange(text: string, before?: number): PriceReading | null {
  for (const pattern of RANGES) {
    const match = pattern.exec(text);
    const groups = match?.groups as Groups | undefined;
    if (!match || !groups) continue;
    const shared = groups.as ?? (numberOf(groups, 'a') < 1000 ? groups.bs : undefined);
    const from = paise(groups, 'a', before, shared);
    const to = paise(groups, 'b', groups.as ? from / 100 : before);
    const isEach = /^\s*(?:each|per)\b/.test(text.slice(match.index + match[0].length));
    const limitBefore = LIMIT_BEFORE.exec(text.slice(0, match.index));
    const limitBehind = LIMIT_BEHIND.exec(text.slice(match.index + match[0].length));
    const isLimit = [limitBefore, limitBehind].some((limit) => limit && !OWN.test(limit[0]));
    const isPrice = /\b(?:price|cost|budget|rate)(?: (?:should|must|can|to|be|is|of))*\s*$/.test(
      text.slice(0, match.index),
    );
    const isSaid = isMoney(groups, 'a') || isMoney(groups, 'b');
    const said = isSaid || isPrice || match[0].startsWith('between');
    // "Four or five of them" are no money.
    const isCounted = match[0].includes(' or ') && !isLimit && numberOf(groups, 'b') < LEAST_MAX;
    if (!said && !isEach && (isCounted || from < SMALLEST_BARE * 100)) continue;
    const whole = text.slice(
      limitBefore?.index ?? match.index,
      match.index + match[0].length + (limitBehind?.[0].length ?? 0),
    );
    return {
      price: { from: isLimit ? null : Math.min(from, to), to: Math.max(from, to) },
      rest: text.replace(whole, () => ' '),
    };
  }
  return null;
}

/** "5 to 6 thousand, can go up to 8": what is said behind a range moves its upper end. */
function readRangeAndLimit(text: string, scaleOf?: number): PriceReading | null {
  const range = readRange(text, scaleOf);
  if (range?.price?.to == null) return range;
  const more = readLimits(range.rest, range.price.to / 100);
  const to = more?.price?.from == null ? (more?.price?.to ?? null) : null;
  const isLater = to !== null && to >= (range.price.from ?? 0);
  return more && isLater ? { price: { ...range.price, to }, rest: more.rest } : range;
}

const AT_MOST =
  /^\s*(?:rs\.?|rupees|bucks)?\s*(?:at (?:the )?(?:most|max)|max(?:imum)?|tops|or less|only|is (?:my|the) limit)\b/;

function readLimits(text: string, scaleOf?: number): PriceReading | null {
  let rest = text;
  let price: PriceWish | null = null;
  let before = scaleOf;
  for (const [pattern, side] of LIMITS) {
    const match = pattern.exec(rest);
    const groups = match?.groups as Groups | undefined;
    if (!match || !groups) continue;
    const value = paise(groups, 'a', before);
    // "Max 9" is a model.
    const isModel = /^max|max(?:imum)?$/.test(match[0]) && value < LEAST_MAX * 100;
    // "From 5 in the morning", "open till 9" are times, "go to 2 shops" is no price.
    const isTime =
      (match[0].startsWith('from') && numberOf(groups, 'a') < LEAST_MAX) ||
      (/^(?:till|go|do|push)\b/.test(match[0]) && value < LEAST_MAX * 100);
    const isCount =
      side === 'owned' || (side === 'spent' && (value < LEAST_MAX * 100 || price?.to != null));
    if ((isModel || isTime || isCount) && !isMoney(groups, 'a')) continue;
    price ??= { from: null, to: null };
    if (before === undefined || isMoney(groups, 'a')) before = value / 100;
    // "About 2000 at most" has an end.
    const isAbout = side === 'near' && !AT_MOST.test(rest.slice(match.index + match[0].length));
    if (isAbout) price.about = value;
    if (isAbout || side === 'from')
      price.from = isAbout ? Math.round(value * (1 - AROUND.down)) : value;
    if (side !== 'from') price.to = isAbout ? Math.round(value * (1 + AROUND.up)) : value;
    rest = cut(rest, match);
  }
  return price && { price, rest };
}

function readBare(text: string, scaleOf?: number): PriceReading | null {
  for (const match of text.matchAll(BARE)) {
    const read = readBareAt(text, match, scaleOf);
    if (read) return read;
  }
  return null;
}

function readBareAt(text: string, match: RegExpExecArray, scaleOf?: number): PriceReading | null {
  const groups = match.groups as Groups;
  const rest = cut(text, match);
  const value = paise(groups, 'a', scaleOf);
  const said = text.slice(0, match.index);
  const behind = text.slice(match.index + match[0].length);
  // "For 2k" at the end is money, and "2k" between commas, and any "3k"; "4k" elsewhere is a picture.
  const isSpent = groups.spent !== undefined && behind.trim() === '';
  const isApart = /(?:^|[,.;!?-])\s*$/.test(said) && AT_AN_END.test(behind);
  const isPicture = groups.as === 'k' && PICTURES.has(groups.an!);
  const isScaled = groups.as && (!isPicture || isSpent || (isApart && said.trim() !== ''));
  const isMoneySaid = groups.ac ?? groups.at ?? isScaled;
  const isPrice = isMoneySaid || (isSpent && value >= SMALLEST_BARE * 100 && isRound(value));
  const isSetApart = SETTING.test(said) && AT_AN_END.test(behind);
  // "Hardness 1100, and it stains" is about something else.
  const isAtEdge = behind.trim() === '' || isApart;
  // "Guests take a bucket bath. In 7 what can I get?": what is said beside it in the same sentence.
  const isIn = groups.spent?.trim() === 'in';
  const sentence = `${said.split(/[.;!?]+(?:\s|$)/).at(-1)} ${behind.split(/[.,;!?]+(?:\s|$)/)[0]}`;
  const around = isSetApart ? '' : isIn ? sentence : rest;
  return isPrice || isChange(numberOf(groups, 'a'), value, around, isAtEdge, scaleOf)
    ? { price: { from: null, to: value }, rest }
    : null;
}

const isRound = (value: number): boolean => value % 5000 === 0 || (value / 100) % 100 === 99;

/** A number that stands for another price than the one before. */
function isChange(
  typed: number,
  value: number,
  rest: string,
  isAtEdge: boolean,
  before?: number,
): boolean {
  if (!before) return false;
  const times = value / 100 / before;
  const isNear = times <= MOST_TIMES && times >= 1 / MOST_TIMES;
  const words = rest.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const isAlone = words.every((word) => AROUND_A_CHANGE.has(word));
  return isNear && (isAlone || (isAtEdge && typed >= 1000 && isRound(value)));
}

/** Beside money an "l" means lakh, anywhere else litres. */
const LAKH = new RegExp(
  String.raw`((?:${CURRENCY}|budget(?: is| of)?|price|spend|cost(?:ing)?)\s*${DIGITS})\s*l(?![${LETTERS}\d])`,
  'g',
);

/** "4 5 thousand" is from four to five. */
const EITHER = new RegExp(
  String.raw`${start}(\d{1,2}) (\d{1,2})(?=\s*(?:${scales})(?![${LETTERS}\d]))`,
);
const eitherOf = (both: string, from: string, to: string): string =>
  Number(to) > Number(from) && Number(to) <= Number(from) * 2 ? `${from} to ${to}` : both;

/** "A couple of thousand" are two, a few at most five. */
const SOME = /\b(?:a )?(couple|few)(?: of)? (thousand|hundred|lakh|k)s?\b/g;
/** "Under a grand" is no piano. */
const GRAND =
  /(\d|\b(?:under|below|than|within|about|around|upto|up to|for) a) ?grand\b(?! \p{L}*ano)/gu;

/** Takes plain lower-case text. `scaleOf`: the rupees spoken of before, whose scale a small number takes. */
export function readPrice(written: string, { scaleOf }: { scaleOf?: number } = {}): PriceReading {
  const said = written
    // "Well below zero" is cold.
    .replaceAll(/\b(below|sub|under|above)[ -]zero\b/g, '$1 freezing')
    .replaceAll(LAKH, '$1 lakh')
    .replaceAll(SOME, (_all, many: string, scale: string) => `${many === 'few' ? 5 : 2} ${scale}`)
    .replaceAll(GRAND, '$1 thousand');
  const text = numbersInFigures(said).replace(EITHER, eitherOf);
  if (!/\d/.test(text)) return { price: null, rest: written };
  return (
    readRangeAndLimit(text, scaleOf) ??
    readLimits(text, scaleOf) ??
    readBare(text, scaleOf) ?? { price: null, rest: written }
  );
}
