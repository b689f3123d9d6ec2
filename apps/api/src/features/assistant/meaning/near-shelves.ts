import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SentenceVectors } from '../../../gateways/sentence-vectors/sentence-vectors.ts';
import { openVectorFile } from '../../../gateways/sentence-vectors/vector-file.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import { readShelves, type Shelf } from './shelves.ts';

/** How near the shelves of the catalogue are to a text, from -1 to 1. */
export type Nearness = {
  /** The nearest first; what is on it by how near it is, and what is far from it. */
  top: { key: string; name: string; score: number; gists: string[]; far: string[] }[];
  of(key: string): number;
};

/** A turn goes on without after this. */
const PATIENCE_MS = 1500;
const MOST_NEAR = 12;
/** So much less near than the nearest on its shelf something is not meant. */
const FAR = 0.1;
const AT_ONCE = 8;
/** While a feed is imported it changes all the time. */
const READ_AGAIN_MS = 60_000;

type Dependencies = {
  vectors: Pick<SentenceVectors, 'embed'>;
  catalogue: Pick<Catalogue, 'products' | 'kindOf' | 'version' | 'isReady'>;
  folder: string;
  log: FastifyBaseLogger;
};

export const shelfTexts = ({ name, gists }: Pick<Shelf, 'name' | 'gists'>): string[] => [
  name,
  ...gists,
];

/** Whom a sentence may be about, told apart as shelves are. */
export const PETS = 'a pet animal such as a dog, a cat, a bird or a fish';
export const CHILDREN = 'a small child, a baby, a toddler or a schoolchild';
export const ANCHORS = [PETS, CHILDREN].map((key) => ({ key, name: key, gists: [] }));

type Known = Pick<Shelf, 'key' | 'name' | 'gists'> & { vectors: Float32Array[] };

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};

export function nearnessOf(shelves: readonly Known[], ways: Float32Array[]): Nearness {
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
  const scores = new Map(all.map(({ key, score }) => [key, score]));
  const top = all
    .filter(({ key }) => key !== PETS && key !== CHILDREN)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR);
  return { top, of: (key) => scores.get(key) ?? 0 };
}

export type NearShelves = ReturnType<typeof createNearShelves>;

/** Which shelves a text is about, by what it means. They are read in the background, and again as they change. */
export function createNearShelves({ vectors, catalogue, folder, log }: Dependencies) {
  let known: Known[] = [];
  let version = -1;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const opened = () => openVectorFile(join(folder, 'sentence-vectors.json'), log);
  let file: ReturnType<typeof opened> | undefined;

  async function read(): Promise<void> {
    if (!(await catalogue.isReady()) || catalogue.version === version) return;
    const seen = catalogue.version;
    const shelves = [...(await readShelves(catalogue)), ...ANCHORS];
    const kept = await (file ??= opened());
    const texts = shelves.flatMap(shelfTexts);
    const missing = [...new Set(texts)].filter((text) => kept.find(text) === null);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const some = missing.slice(from, from + AT_ONCE);
      const found = await vectors.embed(some, false);
      if (!found) return;
      for (const [nth, text] of some.entries()) kept.put(text, found[nth]!);
    }
    await kept.save();
    known = shelves.map((shelf) => ({
      key: shelf.key,
      name: shelf.name,
      gists: shelf.gists,
      vectors: shelfTexts(shelf).map((text) => kept.find(text)!),
    }));
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
    async near(asked: string[][]): Promise<Nearness[] | null> {
      if (known.length === 0) return null;
      const late = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), PATIENCE_MS).unref();
      });
      const texts = [...new Set(asked.flat())];
      const found = await Promise.race([vectors.embed(texts, true), late]);
      return (
        found &&
        asked.map((ways) => {
          const vectors = ways.map((text) => found[texts.indexOf(text)]!);
          return nearnessOf(known, vectors);
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
