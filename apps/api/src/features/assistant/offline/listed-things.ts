import { otherNames } from '@baeon/search/synonyms';
import type { Nearness } from '../meaning/near-shelves.ts';
import { shelfKey } from '../meaning/shelves.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { countedThing, type ListPart, MOST_THINGS, numberIn, partsOfList } from './list-parts.ts';
import { COLOURS } from './phrases.ts';
import { isEnglish } from './spelling-meant.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import { isShelf, nameWords, onShelfNamed, poolFor, thingName } from './pool.ts';
import { shelfOfThing } from './list-shelves.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

/** So near the words of a part have to be to a shelf that is meant by them. */
const MEANT = 0.58;
const FAR = 0.15;

/** The thing that a part of a list names: a kind that has what is asked of it, a title, or what is meant by it. */
function thingOf(
  catalogue: AssistantCatalogue,
  { phrase, kind, words }: ListPart,
  theme: string,
  near: Nearness | undefined,
  beside: string[],
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
  // A word alone is a thing where something is called so, be it with a word of the list: "flat" and "thin" are none.
  const isName =
    bare.includes(' ') ||
    kind !== undefined ||
    isThing(catalogue, bare) ||
    withOthersWord(catalogue, bare, beside, '') !== bare ||
    // "Turmeric, chilli and coriander powder" are three powders.
    beside.some((other) => {
      const name = `${bare} ${other.split(' ').at(-1)}`;
      return isNamed(catalogue, name) && isInOrder(catalogue, name);
    });
  if (isName && isNamed(catalogue, bare)) return asThing([...measures, bare], false);
  if (kind && names.every((word) => pool.some((product) => holds(product, word))))
    return asThing([...wishes, kind.name], true);
  const top = near?.top[0];
  const sharesWord = names.some((word) => says(top?.name ?? '', word));
  const isKnown =
    kind !== undefined || names.some((word) => catalogue.countOf(word) > 0 || isEnglish(word));
  if (top && isKnown && top.score >= MEANT && (!kind || sharesWord)) {
    const found = catalogue.kindsIn(top.name).at(-1);
    return found ? asThing([...measures, found.kind.name], false) : asThing([top.key], false);
  }
  return kind ? asThing([...wishes, kind.name], true) : null;
}

/** "Tea powder" is on the shelf that is called by one of its words, and far from where powder is. */
function isOne(
  catalogue: AssistantCatalogue,
  { kinds, kind, words }: ListPart,
  near: Nearness | undefined,
): boolean {
  const top = near?.top[0];
  if (!top || !kind || kinds.length !== 2 || words.length > 1 || top.score < MEANT) return false;
  if (!isSameThing(top.name, kinds[0]!)) return false;
  const there = poolFor(catalogue, { ...needFor(kind.name), isKind: true });
  return there.every((product) => near!.of(shelfKey(product)) < top.score - FAR);
}

/** Words in a row that name several things: "oats honey cornflakes" are oats and corn flakes with honey. */
function apart(catalogue: AssistantCatalogue, part: ListPart): ListPart[] {
  if (part.kinds.length + part.words.length < 2 || /[\d-]/u.test(part.phrase)) return [part];
  const { kinds, phrase } = part;
  const names = phrase.match(new RegExp([...kinds, String.raw`\S+`].join('|'), 'gu')) ?? [];
  const groups: string[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    const both = `${last} ${name}`;
    const isOrder =
      !(kinds.includes(name) && kinds.includes(last ?? '')) || isInOrder(catalogue, both);
    if (last !== undefined && isOrder && isNamed(catalogue, both)) groups[groups.length - 1] = both;
    else groups.push(name);
  }
  const isOwn = (group: string) =>
    !COLOURS.has(group) && (kinds.includes(group) || isThing(catalogue, group));
  if (groups.length < 2 || !groups.every(isOwn)) return [part];
  return groups.map((group): ListPart => {
    const name = kindName(catalogue, group);
    const kind = kinds.includes(group) ? { ...part.kind!, name, said: group } : undefined;
    const words = kind ? [] : group.split(' ');
    return { phrase: group, said: group, kind, words, kinds, isCounted: false, isTheme: false };
  });
}

