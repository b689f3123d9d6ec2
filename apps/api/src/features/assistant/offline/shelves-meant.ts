import type { Nearness } from '../meaning/near-shelves.ts';
import { shelfKey, shelfName } from '../meaning/shelves.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { LEAST_NEAR, headOf } from './list-shelves.ts';
import type { NamedThing } from './named-things.ts';
import { COLOURS } from './phrases.ts';
import { isCalled, isShelf, onShelfNamed, poolFor, poolOf } from './pool.ts';
import { isSameThing, isTyped, withoutPlural } from './refine-or-switch.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

/*
 * What a turn may be about, on one scale: how near a shelf is to it and to all that was said, what the table has for
 * those who tell something like it, and what is named, by how it stands in the sentence.
 */

/** What a turn is about by what it means: by itself, with what was said before, and each part of a list. */
export type TurnMeaning = {
  alone: Nearness;
  whole: Nearness;
  /** The name that is asked for by itself, where it is no kind. */
  name?: Nearness | undefined;
  parts?: Nearness[];
};

/** So near a sentence has to be to animals or children to speak of them. */
export const TELLS_OF = 0.15;
/** Who tells something less alike tells something else. */
const LEAST_ALIKE = 0.36;
/** A table of many lines has one that is a little like anything. */
const HELP_COUNTS = 0.5;
const SAME = 0.75;
/** What the table names later is less likely meant. */
const LATER = 0.015;
const FIRST = 12;

export type Meant = { key: string; thing: string; score: number; gists: string[]; far: string[] };

/** Where a feed has no types, a kind is the shelf. */
export const shelfOrKind = (catalogue: AssistantCatalogue, product: ProductRow): string =>
  shelfKey(product) || (catalogue.kindOf(product.id)?.name ?? '');

/** A feed without types has finer kinds than the table knows: what is clearly nearer says more. */
const FINER = 0.08;

/** What a line of the table has to say: much where it tells the same, and little where it is only a little alike. */
function helpOf(score: number): number {
  return score >= SAME ? score - LEAST_ALIKE : HELP_COUNTS * Math.max(0, score - LEAST_ALIKE);
}

export function meantOf(key: string, { of, helps, top }: Nearness): number {
  const isHelp = isShelf(key) || of(key) > (top[0]?.score ?? 0) - FINER;
  return of(key) + (isHelp ? helpOf(helps.get(key)?.score ?? 0) : 0);
}

/** What somebody is likely helped by, who tells this. */
export function withHelp(near: Nearness, things: string[], alike: number): Nearness {
  const helps = new Map(near.helps);
  for (const [nth, thing] of things.entries()) {
    const score = alike - nth * LATER;
    for (const key of near.shelvesOf(thing))
      if (score > (helps.get(key)?.score ?? 0)) helps.set(key, { thing, score });
  }
  return { ...near, helps };
}

/** How near each shelf is to a turn and to all that was said, by itself and by what the table has for it. */
export function shelvesMeant(
  catalogue: AssistantCatalogue,
  { alone, whole }: TurnMeaning,
): Meant[] {
  const keys = new Set([
    ...[...alone.top, ...whole.top].map(({ key }) => key),
    ...alone.helps.keys(),
    ...whole.helps.keys(),
  ]);
  const meant = [...keys].flatMap((key): Meant[] => {
    const on = alone.on(key);
    if (!on) return [];
    const [help] = [alone, whole]
      .flatMap(({ helps }) => helps.get(key) ?? [])
      .toSorted((a, b) => b.score - a.score);
    const score = (meantOf(key, alone) + meantOf(key, whole)) / 2;
    const isNamed = help && help.score > LEAST_ALIKE && !isSameThing(shelfName(key), help.thing);
    const thing = isNamed ? headOf(catalogue, help.thing) : key;
    return [{ key, thing, score, gists: on.gists, far: on.far }];
  });
  return meant.toSorted((a, b) => b.score - a.score);
}

