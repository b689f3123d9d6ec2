import { PRICE_SCALES } from '@baeon/search/number-words';
import type { PriceWish } from '@baeon/search/prices';
import type { ProductRow } from '../../../db/product-row.ts';
import { wantedIn, type WantedWord } from '@baeon/search/understand';
import { termsOf } from '@baeon/search/weigh-words';
import { labelsAmong, type Labels } from './features.ts';
import { needFor, type ChatMemory, type Need } from './chat-state.ts';
import { narrowed, type Narrowing } from './narrow-need.ts';
import { understandWish, wantedText } from './terms.ts';
import {
  goesBack,
  isUndecided,
  saysBack,
  saysHow,
  takeOfNoMatter,
  withWholeNegation,
  withoutChatter,
} from './need-phrases.ts';
import { takeRating } from './stars.ts';

/** "20000" or "15k", without a word about what it means. */
const BARE_AMOUNT =
  /^(?:(?:like|say|maybe|i have|mere paas|around|about|upto|up to|under|max|is|my budget is|budget|it's|its)\s+)*(?<currency>rs\.?|₹|inr)?\s*(?<digits>\d[\d,]*(?:\.\d+)?)\s*(?<scale>k|thousand|hazar|hazaar|lakh|lac|l)?(?<after>(?:\s*(?:rs|rupees|rupaye|only|max|tak|hai|is my budget|budget))*)[\s.!]*$/u;
/** A smaller number by itself is the number of something else. */
const SMALLEST = 100;

/** With nothing but an amount in the sentence, an "l" can only be lakh. */
const scaleOf = (scale = ''): number => PRICE_SCALES[scale === 'l' ? 'lakh' : scale] ?? 1;

/** Money, where a sentence is nothing but an amount; any amount is after being asked for one. */
function bareBudget(text: string, wasAsked: boolean): PriceWish | null {
  const { currency, digits, scale, after } = BARE_AMOUNT.exec(text)?.groups ?? {};
  if (digits === undefined || /^(?:around|about)\b/u.test(text)) return null;
  const rupees = Number(digits.replaceAll(',', '')) * scaleOf(scale);
  const isMoney = wasAsked || currency !== undefined || scale !== undefined || after !== '';
  if (!(rupees > 0) || (!isMoney && rupees < SMALLEST)) return null;
  return { from: null, to: Math.round(rupees * 100) };
}

type NamesThings = (word: string) => number;
type Changed = { need: Need; isNew: boolean };

const written = ({ words }: WantedWord): string => words[0]!.text;
const hasDigit = (each: WantedWord | undefined): boolean =>
  each !== undefined && /\d/.test(written(each));

const termsIn = (text: string): Set<string> =>
  termsOf(wantedIn(text).flatMap(({ words }) => words));

const isSameThing = (word: string, need: Need): boolean => {
  const has = termsIn(need.words);
  return [...termsIn(word)].some((term) => has.has(term));
};

/** What a sentence says about what is looked for. */
function readNarrowing(text: string, namesThings: NamesThings): Narrowing {
  const clear = withWholeNegation(withoutChatter(text), (word) => namesThings(word) > 0);
  const { free, rest: held } = takeOfNoMatter(clear);
  const { least, rest } = takeRating(held);
  return { ...understandWish(rest), free, atLeastStars: least };
}

function fresh({ wanted, unwanted, price, bounds, order, atLeastStars }: Narrowing): Need {
  const isOnlyNumbers = wanted.every((each) => /^\d+$/.test(written(each)));
  return {
    ...needFor(isOnlyNumbers ? '' : wantedText(wanted)),
    unwanted,
    price,
    bounds,
    order,
    atLeastStars,
  };
}

/** The thing of which only the price or the like was told before. */
function thingFor(need: Need, said: Narrowing): Need {
  const { words, ...told } = fresh(said);
  return {
    ...told,
    words,
    price: told.price ?? need.price,
    unwanted: [...new Set([...need.unwanted, ...told.unwanted])],
    bounds: told.bounds.length > 0 ? told.bounds : need.bounds,
    order: told.order === 'fitting' ? need.order : told.order,
    atLeastStars: told.atLeastStars ?? need.atLeastStars,
  };
}

/** A word with its neighbours: "high back", of which "back" alone names something else. */
function windowsAround(wanted: WantedWord[], nth: number): string[] {
  const windows: string[] = [];
  for (let from = Math.max(0, nth - 2); from <= nth; from += 1) {
    for (let to = nth + 1; to <= Math.min(wanted.length, from + 3); to += 1) {
      windows.push(wanted.slice(from, to).map(written).join(' '));
    }
  }
  return windows;
}

/** Words that name another thing than the one looked for, and are no part of it: "in glass", "50 mp camera". */
function otherThings(
  text: string,
  { wanted }: Narrowing,
  need: Need,
  namesThings: NamesThings,
  labels: Labels,
): WantedWord[] {
  const isHow = saysHow(text);
  return wanted.filter((each, nth) => {
    const word = written(each);
    if (each.belongs || namesThings(word) === 0 || isSameThing(word, need)) return false;
    if (windowsAround(wanted, nth).some(labels.isWholeValue)) return false;
    const isPart = isHow || hasDigit(wanted[nth - 1]);
    const isStated = labels.has(each.words[0]!.stem) || labels.of(word) !== null;
    return !isPart || !isStated;
  });
}

/** What somebody looks for after what they said: something else, or the same more closely. */
export function changeNeed(
  text: string,
  { need, asked, foundNothing, earlier }: ChatMemory,
  namesThings: NamesThings,
  among: ProductRow[],
): Changed {
  if (goesBack(text)) return { need: earlier ?? need ?? needFor(''), isNew: false };
  if (need && asked === 'budget' && isUndecided(text)) return { need, isNew: false };
  const budget = need && bareBudget(text, asked === 'budget');
  if (budget) return { need: { ...need, price: budget }, isNew: false };

  const said = readNarrowing(text, namesThings);
  if (!need) return { need: fresh(said), isNew: true };
  if (need.words === '') return { need: thingFor(need, said), isNew: true };
  const labels = labelsAmong(among);
  const things = said.wanted.filter((each) => !each.belongs && namesThings(written(each)) > 0);
  const others = otherThings(text, said, need, namesThings, labels);
  if (others.length > 0) {
    const isEarlier = earlier && others.every((each) => isSameThing(written(each), earlier));
    if (isEarlier && saysBack(text)) return { need: earlier, isNew: true };
    return { need: fresh(said), isNew: true };
  }
  // What nothing was found for is no ground to build on.
  if (things.length > 0 && foundNothing) return { need: fresh(said), isNew: true };
  const more = said.wanted.filter((each) => !isSameThing(written(each), need));
  return { need: narrowed(need, { ...said, wanted: more }, labels), isNew: false };
}
