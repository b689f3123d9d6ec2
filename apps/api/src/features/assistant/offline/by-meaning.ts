import { otherNames } from '@baeon/search/synonyms';
import { begin, withSlots } from './apply-slots.ts';
import { CHILDREN, PETS, type Nearness } from '../meaning/near-shelves.ts';
import { shelfName } from '../meaning/shelves.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import {
  TELLS_OF,
  shelfOrKind,
  shelvesMeant,
  withHelp,
  withTitleWords,
  type Meant,
  type TurnMeaning,
} from './shelves-meant.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { findFor } from './find-for.ts';
import { isForOthers, suits } from './made-for.ts';
import type { NamedThing } from './named-things.ts';
import { byWords, namesThing, nearestByWords } from './by-words.ts';
import { LEAST_NEAR, amongOthers } from './list-shelves.ts';
import { needForThing } from './listed-things.ts';
import { HAS_TO, isSameThing, withoutPlural } from './refine-or-switch.ts';
import { pickWishes } from './pick-wishes.ts';
import { asksFood, isSmall, thingsHere } from './plans.ts';
import { isShelf, nameWords, onShelfNamed, poolFor, poolOf, thingName } from './pool.ts';
import type { Slots } from './slots.ts';
import { says } from './stated.ts';
import { hasUnknownHead } from './missing-name.ts';
import { isAsking, isLong, isTelling } from './told.ts';

/** So much less than the nearest something may be about it as well. */
const WITHIN = 0.07;
const MOST_MEANT = 5;
const MOST_TRIED = 12;
/** So much nearer it has to be than what has the words. */
const CLEARLY = 0.08;
/** From here on it is about something for sure. */
const SURE = 0.34;
/** What is not there may be like what is. */
const NEAR_ENOUGH = 0.38;
/** So near two sentences tell the same. */
const ALIKE = 0.5;
const SAME = 0.6;
const NEARLY_ALIKE = 0.43;
const MOST_PLANNED = 6;
const ACCESSORIES = /accessor|\bparts?\b|suppl/u;

/** Whether nothing was asked for by its name yet. */
const isOpen = (before: Need | null): boolean =>
  before === null || before.isMeant || before.words === '';

/** Whether a shelf holds what somebody has already, or only told of. */
export function isOf(name: string, things: string[]): boolean {
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
  meaning: TurnMeaning,
  whole: Need,
  without: string[],
): Need | null {
  const { alone: near } = meaning;
  const tellsOfThem = ({ productType }: ProductRow) =>
    near.of(/^(?:pets?|animals?)\b/iu.test(productType ?? '') ? PETS : CHILDREN) >= TELLS_OF;
  const base: Need = { ...whole, words: '', isKind: false, extras: [], isMeant: true };
  const things: Meant[] = [];
  const needOf = ({ thing, key, gists, far }: Meant): Need => {
    const shelf = { key, gists, far: thing === key ? far : [], said: thing === key ? '' : thing };
    return needForThing(catalogue, thing, { ...base, shelves: [shelf] });
  };
  let best = 0;
  for (const each of shelvesMeant(catalogue, meaning).slice(0, MOST_TRIED)) {
    const { key, thing, score } = each;
    if (score < Math.max(LEAST_NEAR, best - WITHIN) || things.length >= MOST_MEANT) break;
    const names = [shelfName(key), thingName(thing)];
    // What drips is a tap, and the table says so; what gets hot is no laptop that is wanted.
    const isHelp = (near.helps.get(key)?.score ?? 0) >= ALIKE;
    const out = isHelp ? base.unwanted : without;
    if (names.some((name) => isOf(name, out))) continue;
    if (things.some((other) => other.thing === thing)) continue;
    const [first] = findFor(catalogue, needOf(each)).products;
    if (!first || !suits(first, base.forWhom)) continue;
    if (best > 0 && thing === key && ACCESSORIES.test(shelfName(key))) continue;
    if (isForOthers(first, base.forWhom, base.use) && !tellsOfThem(first)) continue;
    best ||= score;
    things.push(each);
  }
  const [only, another] = things;
  if (only === undefined) return null;
  if (another === undefined) return { ...needOf(only), isPart: false };
  const shelves = things.map((each) => needOf(each).shelves[0]!);
  return { ...base, shelves, things: things.map(({ thing }) => thing), areIdeas: true };
}

/** All that belongs to what somebody plans, by the table; null where it knows no such plan. */
function needPlanned(
  catalogue: AssistantCatalogue,
  near: Nearness,
  whole: Need,
  least: number,
): Need | null {
  const { score, isPlan, things } = near.told;
  if (!isPlan || score < least) return null;
  const base: Need = {
    ...whole,
    words: '',
    isKind: false,
    extras: [],
    shelves: [],
    isMeant: true,
    areIdeas: false,
    price: whole.price && { ...whole.price, from: null },
  };
  const here: string[] = [];
  for (const thing of thingsHere(catalogue, things, whole.forWhom)) {
    const [key] = near.shelvesOf(thing).toSorted((a, b) => near.of(b) - near.of(a));
    if (key === undefined) continue;
    const place = isSameThing(shelfName(key), thing) ? key : thing;
    if (isOf(thing, whole.unwanted) || here.includes(place)) continue;
    const { products } = findFor(catalogue, needForThing(catalogue, place, base));
    if (products.some((product) => suits(product, whole.forWhom))) here.push(place);
  }
  here.splice(MOST_PLANNED);
  const shelves = here.flatMap((thing) => {
    const on = near.on(thing);
    return on ? [{ key: on.key, gists: on.gists, far: [], said: '' }] : [];
  });
  const [only, another] = here;
  if (only === undefined) return null;
  return another === undefined
    ? { ...needForThing(catalogue, only, { ...base, shelves }), isPart: false }
    : { ...base, shelves, things: here };
}

