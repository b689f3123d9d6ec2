import { stemOf } from '@baeon/search/stem';
import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { begin, saysAnything, withSlots } from './apply-slots.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import { nameWords, poolFor } from './pool.ts';
import { COLOURS } from './phrases.ts';
import { isTyped } from './refine-or-switch.ts';
import { pickWishes } from './pick-wishes.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

export const SHORT = 4;

export type ChangedNeed = {
  need: Need;
  /** Whether something else is looked for than before. */
  isNew: boolean;
  /** Whether the sentence said anything that was understood. */
  isUnderstood: boolean;
  /** What was asked for and the catalogue does not have. */
  absent: string | null;
};

export const understood = (need: Need, isNew: boolean): ChangedNeed => ({
  need,
  isNew,
  isUnderstood: true,
  absent: null,
});

/** What is asked of a whole family of things: "zinc oxide skin care". */
export function withPlanWishes(
  catalogue: AssistantCatalogue,
  need: Need,
  slots: Slots,
): Need | null {
  if (
    !need.areIdeas ||
    slots.words.length === 0 ||
    slots.words.length > 5 ||
    slots.rest.split(' ').length > 6
  )
    return need;
  const pool = poolOf(
    catalogue,
    need,
    slots.words.map((word) => word.text),
  );
  const { wishes } = pickWishes(catalogue, slots.words, slots.rest, pool);
  const isStated = (wish: string) => pool.some((product) => holds(product, wish));
  const isElsewhere = !wishes.every(isStated) || wishes.length < slots.words.length;
  const words = slots.words.map((word) => word.text).join(' ');
  if (isElsewhere && poolFor(catalogue, needFor(words)).length > 0) return null;
  return { ...need, extras: wishes.filter(isStated) };
}

/** A name that nothing of what is asked now goes with gives way to it: the same game for another console. */
export function byLaterWords(
  catalogue: AssistantCatalogue,
  need: Need,
  wishes: string[],
  pool: ProductRow[],
): Need | null {
  const open = wishes.filter(
    (wish) => !COLOURS.has(wish) && !pool.some(({ title }) => says(title, wish)),
  );
  const earlier = need.extras.filter((wish) => !wishes.includes(wish) && !COLOURS.has(wish));
  if (open.length === 0 || earlier.length === 0 || isTyped(pool)) return null;
  const other = { ...need, words: need.extras.join(' '), extras: [] };
  const [best] = poolFor(catalogue, other);
  return best && open.every((wish) => says(best.title, wish)) ? other : null;
}

/** Of several things, the only one that a wish can be about. */
export function oneOfThings(
  catalogue: AssistantCatalogue,
  need: Need,
  wishes: string[],
  text: string,
): Need | null {
  if (need.things.length < 2 || need.areIdeas || wishes.length === 0) return null;
  const able = need.things.filter((thing) => {
    const one = begin(need, catalogue.kindsIn(thing).at(-1)?.kind.name ?? thing, true);
    return poolFor(catalogue, { ...one, extras: [] }, wishes).some((product) =>
      wishes.every((wish) => holds(product, wish)),
    );
  });
  const [only] = able;
  return able.length === 1 || (only !== undefined && /\bone\b/u.test(text))
    ? {
        ...begin(need, catalogue.kindsIn(only!).at(-1)?.kind.name ?? only!, true),
        extras: need.extras,
      }
    : null;
}

export const poolOf = (
  catalogue: AssistantCatalogue,
  need: Need,
  words: string[],
): ProductRow[] => {
  if (need.words !== '') return poolFor(catalogue, need, words);
  return need.things.slice(0, 4).flatMap((thing) => {
    const kind = catalogue.kindsIn(thing).at(-1)?.kind.name;
    return poolFor(
      catalogue,
      { ...needFor(kind ?? thing), isKind: kind !== undefined },
      words,
    ).slice(0, 60);
  });
};

/** No kind is named: what products are called, or nothing that there is. */
export function byWords(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  wishes: string[],
): ChangedNeed {
  const words = slots.words.map((word) => word.text);
  const base = { ...(before ?? needFor('')), words: '' };
  if (words.length === 0 && slots.brands.length === 0) {
    return {
      need: withSlots(base, slots, text),
      isNew: false,
      isUnderstood: saysAnything(slots),
      absent: null,
    };
  }
  const known = words.filter((word) => /\d/u.test(word) || catalogue.countOf(word) > 0);
  const isKnown = known.some((word) => !/^\d/u.test(word));
  const isEnough =
    words.length <= 2 ? known.length === words.length : known.length >= words.length / 2;
  if (words.length > 0 && words.every((word) => COLOURS.has(word))) {
    return {
      need: { ...withSlots(base, slots, text), extras: words },
      isNew: false,
      isUnderstood: true,
      absent: null,
    };
  }
  const letters = known.filter((word) => !/^\d/u.test(word));
  const names = isKnown && isEnough ? [known.join(' ')] : [];
  if (names.length > 0 && letters.length < known.length && letters.length > 1)
    names.push(letters.join(' '));
  if (slots.brands.length > 0 && !isKnown) names.push(slots.brands.join(' ').toLowerCase());
  for (const name of names) {
    const need = { ...withSlots({ ...base, words: name }, slots, text), extras: wishes };
    if (poolFor(catalogue, need).length > 0) return understood(need, true);
  }
  const named = needNamed(catalogue, base, words, slots, text);
  if (named) return understood(named, true);
  const absent = [...words, ...wishes].join(' ');
  return { need: base, isNew: true, isUnderstood: false, absent };
}