/** So alike two sentences tell the same. */
const ALIKE = 0.46;

/** "One that keeps coffee hot" of bottles is a flask: of what helps those who tell this, what some of the pool are called. */
export function helpAmong({ told }: Nearness, pool: ProductRow[]): string[] {
  if (told.score < ALIKE || told.isPlan) return [];
  const isSome = (thing: string) => {
    const called = pool.filter((product) => isCalled(product, thing)).length;
    return called > 0 && called < pool.length;
  };
  return told.things.filter(isSome).slice(0, 1);
}

/** Where titles are all there is, what has words of the sentence comes first: of dolls those of a name. */
export function withTitleWords(catalogue: AssistantCatalogue, need: Need, { words }: Slots): Need {
  const all = words.map(({ text }) => text);
  const said = all.filter((word) => /^\p{L}{3,}$/u.test(word));
  const pool = poolOf(catalogue, need, all);
  if (isTyped(pool)) {
    // What is measured and of what colour is asked of it, whatever it is.
    const asked = all.filter((word) => /^\d[\d.]* \p{L}/u.test(word) || COLOURS.has(word));
    const own = asked.filter((word) => pool.some((product) => holds(product, word)));
    return { ...need, extras: [...new Set([...need.extras, ...own])] };
  }
  return { ...need, extras: said.filter((word) => pool.some(({ title }) => says(title, word))) };
}

/** In a chat about a puppy "food" is for dogs: of the shelves that have something called so, the one that is meant. */
export function shelfMeant(
  catalogue: AssistantCatalogue,
  { name, said }: NamedThing,
  { alone, whole }: TurnMeaning,
  margin: number,
): Need['shelves'][number] | null {
  const score = (key: string) => (meantOf(key, alone) + meantOf(key, whole)) / 2;
  const [own] = poolFor(catalogue, { ...needFor(name), isKind: true });
  // Whoever asks for a sofa by itself wants none of the sofa beds.
  const isOwnShelf =
    own &&
    withoutPlural(shelfName(shelfOrKind(catalogue, own)).toLowerCase()) === withoutPlural(name);
  if (isOwnShelf && margin > 0) return null;
  const least = own ? score(shelfOrKind(catalogue, own)) + margin : 0;
  const keys = new Set([...alone.shelvesOf(said), ...whole.top.map(({ key }) => key)]);
  for (const key of [...keys].toSorted((a, b) => score(b) - score(a))) {
    if (score(key) <= least || score(key) < LEAST_NEAR) return null;
    const on = whole.on(key);
    if (!on) continue;
    const shelf = { key, gists: [...on.gists, ...on.far], far: [], said };
    const need = onShelfNamed({ ...needFor(''), shelves: [shelf] }, key);
    if (poolFor(catalogue, need, [said]).some((each) => isCalled(each, said))) return shelf;
  }
  return null;
}

/** What speaks for a thing that is named, beside how near it is. */
const STANDING = { asked: 1, listed: 0.55, aside: 0.1 };
/** What does something is meant where it is near enough. */
const SURE = 0.45;

/** Words that say nothing of what a thing is for. */
const ANY_THING =
  /^(?:machines?|devices?|appliances?|gadgets?|equipments?|instruments?|tools?|items?|products?)$/u;
/** And these little. */
const SOME_THING = /^(?:box|board|piece|pad|cloth|liquid|stick|strap|tube|pipe|stand|holder)s?$/u;
const SAYS_WHAT_FOR = /^\s*(?:that|which|they|he|she|you) /u;
/** Whether a word names any thing whatever: "machine". */
export const isAnyThing = (word: string): boolean => ANY_THING.test(word);
/** "A machine for coffee", "the board they hold while kicking": what it does says what it is. */
export const isBlank = ({ said, to }: NamedThing, text: string): boolean =>
  ANY_THING.test(said) || (SOME_THING.test(said) && SAYS_WHAT_FOR.test(text.slice(to)));

