import { isMeasure, readMeasures } from '@baeon/search/measures';
import { SMALL_NUMBERS } from '@baeon/search/number-words';
import type { Nearness } from '../meaning/near-shelves.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { isTelling } from './told.ts';
import { COLOURS } from './phrases.ts';
import { DESCRIBING, type NamedThing, PACKED } from './named-things.ts';
import { isShelf, nameWords, onShelfNamed, poolFor } from './pool.ts';
import { shelfOfThing } from './list-shelves.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

export const MOST_THINGS = 6;

/** Between the things of a list. */
const BETWEEN = /\s*(?:[,;&+]|\.{2,}|\.\s|\s[-–]\s|:|\band\b|\bor\b|\bplus\b)\s*/gu;
/** Behind these stands what a thing is for, or who speaks. */
const ASIDE = /\b(?:for|with|who|which|that|in|under|from|need|i|we|it|he|she|is|are|if)\b/u;
const LEAD = /^(?:(?:i|we|need|want|also|then|give|show|buy|get|a|an|the|some)\b|\s)*/u;
/** So near the words of a part have to be to a shelf that is meant by them. */
const MEANT = 0.5;

/** A part of a list: its words in their order, and the kind that it ends in. */
export type ListPart = {
  phrase: string;
  /** With what it is for. */
  said: string;
  kind: NamedThing | undefined;
  words: string[];
  kinds: string[];
  /** "A roller" is a thing, "black" is none. */
  isCounted: boolean;
  /** Whether it tells what the list is for: "new flat: …". */
  isTheme: boolean;
};

/** What stands between commas and the like, where it says anything. */
export function partsOfList({ rest: text, kinds, words }: Slots): ListPart[] {
  const ends = [...text.matchAll(BETWEEN)];
  const opens = ends.findIndex(([end]) => /:|\s[-–]\s/u.test(end));
  const told = /^[^,;:&+]*?\.\s/u.test(text) ? ends.findIndex(([end]) => end.startsWith('.')) : -1;
  return [...ends, null].flatMap((end, nth) => {
    const last = ends[nth - 1];
    const from = last ? last.index + last[0].length : 0;
    const part = text.slice(from, end?.index);
    const lead = LEAD.exec(part)![0].length;
    const aside = ASIDE.exec(part.slice(lead));
    const to = aside ? from + lead + aside.index : from + part.length;
    const own = kinds.filter((kind) => kind.from >= from && kind.from < to && !kind.isTold);
    const kind = own.at(-1);
    const said = [
      ...words
        .filter((word) => word.from >= from && word.from < to)
        .filter((word) => !DESCRIBING.has(word.text))
        .filter((word) => !/^\p{L}+ of\b/u.test(text.slice(word.from)) || !PACKED.test(word.text)),
      ...own.map((each) => ({ text: each.said, from: each.from })),
    ]
      .toSorted((a, b) => a.from - b.from)
      .map(({ text: word, from: at }) => ({
        text: /\bsize $/u.test(text.slice(0, at)) ? `size ${word}` : word,
        from: at,
      }));
    const isTheme =
      nth <= Math.max(opens, told) || (nth === 0 && end !== null && /^[^,]*ing\b/u.test(part));
    // "Earrings, big ones" and "the hall is large" name nothing more.
    const isOfBefore = /\bones?\b/u.test(part) || (!isTheme && isTelling(part));
    if (said.length === 0 || isOfBefore) return [];
    return [
      {
        phrase: said.map((each) => each.text).join(' '),
        said: part.slice(lead).trim(),
        kind,
        words: said.flatMap((each) => (each.from === kind?.from ? [] : [each.text])),
        kinds: own.map((each) => each.said),
        isCounted: /^(?:(?:an?|one|two|three|four)\b|\d{1,2} \p{L}{3})/u.test(part),
        isTheme,
      },
    ];
  });
}

/** "Two pillows" are two of a thing, "2 kg" is a measure. */
export function countedThing(thing: string): { count: number; name: string } {
  const { n, name } = /^(?<n>\d{1,2}) (?<name>.+)$/u.exec(thing)?.groups ?? {};
  return n === undefined || name === undefined || isMeasure(readMeasures(thing)[0]!)
    ? { count: 1, name: thing }
    : { count: Math.max(1, Number(n)), name };
}

