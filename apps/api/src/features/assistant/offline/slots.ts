import { type Bound, readBounds } from '@baeon/search/measure-facts';
import { isMeasure, readMeasures } from '@baeon/search/measures';
import { numbersInFigures } from '@baeon/search/number-words';
import { type PriceWish, readPrice } from '@baeon/search/prices';
import type { Need } from './chat-state.ts';
import { type ForWhom, insteadOf, readForWhom } from './for-whom.ts';
import {
  type NamedThing,
  type NameSource,
  type WishedWord,
  IS_DONE_WITH,
  PACKED,
  brandsOf,
  kindsOf,
  wordsOf,
} from './named-things.ts';
import {
  ADDS,
  ASKS_BEST_RATED,
  ASKS_CHEAPEST,
  CORRECTS,
  ASKS_DEAREST,
  MUCH_OF,
} from './phrases.ts';
import { goesOn } from './told.ts';
import { corrected, cutOut, takeUnwanted } from './unwanted.ts';

/** What a sentence says about what is looked for. */
export type Slots = {
  /** What is left of the sentence, which the places of kinds and words go by. */
  rest: string;
  price: PriceWish | null;
  /** How many are wanted, and whether the price is for all of them. */
  quantity: number | null;
  isTotal: boolean;
  order: Need['order'] | null;
  most: Need['most'];
  stars: number | null;
  unwanted: string[];
  unwantedBrands: string[];
  brands: string[];
  kinds: NamedThing[];
  bounds: Bound[];
  forWhom: ForWhom;
  words: WishedWord[];
  /** Words that only tell of people and their lives. */
  told: WishedWord[];
  corrects: boolean;
  adds: boolean;
};

const TOTAL =
  /\b(?:total|altogether|(?:for|in) all|together|overall|combined|pooling|whole)\b|\b(?:all|both|everything)(?: of (?:it|them|this))? (?:for|in|within|inside|under|below|up ?to)\b/u;

const QUANTITY =
  /\b(?:need|want|buy|take|get|for)\s+(?<n>\d{1,3})(?![.,]\d)(?:\s*(?:pieces?|pcs|nos?|of them|of these|numbers?|units?))?(?=\s*(?:[,.;]|$|\s(?:pieces?|pcs|total|of)))|\b(?<m>\d{1,3})\s*(?:pieces|pcs|nos)\b(?=.*\b(?:total|for all|in all)\b)/u;

/** "40 return gifts, 20,000 for all"; a list has numbers of its own. */
const SO_MANY =
  /^(?:\s*(?:i|we|want|need|buy|order|get)\b)*\s*(?<n>\d{1,3})\s+\p{L}{3}[^,;&+]*[\s,;.]*$/u;
/** "Fifteen thousand for the two together", "we are both above sixty": no prices of their own. */
const FOR_SO_MANY =
  /\bfor (?:the|all|these|those) (?:two|three|four|five|six|[2-6])\b(?: of (?:them|these|those))?(?: together)?/gu;
