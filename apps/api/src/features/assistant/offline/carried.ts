import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { shelfKey } from '../meaning/shelves.ts';
import { type AssistantCatalogue, type ChatMemory, type Need, needFor } from './chat-state.ts';
import { inContext } from './listed-things.ts';
import { COLOURS } from './phrases.ts';
import type { PickedThings } from './pick-things.ts';
import { isAffordable } from './fits.ts';
import { departmentOf, nameWords, poolFor } from './pool.ts';
import { isSameThing, isTyped } from './refine-or-switch.ts';
import { readReference } from './references.ts';
import type { Slots } from './slots.ts';
import { holds, says, mentions } from './stated.ts';

/** "Wallet the same way" keeps what was asked of the belt. */
const SAME = /\b(?:same|likewise|similarly|matching)\b/u;
const FOR_IT =
  /\b(?:for|with|of|fits?|suits?|match(?:es)?|on|over|under|inside) (?:it|this|that|them|these|those|the (?:same|first|second|third|fourth|last))\b|\bits\b/u;
/** What more of them state than this tells none from another. */
const MOST = 0.7;
const MANY_DEPARTMENTS = 3;

/** What the products on the screen are all called, up to where they differ. */
function modelOf(shown: ProductRow[]): string {
  const names = new Set(shown.map(({ name }) => plain(name.split(/[(–]/u)[0]!).trim()));
  return names.size === 1 ? [...names][0]! : '';
}

/** By what something fits to a product: its model, what kind it is of, or a size that it has. */
function fitsTo(
  catalogue: AssistantCatalogue,
  product: ProductRow,
  model: string,
  pool: ProductRow[],
): string[] {
  const countOf = (wish: string) => pool.filter((each) => holds(each, wish)).length;
  const isTelling = (wish: string) => {
    const count = wish === '' ? 0 : countOf(wish);
    return count > 0 && count < pool.length * MOST;
  };
  const bare = model.split(' ').slice(1).join(' ');
  const whole = [model, bare].find(
    (name) => name !== '' && pool.some((each) => says(each.title, name)),
  );
  if (whole !== undefined) return [whole];
  const kind = catalogue.kindOf(product.id)?.name ?? '';
  const size = Object.entries(product.attributes)
    .filter(([label]) => /size|capacity|screen|seats/iu.test(label))
    .map(([, value]) => plain(value));
  // Most cases are for phones, and yet one for a guitar is no answer.
  const isOfSome = kind !== '' && countOf(kind) > 0 && countOf(kind) < pool.length;
  return [...(isOfSome ? [kind] : []), ...size.filter(isTelling)].slice(0, 2);
}

/** "Not sandals, heels": all that was said goes for those. */
const isInstead = ({ words }: Need, { unwanted }: Slots): boolean =>
  words !== '' && unwanted.some((out) => isSameThing(words, out));

/** A table fan after a ceiling fan. */
const isOfSameSort = (before: Need, need: Need): boolean =>
  before.words !== '' &&
  before.words !== need.words &&
  isSameThing(before.words.split(' ').at(-1)!, need.words.split(' ').at(-1)!);

/** What was asked of the thing before, as far as it holds for another one that is looked for now. */
export function carriedTo(
  catalogue: AssistantCatalogue,
  memory: ChatMemory,
  need: Need,
  pool: ProductRow[],
  text: string,
  slots: Slots,
): string[] {
  const { need: before } = memory;
  if (!before) return [];
  const isStated = (word: string) => pool.some((product) => holds(product, word));
  const shown = memory.shown.flatMap((id) => catalogue.find(id) ?? []);
  const isForIt = FOR_IT.test(text);
  const which = isForIt ? readReference(text, shown.length, null) : null;
  const spoken =
    (which?.places.length === 1 && !which.isVague ? shown[which.places[0]!] : undefined) ??
    shown.find(({ id }) => id === memory.spokenOf);
  const one = spoken ? [spoken] : shown;
  const model = modelOf(one);
  if (one[0] && (isForIt || (model !== '' && pool.some(({ title }) => says(title, model)))))
    return fitsTo(catalogue, one[0], model, pool);
  if (SAME.test(text) || isInstead(before, slots)) return before.extras.filter(isStated);
  // Where titles are all that a feed tells, a name goes on.
  if (before.words === '' || isTyped(pool) || slots.words.length > 1) return [];
  return [...nameWords(before.words), ...before.extras].filter(
    (word) =>
      !need.words.includes(word) &&
      !slots.unwanted.includes(word) &&
      pool.some(({ title }) => says(title, word)),
  );
}

/** "Cover for it": what a thing is called that goes with what is on the screen, where it is no such kind by itself. */
function thingForShown(
  catalogue: AssistantCatalogue,
  thing: string,
  text: string,
  memory: ChatMemory,
): string {
  const { beside } = besideShown(catalogue, needFor(thing), memory);
  const shown = catalogue.find(memory.shown[0] ?? '');
  if (!shown?.productType || beside === '') return thing;
  const words = beside.split(' ');
  const pool = poolFor(catalogue, { ...needFor(thing), isKind: true });
  if (pool.some(({ title }) => words.some((word) => says(title, word)))) return thing;
  const named = inContext(catalogue, [beside, thing], '')[1]!;
  if (named !== thing) return named;
  const { found } = catalogue.search({ understood: askForWords(`${beside} ${thing}`), limit: 30 });
  const fitting = found.filter(
    ({ product }) =>
      product.productType !== shown.productType && words.some((word) => says(product.title, word)),
  );
  const called = fitting.find(({ product: { title } }) =>
    words.some((word) => plain(title).includes(`${word} ${thing}`)),
  )?.product;
  if (called) return catalogue.kindOf(called.id)?.name ?? thing;
  // Covers are of many things, a wrench is a wrench.
  const isOfMany = new Set(pool.map(departmentOf)).size >= MANY_DEPARTMENTS;
  return fitting[0] && isOfMany && FOR_IT.test(text) ? shelfKey(fitting[0].product) : thing;
}

export function forShown(
  catalogue: AssistantCatalogue,
  picked: PickedThings,
  text: string,
  memory: ChatMemory,
): PickedThings {
  const { things = [], words } = memory.need ?? {};
  const isNamed = (thing: string) => things.includes(thing) || words === thing;
  return {
    ...picked,
    things: picked.things.map((thing) =>
      isNamed(thing) ? thing : thingForShown(catalogue, thing, text, memory),
    ),
  };
}

/** What is named next goes with what is on the screen, where some of it does: treats after dog food. */
export function besideShown(
  catalogue: AssistantCatalogue,
  need: Need,
  { shown: [first = ''], need: before }: ChatMemory,
): Need {
  const product = catalogue.find(first);
  if (!product || need === before) return need;
  const place = product.productType?.split(/\s*>\s*/u).slice(0, -1) ?? [];
  return {
    ...need,
    near: place.join(' > ').slice(0, 200),
    beside: [
      before && says(product.title, before.beside) ? before.beside : '',
      before && before.words !== '' ? before.words : (catalogue.kindOf(first)?.name ?? ''),
    ]
      .join(' ')
      .trim()
      .slice(0, 100),
  };
}

const SAME_BUDGET = /\bsame (?:budget|price|range|limit|rate|amount)\b/u;
/** "And kurtas?" goes on, "show me kurtas" begins. */
const GOES_ON = /^(?:and|or|also|what about|how about)\b|\b(?:also|too|as well)[\s.!?]*$/u;
/** Less than this of something is no choice for a budget that was said of another thing. */
const FAIR_SHARE = 0.25;

/** What there was to spend on one thing goes for the next one that is only named, where it buys some of those beside it. */
export function carriedPrice(
  catalogue: AssistantCatalogue,
  { need: before, shown }: ChatMemory,
  need: Need,
  text: string,
  slots: Slots,
): Need['price'] {
  if (!before?.price || SAME_BUDGET.test(text)) return before?.price ?? null;
  const isOther = isInstead(before, slots) || isOfSameSort(before, need);
  if (need.words === '' || (!isOther && (!GOES_ON.test(text) || slots.words.length > 0)))
    return null;
  const pool = poolFor(catalogue, need);
  const last = catalogue.find(shown[0] ?? '') ?? undefined;
  if (isOther) return pool.some((product) => isAffordable(product, before)) ? before.price : null;
  if (departmentOf(pool[0]) !== departmentOf(last)) return null;
  const within = pool.filter((product) => isAffordable(product, before));
  return within.length > 0 && within.length >= pool.length * FAIR_SHARE ? before.price : null;
}

/**
 * What is not wanted of one thing is not wanted of another that should be the same, or that lies beside it: who has no
 * chicken in dog food has none in treats. A colour is of one thing alone.
 */
export function carriedUnwanted(
  catalogue: AssistantCatalogue,
  { need: before, shown }: ChatMemory,
  need: Need,
  text: string,
): string[] {
  if (!before || before.unwanted.length === 0) return [];
  if (SAME.test(text)) return before.unwanted;
  const pool = need.words === '' ? [] : poolFor(catalogue, need);
  const last = catalogue.find(shown[0] ?? '') ?? undefined;
  if (departmentOf(pool[0]) === '' || departmentOf(pool[0]) !== departmentOf(last)) return [];
  return before.unwanted.filter(
    (word) =>
      !COLOURS.has(word) &&
      catalogue.kindsIn(word).length === 0 &&
      pool.some((product) => mentions(product, word)) &&
      !pool.every((product) => mentions(product, word)),
  );
}
