import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { nameWords, poolFor } from './pool.ts';
import type { Slots } from './slots.ts';
import type { NamedThing } from './named-things.ts';
import { holds, says } from './stated.ts';

const MOST_THINGS = 6;
/** Between two things that are both wanted. */
const JOINS = /\b(?:and|or|with|plus|also|then)\b|[,;&+.]/u;
/** Of titles, so many have to say "with a mirror" for a mirror to be a part of it. */
const PART_OF = 0.04;
const ASKS_FOR =
  /\b(?:show|want|need|looking|buy|get|give|find|have|search|switch|now|instead|actually)\b/u;

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

export const withoutPlural = (name: string): string => name.replace(/(?<!s)s$/u, '');
const sameName = (a: string, b: string): boolean => withoutPlural(a) === withoutPlural(b);
const endsIn = (name: string, end: string): boolean =>
  withoutPlural(name).endsWith(` ${withoutPlural(end)}`);

/** Whether a feed says what kind its products are of; else titles are all there is. */
export const isTyped = (pool: ProductRow[]): boolean =>
  pool.some(({ productType }) => productType !== null);

/** Whether products of what is looked for state it as a part of themselves: wardrobes with a mirror, cast iron. */
function isPartOf(
  { said, name, after, from }: NamedThing,
  text: string,
  pool: ProductRow[],
): boolean {
  const stating = pool.filter((product) => holds(product, said) || holds(product, name));
  if (stating.length === 0) return false;
  if (after === 'with' || after === 'in') return true;
  if (!isTyped(pool)) return stating.some(({ title }) => says(title, said));
  const behind = new RegExp(
    `\\b(?:with|has|having)\\b[^–(]*\\b${said.replaceAll(/[^\p{L}\p{N} ]/gu, '')}`,
    'u',
  );
  if (stating.filter(({ title }) => behind.test(plain(title))).length > pool.length * PART_OF)
    return true;
  const before = /(\p{L}+)\s+$/u.exec(text.slice(0, from))?.[1];
  const values = (product: ProductRow) =>
    Object.values(product.attributes).map((value) => plain(value));
  const isValue = (phrase: string) =>
    stating.some((product) =>
      values(product).some((value) => value === phrase || value.startsWith(`${phrase} `)),
    );
  if (before !== undefined && isValue(`${before} ${said}`)) return true;
  return !ASKS_FOR.test(text) && !said.endsWith('s') && isValue(said);
}

/** Of things that were spoken of together, the one that is named by another of its names. */
function amongThings(name: string, said: string, things: string[]): string | undefined {
  const names = [
    name,
    said,
    ...otherNames(withoutPlural(name)),
    ...otherNames(withoutPlural(said)),
  ];
  return things.find((thing) => names.some((each) => sameName(thing, each) || endsIn(thing, each)));
}

const countOf = (catalogue: AssistantCatalogue, { name }: NamedThing): number =>
  catalogue.kindsIn(name).at(-1)?.kind.count ?? 0;

/** Two kinds beside each other are one thing: "phone cover", "kurta pyjama". */
function asOne(
  catalogue: AssistantCatalogue,
  first: NamedThing,
  second: NamedThing,
  isList: boolean,
): { thing: NamedThing; wish: string } | null {
  const holdsOther = (thing: NamedThing, other: NamedThing) =>
    poolFor(catalogue, { ...needFor(thing.name), isKind: true }, [other.said]).some((product) =>
      holds(product, other.said),
    );
  const [isSecond, isFirst] = [holdsOther(second, first), holdsOther(first, second)];
  if (!isSecond && !isFirst && isList) return null;
  const isRarer = countOf(catalogue, first) < countOf(catalogue, second);
  return !isSecond && (isFirst || isRarer)
    ? { thing: { ...first, to: second.to }, wish: isFirst ? second.said : '' }
    : { thing: { ...second, from: first.from }, wish: first.said };
}