const HOW_OLD =
  /\b(?:i am|i'm|we are|we're|he is|he's|she is|she's|they are|they're|aged?)\s+(?:(?:both|all|now|already)\s+)*(?:above|over|below|under|past|around|about|nearly|almost)\s+(?:\d{1,2}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?![\d.,]*\s*(?:k\b|rs|rupees?|thousand|hundred|lakh))/gu;

/** "4 of us, 200 each" is eight hundred together. */
const POOLED = /\b(?<n>\d{1,2}) of us\b.*\beach\b/u;

const STARS =
  /\b(?:rated|rating|ratings)\D{0,14}(?<rated>[1-5](?:\.\d)?)\b|\b(?<stars>[1-5](?:\.\d)?)\s*\+?\s*stars?\s*(?:and above|or more|rated|ratings?|reviews?|plus)\b/u;

const ONLY_AMOUNT = /(?<![\p{L}\d.-])(?<n>\d{3,7})(?![\p{L}\d.%-])/u;

const SMALLEST_AMOUNT = 100;
/** What is put off is not asked for now. */
const LATER =
  /(?:[,;.]|\band\b|\bthen\b)\s*(?:the\s+)?(?:[\p{L}-]+\s+){1,2}(?:later|afterwards|after that)\b[.!]*/u;

const FEW_WORDS = 7;
/** Behind these is what another thing is for. */
const BESIDE =
  /\b(?:on|at|from|into|like|near|by|inside|behind|in|of|for|with|to)\s+(?:[\p{L}-]+\s+){0,2}$/u;

/** "Set of 2" and "only 2" speak of no money. */
const mayBePrice = (text: string): boolean =>
  /\b(?:under|below|not even|less|max(?:imum)?|most|upto|up to|budget|limit|till|within|last|tops|around|about|above|over|than|between|make it|say|increase|raise|stretch|extend|go to|spend|rupees?|rs|k|thousand|hundred|lakh|price|cost|cross|within|nothing|minimum|at least|from|to|tak|or below|or less)\b|₹|\b(?:in|for) \d{1,3}\W*$|\bin \d{1,3}(?=\s*[,?]|\s+(?:what|which|then|is|are|can|do|how|anything|something|please|only|also)\b)/u.test(
    text,
  ) ||
  /^\W*(?:(?:ok|fine|no|then|so|hmm|oh|it|is|its|sorry)\W+)*(?:\d{2,}|\d+\.\d+|\p{L}+(?:teen|ty)(?: \p{L}+)?)\W*$/u.test(
    text,
  );

/** What is told of somebody says what they may be given. */
export const withTold = (slots: Slots): Slots => ({
  ...slots,
  words: [...slots.words, ...slots.told].toSorted((a, b) => a.from - b.from),
});

/** Reads plain English text; a bare number takes the scale of the price that was spoken of before. */
export function readSlots(
  written: string,
  {
    hasNeed,
    scaleOf,
    told = [],
    asked = [],
  }: { hasNeed: boolean; scaleOf?: number | undefined; told?: string[]; asked?: string[] },
  source: NameSource,
): Slots {
  const corrects = CORRECTS.test(written);
  const adds = ADDS.test(written);
  let rest = corrected(written, source)
    .replace(LATER, ' ')
    .replaceAll(FOR_SO_MANY, ' together ')
    .replaceAll(HOW_OLD, ' ');
  const isTotal = TOTAL.test(rest);
  const counted = QUANTITY.exec(rest);
  let quantity = counted ? Number(counted.groups!['n'] ?? counted.groups!['m']) : null;
  if (counted) rest = cutOut(rest, counted.index, counted[0].length);
  const starred = STARS.exec(rest);
  const stars = starred ? Number(starred.groups!['rated'] ?? starred.groups!['stars']) : null;
  if (starred && starred.groups!['rated']) rest = cutOut(rest, starred.index, starred[0].length);
  // "4k" is a picture where products have it, and no money was spoken of.
  const picture =
    /(?<!\b(?:than|under|below|upto|to|around|about|within|in|for|max|budget|is|of|rs)\s+)\b[48]k\b(?!.*(?:rs|rupee|budget|\btotal|\bmax|\b(?:in|for) (?:all|both|everything)))/u.exec(
      rest,
    )?.[0];
  const isPicture =
    picture !== undefined && source.countOf(picture) > 0 && !/\bbudget\b/u.test(rest);
  const priced = readPrice(
    isPicture ? rest.replace(picture, ' ') : rest,
    scaleOf === undefined || !mayBePrice(rest) ? {} : { scaleOf },
  );
  let { price } = priced;
  const pooled = Number(POOLED.exec(numbersInFigures(rest))?.groups!['n'] ?? 1);
  if (price?.to != null && pooled > 1) price = { from: null, to: price.to * pooled };
  rest = (isPicture ? `${priced.rest} ${picture}` : priced.rest).replaceAll(/\s+/gu, ' ').trim();
  const many = price && !quantity ? SO_MANY.exec(rest) : null;
  if (many && !/\band\b/u.test(rest) && !isMeasure(readMeasures(rest.trim())[0]!)) {
    quantity = Number(many.groups!['n']);
    rest = rest.replace(/\d+/u, ' ').trim();
  }
  const ruledOut = takeUnwanted(rest, source, hasNeed);
  rest = ruledOut.rest;
  const bounded = readBounds(rest);
  ({ rest } = bounded);
  const whom = readForWhom(rest);
  rest = whom.rest;
  const others = ruledOut.unwanted.flatMap((word) => insteadOf(word) ?? []);
  const forWhom = { ...whom.forWhom, audience: whom.forWhom.audience ?? others[0] ?? null };
  const much = MUCH_OF.find(([pattern]) => pattern.test(rest));
  const muchAt = much?.[0].exec(rest);
  const muchSpan = muchAt ? ([muchAt.index, muchAt.index + muchAt[0].length] as const) : null;
  if (much)
    rest = rest.replace(much[0], (all) =>
      (hasNeed
        ? all.replaceAll(new RegExp(PACKED, 'gu'), (word) => ' '.repeat(word.length))
        : all
      ).replaceAll(
        /\b(?:big(?:ger|gest)?|large[rst]*|good|best|better|great|long|more|max(?:imum)?|high(?:est)?|small(?:er|est)?|most|least|size|pack|loud\p{L}*|light\p{L}*|should|be|mini)\b/gu,
        (word) => ' '.repeat(word.length),
      ),
    );
  const order = ASKS_CHEAPEST.test(rest)
    ? 'cheapest'
    : ASKS_DEAREST.test(rest)
      ? 'dearest'
      : !much && ASKS_BEST_RATED.test(rest)
        ? 'best rated'
        : null;
  for (const pattern of [ASKS_CHEAPEST, ASKS_DEAREST, ASKS_BEST_RATED]) {
    rest = rest.replaceAll(new RegExp(pattern, 'gu'), (all) => ' '.repeat(all.length));
  }
  const brands = brandsOf(rest, source);
  const isAmong = ({ said }: NamedThing, words: string[]) =>
    said.split(' ').every((word) => words.includes(word));
  // Of what stands there twice grammar knows better which is asked for: "a tv unit, the tv is 43 inch".
  const isOnce = ({ said }: NamedThing) => rest.indexOf(said) === rest.lastIndexOf(said);
  const isAsked = (kind: NamedThing) =>
    isAmong(kind, asked) &&
    isOnce(kind) &&
    !BESIDE.test(rest.slice(0, kind.from)) &&
    !goesOn(rest.slice(kind.to)) &&
    !IS_DONE_WITH.test(rest.slice(kind.to));
  const kinds = kindsOf(rest, source)
    .filter(({ from, to }) => !muchSpan || from < muchSpan[0] || to > muchSpan[1])
    .map((kind) =>
      Object.assign(
        kind,
        isAsked(kind)
          ? ({ isTold: false, standing: 'asked' } as const)
          : { isTold: kind.isTold || isAmong(kind, told) },
      ),
    );
  if (!price) {
    const masked = rest.replaceAll(
      /\d[\d.,]*\s*-?\s*(?:watts?|w|kg|gm?s?|grams?|ml|l|litres?|ltr|inch(?:es)?|cm|mm|ft|feet|gb|tb|mah|mp|hz|tons?|stars?|seater|years?|pieces?|pcs|pack|pages?|sq)\b/gu,
      (all) => '~'.repeat(all.length),
    );
    const amount = ONLY_AMOUNT.exec(masked);
    const number = Number(amount?.groups?.['n']);
    const isAlone =
      hasNeed && wordsOf(rest, [...brands, ...kinds]).every(({ text }) => /^\d+$/u.test(text));
    // In a story a number among other words is no money: "hardness 1100, white layers".
    const isApart =
      amount !== null &&
      (rest.split(' ').length <= FEW_WORDS ||
        rest.slice(amount.index + amount[0].length).trim() === '' ||
        /(?:^|[,.;!?])\s*$/u.test(rest.slice(0, amount.index)));
    if (
      amount &&
      isApart &&
      number >= SMALLEST_AMOUNT &&
      (isAlone || ((kinds.length > 0 || number >= 1000) && number % 50 === 0))
    ) {
      price = { from: null, to: number * 100 };
      rest = `${rest.slice(0, amount.index)}${' '.repeat(amount[0].length)}${rest.slice(amount.index + amount[0].length)}`;
    }
  }
  const words = wordsOf(rest, [...brands, ...kinds]).filter(
    ({ from }) => !muchSpan || !much?.[2] || from < muchSpan[0] || from >= muchSpan[1],
  );
  return {
    rest,
    price,
    quantity,
    isTotal,
    order,
    most: much ? { label: much[1], isLeast: much[2] ?? false } : null,
    stars,
    unwanted: ruledOut.unwanted.filter((word) => insteadOf(word) === null),
    unwantedBrands: ruledOut.unwantedBrands,
    brands: [...new Set(brands.map(({ brand }) => brand))],
    kinds,
    bounds: bounded.bounds,
    forWhom,
    words: words.filter(({ text }) => !told.includes(text)),
    told: words.filter(({ text }) => told.includes(text)),
    corrects,
    adds,
  };
}
