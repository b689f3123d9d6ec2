import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoize } from '@baeon/search/memoize';
import { otherNames } from '@baeon/search/synonyms';
import type { FastifyBaseLogger } from 'fastify';
import type { SentenceVectors } from '../../../gateways/sentence-vectors/sentence-vectors.ts';
import { openVectorFile } from '../../../gateways/sentence-vectors/vector-file.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import { circumstances, turnTable, type Circumstance } from './circumstances.ts';
import { isSameThing, withoutPlural } from '../offline/refine-or-switch.ts';
import { readShelves, type Shelf } from './shelves.ts';

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
  /** How near it is to something that products state, as it was said; 0 where that is not known. */
  toStated(text: string): number;
  /** What the table has for those who tell something like it, by shelves, and how alike that is. */
  helps: Map<string, { thing: string; score: number }>;
  shelvesOf(thing: string): string[];
};

/** What is asked about a turn: in one or two ways what it may be for, and as it was said. */
export type MeaningAsked = { ways: string[]; said: string };

/** A turn goes on without after this. */
const PATIENCE_MS = 1500;
const MOST_NEAR = 12;
/** So much less near than the nearest on its shelf something is not meant. */
const FAR = 0.1;
const AT_ONCE = 8;
/** So many lines of the table have a say. */
const MOST_LINES = 12;
/** What a line names later is less likely meant. */
const LATER = 0.015;
const MOST_REMEMBERED = 4000;
/** From here on the nearest line tells the same, and has more to say than others. */
const ALIKE = 0.46;
const TELLS_IT = 0.15;
const UNPACKED_AT_ONCE = 50;
/** While a feed is imported it changes all the time. */
const READ_AGAIN_MS = 60_000;

type Dependencies = {
  vectors: Pick<SentenceVectors, 'embed'>;
  catalogue: Pick<Catalogue, 'products' | 'kindOf' | 'version' | 'isReady'>;
  folder: string;
  log: FastifyBaseLogger;
  rows?: Circumstance[];
};

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
  told: { row: Circumstance; vectors: Float32Array[] }[];
  shelvesOf(thing: string): string[];
};

const lastWord = (name: string): string => withoutPlural(name.split(' ').at(-1)!);

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
    const called = found.filter(({ isShelf }) => isShelf);
    return [...new Set((called.length > 0 ? called : found).map(({ key }) => key))];
  });
}

/** All that has to have a vector, in their order. */
export async function knownOf(
  shelves: ReadShelf[],
  vectorOf: (text: string) => Float32Array,
  rows = circumstances,
): Promise<Known> {
  const known: Known = {
    shelves: [],
    told: [],
    stated: new Map(),
    turns: [],
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
): string[] => [
  ...new Set([...shelves, ...ANCHORS].flatMap(shelfTexts)),
  ...turnTable.flatMap(({ said }) => said),
  ...rows.flatMap(({ told }) => told),
  ...new Set(shelves.flatMap(({ values }) => values)),
];

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};

/** The lines of the table that mean most nearly what is said, and where their things are. */
function toldNear(known: Known, said: Float32Array): Pick<Nearness, 'told' | 'given' | 'helps'> {
  const all = known.told
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

export function nearnessOf(known: Known, ways: Float32Array[], said: Float32Array): Nearness {
  const { shelves } = known;
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
  const byKey = new Map(all.map((shelf) => [shelf.key, shelf]));
  const top = all
    .filter(({ key }) => key !== PETS && key !== CHILDREN)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR);
  return {
    top,
    of: (key) => byKey.get(key)?.score ?? 0,
    on: (key) => byKey.get(key) ?? null,
    ...toldNear(known, said),
    turn: turnNearest(known, said),
    toStated(stated) {
      const vector = known.stated.get(stated);
      return vector ? product(vector, said) : 0;
    },
    shelvesOf: known.shelvesOf,
  };
}

export type NearShelves = ReturnType<typeof createNearShelves>;

/** Which shelves a text is about, by what it means. They are read in the background, and again as they change. */
export function createNearShelves({ vectors, catalogue, folder, log, rows }: Dependencies) {
  let known: Known | null = null;
  let version = -1;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const opened = () => openVectorFile(join(folder, 'sentence-vectors.tsv'), log);
  let file: ReturnType<typeof opened> | undefined;

  async function read(): Promise<void> {
    if (!(await catalogue.isReady()) || catalogue.version === version) return;
    const seen = catalogue.version;
    const shelves = await readShelves(catalogue);
    const kept = await (file ??= opened());
    // What shelves are called is enough to begin with.
    const named = shelves.map(({ key, name }) => ({ key, name, gists: [], values: [], names: [] }));
    const unstated = shelves.map((shelf) => ({ ...shelf, values: [] }));
    for (const part of known ? [shelves] : [named, unstated, shelves]) {
      const missing = allTexts(part, rows).filter((text) => !kept.has(text));
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const some = missing.slice(from, from + AT_ONCE);
        const found = await vectors.embed(some, false);
        if (!found) return;
        for (const [nth, text] of some.entries()) kept.put(text, found[nth]!);
      }
      await kept.save();
      known = await knownOf(part, kept.get, rows);
    }
    version = seen;
  }

  function readAgain(): Promise<void> {
    reading ??= read()
      .catch((error: Error) => log.warn({ err: error }, 'shelves have no vectors'))
      .finally(() => (reading = null));
    return reading;
  }

  return {
    start(): void {
      void readAgain();
      timer = setInterval(() => void readAgain(), READ_AGAIN_MS).unref();
    },

    /** Of several ways to say it each; null where it would take too long, or is not known. */
    async near(asked: MeaningAsked[]): Promise<Nearness[] | null> {
      const all = known;
      if (!all) return null;
      const late = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), PATIENCE_MS).unref();
      });
      const texts = [...new Set(asked.flatMap(({ ways, said }) => [...ways, said]))];
      const found = await Promise.race([vectors.embed(texts, true), late]);
      return (
        found &&
        asked.map(({ ways, said }) => {
          const vectorOf = (text: string) => found[texts.indexOf(text)]!;
          return nearnessOf(all, ways.map(vectorOf), vectorOf(said));
        })
      );
    },

    /** For whoever wants to see it done. */
    settled: readAgain,

    async close(): Promise<void> {
      clearInterval(timer);
      await reading;
    },
  };
}
