import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Nearness } from '../meaning/near-shelves.ts';
import { shelfKey, statedText } from '../meaning/shelves.ts';
import { begin, saysAnything, withSlots } from './apply-slots.ts';
import { needNear } from './by-meaning.ts';
import type { AssistantCatalogue, Need } from './chat-state.ts';
import { OF_SHOWN } from './named-things.ts';
import { pickWishes, withWishes } from './pick-wishes.ts';
import { onShelfNamed, poolOf } from './pool.ts';
import { shelfOrKind, type TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';

/** So near a sentence has to be to what is stated, and so much nearer than to anything else. */
const LEAST = 0.3;
const CLEARLY = 0.04;
/** So much nearer than to other values under the same label. */
const AMONG_VALUES = 0.025;
const LOOKED_AT = 120;
const FEW_VALUES = 3;
/** So near to what is shown a sentence speaks of it. */
const LEAST_OF_SHELF = 0.3;

type Label = { label: string; score: number; values: Map<string, number> };

const numbersIn = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ');

function labelsOf(pool: ProductRow[], near: Pick<Nearness, 'toStated'>): Label[] {
  const labels = new Map<string, Label>();
  for (const { attributes } of pool.slice(0, LOOKED_AT)) {
    for (const [label, value] of Object.entries(attributes)) {
      const own = labels.get(label) ?? {
        label,
        score: near.toStated(statedText(label, '')),
        values: new Map<string, number>(),
      };
      labels.set(label, own);
      if (own.values.has(value)) continue;
      const score = near.toStated(statedText(label, value));
      own.values.set(value, score);
      own.score = Math.max(own.score, score);
    }
  }
  return [...labels.values()].toSorted((a, b) => b.score - a.score);
}

/** What products state that somebody means: "hers" is "Ideal for Women", "who holds 100 kg" a maximum load. */
export function labelMeant(
  pool: ProductRow[],
  near: Pick<Nearness, 'toStated'>,
  said: string,
): { label: string; value: string | null } | null {
  const [first, second] = labelsOf(pool, near);
  if (!first || first.score < LEAST || first.score < (second?.score ?? 0) + CLEARLY) return null;
  const values = [...first.values].toSorted((a, b) => b[1] - a[1]);
  const numbers = numbersIn(said);
  const sameNumber = values.find(([value]) => numbers !== '' && numbersIn(value) === numbers);
  const [best, other] = values;
  const named = near.toStated(statedText(first.label, ''));
  const isOne = best !== undefined && best[1] >= Math.max(other?.[1] ?? 0, named) + AMONG_VALUES;
  const value = sameNumber?.[0] ?? (isOne && numbers === '' ? best[0] : null);
  return { label: first.label, value: values.length > 1 ? value : null };
}

/** What the titles say that are nearest to a sentence, and no others of the kind: "blackout". */
function titleWordMeant(pool: ProductRow[], near: Nearness): string | null {
  const key = pool[0] ? shelfKey(pool[0]) : '';
  const on = near.on(key);
  if (!on || on.far.length === 0 || near.of(key) < LEAST_OF_SHELF) return null;
  const [first = [], ...others] = on.gists.map((gist) => gist.split(' '));
  const isShared = (word: string) => others.every((gist) => gist.includes(word));
  const isFar = (word: string) => on.far.some((gist) => gist.split(' ').includes(word));
  const own = first.filter((word) => word.length > 2 && isShared(word) && !isFar(word));
  return own.at(-1) ?? null;
}

/** A turn none of whose words is stated refines by what it means; a label alone is asked about. */
export function refinedByMeaning(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need,
  near: Nearness,
): { need: Need } | { label: string } | null {
  // "The metal chain one" is one of what is shown.
  const isOneWith = /\bones?[\s?.!]*$/u.test(text);
  const isNamed = slots.kinds.some(({ isTold }) => !isTold) && !isOneWith;
  const saysElse = slots.words.length === 0 && saysAnything(slots);
  if (isNamed || saysElse || slots.brands.length > 0 || before.things.length > 0) return null;
  const pool = poolOf(catalogue, before, []);
  const { wishes } = pickWishes(catalogue, slots.words, slots.rest, pool);
  if (wishes.length > 0) return null;
  const meant = labelMeant(pool, near, slots.rest);
  const narrowedTo = (wish: string) => ({
    need: withWishes(withSlots(before, slots, text), [wish], pool, slots.unwanted),
  });
  const word = meant ? null : titleWordMeant(pool, near);
  if (word !== null) return narrowedTo(word);
  if (!meant) return null;
  const { label, value } = meant;
  const isEverywhere = pool.every(({ attributes }) => attributes[label] !== undefined);
  const values = new Set(pool.flatMap(({ attributes }) => attributes[label] ?? []));
  // "GPS" is there or not; a material differs.
  if (value === null && (isEverywhere || values.size > FEW_VALUES))
    return saysAnything(slots) ? null : { label };
  return narrowedTo(plain(value ?? label.replaceAll('_', ' ')));
}

/** So near a turn has to be to a shelf, and so much nearer than to what is shown, to be about it. */
const ABOUT_IT = 0.42;
const BY_FAR = 0.09;

/** "The tray should be the large one" */
const POINTS_AT_SHOWN =
  /\b(?:(?:the|a|an) (?:\p{L}+ ){0,3}ones?|\p{L}+ coated|should be|must be|has to be)\b/u;

/** "What will the kitten eat" after dog food: what names and narrows nothing of what is shown may be about something else. */
export function switchedByMeaning(
  catalogue: AssistantCatalogue,
  text: string,
  { alone }: TurnMeaning,
  before: Need,
  shown: ProductRow[],
): Need | null {
  if (POINTS_AT_SHOWN.test(text) || OF_SHOWN.test(text)) return null;
  const [top] = alone.top;
  const here = Math.max(0, ...shown.map((product) => alone.of(shelfOrKind(catalogue, product))));
  if (!top || top.score < ABOUT_IT || top.score < here + BY_FAR) return null;
  const base = { ...begin(before, '', false), shelves: [] };
  const near = needNear(catalogue, { alone, whole: alone }, base, before.unwanted);
  const [first] = near?.things ?? [];
  return near && first !== undefined ? onShelfNamed(near, first) : near;
}
