import { otherNames } from '@baeon/search/synonyms';
import { withSlots } from './apply-slots.ts';
import { CHILDREN, PETS, type Nearness } from '../meaning/near-shelves.ts';
import { shelfKey, shelfName } from '../meaning/shelves.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { findFor } from './find-for.ts';
import { isForOthers, suits } from './for-whom.ts';
import type { NamedThing } from './named-things.ts';
import { byWords, nearestByWords } from './by-words.ts';
import { LEAST_NEAR, amongOthers } from './list-shelves.ts';
import { needForThing } from './listed-things.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import { pickWishes } from './pick-wishes.ts';
import { thingsHere } from './plans.ts';
import { isShelf, nameWords, onShelfNamed, poolFor, poolOf, thingName } from './pool.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';
import { isLong, onlyTells } from './meaning-texts.ts';
import { isTelling } from './told.ts';

/** What a turn is about by what it means: by itself, with what was said before, and each part of a list. */
export type TurnMeaning = { alone: Nearness; whole: Nearness; parts?: Nearness[] };

/** So much less than the nearest something may be about it as well. */
const WITHIN = 0.07;
const MOST_MEANT = 3;
/** So much nearer it has to be than what has the words. */
const CLEARLY = 0.08;
/** From here on it is about something for sure. */
const SURE = 0.34;
const FEW = 2;
/** What is not there may be like what is. */
const NEAR_ENOUGH = 0.38;
/** So near two sentences tell the same. */
const ALIKE = 0.5;
const SAME = 0.6;
const NEARLY_ALIKE = 0.43;
const MOST_TOLD = 4;
const MOST_PLANNED = 6;
/** What the table names later is less likely meant. */
const LATER = 0.03;

const ACCESSORIES = /accessor|\bparts?\b|suppl/u;
/** So near a sentence has to be to animals or children to speak of them. */
const TELLS_OF = 0.15;

/** A word that is only nearly a kind is none in a sentence about something else. */
function isFarKind(catalogue: AssistantCatalogue, name: string, { alone }: TurnMeaning): boolean {
  const [first] = poolFor(catalogue, { ...needFor(name), isKind: true });
  return !first || alone.of(shelfKey(first)) < (alone.top[0]?.score ?? 0) - CLEARLY;
}

/** So much nearer something else has to be than a word that many things are called by. */
const MUCH = 0.1;

/** A word for many things ("machine", "vessel") in a sentence that is about something else. */
function isByTheWay(catalogue: AssistantCatalogue, name: string, { alone }: TurnMeaning): boolean {
  const nearest = alone.top[0]?.score ?? 0;
  if (nearest < SURE) return false;
  const pool = poolFor(catalogue, { ...needFor(name), isKind: true });
  const shelves = [...new Set(pool.map((product) => shelfKey(product)))];
  return shelves.length > 1 && Math.max(...shelves.map(alone.of)) < nearest - MUCH;
}

/** Things that are asked for; where the table knows what is told, others are there by the way. */
export function kindsAsked(
  catalogue: AssistantCatalogue,
  text: string,
  kinds: NamedThing[],
  meaning: TurnMeaning | undefined,
): NamedThing[] {
  const isOff = meaning !== undefined && isLong(text);
  const named = kinds.filter(
    ({ isTold, isGuess, name }) =>
      !isTold && !(isGuess && isOff && isFarKind(catalogue, name, meaning)),
  );
  const isAside = isOff && named.every(({ name }) => isByTheWay(catalogue, name, meaning));
  const asked = isAside ? [] : named;
  const told = meaning?.alone.told;
  if (!told || told.score < ALIKE || !onlyTells(text)) return asked;
  return asked.filter(({ name }) => told.things.some((thing) => isSameThing(thing, name)));
}

/** Whether nothing was asked for by its name yet. */
const isOpen = (before: Need | null): boolean =>
  before === null || before.isMeant || before.words === '';

/** Whether a shelf holds what somebody has already, or only told of. */
function isOf(name: string, things: string[]): boolean {
  const shelf = withoutPlural(name);
  return things.some((thing) =>
    [thing, ...otherNames(withoutPlural(thing))].some((each) => {
      const end = withoutPlural(each);
      return shelf === end || shelf.endsWith(` ${end}`);
    }),
  );
}

