import { otherNames } from '@baeon/search/synonyms';
import { askForWords } from '@baeon/search/understand';
import type { ProductRow } from '../../../db/product-row.ts';
import { shelfKey, shelfName } from '../meaning/shelves.ts';
import type { Nearness } from '../meaning/near-shelves.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { forAnybody } from './for-whom.ts';
import { suits } from './made-for.ts';
import { countedThing } from './list-parts.ts';
import { isCalled, isShelf, nameWords, poolFor, thingName } from './pool.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import { says } from './stated.ts';

type NamedShelf = Need['shelves'][number];

/** Below this a sentence is about nothing that there is. */
export const LEAST_NEAR = 0.26;
/** What is made for the other things of a list is meant by so much more. */
const MADE_FOR_IT = 0.2;
/** So much nearer a shelf has to be than the one that comes first. */
const NEARER = 0.04;
/** What lies among the things of a list is so much nearer to it. */
const BESIDE = 0.1;
const MOST_SHELVES = 8;
const MOST_BESIDE = 40;

/** What a thing of a list is called, without what is asked of it. */
export const headOf = (catalogue: AssistantCatalogue, thing: string): string => {
  const found = catalogue.kindsIn(thing).at(-1);
  return found && found.to >= thing.length - 1 ? found.kind.name : thing;
};

const namesOf = (name: string): string[] => {
  const one = withoutPlural(name.split(' ').at(-1) ?? name);
  return [one, ...otherNames(one), ...otherNames(withoutPlural(name))];
};

/** Something may be called so, or lie where such things lie: a cover among "bags and cases". */
const isOneOf = (product: ProductRow, name: string): boolean =>
  isCalled(product, name) ||
  shelfName(shelfKey(product))
    .split(' and ')
    .some((each) => isSameThing(each, name));

/**
 * A word for many things goes with the others of its list: a cover beside a phone is a case for phones, a roller
 * beside paint is for walls. Of the shelves that have something called so, the nearest to the whole list.
 */
export function shelvesOfList(
  catalogue: AssistantCatalogue,
  things: string[],
  before: Need | null,
  near: Nearness | undefined,
): NamedShelf[] {
  const heads = things.map((thing) => headOf(catalogue, thing));
  const known = new Set([
    ...(before?.things.filter(isShelf) ?? []),
    ...(before?.shelves.map(({ key }) => key) ?? []),
  ]);
  const shelves = heads.flatMap((said, nth) => {
    // "Mobile stand" says which one.
    const isTold = nameWords(countedThing(things[nth]!).name).length > nameWords(said).length;
    if (isShelf(said) || isTold) return [];
    const others = [...heads.filter((head) => head !== said), before?.words ?? ''];
    const names = others.flatMap((other) => (other === '' ? [] : namesOf(thingName(other))));
    const isKind = catalogue.kindsIn(said).some(({ kind }) => kind.name === said);
    const beside = catalogue.search({
      understood: askForWords(`${others[0]} ${said}`),
      limit: MOST_BESIDE,
    });
    const pool = [
      ...poolFor(catalogue, { ...needFor(said), isKind }),
      ...beside.found.flatMap(({ product }) => (isOneOf(product, said) ? [product] : [])),
    ];
    const scores = new Map<string, number>();
    for (const product of pool) {
      const key = shelfKey(product);
      if (!isShelf(key)) continue;
      const isMeant =
        known.has(key) ||
        names.some((name) => says(product.title, name) && !isCalled(product, name));
      const score = (near?.of(key) ?? 0) + (isMeant ? MADE_FOR_IT : 0);
      scores.set(key, Math.max(score, scores.get(key) ?? 0));
    }
    const [first] = scores.keys();
    const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
    if (first === undefined || !best || best[1] === 0 || scores.size < 2) return [];
    const isOfMany = new Set([...scores.keys()].map(departmentOf)).size > 1;
    if (best[1] < scores.get(first)! + (isOfMany ? 0 : NEARER)) return [];
    return [{ key: best[0], gists: near?.on(best[0])?.gists ?? [], far: [], said }];
  });
  return shelves.slice(0, MOST_SHELVES);
}

/** The shelf that a thing of a list was found on. */
export const shelfOfThing = (shelves: NamedShelf[], name: string): NamedShelf | undefined =>
  shelves.find(({ said }) => said !== '' && isSameThing(said, name));

/** A dog is "he" as well. */
export const forThose = (catalogue: AssistantCatalogue, need: Need): Need =>
  poolFor(catalogue, need).some((product) => suits(product, need.forWhom))
    ? need
    : { ...need, forWhom: forAnybody };

const departmentOf = (key: string): string => key.split(' > ')[0]!;

/** What is near to a turn and to all that was said, and lies where the things of a list lie. */
export function amongOthers(alone: Nearness, whole: Nearness, listed: ProductRow[]): Nearness {
  const of = (key: string) => {
    const there = listed.filter((each) => departmentOf(shelfKey(each)) === departmentOf(key));
    const share = there.length / Math.max(1, listed.length);
    return (alone.of(key) + whole.of(key)) / 2 + share * BESIDE;
  };
  const all = new Map([...whole.top, ...alone.top].map((shelf) => [shelf.key, shelf]));
  const top = [...all.values()].map(({ key, name, gists, far }) => ({
    key,
    name,
    gists,
    far,
    score: of(key),
  }));
  return { ...whole, of, top: top.toSorted((a, b) => b.score - a.score) };
}

/** "For ladies", of a shelf of the thing where nothing is for them: all of the thing is looked at. */
export function widerFor(catalogue: AssistantCatalogue, need: Need): Need {
  const thing = need.shelves.find(({ said }) => said !== '')?.said;
  const hasSome = (each: Need) =>
    poolFor(catalogue, each).some((product) => suits(product, need.forWhom));
  if (thing === undefined || need.words === '' || hasSome(need)) return need;
  const wide = { ...need, words: thing, isKind: true, shelves: [] };
  return hasSome(wide) ? wide : need;
}