/** How much a rule of a table has to say, and a list of gifts for anybody of the kind. */
const BY_RULE = 0.65;
const BY_PERSON = 0.45;
/** What a child of an age likes is known better than what its uncle does. */
const BY_AGE = 0.75;

/** What a rule offers, weighed with all else that the sentence may be about. */
export function ideasNear(
  catalogue: AssistantCatalogue,
  ideas: Need,
  { alone }: TurnMeaning,
): Need | null {
  if (asksFood(ideas.use)) return null;
  const planned = needPlanned(catalogue, alone, { ...ideas, things: [] }, SAME);
  if (planned) return planned;
  const { recipient, audience } = ideas.forWhom;
  const alike = isSmall(audience) ? BY_AGE : recipient === null ? BY_RULE : BY_PERSON;
  const near = withHelp(alone, ideas.things, alike);
  return needNear(
    catalogue,
    { alone: near, whole: near },
    { ...ideas, things: [] },
    ideas.unwanted,
  );
}

/** "Something to press clothes" is asked for by what it does. */
const BY_PURPOSE =
  /\b(?:(?:some|any)?thing|(?:machine|device|gadget|tool|appliance|instrument)s?) (?:to|for|that|which|i can|we can)\b/u;

/** A sentence that names nothing that is wanted; what was asked for by its name stays. */
export function byMeaning(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  { alone, whole }: TurnMeaning,
  told: NamedThing[],
  isBlank: boolean,
): Need | null {
  const isEmpty = slots.words.length + told.length === 0 && !isLong(text) && !isBlank;
  if (isEmpty || slots.brands.length > 0) return null;
  // Nonsense is near to any shelf, but tells nothing of what people tell.
  const isKnown =
    alone.told.score >= ALIKE ||
    text.split(/[^\p{L}]+/u).some((word) => word.length > 3 && catalogue.countOf(word) > 0);
  if (!isKnown && !isLong(text)) return null;
  const isOther =
    slots.forWhom.recipient !== null && slots.forWhom.recipient !== before?.forWhom.recipient;
  const hasThing = before !== null && (before.words !== '' || before.things.length > 0);
  if (isBlank && !isOpen(before))
    return needNear(
      catalogue,
      { alone, whole: alone },
      withSlots(begin(before, '', false), slots, text),
      [],
    );
  if (!isOpen(before)) return null;
  const tells = told.length > 0 || isTelling(text) || BY_PURPOSE.test(text) || isBlank;
  const base = withSlots({ ...(before ?? needFor('')), things: [] }, slots, text);
  // What somebody plays or reads is a hint for a gift, what the asker has is none.
  const isGift = base.forWhom.recipient !== null;
  const without = [...base.unwanted, ...(isGift ? [] : told.map(({ name }) => name))];
  if (hasThing && before.things.length > 1 && HAS_TO.test(text)) return null;
  // "It is a rented house, ten thousand is the last": money is said of what is spoken of.
  if (hasThing && slots.price && !isAsking(slots.rest) && alone.told.score < ALIKE)
    return withSlots(before, slots, text);
  if (hasThing) {
    const pool = poolOf(catalogue, before, []);
    const { left } = pickWishes(catalogue, slots.words, slots.rest, pool);
    if (left.length === 0 && !tells) return null;
    // "Sterilizer?" is named, whatever was spoken of.
    if (!tells && !isLong(text) && namesThing(catalogue, slots)) return null;
    const isList = !before.isMeant && !before.areIdeas;
    const toldOf = needPlanned(catalogue, alone, base, ALIKE);
    if (toldOf) return toldOf;
    if (isList) {
      const together = amongOthers(alone, whole, pool);
      const isSure = (together.top[0]?.score ?? 0) >= SURE;
      return isSure
        ? needNear(catalogue, { alone: together, whole: together }, base, without)
        : null;
    }
    const near = needNear(catalogue, { alone, whole: isOther ? alone : whole }, base, without);
    return near && withTitleWords(catalogue, near, slots);
  }
  const toldOf = needPlanned(catalogue, alone, base, tells ? NEARLY_ALIKE : ALIKE);
  if (toldOf) return toldOf;
  // A name that is not here is no description of what is.
  if (!tells && !isLong(text) && hasUnknownHead(catalogue, slots)) return null;
  if (!tells && alone.told.score < SAME) {
    // Where titles are all there is, a few words are what something is called.
    const isUntyped = alone.top.every(({ key }) => !isShelf(key));
    if (!isLong(text) && isUntyped) return null;
    const { need, isUnderstood } = byWords(catalogue, text, slots, before, []);
    const pool = isUnderstood && need.words !== '' ? poolFor(catalogue, need) : [];
    const [named] = pool;
    if (!named && slots.words.length < 3 && text.split(' ').length < 7) return null;
    // What a title says word by word is named.
    const words = nameWords(need.words);
    const isTitle = ({ title }: ProductRow) => words.every((word) => says(title, word));
    if (words.length > 1 && pool.some(isTitle)) return null;
    const score = named ? alone.of(shelfOrKind(catalogue, named)) : 0;
    if ((alone.top[0]?.score ?? 0) < score + CLEARLY) return null;
  }
  const near = needNear(catalogue, { alone, whole: alone }, base, without);
  return near
    ? withTitleWords(catalogue, near, slots)
    : nearestByWords(catalogue, { ...slots, kinds: told }, base);
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
  const near = needNear(catalogue, { alone, whole: alone }, need, need.unwanted);
  const [first] = near?.things ?? [];
  return near && first !== undefined ? onShelfNamed(near, first) : near;
}