/** What a sentence that names no thing seems to be about; null where it is near to nothing. */
export function needNear(
  catalogue: AssistantCatalogue,
  near: Nearness,
  whole: Need,
  without: string[],
): Need | null {
  const { top } = near;
  const tellsOfThem = ({ productType }: ProductRow) =>
    near.of(/^(?:pets?|animals?)\b/iu.test(productType ?? '') ? PETS : CHILDREN) >= TELLS_OF;
  const shelves = top.map(({ key, gists, far }) => ({ key, gists, far, said: '' }));
  const base = { ...whole, words: '', isKind: false, extras: [], isMeant: true, shelves };
  const things: string[] = [];
  let best = 0;
  for (const { key, name, score } of top) {
    if (score < Math.max(LEAST_NEAR, best - WITHIN) || things.length >= MOST_MEANT) break;
    if (isOf(name, without)) continue;
    const [first] = findFor(catalogue, needForThing(catalogue, key, base)).products;
    if (!first || !suits(first, base.forWhom) || (best > 0 && ACCESSORIES.test(name))) continue;
    if (isForOthers(first, base.forWhom, base.use) && !tellsOfThem(first)) continue;
    best ||= score;
    things.push(key);
  }
  const [only, another] = things;
  if (only === undefined) return null;
  const need = { ...base, shelves: shelves.filter(({ key }) => things.includes(key)) };
  return another === undefined
    ? { ...needForThing(catalogue, only, need), isPart: false }
    : { ...need, things, areIdeas: true };
}

/** The things that help with what somebody tells, by the table; null where it knows nothing like it. */
function needTold(
  catalogue: AssistantCatalogue,
  near: Nearness,
  whole: Need,
  least: number,
): Need | null {
  const { score, isPlan, things } = near.told;
  if (score < least) return null;
  const base: Need = {
    ...whole,
    words: '',
    isKind: false,
    extras: [],
    shelves: [],
    isMeant: true,
    areIdeas: !isPlan,
  };
  const here = thingsHere(catalogue, things, whole.forWhom).flatMap((thing, nth) => {
    if (isOf(thing, whole.unwanted)) return [];
    const { products } = findFor(catalogue, needForThing(catalogue, thing, base));
    const own = products.filter(
      (product) =>
        nameWords(thing).every((word) => holds(product, word)) && suits(product, whole.forWhom),
    );
    const keys = [...new Set(own.map(shelfKey))].toSorted((a, b) => near.of(b) - near.of(a));
    const [key] = keys;
    if (key === undefined) return [];
    // Of all paints, those for pictures; of what is for the skin, what is for dry skin first.
    const shelf = keys.find((each) => isShelf(each) && isSameThing(shelfName(each), thing));
    const score = isPlan ? -nth : near.of(shelf ?? key) - nth * LATER;
    return [{ thing: shelf ?? thing, score }];
  });
  const best: string[] = [];
  for (const { thing } of here.toSorted((a, b) => b.score - a.score)) {
    const isKnown = best.some((each) => isOf(thingName(each), [thingName(thing)]));
    if (!isKnown && !best.some((each) => isOf(thingName(thing), [thingName(each)])))
      best.push(thing);
  }
  best.splice(isPlan ? MOST_PLANNED : MOST_TOLD);
  base.shelves = best.flatMap((thing) => {
    const on = near.on(thing);
    return on ? [{ key: on.key, gists: on.gists, far: [], said: '' }] : [];
  });
  const [only, another] = best;
  if (only === undefined) return null;
  return another === undefined
    ? { ...needForThing(catalogue, only, base), isPart: false }
    : { ...base, things: best };
}

