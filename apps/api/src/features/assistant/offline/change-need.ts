import type { ProductRow } from '../../../db/product-row.ts';
import { wantedIn, type Wanted } from '@baeon/search/understand';
import { termsOf } from '@baeon/search/weigh-words';
import { bareBudget } from './bare-budget.ts';
import { labelsAmong, type Labels } from './labels.ts';
import { needFor, type Memory, type Need } from './memory.ts';
import { narrowed, type Narrowing } from './narrow-need.ts';
import { understandWish, wordsOf } from './need-words.ts';
import {
  goesBack,
  isUndecided,
  saysBack,
  saysHow,
  takeOfNoMatter,
  withWholeNegation,
  withoutChatter,
} from './spoken.ts';
import { takeRating } from './stars.ts';

type NamesThings = (word: string) => number;
type Changed = { need: Need; isNew: boolean };

const written = ({ words }: Wanted): string => words[0]!.text;
const hasDigit = (each: Wanted | undefined): boolean =>
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
    ...needFor(isOnlyNumbers ? '' : wordsOf(wanted)),
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
function windowsAround(wanted: Wanted[], nth: number): string[] {
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
): Wanted[] {
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
  { need, asked, foundNothing, earlier }: Memory,
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
