import { SMALL_NUMBERS } from '@baeon/search/number-words';
import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { MOST_THINGS } from './list-parts.ts';
import type { NamedThing } from './named-things.ts';
import { departmentOf, isShelf, poolFor, thingName } from './pool.ts';
import {
  isSameThing,
  isTyped,
  type NamedPhrase,
  refines,
  withoutPlural,
} from './refine-or-switch.ts';
import type { Slots } from './slots.ts';
import { holds, mentions, says } from './stated.ts';

/** Between two things that are both wanted. */
const JOINS = /\b(?:and|or|with|plus|also|then)\b|[,;&+.]/u;

/** "…, 2 pillows" is one more thing. */
const COUNTED = /(?:[,;&+]|\band\b|\bplus\b)\s*(?:an?|\d{1,2}|two|three|four)\s+$/u;

/** Who names more than this is not helped by weighing all of it. */
const MOST_ROWS = 10;

export type PickedThings = {
  /** What is looked for from here on: one thing, several, or none that was named. */
  things: string[];
  areIdeas: boolean;
  /** Kinds that were named as a wish, as it is said. */
  asWishes: string[];
  /** Whether the words of the sentence belong to the things already. */
  tookWords: boolean;
  /** What the one thing was called, where the feed calls it otherwise. */
  otherName: string;
};

const nothing: PickedThings = {
  things: [],
  areIdeas: false,
  asWishes: [],
  tookWords: false,
  otherName: '',
};

/** Of things that were spoken of together, the one that is named by another of its names. */
export function amongThings(name: string, said: string, things: string[]): string | undefined {
  const names = [
    name,
    said,
    ...otherNames(withoutPlural(name)),
    ...otherNames(withoutPlural(said)),
  ];
  return (
    things.find((thing) => names.some((each) => isSameThing(thingName(thing), each))) ??
    things.find((thing) =>
      names.some((each) => withoutPlural(thingName(thing)).endsWith(` ${withoutPlural(each)}`)),
    )
  );
}

/** Kinds in a row without a join are one phrase: "phone cover", "blanket single bed". */
function phrasesOf(catalogue: AssistantCatalogue, slots: Slots): NamedPhrase[] {
  const { rest: text } = slots;
  const rows: NamedThing[][] = [];
  for (const kind of slots.kinds) {
    const last = rows.at(-1)?.at(-1);
    const isJoined =
      !last || last.after !== kind.after || JOINS.test(text.slice(last.to, kind.from));
    if (isJoined) rows.push([kind]);
    else rows.at(-1)!.push(kind);
  }
  return rows.slice(0, MOST_ROWS).flatMap((row) => {
    const end = row.at(-1)!.to;
    const start = Math.max(
      0,
      ...[
        ...text.slice(0, row[0]!.from).matchAll(new RegExp(`${JOINS.source}|\\bfor\\b`, 'gu')),
      ].map((join) => join.index),
    );
    const behind = /\b(?:for|with|and|or)\b|[,;&+.]|$/u.exec(text.slice(end))!.index;
    const words = slots.words
      .filter(({ from }) => from >= start && from < end + behind)
      .map((word) => word.text);
    if (row.length === 1) return [{ head: row[0]!, words, others: [], beside: [] }];
    return headsOf(catalogue, row, words, text);
  });
}

/**
 * Which of several kinds in a row is the thing: the one whose products state most of the other words; English ends
 * in it. Where none goes with another in a list, they are things of their own.
 */