/** A sentence that names nothing that is wanted; what was asked for by its name stays. */
export function byMeaning(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  { alone, whole }: TurnMeaning,
  told: NamedThing[],
): Need | null {
  const isEmpty = slots.words.length + told.length === 0 && !isLong(text);
  if (isEmpty || slots.brands.length > 0) return null;
  // Nonsense is near to anything.
  const isKnown = text
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && catalogue.countOf(word) > 0);
  if (!isKnown && !isLong(text)) return null;
  const isOther =
    slots.forWhom.recipient !== null && slots.forWhom.recipient !== before?.forWhom.recipient;
  const hasThing = before !== null && (before.words !== '' || before.things.length > 0);
  if (!isOpen(before)) return null;
  const tells = told.length > 0 || isTelling(text);
  // Where a feed has no types, kinds are made of titles: the titles themselves say it better.
  const isUntyped = alone.top[0] !== undefined && !isShelf(alone.top[0].key);
  const base = withSlots({ ...(before ?? needFor('')), things: [] }, slots, text);
  const inTitles =
    isUntyped && !hasThing && (tells || isLong(text))
      ? nearestByWords(catalogue, { ...slots, kinds: told }, base)
      : null;
  if (inTitles) return inTitles;
  // What somebody plays or reads is a hint for a gift, what the asker has is none.
  const isGift = base.forWhom.recipient !== null;
  const without = [...base.unwanted, ...(isGift ? [] : told.map(({ name }) => name))];
  if (hasThing) {
    const pool = poolOf(catalogue, before, []);
    const { left } = pickWishes(catalogue, slots.words, slots.rest, pool);
    if (left.length === 0 && !tells) return null;
    const isList = !before.isMeant && !before.areIdeas;
    const toldOf = needTold(catalogue, alone, base, ALIKE);
    if (toldOf) return toldOf;
    if (isList) {
      const together = amongOthers(alone, whole, pool);
      const isSure = (together.top[0]?.score ?? 0) >= SURE;
      return isSure ? needNear(catalogue, together, base, without) : null;
    }
    const isClear = (alone.top[0]?.score ?? 0) >= SURE + CLEARLY;
    const ofItself = isClear ? needNear(catalogue, alone, base, without) : null;
    if (ofItself) return ofItself;
    const toldBefore = needTold(catalogue, whole, base, ALIKE);
    if (toldBefore) return toldBefore;
    return needNear(catalogue, isOther ? alone : whole, base, without);
  }
  const toldOf = needTold(catalogue, alone, base, tells ? NEARLY_ALIKE : ALIKE);
  if (toldOf) return toldOf;
  if (!tells) {
    const { need, isUnderstood } = byWords(catalogue, text, slots, before, []);
    const pool = isUnderstood && need.words !== '' ? poolFor(catalogue, need) : [];
    const [named] = pool;
    if (!named && slots.words.length < 3 && text.split(' ').length < 7) return null;
    // What a title says word by word is named.
    const words = nameWords(need.words);
    const isTitle = ({ title }: ProductRow) => words.every((word) => says(title, word));
    if (words.length > 1 && pool.some(isTitle)) return null;
    const score = named ? alone.of(shelfKey(named)) : 0;
    if ((alone.top[0]?.score ?? 0) < score + CLEARLY) return null;
  }
  return needNear(catalogue, alone, base, without);
}

/** Whether a sentence tells what the table knows, whatever it names. */
export const tellsSame = (text: string, { words }: Slots, { told }: Nearness): boolean =>
  told.score >= SAME && (words.length >= FEW || isLong(text));

/** Whether a sentence is about something else than the things that a rule offers for its words. */
export function isFarFrom(
  catalogue: AssistantCatalogue,
  { things, areIdeas }: Need,
  text: string,
  slots: Slots,
  { alone }: TurnMeaning,
): boolean {
  const [nearest] = alone.top;
  const isTold = areIdeas
    ? alone.told.score >= ALIKE &&
      (slots.words.length >= FEW || (isLong(text) && slots.forWhom.age === null))
    : tellsSame(text, slots, alone);
  if (isTold) return true;
  // A whole plan knows more than one of its words.
  const times = areIdeas ? 1 : 1.5;
  if (!nearest || nearest.score < SURE * times || slots.words.length < FEW) return false;
  const least = nearest.score - CLEARLY * times * times;
  return !things.some((thing) => {
    const kind = catalogue.kindsIn(thing).at(-1)?.kind.name;
    const [first] = poolFor(catalogue, { ...needFor(kind ?? thing), isKind: kind !== undefined });
    return first !== undefined && alone.of(shelfKey(first)) > least;
  });
}

/** What comes nearest to something that there is none of; null where that is something else. */
export function nearestTo(
  catalogue: AssistantCatalogue,
  { alone }: TurnMeaning,
  need: Need,
  words: string[],
): Need | null {
  const [top] = alone.top;
  // What only shares a word with it would have been found by it.
  const isPun =
    top && [top.name, ...top.gists].some((text) => words.some((word) => says(text, word)));
  if (!top || top.score < NEAR_ENOUGH || isPun) return null;
  const near = needNear(catalogue, alone, need, need.unwanted);
  const [first] = near?.things ?? [];
  return near && first !== undefined ? onShelfNamed(near, first) : near;
}
