import type { ProductRow } from '../../../db/product-row.ts';
import { circumstances } from '../meaning/circumstances.ts';
import { shelfKey } from '../meaning/shelves.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import { isCalled, isShelf, poolFor } from './pool.ts';
import type { NamedThing } from './named-things.ts';
import { withoutPlural } from './refine-or-switch.ts';
import { isAnyThing, type TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';
import { holds, says } from './stated.ts';
import { isAskedByName, isLong, isTelling } from './told.ts';

/** What is found by a part of a name has to be so near to what was said to be it. */
const IS_IT = 0.36;
/** It may be farther where it is called so. */
const IS_CALLED = 0.3;
const NEAREST = 3;
/** A name by itself is so near to the shelf that it is on. */
const ON_SHELF = 0.5;

/** What the table tells of is no name. */
const SAME = 0.6;
const MOST_WORDS = 5;

type Words = Pick<Slots, 'words' | 'rest' | 'kinds' | 'unwanted'>;
type Token = { text: string; from: number; isKind: boolean };

/** All things that people are helped by, as a list of what any shop may have. */
const THINGS = new Set(circumstances.flatMap(({ things }) => things.map(withoutPlural)));

const tokensOf = ({ words, kinds }: Words): Token[] =>
  [
    ...words.map(({ text, from }) => ({ text, from, isKind: false })),
    ...kinds.map(({ said, from }) => ({ text: said, from, isKind: true })),
  ]
    .filter(({ text }) => !/\d/u.test(text))
    .toSorted((a, b) => a.from - b.from);

/** What is asked for, before what it is for. */
function nameIn(slots: Words): string[] {
  const end = /\b(?:for|with|to|in|of)\b/u.exec(slots.rest)?.index ?? slots.rest.length;
  return tokensOf(slots)
    .filter(({ from }) => from < end)
    .map(({ text }) => text);
}

/** Words of a name that nothing in the catalogue has. */
export const unknownWords = ({ countOf }: AssistantCatalogue, slots: Words): string[] =>
  nameIn({ ...slots, kinds: [] }).filter((word) => countOf(word) === 0);

/** "Petrol generator for my shop" ends in a word that nothing here has. */
export function hasUnknownHead({ countOf }: AssistantCatalogue, slots: Words): boolean {
  const head = nameIn(slots).at(-1);
  return head !== undefined && countOf(head) === 0;
}

/** "One with big buttons" */
const IS_FOR = /\b(?:for|with|to|in|of)\s+(?:an?\s+|the\s+)?$/u;

type Name = { words: Token[]; isByName: boolean };

/** The words in a row by which something is asked for: "a petrol generator for my shop". */
function nameAskedIn(slots: Words): Name {
  const { rest } = slots;
  const runs: Token[][] = [];
  for (const token of tokensOf(slots)) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && /^[ -]$/u.test(rest.slice(last.from + last.text.length, token.from));
    if (isNext) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  const byName = runs.find(
    ([first]) => isAskedByName(rest, first!.from) && !IS_FOR.test(rest.slice(0, first!.from)),
  );
  const first = runs[0] ?? [];
  const lead = rest.slice(0, first[0]?.from ?? 0);
  const clause = lead + rest.slice(lead.length).split(/[.!?;,]/u, 1)[0]!;
  const isFirst = !isTelling(clause) && !/[,.;!?]|\b(?:for|with|to|in|of)\b/u.test(lead);
  const words = byName ?? (isFirst ? first : []);
  return { words: words.length > MOST_WORDS ? [] : words, isByName: byName !== undefined };
}

/** A name that has to be looked at by itself: it ends in no kind that there is, or in one that says nothing. */
export function nameAsked(
  slots: Words,
  before: Need | null,
  { words, isByName } = nameAskedIn(slots),
): string | null {
  const last = words.at(-1);
  // What is said of what is shown, and what a story begins with, may name nothing.
  if (!isByName && (before !== null || isTelling(slots.rest))) return null;
  return last && (!last.isKind || isAnyThing(last.text))
    ? words.map(({ text }) => text).join(' ')
    : null;
}

/** Whether something that there is is asked for beside the name. */
function asksOther(slots: Words, { words, isByName }: Name): boolean {
  const isOther = ({ isTold, standing, after, said, from }: NamedThing) =>
    !isTold &&
    standing !== 'aside' &&
    (after === null || (!isByName && standing === 'asked')) &&
    !isAnyThing(said) &&
    !words.some((word) => word.from === from);
  return slots.kinds.some(isOther);
}

/** What was found has the last word of the name in its title or type. */
const isFoundBy = (name: string, [first]: ProductRow[]): boolean =>
  first !== undefined && says(`${first.title} ${first.productType ?? ''}`, name.split(' ').at(-1)!);

/** Whether anything is called so. */
const isHere = (catalogue: AssistantCatalogue, thing: string, { alone }: TurnMeaning): boolean =>
  alone.shelvesOf(thing).length > 0 ||
  poolFor(catalogue, needFor(thing)).some((product) => isCalled(product, thing));

/** What is asked for by a name that any shop knows, and is not here: "lawn mower", "bp machine". */
function knownButMissing(
  catalogue: AssistantCatalogue,
  name: Token[],
  meaning: TurnMeaning,
): string | null {
  const last = name.at(-1);
  if (!last) return null;
  for (const nth of name.keys()) {
    const parts = name.slice(nth);
    const thing = parts.map(({ text }) => text).join(' ');
    if (!THINGS.has(withoutPlural(thing))) continue;
    if (isHere(catalogue, thing, meaning)) return null;
    // A "cotton kurta" is a kurta that is of cotton, and a "chess board" is with the chess.
    const pool = last.isKind ? poolFor(catalogue, { ...needFor(last.text), isKind: true }) : [];
    const before = parts.slice(0, -1).map(({ text }) => text);
    const isOwn =
      pool.some((product) => before.every((word) => holds(product, word))) ||
      before.some((word) => meaning.alone.shelvesOf(word).length > 0);
    return last.isKind && (before.length === 0 || isOwn) ? null : thing;
  }
  return null;
}

/** A thing that is asked for by a name of which only a part was found, on something else: "glucometer strips". */
export function missingName(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Words,
  need: Need,
  before: Need | null,
  meaning: TurnMeaning,
): string | null {
  const { alone, name } = meaning;
  if (need.brands.length > 0 || need.gift !== null || (need.things.length > 0 && !need.areIdeas))
    return null;
  const called = nameAskedIn(slots);
  const isPlain = slots.unwanted.length === 0 && !asksOther(slots, called);
  const missing = isPlain ? knownButMissing(catalogue, called.words, meaning) : null;
  if (missing !== null) return missing;
  // "The machine for checking blood sugar" is told of in the table, which has nothing for it that is here.
  const { told } = alone;
  const nameSaid = isPlain ? nameAsked(slots, before, called) : null;
  const isTold = nameSaid !== null && told.score >= SAME && !told.isPlan && before === null;
  if (isTold && !told.things.some((thing) => isHere(catalogue, thing, meaning)))
    return told.things[0]!;
  const isKind = need.isKind && !need.isMeant && !isAnyThing(need.words);
  const isFar = !isKind && name && (name.top[0]?.score ?? 0) < ON_SHELF && told.score < SAME;
  if (nameSaid !== null && isFar && !isFoundBy(nameSaid, poolFor(catalogue, need))) return nameSaid;
  const isNamed = need.words !== '' && !need.isMeant;
  if (!isNamed || isLong(text) || isTelling(text)) return null;
  const [unknown] = unknownWords(catalogue, slots);
  if (unknown === undefined) return null;
  // "Glucometer strips" are other strips; "kajal smudge proof" is a kajal.
  const whole = nameIn(slots);
  const found = whole.indexOf(need.words);
  if (found >= 0 && found < whole.indexOf(unknown)) return null;
  const [first] = poolFor(catalogue, need);
  // Where there are no types, titles are all that tells.
  if (!first || !isShelf(shelfKey(first))) return null;
  // What is among the nearest is it, whatever else is said of it.
  if (alone.top.slice(0, NEAREST).some(({ key }) => key === shelfKey(first))) return null;
  const near = alone.of(shelfKey(first));
  const least = says(first.title, whole.at(-1)!) ? IS_CALLED : IS_IT;
  return near < least ? whole.join(' ') : null;
}
