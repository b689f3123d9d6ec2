import type { AssistantCatalogue, Need } from './chat-state.ts';
import { isLong } from './meaning-texts.ts';
import { shelfKey } from '../meaning/shelves.ts';
import { isShelf, poolFor } from './pool.ts';
import type { TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';
import { says } from './stated.ts';
import { isTelling } from './told.ts';

/** What is found by a part of a name has to be so near to what was said to be it. */
const IS_IT = 0.36;
/** It may be farther where it is called so. */
const IS_CALLED = 0.3;
const NEAREST = 3;

type Words = Pick<Slots, 'words' | 'rest' | 'kinds'>;

/** What is asked for, before what it is for. */
function nameIn({ words, rest, kinds }: Words): string[] {
  const end = /\b(?:for|with|to|in|of)\b/u.exec(rest)?.index ?? rest.length;
  const all = [...words, ...kinds.map(({ said, from }) => ({ text: said, from }))];
  return all
    .filter(({ text, from }) => from < end && !/\d/u.test(text))
    .toSorted((a, b) => a.from - b.from)
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

/** A thing that is asked for by a name of which only a part was found, on something else: "glucometer strips". */
export function missingName(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Words,
  need: Need,
  { alone }: TurnMeaning,
): string | null {
  const isNamed = need.words !== '' && !need.isMeant && need.brands.length === 0;
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
