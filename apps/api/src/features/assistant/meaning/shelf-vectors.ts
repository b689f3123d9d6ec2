import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SentenceVectors } from '../../../gateways/sentence-vectors/sentence-vectors.ts';
import { openVectorFile } from '../../../gateways/sentence-vectors/vector-file.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import type { Circumstance, clauseTable } from './circumstances.ts';
import {
  allTexts,
  type Known,
  knownOf,
  type MeaningAsked,
  type Nearness,
  nearnessOf,
} from './near-shelves.ts';
import { readShelves } from './shelves.ts';

/** A turn goes on without after this. */
const PATIENCE_MS = 1500;
const AT_ONCE = 16;
/** While a feed is imported it changes all the time. */
const READ_AGAIN_MS = 60_000;

type Dependencies = {
  vectors: Pick<SentenceVectors, 'embed'>;
  catalogue: Pick<Catalogue, 'products' | 'kindOf' | 'version' | 'isReady'>;
  folder: string;
  log: FastifyBaseLogger;
  rows?: Circumstance[];
  clauses?: typeof clauseTable;
};

/** Fewer words describe nothing. */
const DESCRIBES = 5;
const isName = (said: string): boolean => said.trim().split(/\s+/u).length < DESCRIBES;

export type NearShelves = ReturnType<typeof createNearShelves>;

/** Which shelves a text is about, by what it means. They are read in the background, and again as they change. */
export function createNearShelves({
  vectors,
  catalogue,
  folder,
  log,
  rows,
  clauses,
}: Dependencies) {
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
      const missing = allTexts(part, rows, clauses).filter((text) => !kept.has(text));
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const some = missing.slice(from, from + AT_ONCE);
        const found = await vectors.embed(some, false);
        if (!found) return;
        for (const [nth, text] of some.entries()) kept.put(text, found[nth]!);
      }
      await kept.save();
      known = await knownOf(part, kept.get, rows, clauses);
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
          return nearnessOf(all, ways.map(vectorOf), vectorOf(said), isName(said));
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