const numberIn = (word: string | undefined): string[] =>
  word === undefined
    ? []
    : /^\d{1,2}$/u.test(word)
      ? [word]
      : [SMALL_NUMBERS.get(word)].flatMap((n) => (n === undefined ? [] : [String(n)]));

/** The thing that a part of a list names: a kind that has what is asked of it, a title, or what is meant by it. */
function thingOf(
  catalogue: AssistantCatalogue,
  { phrase, kind, words }: ListPart,
  theme: string,
  near: Nearness | undefined,
): { thing: string; bare: string; isPlain: boolean } | null {
  const count = numberIn(words[0]);
  const wishes = count.length > 0 ? words.slice(1) : words;
  const measures = wishes.filter((word) => /\d/u.test(word));
  const name = count.length > 0 ? phrase.split(' ').slice(1) : phrase.split(' ');
  const bare = measures
    .reduce((so, measure) => so.replace(measure, ' '), name.join(' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const asThing = (own: string[], isPlain: boolean) => ({
    thing: [...new Set([...count, ...own])].join(' '),
    bare,
    isPlain,
  });
  if (bare.split(' ').every((word) => word === '' || COLOURS.has(word))) return null;
  if (theme !== '' && isNamed(catalogue, `${theme} ${bare}`))
    return asThing([...measures, theme, bare], false);
  const names = wishes.filter((word) => !measures.includes(word));
  const pool = kind ? poolFor(catalogue, { ...needFor(kind.name), isKind: true }, words) : [];
  if (kind && pool.some(({ title }) => names.every((word) => says(title, word))))
    return asThing([...wishes, kind.name], true);
  if (isNamed(catalogue, bare)) return asThing([...measures, bare], false);
  if (kind && names.every((word) => pool.some((product) => holds(product, word))))
    return asThing([...wishes, kind.name], true);
  const top = near?.top[0];
  const sharesWord = names.some((word) => says(top?.name ?? '', word));
  if (top && top.score >= MEANT && (!kind || sharesWord)) {
    const found = catalogue.kindsIn(top.name).at(-1);
    return found ? asThing([...measures, found.kind.name], false) : asThing([top.key], false);
  }
  return kind ? asThing([...wishes, kind.name], true) : null;
}

/** Words in a row that name several things: "oats honey cornflakes" are oats and corn flakes with honey. */
function apart(catalogue: AssistantCatalogue, part: ListPart): ListPart[] {
  if (part.words.length === 0 || /[\d-]/u.test(part.phrase)) return [part];
  const { kinds, phrase } = part;
  const names = phrase.match(new RegExp([...kinds, String.raw`\S+`].join('|'), 'gu')) ?? [];
  const groups: string[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    const both = `${last} ${name}`;
    if (last !== undefined && isNamed(catalogue, both)) groups[groups.length - 1] = both;
    else groups.push(name);
  }
  const isOwn = (group: string) =>
    !COLOURS.has(group) && (kinds.includes(group) || isThing(catalogue, group));
  return groups.length > 1 && groups.every(isOwn)
    ? groups.map((group) => ({
        ...part,
        phrase: group,
        said: group,
        kind: kinds.includes(group)
          ? { ...part.kind!, name: kindName(catalogue, group), said: group }
          : undefined,
        words: kinds.includes(group) ? [] : group.split(' '),
      }))
    : [part];
}

const kindName = (catalogue: AssistantCatalogue, said: string): string =>
  catalogue.kindsIn(said).at(-1)?.kind.name ?? said;

