import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoize } from '@baeon/search/memoize';
import { otherNames } from '@baeon/search/synonyms';
import { type ActNear, learnActs } from './acts.ts';
import {
  circumstances,
  clauseTable,
  stanceTable,
  turnTable,
  type Circumstance,
} from './circumstances.ts';
import { isSameThing, withoutPlural } from '../offline/refine-or-switch.ts';
import type { Shelf } from './shelves.ts';

/** How near the shelves of the catalogue are to a text, from -1 to 1. */
export type Nearness = {
  /** The nearest first; what is on it by how near it is, and what is far from it. */
  top: { key: string; name: string; score: number; gists: string[]; far: string[] }[];
  of(key: string): number;
  on(key: string): { key: string; gists: string[]; far: string[] } | null;
  /** What is told of in the table that means the most nearly the same. */
  told: { score: number; isPlan: boolean; things: string[] };
  /** The same among those who are given something. */
  given: { score: number; things: string[] };
  /** What turns that mean the most nearly the same are after. */
  turn: { name: string; score: number };
  /** How much nearer it is to what is said against something than to what is said for it. */
  against: number;
  /** What it does, as a clause. */
  act: ActNear;
  /** How near it is to something that products state, as it was said; 0 where that is not known. */
  toStated(text: string): number;
  /** What the table has for those who tell something like it, by shelves, and how alike that is. */
  helps: Map<string, { thing: string; score: number }>;
  shelvesOf(thing: string): string[];
};

/** What is asked about a turn: in one or two ways what it may be for, and as it was said. */
export type MeaningAsked = { ways: string[]; said: string; isName?: boolean };

const MOST_NEAR = 12;
/** So much less near than the nearest on its shelf something is not meant. */
const FAR = 0.1;
/** So many lines of the table have a say. */
const MOST_LINES = 12;
/** What a line names later is less likely meant. */
const LATER = 0.015;
const MOST_REMEMBERED = 4000;
/** From here on the nearest line tells the same, and has more to say than others. */
const ALIKE = 0.46;
const TELLS_IT = 0.15;
const UNPACKED_AT_ONCE = 50;

const shelfTexts = ({ name, gists }: Pick<Shelf, 'name' | 'gists'>): string[] => [name, ...gists];

/** Whom a sentence may be about, told apart as shelves are. */
export const PETS = 'a pet animal such as a dog, a cat, a bird or a fish';
export const CHILDREN = 'a small child, a baby, a toddler or a schoolchild';
const ANCHORS = [PETS, CHILDREN].map((key) => ({
  key,
  name: key,
  gists: [],
  values: [],
  names: [],
}));

type ReadShelf = Pick<Shelf, 'key' | 'name' | 'gists' | 'values' | 'names'>;
export type Known = {
  shelves: (ReadShelf & { vectors: Float32Array[] })[];
  stated: Map<string, Float32Array>;
  turns: { name: string; vectors: Float32Array[] }[];
  stances: { against: Float32Array[]; for: Float32Array[] };
  actOf(said: Float32Array): ActNear;
  told: { row: Circumstance; vectors: Float32Array[] }[];
  shelvesOf(thing: string): string[];
};

const lastWord = (name: string): string => withoutPlural(name.split(' ').at(-1)!);

/** Whether something on a shelf is called by a name of several words and more behind it. */
const goesOnIn = ({ names }: Pick<Shelf, 'names'>, thing: string): boolean =>
  thing.includes(' ') && names.some((name) => ` ${name} `.includes(` ${thing} `));

/** Shelves that are called like a thing, else those with something on them that is. */
function shelvesCalled(
  shelves: Pick<Shelf, 'key' | 'name' | 'names'>[],
): (thing: string) => string[] {
  const byEnd = new Map<string, { key: string; name: string; isShelf: boolean }[]>();
  for (const { key, name, names } of shelves) {
    for (const [nth, each] of [...name.split(' and '), ...names].entries()) {
      const end = lastWord(each);
      const isShelf = nth < name.split(' and ').length;
      byEnd.set(end, [...(byEnd.get(end) ?? []), { key, name: each, isShelf }]);
    }
  }
  return memoize(MOST_REMEMBERED, (thing) => {
    const names = [thing, ...otherNames(withoutPlural(thing))];
    const found = names.flatMap((name) =>
      (byEnd.get(lastWord(name)) ?? []).filter((each) => isSameThing(each.name, name)),
    );
    const named = found.filter(({ isShelf }) => isShelf);
    // A "ring" is on the shelf of rings rather than on that of toe rings, where there is one.
    const exact = named.filter(({ name }) => withoutPlural(name) === withoutPlural(thing));
    const called = exact.length > 0 ? exact : named;
    // A "brass diya" may go on: "brass diya lamp stand".
    const all = found.length > 0 ? found : shelves.filter((shelf) => goesOnIn(shelf, thing));
    return [...new Set((called.length > 0 ? called : all).map(({ key }) => key))];
  });
}