/** Whether another thing is asked for as well, and is not what the first one is for. */
function isBeside({ from, after, standing }: NamedThing, blank: NamedThing, text: string): boolean {
  const between = from < blank.from ? text.slice(from, blank.from) : text.slice(blank.to, from);
  const isApart = /[,.;!?]|\band\b/u.test(between);
  return isApart && after === null && standing !== 'aside';
}

/** "A laptop for coding and movies": what is so far from a sentence that is near to something else is none of its things. */
const BY_THE_WAY = 0.25;
const IS_COUNTED = /\b(?:an?|some|any|one|two|three|\d+)\s+(?:[\p{L}-]+\s+)?$/u;

/** Things that are named and asked for; what is nearer to the sentence by its meaning wins over one by the way. */
export function kindsAsked(
  catalogue: AssistantCatalogue,
  kinds: NamedThing[],
  meaning: TurnMeaning | undefined,
  text: string,
): NamedThing[] {
  const named = kinds.filter(({ isTold }) => !isTold);
  if (!meaning || named.length === 0) return named;
  const { alone } = meaning;
  const [best] = shelvesMeant(catalogue, { alone, whole: alone });
  const nearOf = ({ name }: NamedThing) => {
    const pool = poolFor(catalogue, { ...needFor(name), isKind: true }).slice(0, FIRST);
    return Math.max(0, ...pool.map((product) => meantOf(shelfOrKind(catalogue, product), alone)));
  };
  const blank = named.find(
    (kind) => isBlank(kind, text) && nearOf(kind) < (best?.score ?? 0) && best!.score >= SURE,
  );
  if (blank && !named.some((kind) => kind !== blank && isBeside(kind, blank, text))) return [];
  const isList = named.filter(({ standing }) => standing === 'listed').length > 1;
  const weight = ({ standing }: NamedThing) =>
    STANDING[isList && standing === 'listed' ? 'asked' : standing];
  const nearest = Math.max(...named.map(nearOf));
  const isByTheWay = (kind: NamedThing) =>
    kind.after !== 'for' &&
    nearOf(kind) < BY_THE_WAY &&
    nearest > 2 * BY_THE_WAY &&
    !IS_COUNTED.test(text.slice(0, kind.from));
  return named.filter(
    (kind) => weight(kind) + nearOf(kind) >= (best?.score ?? 0) && !isByTheWay(kind),
  );
}

/** "Coffee powder", "book rack": two kinds in one name, of which the last has nothing of the first, on a nearer shelf. */
export function isTorn(
  catalogue: AssistantCatalogue,
  { kinds, words }: Pick<Slots, 'kinds' | 'words'>,
  { alone }: TurnMeaning,
  spokenOf: ProductRow[],
): boolean {
  const [first, last, ...others] = kinds;
  if (!first || !last || others.length > 0 || last.from !== first.to + 1) return false;
  // "Strong coffee powder": what says how it is stands right before it; others are things of their own.
  const isOwn = ({ text, from }: Slots['words'][number]) =>
    catalogue.countOf(text) > 0 && from + text.length + 1 !== first.from;
  const [top] = alone.top;
  const isStated = ({ text }: Slots['words'][number]) =>
    top?.gists.some((gist) => says(gist, text)) ?? false;
  if (words.some((word) => isOwn(word) || isStated(word))) return false;
  if (spokenOf.some((product) => holds(product, first.said) || holds(product, last.said)))
    return false;
  const pool = poolFor(catalogue, { ...needFor(last.name), isKind: true }, [first.said]);
  const near = pool.map((product) => alone.of(shelfOrKind(catalogue, product)));
  return (
    !pool.some((product) => holds(product, first.said)) &&
    (alone.top[0]?.score ?? 0) > Math.max(0, ...near)
  );
}