/** Whether titles end in a name, be it in one word or two. */
const isThing = (catalogue: AssistantCatalogue, phrase: string): boolean => {
  const end = phrase.split(' ').at(-1)!.replace(/s$/u, '');
  const isEnd = new RegExp(`${end.replaceAll(/[^\p{L}\p{N}]/gu, '.')}s?$`, 'iu');
  return (
    isNamed(catalogue, phrase) &&
    poolFor(catalogue, needFor(phrase)).some(({ title }) =>
      isEnd.test(title.split(/ with | for |[(–,]/u)[0]!.replaceAll(/\s/gu, '')),
    )
  );
};

/** Beside a football boots are football boots, where there is such a kind. */
export function inContext(catalogue: AssistantCatalogue, things: string[]): string[] {
  const [first = '', ...others] = things;
  const themes = isShelf(first) ? [] : first.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  return [
    first,
    ...others.map((thing) => {
      const named = themes
        .map((theme) => `${theme} ${thing}`)
        .find((name) =>
          catalogue
            .kindsIn(name)
            .some(({ from, to, how }) => from === 0 && to === name.length && how !== 'spelling'),
        );
      return named ?? thing;
    }),
  ];
}

/** Things of a list, of which some are named by words alone: "sona masoori, toor dal and oil". */
export function listedThings(
  catalogue: AssistantCatalogue,
  slots: Slots,
  before: Need | null,
  near: Nearness[] = [],
): string[] {
  const parts = partsOfList(slots);
  if (parts.length < 2 || parts.length > MOST_THINGS + 2) return [];
  const theme = parts[0]!.isTheme ? parts[0]!.phrase : '';
  const things = parts.flatMap((part, nth) =>
    part.isTheme
      ? []
      : apart(catalogue, part).map((each) => ({
          part: each,
          ...thingOf(catalogue, each, theme, each === part ? near[nth] : undefined),
        })),
  );
  const spokenOf = before && before.words !== '' ? poolFor(catalogue, before, [slots.rest]) : [];
  const areStated = (phrase: string, pool: ProductRow[]) =>
    nameWords(phrase).every((word) => pool.some((product) => holds(product, word)));
  const named = things.filter(
    ({ thing, isPlain, bare = '' }) =>
      thing !== undefined && (isPlain || !areStated(bare, spokenOf)),
  );
  // Somewhere among them one has to be a thing for sure.
  const isSure = named.some(({ isPlain, bare }) => isPlain || isThing(catalogue, bare!));
  if (!isSure) return [];
  if (named.length < 2 || named.every(({ isPlain }) => isPlain)) return [];
  // What the first thing states is asked of it: "shoes, black and waterproof".
  const [one] = named;
  const pool = poolFor(catalogue, needForThing(catalogue, one!.thing!, needFor('')), [slots.rest]);
  const others = named.filter(
    ({ part, isPlain, bare }) =>
      isPlain || part.isCounted || part === one!.part || !areStated(bare!, pool),
  );
  if (others.length < 2) return [];
  const all = named.filter((each) => others.includes(each) || isThing(catalogue, each.bare!));
  return [...new Set(all.map(({ thing }) => thing!))].slice(0, MOST_THINGS);
}

/** Whether something is called so: all of its words stand in a title. */
export function isNamed(catalogue: AssistantCatalogue, phrase: string): boolean {
  const words = nameWords(phrase).filter((word) => !/\d/u.test(word));
  if (words.length === 0) return false;
  const [best] = poolFor(catalogue, needFor(words.join(' ')));
  return best !== undefined && words.every((word) => says(best.title, word));
}

/** Whether a title has the words in a row, before what it tells in brackets: "drill bit set". */
const isWithin = (title: string, phrase: string): boolean =>
  new RegExp(`\\b${phrase.replace(/s$/u, '').replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu').test(
    title.split(/[(–]/u)[0]!,
  );

/** One thing out of a phrase: its kind, and what else was said of it. */
export function needForThing(catalogue: AssistantCatalogue, thing: string, whole: Need): Need {
  const { name: phrase } = countedThing(thing);
  if (isShelf(phrase)) return { ...onShelfNamed(whole, phrase), isPart: true };
  const all = catalogue.kindsIn(phrase);
  const found = all.at(-1);
  const [one] = all;
  const isPair = all.length === 2 && /^\s*$/u.test(phrase.slice(one!.to, found!.from));
  const isSecond =
    isPair &&
    poolFor(catalogue, { ...needFor(found!.kind.name), isKind: true }).some(({ title }) =>
      isWithin(title, phrase),
    );
  if (
    isPair &&
    !isSecond &&
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
  const rest = kind
    ? phrase.slice(0, kind.from)
    : (/^(?:\d[\d.]* \p{L}+ )+/u.exec(phrase)?.[0] ?? '');
  // "5 kg organic" of rice is asked in two.
  const own = rest.match(/\d[\d.]* \p{L}+|\S+/gu) ?? [];
  const shelf = shelfOfThing(whole.shelves, kind?.kind.name ?? phrase);
  if (shelf)
    return {
      ...onShelfNamed({ ...whole, shelves: [shelf] }, shelf.key),
      isPart: true,
      extras: [...whole.extras, ...own],
    };
  return {
    ...whole,
    words: kind ? kind.kind.name : phrase.slice(rest.length),
    isKind: kind !== undefined,
    things: [],
    areIdeas: false,
    isPart: true,
    extras: [...whole.extras, ...own],
  };
}
