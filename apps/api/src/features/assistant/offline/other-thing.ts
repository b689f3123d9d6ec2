import { otherNames } from '@baeon/search/synonyms';
import type { ProductRow } from '../../../db/product-row.ts';
import { begin, type ChangedNeed, understood } from './apply-slots.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import { nameWords, poolFor, poolOf } from './pool.ts';
import { COLOURS } from './phrases.ts';
import { isTyped } from './refine-or-switch.ts';
import { pickWishes } from './pick-wishes.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';

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
  if (!typed) return null;
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

/** "Acoustic" after electric guitars is another kind of guitar. */
export function siblingOf(
  catalogue: AssistantCatalogue,
  need: Need,
  words: string[],
  pool: ProductRow[],
): Need | null {
  const [end, ...before] = need.words.split(' ').toReversed();
  if (!need.isKind || before.length === 0) return null;
  for (const word of words) {
    if (pool.some((product) => holds(product, word))) continue;
    const name = `${word} ${end}`;
    const found = catalogue.kindsIn(name)[0];
    if (found && found.from === 0 && found.to === name.length)
      return { ...need, words: found.kind.name };
  }
  return null;
}
