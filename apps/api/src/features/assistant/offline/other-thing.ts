import type { ProductRow } from '../../../db/product-row.ts';
import { byWords } from './by-words.ts';
import { isOfBrand } from './fits.ts';
import { begin, type ChangedNeed, understood } from './apply-slots.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import type { NamedThing } from './named-things.ts';
import { nameWords, onShelfNamed, poolFor, poolOf } from './pool.ts';
import { CHILDREN, PETS } from '../meaning/near-shelves.ts';
import { isForOthers } from './made-for.ts';
import { COLOURS } from './phrases.ts';
import { isTyped } from './refine-or-switch.ts';
import { pickWishes } from './pick-wishes.ts';
import { isAnyThing, shelfOrKind, TELLS_OF, type TurnMeaning } from './shelves-meant.ts';
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
  return isUnknown && isAnyThing(need.words)
    ? { need, isNew: true, isUnderstood: false, absent: `${claimed.join(' ')} ${need.words}` }
    : null;
}

const shelfNeed = (key: string): Need => ({
  ...needFor(''),
  shelves: [{ key, gists: [], far: [], said: '' }],
});
/** So much less near something else may be, to be meant as well. */
const AS_NEAR = 0.08;

/** "Bowls for the guests" are none of those for pets and babies, be there no others that are called so: words then. */
export function withoutOthersKinds(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  meaning: TurnMeaning | undefined,
): Slots {
  const said = `${before?.use ?? ''} ${text}`;
  // A labrador is a dog, whatever it is called.
  const tellsOf = (key: string) => (meaning?.whole.of(key) ?? 0) >= TELLS_OF;
  if (tellsOf(PETS) || tellsOf(CHILDREN)) return slots;
  const isForThem = (each: ProductRow) => isForOthers(each, slots.forWhom, said);
  // A doll says whom it is for; dinner sets are as near to bowls for guests.
  const hasNearFor = (isOne: (product: ProductRow) => boolean, own: ProductRow): boolean => {
    const { top = [], of } = meaning?.alone ?? {};
    const least = (of?.(shelfOrKind(catalogue, own)) ?? Infinity) - AS_NEAR;
    return top.some(({ key, score }) => {
      const [first] = score < least ? [] : poolFor(catalogue, onShelfNamed(shelfNeed(key), key));
      return first !== undefined && isOne(first);
    });
  };
  const isInRow = ({ from, to }: NamedThing) =>
    slots.kinds.some((other) => other.to === from - 1 || other.from === to + 1);
  const isOfOthers = ({ name, said: word }: NamedThing) => {
    const pool = poolFor(catalogue, { ...needFor(name), isKind: true });
    return (
      !word.includes(' ') &&
      pool.length > 0 &&
      pool.every(isForThem) &&
      hasNearFor((each) => !isForThem(each), pool[0]!)
    );
  };
  // Who names nothing else means what there is.
  const others = slots.kinds.filter((kind) => !kind.isTold && !isInRow(kind) && isOfOthers(kind));
  if (others.length === 0 || slots.words.length + slots.kinds.length - others.length === 0)
    return slots;
  const words = others.map(({ said: word, from }) => ({ text: word, from, isClaimed: false }));
  return {
    ...slots,
    kinds: slots.kinds.filter((kind) => !others.includes(kind)),
    words: [...slots.words, ...words].toSorted((a, b) => a.from - b.from),
  };
}

/** "A double door one" */
const NEW_ONE = /\b(?:an?|the|some|any|new|another)\s+(?:[\p{L}\d-]+\s+){0,3}ones?\b/u;
/** "My phone hangs, need a new one": whatever else is said of it, and of whose it is. */
const ASKS_ONE =
  /\b(?:need|needs|want|wants|buy|get|show|suggest|looking for)\s+(?:me\s+)?(?:an?\s+)?(?:new\s+|good\s+|better\s+)*ones?\b/u;
const OWN = /(?:^|[\s,.;])(?:my|our|the|his|her|their)\s+(?:[\p{L}-]+\s+){0,2}$/u;

/** "Our old fridge has given up, looking for a double door one": what is told of is wanted, where nothing else is named. */
export function wantedOfTold(
  catalogue: AssistantCatalogue,
  { rest: text, words }: Slots,
  told: NamedThing[],
): NamedThing[] {
  const isOwn = ({ from }: NamedThing) => OWN.test(text.slice(0, from));
  const asksOne = ASKS_ONE.test(text);
  const last = (asksOne ? told.find(isOwn) : undefined) ?? told.at(-1);
  if (!last || !(asksOne || NEW_ONE.test(text))) return [];
  const pool = poolFor(
    catalogue,
    { ...needFor(last.name), isKind: true },
    words.map((word) => word.text),
  );
  const isStated =
    asksOne ||
    words.length === 0 ||
    words.some((word) => pool.some((each) => holds(each, word.text)));
  return isStated ? [{ ...last, isTold: false, standing: 'asked', after: null }] : [];
}

/** "A polar or fitbit that shows the heart rate": makers of nothing like what was spoken of, by what their titles say. */
export function ofOtherMakers(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need,
  pool: ProductRow[],
): ChangedNeed | null {
  const { brands, words } = slots;
  if (brands.length === 0 || words.length === 0 || isTyped(pool)) return null;
  if (pool.some((product) => isOfBrand(product, brands))) return null;
  const other = byWords(catalogue, text, slots, begin(before, '', false), []);
  return other.isUnderstood ? other : null;
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