/** A "tennis ball cricket bat" is no "bat ball". */
const isInOrder = (catalogue: AssistantCatalogue, phrase: string): boolean =>
  poolFor(catalogue, needFor(phrase)).some(({ title }) => isWithin(title, phrase));

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

const isKindName = (catalogue: AssistantCatalogue, name: string): boolean =>
  catalogue.kindsIn(name).some(({ from, to }) => from === 0 && to === name.length);

/** What nothing is called by itself may be so with a word of the list: a "tank" beside fish food, a "tray" for paint. */
function withOthersWord(
  catalogue: AssistantCatalogue,
  thing: string,
  things: string[],
  said: string,
): string {
  if (isShelf(thing) || catalogue.kindsIn(thing).length > 0 || thing.includes(' ')) return thing;
  const themes = [...things.filter((other) => other !== thing), said].flatMap(nameWords);
  const names = [...new Set(themes)].map((theme) => `${theme} ${thing}`);
  return (
    names.find((name) => isKindName(catalogue, name)) ??
    names.find((name) => isNamed(catalogue, name) && isInOrder(catalogue, name)) ??
    thing
  );
}

/** Beside a football boots are football boots, where there is such a kind. */
export function inContext(catalogue: AssistantCatalogue, named: string[], said: string): string[] {
  const things = named.map((thing) => withOthersWord(catalogue, thing, named, said));
  const [first = '', ...others] = things;
  const themes = isShelf(first) ? [] : first.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  return [
    first,
    ...others.map((thing) => {
      const own = themes
        .map((theme) => `${theme} ${thing}`)
        .find((name) => isKindName(catalogue, name));
      return own ?? thing;
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
    (part.isTheme
      ? []
      : isOne(catalogue, part, near[nth])
        ? [part]
        : apart(catalogue, part)
    ).flatMap((each) => {
      const named = thingOf(
        catalogue,
        each,
        theme,
        each === part ? near[nth] : undefined,
        parts.flatMap((other) => (other === part ? [] : [other.phrase])),
      );
      return named ? [Object.assign(named, { part: each })] : [];
    }),
  );
  const spokenOf = before && before.words !== '' ? poolFor(catalogue, before, [slots.rest]) : [];
  const areStated = (phrase: string, pool: ProductRow[]) =>
    nameWords(phrase).every((word) => pool.some((product) => holds(product, word)));
  const named = things.filter(({ isPlain, bare }) => isPlain || !areStated(bare, spokenOf));
  // Somewhere among them one has to be a thing for sure.
  const isSure = named.some(({ isPlain, bare }) => isPlain || isThing(catalogue, bare));
  if (!isSure) return [];
  if (named.length < 2 || named.every(({ isPlain }) => isPlain)) return [];
  // What the first thing states is asked of it: "shoes, black and waterproof".
  const [one] = named;
  const pool = poolFor(catalogue, needForThing(catalogue, one!.thing, needFor('')), [slots.rest]);
  const others = named.filter(
    ({ part, isPlain, bare }) =>
      isPlain || part.isCounted || part === one!.part || !areStated(bare, pool),
  );
  if (others.length < 2) return [];
  const all = named.filter((each) => others.includes(each) || isThing(catalogue, each.bare));
  return [...new Set(all.map(({ thing }) => thing))].slice(0, MOST_THINGS);
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

/** Things of a list without those that are ruled out: "bag" rules out the backpack, which is one. */
export function withoutUnwantedThings(need: Need, unwanted: string[]): Need {
  if (need.things.length === 0 || unwanted.length === 0) return need;
  const isOut = (thing: string) => {
    const name = thingName(thing);
    return unwanted.some(
      (out) =>
        name.includes(out) ||
        out.includes(name) ||
        otherNames(withoutPlural(out)).some((other) => isSameThing(name, other)),
    );
  };
  return { ...need, things: need.things.filter((thing) => !isOut(thing)) };
}