function headsOf(
  catalogue: AssistantCatalogue,
  named: NamedThing[],
  words: string[],
  text: string,
): NamedPhrase[] {
  const row = [...new Map(named.map((each) => [each.name, each])).values()].slice(0, MOST_THINGS);
  const scored = row.map((head) => {
    const others = row.filter((other) => other !== head).map(({ said }) => said);
    const pool = poolFor(catalogue, { ...needFor(head.name), isKind: true }, [...others, ...words]);
    const isSaid = (word: string) => pool.some((product) => holds(product, word));
    const beside = others.filter(isSaid);
    const told = others.filter((word) => pool.some((product) => mentions(product, word)));
    const count = catalogue.kindsIn(head.name).at(-1)?.kind.count ?? 0;
    const score = beside.length + words.filter(isSaid).length + (told.length - beside.length) / 2;
    const isOne = pool.some(({ title }) =>
      others.some((other) => isTogether(title, head.said, other)),
    );
    const place = departmentOf(pool[0]);
    return { head, words, others, beside, count, score, isOne, place };
  });
  const isList = /\band\b|,/u.test(text);
  // "Table chair and a lamp": two things of one department, of which no title speaks in one.
  const areApart =
    new Set(scored.map(({ place }) => place)).size === 1 && !scored.some(({ isOne }) => isOne);
  if (isList && (areApart || scored.every(({ beside }) => beside.length === 0)))
    return row.map((head) => ({
      head,
      words: [],
      others: row.filter((other) => other !== head).map(({ said }) => said),
      beside: [],
    }));
  const best = Math.max(...scored.map(({ score }) => score));
  const even = scored.filter(({ score }) => score === best);
  // Of an "iron box" and a "chess board" the rarer word says more; "10 cup" measures a rice cooker.
  const isCounted = ({ head }: { head: NamedThing }) => /\d\s*-?$/u.test(text.slice(0, head.from));
  const last = even.findLast((each) => !isCounted(each)) ?? even.at(-1)!;
  return [best > 0 ? last : even.toSorted((a, b) => a.count - b.count)[0]!];
}

