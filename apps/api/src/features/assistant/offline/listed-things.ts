import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { isShelf, nameWords, onShelfNamed, poolFor } from './pool.ts';
import { shelfOfThing } from './list-shelves.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

export const MOST_THINGS = 6;

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
  if (isShelf(phrase)) return { ...onShelfNamed(whole, phrase), isPart: true };
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
  const rest = kind ? phrase.slice(0, kind.from) : '';
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
    words: kind ? kind.kind.name : phrase,
    isKind: kind !== undefined,
    things: [],
    areIdeas: false,
    isPart: true,
    extras: [...whole.extras, ...own],
  };
}