/** All that has to have a vector, in their order. */
export async function knownOf(
  shelves: ReadShelf[],
  vectorOf: (text: string) => Float32Array,
  rows = circumstances,
  clauses = clauseTable,
): Promise<Known> {
  const known: Known = {
    shelves: [],
    told: [],
    stated: new Map(),
    turns: [],
    stances: {
      against: stanceTable.against.map(vectorOf),
      for: stanceTable.for.map(vectorOf),
    },
    actOf: await learnActs(clauses.map(({ act, said }) => ({ act, vector: vectorOf(said) }))),
    shelvesOf: shelvesCalled(shelves),
  };
  for (const shelf of [...shelves, ...ANCHORS]) {
    known.shelves.push({ ...shelf, vectors: shelfTexts(shelf).map(vectorOf) });
    for (const text of shelf.values)
      if (!known.stated.has(text)) known.stated.set(text, vectorOf(text));
    if (known.shelves.length % UNPACKED_AT_ONCE === 0) await nextTurn();
  }
  known.turns = turnTable.map(({ turn, said }) => ({ name: turn, vectors: said.map(vectorOf) }));
  known.told = rows.map((row) => ({ row, vectors: row.told.map(vectorOf) }));
  return known;
}

export const allTexts = (
  shelves: Pick<Shelf, 'name' | 'gists' | 'values'>[],
  rows = circumstances,
  clauses = clauseTable,
): string[] => [
  ...new Set([...shelves, ...ANCHORS].flatMap(shelfTexts)),
  ...turnTable.flatMap(({ said }) => said),
  ...Object.values(stanceTable).flat(),
  ...clauses.map(({ said }) => said),
  ...rows.flatMap(({ told }) => told),
  ...new Set(shelves.flatMap(({ values }) => values)),
];

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};

/** The lines of the table that mean most nearly what is said, and where their things are. */
function toldNear(
  known: Known,
  said: Float32Array,
  isName: boolean,
): Pick<Nearness, 'told' | 'given' | 'helps'> {
  const all = known.told
    .filter(({ row }) => !isName || !row.isDescription)
    .map(({ row, vectors }) => ({
      row,
      score: Math.max(...vectors.map((each) => product(each, said))),
    }))
    .toSorted((a, b) => b.score - a.score);
  const lines = all.slice(0, MOST_LINES);
  const gift = all.find(({ row }) => row.isGift);
  const given = { score: gift?.score ?? 0, things: gift?.row.things ?? [] };
  const helps: Nearness['helps'] = new Map();
  for (const [place, { row, score }] of lines.entries()) {
    const isIt = place === 0 && score >= ALIKE;
    for (const [nth, thing] of row.things.entries()) {
      const so = score - nth * LATER + (isIt ? TELLS_IT : 0);
      for (const key of known.shelvesOf(thing))
        if (so > (helps.get(key)?.score ?? 0)) helps.set(key, { thing, score: so });
    }
  }
  const [best] = lines;
  const told = best
    ? { score: best.score, isPlan: best.row.isPlan, things: best.row.things }
    : { score: 0, isPlan: false, things: [] };
  return { told, given, helps };
}

function turnNearest({ turns }: Known, said: Float32Array): Nearness['turn'] {
  let best: Nearness['turn'] = { name: '', score: 0 };
  for (const { name, vectors } of turns) {
    const score = Math.max(...vectors.map((each) => product(each, said)));
    if (score > best.score) best = { name, score };
  }
  return best;
}

/** So many of the nearest sentences have a say. */
const MOST_STANCES = 3;
const stanceOf = (sentences: Float32Array[], said: Float32Array): number =>
  sentences
    .map((each) => product(each, said))
    .toSorted((a, b) => b - a)
    .slice(0, MOST_STANCES)
    .reduce((sum, score) => sum + score / MOST_STANCES, 0);

function shelvesNear({ shelves }: Known, ways: Float32Array[]) {
  const text = ways[0]!.map(
    (_, nth) => ways.reduce((sum, way) => sum + way[nth]!, 0) / ways.length,
  );
  const all = shelves.map(({ key, name, gists, vectors }) => {
    const [named = 0, ...others] = vectors.map((each) => product(each, text));
    const order = gists.map((gist, nth) => ({ gist, score: others[nth] ?? 0 }));
    order.sort((a, b) => b.score - a.score);
    // What a shelf is called and what is on it tell as much.
    const best = order[0]?.score ?? named;
    const [near, far] = [true, false].map((isNear) =>
      order.flatMap(({ gist, score }) => (score >= best - FAR === isNear ? [gist] : [])),
    );
    return { key, name, score: (named + best) / 2, gists: near!, far: far! };
  });
  const top = all
    .filter(({ key }) => key !== PETS && key !== CHILDREN)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR);
  return { top, byKey: new Map(all.map((shelf) => [shelf.key, shelf])) };
}

/** Worked out where it is asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** `isName`: so few words name something, and describe nothing. */
export function nearnessOf(
  known: Known,
  ways: Float32Array[],
  said: Float32Array,
  isName = false,
): Nearness {
  const shelves = once(() => shelvesNear(known, ways));
  const told = once(() => toldNear(known, said, isName));
  const turn = once(() => turnNearest(known, said));
  return {
    get top() {
      return shelves().top;
    },
    of: (key) => shelves().byKey.get(key)?.score ?? 0,
    on: (key) => shelves().byKey.get(key) ?? null,
    get told() {
      return told().told;
    },
    get given() {
      return told().given;
    },
    get helps() {
      return told().helps;
    },
    get turn() {
      return turn();
    },
    against: stanceOf(known.stances.against, said) - stanceOf(known.stances.for, said),
    act: known.actOf(said),
    toStated(stated) {
      const vector = known.stated.get(stated);
      return vector ? product(vector, said) : 0;
    },
    shelvesOf: known.shelvesOf,
  };
}