/** Whether a product is what a word names: its title or type ends in it, or in what it goes before ("rash cream"). */
function isThing({ title, productType }: ProductRow, word: string): boolean {
  const head = plain(title.split(/ for | with |[(–,]/iu)[0]!).trim();
  const leaf = plain(productType?.split('>').at(-1) ?? '').trim();
  const ends = [...head.split(' ').slice(-2), leaf.split(' ').at(-1)!];
  return productType === null || ends.some((end) => stemOf(end) === stemOf(word));
}

/** The word that names a thing, though it is no kind of its own; the last one, since "garlic bread" is a bread. */
function thingAmong(catalogue: AssistantCatalogue, words: string[]): string | null {
  const known = words.filter((word) => /^\p{L}{3,}$/u.test(word) && catalogue.countOf(word) > 0);
  return (
    known.slice(-3).findLast((word) => {
      const [best] = poolFor(catalogue, needFor(word));
      return best !== undefined && best.productType !== null && isThing(best, word);
    }) ?? null
  );
}

export const namesThing = (catalogue: AssistantCatalogue, slots: Slots): boolean =>
  thingAmong(
    catalogue,
    slots.words.map(({ text }) => text),
  ) !== null;

/** A thing that is named by a word, with what else was said of it. */
function needNamed(
  catalogue: AssistantCatalogue,
  base: Need,
  words: string[],
  slots: Slots,
  text: string,
): Need | null {
  const thing = thingAmong(catalogue, words);
  if (thing === null) return null;
  const extras = words.filter((word) => word !== thing && catalogue.countOf(word) > 0);
  return {
    ...withSlots({ ...base, words: thing, isKind: false }, slots, text),
    extras: [...base.extras, ...extras],
  };
}

/** Words that say nothing of what is looked for may name something else. */
export function otherThing(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need,
): ChangedNeed | null {
  const words = slots.words
    .map((word) => word.text)
    .filter((word) => !COLOURS.has(word) && word !== 'colour');
  if (words.length === 0) return null;
  const known = words.filter((word) => !/\d/u.test(word) && catalogue.countOf(word) > 0);
  const isHalf = text.split(' ').length < SHORT && known.length < words.length;
  // "One with a remote" asks for no remote.
  const isProperty = /\b(?:ones?|type|kind|handed|free)\b/u.test(text);
  if (known.length > 0 && known.length <= 3 && !isHalf && !isProperty) {
    const thing = begin(before, known.join(' '), false);
    const [best] = poolFor(catalogue, thing);
    const isCalled =
      best && known.every((word) => says(`${best.title} ${best.productType ?? ''}`, word));
    const isJump =
      best?.productType === null
        ? known.length > 1 && !/^(?:for|with|in)\b/u.test(text)
        : known.length > 1 || (best && isThing(best, known[0]!));
    if (isCalled && isJump) {
      return understood(withSlots(thing, slots, text), true);
    }
    const named = needNamed(catalogue, begin(before, '', false), known, slots, text);
    if (named) return understood(named, true);
  }
  const isShort = text.split(' ').length <= SHORT;
  return isShort && !saysAnything(slots)
    ? { need: before, isNew: false, isUnderstood: false, absent: words.join(' ') }
    : null;
}

/**
 * Where the kind has nothing that is called so, and other things are: films and parts of a name where titles are
 * all there is, chess where a "chess board" is asked for. A "bp machine" that nobody knows is no machine.
 */
export function byNameInstead(
  catalogue: AssistantCatalogue,
  need: Need,
  slots: Slots,
  pool: ProductRow[],
): ChangedNeed | null {
  if (!need.isKind) return null;
  const isStated = (word: string) => pool.some((product) => holds(product, word));
  const open = slots.words.filter(({ text }) => !/\d/u.test(text) && !isStated(text));
  const claimed = open.filter(({ isClaimed }) => isClaimed).map(({ text }) => text);
  const known = open.map(({ text }) => text).filter((word) => catalogue.countOf(word) > 0);
  const typed = isTyped(pool);
  if (!typed) {
    const named = need.extras.filter(
      (wish) => /^\p{L}/u.test(wish) && !wish.includes(' or ') && !COLOURS.has(wish),
    );
    const thing = {
      ...need,
      words: [...nameWords(need.words), ...named].join(' ').slice(0, 200),
      isKind: false,
      extras: need.extras.filter((wish) => !named.includes(wish)),
    };
    if (named.length > 0 && poolFor(catalogue, thing).length > 0) return understood(thing, true);
  }
  if (known.length > 0) {
    const words = typed
      ? known.filter((word) => claimed.includes(word))
      : [...known, ...need.extras.filter((extra) => !known.includes(extra))];
    const thing = {
      ...need,
      words: (typed ? words : [...nameWords(need.words), ...words]).join(' '),
      isKind: false,
      extras: [],
    };
    const [best] = words.length > 0 ? poolFor(catalogue, thing) : [];
    const leaf = best?.productType?.split('>').at(-1)?.trim() ?? '';
    const isCalled =
      best &&
      words.every((word) =>
        typed ? !leaf.includes(' ') && says(leaf, word) : says(best.title, word),
      );
    if (isCalled) return understood(thing, true);
  }
  const isUnknown = claimed.length > 0 && claimed.every((word) => catalogue.countOf(word) === 0);
  const names = new Set([need.words, `${need.words}s`, ...otherNames(need.words)]);
  const isGeneric =
    !need.words.includes(' ') &&
    pool.filter(({ id }) => !names.has(catalogue.kindOf(id)?.name ?? '')).length >
      pool.length * 0.6;
  return isUnknown && isGeneric
    ? { need, isNew: true, isUnderstood: false, absent: `${claimed.join(' ')} ${need.words}` }
    : null;
}
