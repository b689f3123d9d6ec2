import { factsOf } from '@baeon/search/measure-facts';
import { findProducts, type ProductSearch } from './find-products.ts';
import type { Need } from './chat-state.ts';
import { needTokens, withoutTokens } from './terms.ts';

const STEP = 0.1;
/** Nothing that many people rate stays at the full five. */
const NEARLY_ALL = 4.5;
const NUMBER = String.raw`(?<least>[1-5](?:\.\d)?)`;
const OR_MORE = String.raw`(?:\s*(?:\+|or (?:more|above|higher|better)|and (?:above|up|higher)|plus|out of 5|of 5))*`;
const RATED = new RegExp(
  String.raw`(?<!energy )\b(?:rated|ratings?|reviews?)\s*(?:(?:of|is|at|from|min(?:imum)?|at least)\s+)*(?<over>(?:above|over|more than|>)\s*)?${NUMBER}(?!\d|\s*-?\s*stars?)${OR_MORE}`,
  'u',
);
const RATED_AFTER = new RegExp(String.raw`\b${NUMBER}${OR_MORE}\s+(?:rated|ratings?)\b`, 'u');
const WITH_STARS = /\b(\d(?:\.\d)?)[\s-]*stars?\s+(?:rated|ratings?|reviews?)\b/gu;
const RATED_STARS =
  /\b(?:rated|rating|energy rating)\s+(?:of\s+)?(\d(?:\.\d)?)\s*(?:-?\s*stars?)?/gu;

/** What is said about ratings in numbers; "5 star" may be meant otherwise and stays in the rest. */
export function takeRating(text: string): { least: number | null; rest: string } {
  const match = RATED.exec(text) ?? RATED_AFTER.exec(text);
  if (match) {
    const { least, over } = match.groups!;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { least: Math.min(5, Number(least) + (over ? STEP : 0)), rest: rest.trim() };
  }
  const rest = text.replaceAll(WITH_STARS, '$1 star').replaceAll(RATED_STARS, '$1 star');
  return { least: null, rest };
}

const isStars = (token: string): boolean => /^\d(?:\.\d)?star$/.test(token);

/** Stars are those of the label on an appliance where products of the kind have one, else of a rating. */
export function withStarsMeant(catalogue: ProductSearch, need: Need): Need {
  const inWords = needTokens(need.words).filter(isStars);
  const inExtras = need.extras.filter(isStars);
  const inBounds = need.bounds.filter(({ unit }) => unit === 'star');
  const said = [...inWords, ...inExtras].map(Number.parseFloat);
  const least = [...said, ...inBounds.flatMap(({ from }) => from ?? [])].at(-1);
  if (least === undefined) return need;
  const bare: Need = {
    ...need,
    words: withoutTokens(need.words, isStars),
    extras: need.extras.filter((extra) => !isStars(extra)),
    bounds: need.bounds.filter(({ unit }) => unit !== 'star'),
  };
  const products = findProducts(catalogue, { ...bare, price: null });
  const haveLabels = products.some((product) =>
    factsOf(product).some(({ unit }) => unit === 'star'),
  );
  return haveLabels ? need : { ...bare, atLeastStars: Math.min(5, least) };
}

/** A little below what was asked for where nothing has it; null where that is too far. */
export const nearlyAsManyStars = ({ atLeastStars }: Need): number | null =>
  atLeastStars !== null && atLeastStars > NEARLY_ALL ? NEARLY_ALL : null;