/** Whether a title has two names side by side: "phone case" for a phone cover, "rice cooker". */
function isTogether(title: string, name: string, other: string): boolean {
  const said = plain(title.split(/[(–]/u)[0]!);
  const names = (each: string) => [withoutPlural(each), ...otherNames(withoutPlural(each))];
  return names(other).some((first) =>
    names(name).some((last) => said.includes(`${first} ${last}`)),
  );
}

/** What a sentence names as things, and what only as a part or a use of one. */
export function pickThings(
  catalogue: AssistantCatalogue,
  slots: Slots,
  before: Need | null,
): PickedThings {
  const { rest: text } = slots;
  const among = before
    ? slots.words.flatMap(({ text: word }) => amongThings(word, word, before.things) ?? [])
    : [];
  if (among.length > 0 && slots.kinds.length === 0) return { ...nothing, things: [among[0]!] };
  const asWishes: string[] = [];
  const things: NamedThing[] = [];
  const hadThing = before !== null && (before.words !== '' || before.things.length > 0);
  let spokenOf = hadThing ? before : null;
  const phrases = phrasesOf(catalogue, slots);
  const isList = isBareList(phrases, text);
  for (const phrase of phrases) {
    const { head, others, beside } = phrase;
    const isOfBefore = spokenOf === before;
    const isOneOf =
      isOfBefore && before?.words === '' && amongThings(head.name, head.said, before.things);
    if (
      !isOneOf &&
      !isList &&
      !(things.length > 0 && COUNTED.test(text.slice(0, head.from))) &&
      (isUse(phrase, phrases, slots, spokenOf, catalogue) ||
        (spokenOf && refines(catalogue, spokenOf, phrase, slots, isOfBefore)))
    ) {
      if (!spokenOf || !isSameThing(spokenOf.words, head.name)) asWishes.push(head.said);
      asWishes.push(...others.filter((other) => !spokenOf || !isSameThing(spokenOf.words, other)));
    } else {
      if (!things.some(({ name }) => name === head.name)) things.push(head);
      spokenOf = { ...needFor(head.name), isKind: true };
      asWishes.push(...beside);
    }
  }
  // "Mic and stand then" wants the mic as well that was spoken of.
  const again = phrases.find(
    ({ head }) => before && [head.name, head.said].some((name) => isSameThing(before.words, name)),
  )?.head;
  if (again && things.length === 1 && again.from < things[0]!.from) {
    const between = text.slice(again.to, things[0]!.from);
    if (/^\s*(?:and|plus|&|\+|,)\s/u.test(between)) things.unshift(again);
  }
  const [only, another] = things;
  if (!only) return { ...nothing, asWishes: [...new Set(asWishes)] };
  if (!another) {
    const thing = before
      ? (amongThings(only.name, only.said, before.things) ??
        withTheme(catalogue, before, only, slots))
      : only.name;
    const otherName = only.isOtherName && thing === only.name ? withoutPlural(only.said) : '';
    return { ...nothing, things: [thing], asWishes, otherName };
  }
  const areIdeas = /\bor\b/u.test(text.slice(only.to, things.at(-1)!.from));
  const names = things.map(({ name }) => name);
  if (!areIdeas && areOne(catalogue, names))
    return { ...nothing, things: [names.at(-1)!], asWishes: [...names.slice(0, -1), ...asWishes] };
  // After an interview pants are the formal trousers that were spoken of.
  const spokenAs = ({ name, said }: NamedThing) =>
    (before && amongThings(name, said, before.things)) ?? name;
  const named = things.slice(0, MOST_THINGS).map((thing) => {
    const { name } = thing;
    const own = phrases.flatMap(({ head, words }) => (head.name === name ? words : []));
    const asked = own.filter((word) => !SMALL_NUMBERS.has(word));
    const called = spokenAs(thing);
    return isShelf(called) ? called : [...new Set(asked), called].join(' ');
  });
  return { things: named, areIdeas, asWishes, tookWords: true, otherName: '' };
}

const FEW = 2;
const LIST = 3;

/** "Bed, mattress and fridge": three names in a row are three things, whatever one states of another. */
const isBareList = (phrases: NamedPhrase[], text: string): boolean =>
  phrases.length >= LIST &&
  phrases.every(
    ({ head }, nth) =>
      head.after === null &&
      (nth === 0 ||
        /[,;&+]|\b(?:and|plus)\b/u.test(text.slice(phrases[nth - 1]!.head.to, head.from))),
  );

/** "Pots and pans" are one thing where titles of a feed without types name both. */
function areOne(catalogue: AssistantCatalogue, names: string[]): boolean {
  const pool = poolFor(catalogue, needFor(names.join(' ')));
  return (
    !isTyped(pool) &&
    pool.filter(({ title }) => names.every((name) => says(title, name))).length >= FEW
  );
}

/** "For a laptop" is what the thing before it is for, "with a mirror" what it should have. */
function isUse(
  { head }: NamedPhrase,
  phrases: NamedPhrase[],
  slots: Slots,
  spokenOf: Need | null,
  { countOf }: AssistantCatalogue,
): boolean {
  const hasThing = spokenOf !== null && spokenOf.words !== '';
  if (head.after === 'for')
    return (
      hasThing ||
      slots.words.some(({ from }) => from < head.from) ||
      phrases.some((other) => other.head.after === null)
    );
  // "With a saree, earrings": what it goes with may be said first.
  const isFirst =
    phrases.some((other) => other.head.after === null && other.head.from > head.from) ||
    slots.words.some(
      ({ text, from }) => from < head.from && /^\p{L}+$/u.test(text) && countOf(text) === 0,
    );
  return head.after === 'with' && (hasThing || isFirst) && !slots.isTotal && !slots.adds;
}

/** "And a bag" after school shoes is a school bag, where there is such a kind. */
function withTheme(
  catalogue: AssistantCatalogue,
  { words }: Need,
  { name }: NamedThing,
  { adds }: Slots,
): string {
  const theme = words.split(' ').slice(0, -1).join(' ');
  if (!adds || theme === '') return name;
  const phrase = `${theme} ${name}`;
  const kind = catalogue.kindsIn(phrase).find(({ from, to }) => from === 0 && to === phrase.length);
  return kind?.kind.name ?? name;
}
