import { setImmediate as nextTurn } from 'node:timers/promises';
import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import { createAreaIndex, type AreaIndex } from '@baeon/search/area-index';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createTableCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import { readNamedStores, readNamedStoresById, type NamedStore } from './stores.repo.ts';
import { LEAST_UUID } from '../../lib/uuid.ts';

/** Of more stores than this only the first are found by their words; a city has a tenth of it. */
const MOST_STORES = 100_000;
const READ_AT_ONCE = 500;
/** How long stores are put in before requests get their turn. */
const SLICE_MS = 5;
const READ_EVERY_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const SPREAD_MS = 2000;

type Dependencies = { pool: pg.Pool; feed: ChangeSource; log: FastifyBaseLogger };

type KnownStore = Coordinates & { id: string; name: string; category: string };
type State = { index: AreaIndex; stores: Map<string, KnownStore> };

type Asked = {
  text: string;
  at: Coordinates;
  withinKm: number;
  /** Kept are stores whose category contains this. */
  category?: string | undefined;
  /** Whether the last word is still being typed. */
  unfinished?: boolean;
};

export type StoreSearch = ReturnType<typeof createStoreSearch>;

/** All stores by name, category and area. What is found is read from the database, so an old state serves. */
export function createStoreSearch({ pool, feed, log }: Dependencies) {
  const cache = createTableCache({
    feed,
    topic: 'stores',
    log,
    name: 'stores',
    bytesEach: 1000,
    readAll,
    readChanged: (ids) => readNamedStoresById(pool, ids),
    apply,
    sizeOf: ({ stores }) => stores.size,
    everyMs: READ_EVERY_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
    spreadMs: SPREAD_MS,
    servesStale: true,
  });

  async function readAll(isStale: () => boolean): Promise<State | null> {
    const state: State = { index: createAreaIndex(), stores: new Map() };
    for (let after = LEAST_UUID; state.stores.size < MOST_STORES;) {
      const some = await readNamedStores(pool, after, READ_AT_ONCE);
      await fill(state, some);
      if (isStale()) return null;
      if (some.length < READ_AT_ONCE) break;
      after = some.at(-1)!.id;
    }
    return state;
  }

  async function apply(state: State, changed: NamedStore[], ids: string[]): Promise<State> {
    for (const id of ids) {
      state.index.remove(id);
      state.stores.delete(id);
    }
    return fill(state, changed);
  }

  return {
    /** Those whose name begins with the text first, then what else says it; the nearest first. */
    find({ text, at, withinKm, category, unfinished = false }: Asked) {
      const state = cache.current;
      if (!state) return { found: [], meant: null };
      const asked = text.trim().toLowerCase();
      const near = (spelling: string) => {
        const { hits, meant } = state.index.find({ text: spelling, at, withinKm, unfinished });
        const found = hits
          .map(({ id }) => state.stores.get(id))
          .filter((store) => store !== undefined)
          .filter((store) => category === undefined || store.category.includes(category))
          .map((store) => ({ id: store.id, name: store.name, km: distanceKm(at, store) }))
          .filter(({ km }) => km <= withinKm)
          .sort((a, b) => rankOf(a, asked) - rankOf(b, asked) || a.km - b.km);
        return { found, meant };
      };
      const first = near(text);
      if (first.found.length > 0 || unfinished) return first;
      const other = state.index
        .otherSpellings(text)
        .find((spelling) => near(spelling).found.length > 0);
      return { found: [], meant: other ?? null };
    },
    settled: () => cache.settled(),
    close: () => cache.close(),
  };
}

const rankOf = ({ name }: { name: string }, asked: string): number =>
  name.startsWith(asked) ? 0 : 1;

async function fill(state: State, rows: NamedStore[]): Promise<State> {
  let until = performance.now() + SLICE_MS;
  for (const { id, name, category, place, latitude, longitude } of rows) {
    if (state.stores.size >= MOST_STORES) return state;
    const at = { latitude, longitude };
    const document = {
      id,
      title: name,
      productType: category.replaceAll('/', ' > '),
      attributes: { place },
    };
    state.index.put(document, at);
    state.stores.set(id, { id, name: name.toLowerCase(), category, ...at });
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
  return state;
}
