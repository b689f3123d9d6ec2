import { numbersInFigures } from '@baeon/search/number-words';
import { shelfKey, shelfName } from '../meaning/shelves.ts';
import type { Nearness } from '../meaning/near-shelves.ts';
import { namesThing } from './by-words.ts';
import { withSlots } from './apply-slots.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import { findFor } from './find-for.ts';
import { isForOthers, saysFor, suits } from './made-for.ts';
import { needForThing } from './listed-things.ts';
import { DESCRIBING, type NamedThing } from './named-things.ts';
import {
  familyCalled,
  familyIn,
  giftsFor,
  giftsWorth,
  isSmall,
  isToGive,
  thingsHere,
} from './plans.ts';
import { isShelf, poolFor, poolOf } from './pool.ts';
import { holds, says } from './stated.ts';
import { isSameThing } from './refine-or-switch.ts';
import type { TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';

/*
 * Ideas for a gift: a few kinds of things, from what is told of the person (each clause by the line of the table that
 * means the same), from the occasion, and from what people of that age or place in the family are given.
 */

const MOST_TOLD = 6;
const MOST_IDEAS = 5;
const ENOUGH = 3;
/** Of what is to be spent. */
const LEAST_WORTH = 0.05;
/** "About 2,000" is no less than so much of it. */
const LEAST_ABOUT = 0.5;
/** From here on a clause tells what a line of the table does. */
const ALIKE = 0.42;
const SAME = 0.5;
const SURE = 0.6;
const NEAR = 0.38;
const MOST_NEAR = 2;

/** What somebody likes tells of them; it is not asked for. */
const LIKED =
  /\b(?:likes?|loves?|enjoys?|into|fond of|(?:crazy|mad|passionate) about|fan of|interested in|obsessed with|plays?|reads?|drinks?|collects?)\s+(?:(?!want|need|buy|gift)[\p{L}-]+\s+|,\s*){0,4}$/u;
const CLAUSE_ENDS =
  /[,.;:!?()]+|\b(?:but|so|because|since|who|which|that|then)\b|\band (?=(?:also |is |\p{L}+s \p{L}))|\s(?=(?:he|she|they)\b)/u;
const AS_GIFT = /\b(?:an? )?(?:gifts?|presents?)(?: for)?\b/gu;
const LIKES =
  /\b(?:likes?|loves?|enjoys?|into|fond|(?:crazy|mad|passionate) about|fan|interested|obsessed|plays?|reads?|collects?|hobby|always)\b/u;
const SAYS_NOTHING =
  /\b(?:gifts?|gifting|presents?|birthday|bday|anniversary|budget|next|week|month|suggest|ideas?|something|anything|small|nice|good|special|useful)\b|\d+\p{L}*/gu;

/** Whether a gift is spoken of, and nothing is asked for by its name. */
export function isGiftTurn(text: string, slots: Slots, before: Need | null): boolean {
  const isOfIdeas = before?.gift != null && before.areIdeas;
  const isAsked = slots.kinds.some(
    (kind) => !kind.isTold && kind.after !== 'for' && (isOfIdeas || !isLiked(slots.rest, kind)),
  );
  if (isAsked || slots.brands.length > 0) return false;
  return isOfIdeas || isToGive(text, slots, before);
}

const isLiked = (rest: string, { from }: NamedThing): boolean =>
  LIKED.test(
    rest
      .slice(0, from)
      .split(/[.;:!?]/u)
      .at(-1)!,
  );

/** What is told of somebody, clause by clause, of this turn and of those before. */
export function toldOf(slots: Slots, before: Need | null): string[] {
  const { rest, words, kinds } = slots;
  const told: string[] = [];
  let from = 0;
  for (const clause of rest.split(CLAUSE_ENDS)) {
    from = rest.indexOf(clause, from);
    const to = from + clause.length;
    const isIn = (each: { from: number }) => each.from >= from && each.from < to;
    const says = [
      ...words.filter(isIn).map(({ text }) => text),
      ...kinds.filter(isIn).map(({ said }) => said),
    ];
    if (/^\s*(?:no|not|without|nothing)\b/u.test(clause)) continue;
    if (numbersInFigures(says.join(' ')).replaceAll(SAYS_NOTHING, '').trim().length > 2)
      told.push(clause.replace(AS_GIFT, '').trim().slice(0, 120));
    from = to;
  }
  const earlier = isForAnother(slots, before) ? [] : (before?.gift ?? []);
  return [...new Set([...earlier, ...told])].slice(-MOST_TOLD);
}

/** "And something for her brother": what was told of her does not hold for him. */
const isForAnother = ({ forWhom: { recipient } }: Slots, before: Need | null): boolean =>
  recipient !== null && before?.gift != null && recipient !== before.forWhom.recipient;

type Idea = { thing: string; key: string };

/** A few kinds of gifts for somebody; null where there are none. */
export function giftIdeas(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  last: Need | null,
  { alone, parts = [] }: TurnMeaning,
): Need | null {
  // Where titles are all there is, they tell more than a table.
  if (alone.top.every(({ key }) => !isShelf(key))) return null;
  const isOther = isForAnother(slots, last);
  const given = last?.gift && !isOther ? last : null;
  const told = toldOf(slots, last);
  const base = withSlots(
    { ...(last?.gift ? last : needFor('')), words: '', isKind: false },
    slots,
    text,
  );
  const { forWhom } = base;
  const placed = (thing: string): Idea[] =>
    alone
      .shelvesOf(thing)
      .slice(0, 1)
      .map((key) => ({ key, thing }));
  /** What there is for those of whom this is told. */
  const ideasOf = ({ given: { score, things }, told: other }: Nearness): Idea[] =>
    other.score >= SURE && !other.isPlan
      ? other.things.flatMap(placed)
      : score < ALIKE
        ? []
        : things.flatMap(placed);
  /** What the table does not know of may be near by itself. */
  const ofClause = (near: Nearness, nth: number): Idea[] => {
    const ideas = ideasOf(near);
    if (near.given.score >= SAME || !LIKES.test(told[nth]!)) return ideas;
    const top = near.top.filter(({ score }) => score >= NEAR).slice(0, MOST_NEAR);
    return [...top.map(({ key }) => ({ key, thing: key })), ...ideas];
  };
  const own = thingsHere(catalogue, giftsFor(forWhom), forWhom).flatMap(placed);
  const family = thingsHere(catalogue, familyIn(slots), forWhom).flatMap(placed);
  if (slots.words.length > 0) family.sort((a, b) => alone.of(b.key) - alone.of(a.key));
  const liked = slots.kinds.filter(
    (kind) => (kind.isTold && LIKES.test(slots.rest)) || isLiked(slots.rest, kind),
  );
  const said = slots.words.map((word) => word.text).filter((word) => !DESCRIBING.has(word));
  const spokenOf = given ?? { ...needFor(''), things: own.map(placeOf) };
  const pool = last?.gift ? poolOf(catalogue, spokenOf, said) : [];
  const stated = said.filter((word) => pool.some((product) => holds(product, word)));
  const isNews = told.length > (given?.gift?.length ?? 0) && stated.length < said.length;
  if (isNews && given && namesThing(catalogue, slots)) return null;
  const isFamily = family.length > 0 && last?.gift != null;
  const need: Need = {
    ...base,
    price: slots.price?.about
      ? { from: slots.price.about * LEAST_ABOUT, to: base.price!.to }
      : base.price,
    gift: told,
    isMeant: true,
    areIdeas: true,
    isPart: false,
    shelves: [],
    extras: isFamily ? [] : [...new Set([...(given?.extras ?? []), ...stated])],
  };
  const shown = (given?.things ?? []).flatMap((thing) =>
    isShelf(thing) ? [{ key: thing, thing }] : placed(thing),
  );
  const clauses = parts
    .slice(0, told.length)
    .map((near, nth) => ({ ideas: ofClause(near, nth), score: near.given.score }));
  const earlier = clauses.slice(0, given?.gift?.length ?? 0).toReversed();
  const news = clauses.slice(earlier.length).toSorted((a, b) => b.score - a.score);
  const interests = [liked.flatMap(({ name }) => placed(name)), ...news.map(({ ideas }) => ideas)];
  // What somebody likes comes first, then what is known of them, then what people like them are given.
  const worth = thingsHere(catalogue, giftsWorth(need), forWhom).flatMap(placed);
  const all = [
    interests,
    [family],
    earlier.map(({ ideas }) => ideas),
    [ideasOf(alone)],
    [own],
    [worth],
  ];
  const from = isFamily ? [[family]] : given && !isNews ? [[shown], ...all] : all;
  const out = new Set([
    ...need.unwanted.flatMap((word) =>
      familyCalled(word).flatMap((thing) => alone.shelvesOf(thing)),
    ),
    ...shelvesOwned(catalogue, need.use),
  ]);
  const chosen: Idea[] = [];
  for (const isWorth of [true, false])
    for (const sources of from) {
      if (chosen.length >= (given ? 1 : ENOUGH)) break;
      takeOfEach(
        sources,
        chosen,
        (idea) => !out.has(idea.key) && isIdea(catalogue, need, idea, isWorth),
      );
    }
  return chosen.length > 0 ? { ...need, things: chosen.map(placeOf) } : null;
}

/** "He plays on his laptop": what somebody has is no gift for them. */
const OWN = /\b(?:his|her|their|own)\s+(?:(?:new|old|own)\s+)?$/u;
function shelvesOwned(catalogue: AssistantCatalogue, use: string): string[] {
  const owned = catalogue.kindsIn(use).filter(({ from }) => OWN.test(use.slice(0, from)));
  return owned.flatMap(({ kind }) =>
    poolFor(catalogue, { ...needFor(kind.name), isKind: true }).map(shelfKey),
  );
}

/** A thing that a shelf is called by is all that is on it. */
const placeOf = ({ key, thing }: Idea): string =>
  isShelf(key) && isSameThing(shelfName(key), thing) ? key : thing;

/** One of each in turn, so that all that was told counts. */
function takeOfEach(sources: Idea[][], taken: Idea[], isGood: (idea: Idea) => boolean): void {
  const left = sources.map((source) => [...source]);
  while (taken.length < MOST_IDEAS && left.some((source) => source.length > 0))
    for (const source of left)
      for (let idea = source.shift(); idea && taken.length < MOST_IDEAS; idea = source.shift()) {
        const { key } = idea;
        if (taken.some((other) => other.key === key) || !isGood(idea)) continue;
        taken.push(idea);
        break;
      }
}

const departmentOf = (key: string): string => key.split(' > ')[0]!.toLowerCase();

/** Whether there is something of it that can be given, and is worth it where much is to be spent. */
function isIdea(catalogue: AssistantCatalogue, need: Need, idea: Idea, isWorth: boolean): boolean {
  const { forWhom, use, unwanted, extras } = need;
  const names = [idea.thing, shelfName(idea.key), departmentOf(idea.key)];
  if (unwanted.some((out) => names.some((name) => isSameThing(name, out)))) return false;
  const { products } = findFor(catalogue, needForThing(catalogue, placeOf(idea), need));
  const [first] = products;
  if (!first || !suits(first, forWhom) || isForOthers(first, forWhom, use)) return false;
  // "No kitchen stuff": what lies below it is none that is wanted.
  if (unwanted.some((out) => says(first.productType ?? '', out))) return false;
  if (isSmall(forWhom.audience) && !saysFor(first, forWhom)) return false;
  const least = isWorth ? (need.price?.to ?? 0) * LEAST_WORTH : 0;
  return (
    products.some(({ pricePaise }) => (pricePaise ?? 0) >= least) &&
    extras.every((wish) => holds(first, wish))
  );
}