/** What a sentence names as things, and what only as a part or a use of one. */
export function pickThings(
  catalogue: AssistantCatalogue,
  slots: Slots,
  before: Need | null,
): PickedThings {
  const { rest: text } = slots;
  const asWishes: string[] = [];
  const isKnownWord = (from: number) =>
    slots.words.some((word) => word.from < from && catalogue.countOf(word.text) > 0);
  let named = slots.kinds;
  const among = before
    ? slots.words.flatMap(({ text: word }) => amongThings(word, word, before.things) ?? [])
    : [];
  if (among.length > 0 && named.length === 0) return { ...nothing, things: [among[0]!] };
  named = named.filter(({ after }) => after !== 'my');
  const [first] = named;
  if (!first) return nothing;
  if (named.every(({ after }) => after === 'for') && isKnownWord(first.from)) {
    return { ...nothing, asWishes: named.map(({ said }) => said) };
  }
  const hadThing = before !== null && before.words !== '';
  const base = hadThing ? before : { ...needFor(first.name), isKind: true };
  const isOpen = hadThing || named.some(({ after }) => after !== null);
  const pool = isOpen
    ? poolFor(
        catalogue,
        { ...base, extras: [] },
        named.map(({ said }) => said),
      )
    : [];
  const isCorrected = slots.corrects && !named.some(({ after }) => after === 'with');
  named = named.filter((each, nth) => {
    if (
      hadThing &&
      (sameName(each.name, before.words) ||
        sameName(each.said, before.words) ||
        endsIn(before.words, each.name))
    )
      return false;
    if (!hadThing && nth === 0) return true;
    const isOwnTotal =
      (slots.isTotal && each.after === 'with' && !hadThing) ||
      (slots.adds && each.after !== 'with');
    if (hadThing && each.after === 'with' && !slots.adds) {
      asWishes.push(each.said);
      return false;
    }
    const isWish =
      !hadThing && (each.after === 'for' || (each.after === 'with' && !slots.isTotal))
        ? true
        : !isOwnTotal &&
          (hadThing || each.after === 'with') &&
          !(isCorrected && isTyped(pool)) &&
          isPartOf(each, text, pool);
    const isUse = hadThing && each.after === 'for' && nth > 0;
    if (isWish || isUse) asWishes.push(each.said);
    return !(isWish || isUse);
  });
  // Beside each other without an "and" they are one.
  const things: NamedThing[] = [];
  for (const each of named) {
    const last = things.at(-1);
    if (last && /^[\s'’s]*$/u.test(text.slice(last.to, each.from))) {
      const one = asOne(catalogue, last, each, /\band\b|,/u.test(text));
      if (!one) things.push(each);
      else {
        things[things.length - 1] = one.thing;
        if (one.wish !== '') asWishes.push(one.wish);
      }
    } else if (last && !JOINS.test(text.slice(last.to, each.from))) asWishes.push(each.said);
    else if (!things.some(({ name }) => name === each.name)) things.push(each);
  }
  const [only, another] = things;
  if (!only) return { ...nothing, asWishes };
  if (!another) {
    const thing = before
      ? (amongThings(only.name, only.said, before.things) ??
        withTheme(catalogue, before, only, slots))
      : only.name;
    const otherName = only.isOtherName && thing === only.name ? withoutPlural(only.said) : '';
    return { ...nothing, things: [thing], asWishes, otherName };
  }
  const areIdeas = /\bor\b/u.test(text.slice(only.to, things.at(-1)!.from));
  let from = 0;
  const phrases = things.slice(0, MOST_THINGS).map((thing) => {
    const own = slots.words.filter((word) => word.from >= from && word.from < thing.from);
    from = thing.to;
    return [...own.map((word) => word.text), thing.name].join(' ');
  });
  return { things: phrases, areIdeas, asWishes, tookWords: true, otherName: '' };
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

/** Things that are named by words alone between others: "sona masoori, toor dal and oil". */
export function listedThings(catalogue: AssistantCatalogue, slots: Slots): string[] {
  const { rest: text } = slots;
  const parts = text
    .split(/\s*(?:,|;|&|\+|\band\b|\bplus\b|\bor\b)\s*/u)
    .filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST_THINGS || slots.kinds.length === 0) return [];
  let at = 0;
  const things = parts.flatMap((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    const kinds = slots.kinds.filter((each) => each.from >= from && each.from < at);
    const words = slots.words.filter((each) => each.from >= from && each.from < at);
    const use = /\bfor\b/u.exec(part);
    const end = use ? from + use.index : at;
    const own = [...words, ...kinds.map((kind) => ({ text: kind.said, from: kind.from }))].filter(
      (word) => word.from < end,
    );
    const phrase = own
      .toSorted((a, b) => a.from - b.from)
      .map((word) => word.text)
      .join(' ');
    const isAside = /^(?:with|for|in|under|not|no|without|only|total|need|but|i|it|we)\b/u.test(
      part,
    );
    return phrase === '' ? [] : [{ phrase, isKind: kinds.length > 0, isAside }];
  });
  if (things.length < 2 || things.some(({ isAside }) => isAside)) return [];
  if (things.every(({ isKind }) => isKind)) return [];
  const kind = slots.kinds[0]!;
  const pool = poolFor(
    catalogue,
    { ...needFor(kind.name), isKind: true },
    things.map(({ phrase }) => phrase),
  );
  const isOther = (phrase: string) =>
    isNamed(catalogue, phrase) &&
    !nameWords(phrase).every((word) => pool.some((product) => holds(product, word)));
  return things.every(({ phrase, isKind }) => isKind || isOther(phrase))
    ? things.map(({ phrase }) => phrase)
    : [];
}

/** Whether something is called so: all of its words stand in a title. */
export function isNamed(catalogue: AssistantCatalogue, phrase: string): boolean {
  const words = nameWords(phrase).filter((word) => !/\d/u.test(word));
  if (words.length === 0 || words.some((word) => catalogue.countOf(word) === 0)) return false;
  const [best] = poolFor(catalogue, needFor(words.join(' ')));
  return best !== undefined && words.every((word) => says(best.title, word));
}

/** One thing out of a phrase: its kind, and what else was said of it. */
export function needForThing(catalogue: AssistantCatalogue, phrase: string, whole: Need): Need {
  const all = catalogue.kindsIn(phrase);
  const found = all.at(-1);
  const [one] = all;
  const isPair = all.length === 2 && /^\s*$/u.test(phrase.slice(one!.to, found!.from));
  if (
    isPair &&
    poolFor(catalogue, { ...needFor(one!.kind.name), isKind: true }, [
      phrase.slice(found!.from),
    ]).some((product) => holds(product, phrase.slice(found!.from)))
  ) {
    return {
      ...whole,
      words: one!.kind.name,
      isKind: true,
      things: [],
      areIdeas: false,
      isPart: true,
      extras: [...whole.extras, phrase.slice(found!.from)],
    };
  }
  const kind = found && found.to >= phrase.length - 1 ? found : undefined;
  const rest = kind ? `${phrase.slice(0, kind.from)}`.trim() : '';
  const own = /^\d/u.test(rest) || rest === '' ? [rest] : rest.split(' ');
  return {
    ...whole,
    words: kind ? kind.kind.name : phrase,
    isKind: kind !== undefined,
    things: [],
    areIdeas: false,
    isPart: true,
    extras: [...whole.extras, ...own.filter((word) => word !== '')],
  };
}
