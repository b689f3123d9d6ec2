import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpeningHours, SpecialDay } from '@baeon/contracts/stores/opening-hours';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createTableCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import type { Clock } from '../../lib/clock.ts';
import { campaignJson, imageJson, storeJson } from './coupon-entry.ts';
import { createDealSearch, type DealHit, type DealWords } from './deal-search.ts';
import { createGeoIndex, inZOrder, type GeoIndex } from './geo-index.ts';
import type { CandidateSearch, FoundDeal, GeoSearch, IndexedStore } from './geo-search.ts';
import { storeHours, type StoreHours } from './open-now.ts';
import { ratingRank } from './deal-ranking.ts';
import {
  readDealStores,
  readDealStoresById,
  readLiveDealsById,
  readLiveDealsOfStores,
  type LiveDealRow,
  type SearchedStore,
} from './live-deals.repo.ts';
import { LEAST_UUID } from '../../lib/uuid.ts';

const STORES_READ = 5000;
/** Stores whose deals are read together. */
const NEIGHBOURS = 100;
/** How long stores and deals are put in before requests get their turn. */
const SLICE_MS = 5;
/** A campaign that thousands claim changes all the time; reading it again more often helps nobody. */
const READ_EVERY_MS = 20;
const LONGEST_PAUSE_MS = 10_000;
const SPREAD_MS = 2000;

type Dependencies = {
  pool: pg.Pool;
  clock: Clock;
  feed: ChangeSource;
  pictures: DealPictures;
  log: FastifyBaseLogger;
};

export type LiveDeals = ReturnType<typeof createLiveDeals>;

type State = {
  index: GeoIndex;
  words: DealWords;
  /** Many deals have one picture, or one end; such texts are kept once. */
  texts: Map<string, string>;
  /** The same of opening hours, by what they are written as. */
  hours: Map<string, StoreHours>;
};

/** All live deals by place. Whoever asks while the cache is not certain gets null, and asks the database. */
export function createLiveDeals({ pool, clock, feed, pictures, log }: Dependencies) {
  let words = createDealSearch();
  const cache = createTableCache({
    feed,
    topic: 'campaigns',
    log,
    name: 'live deals',
    bytesEach: 800,
    readAll,
    readChanged,
    apply,
    sizeOf: ({ index }) => index.size,
    everyMs: READ_EVERY_MS,
    longestPauseMs: LONGEST_PAUSE_MS,
    spreadMs: SPREAD_MS,
    servesStale: false,
  });

  async function readAll(isStale: () => boolean): Promise<State | null> {
    words.close();
    words = createDealSearch();
    const state: State = { index: createGeoIndex(), words, texts: new Map(), hours: new Map() };
    const known = new Map<string, SearchedStore>();
    for await (const stores of chunks((chunk) => readDealStores(pool, chunk))) {
      if (isStale()) return null;
      for (const store of stores) known.set(store.id, store);
    }
    // Neighbours are put in together, so that they lie together in memory: answers take half the time.
    const stores = inZOrder(known.values());
    let until = performance.now() + SLICE_MS;
    for (let at = 0; at < stores.length; at += NEIGHBOURS) {
      const some = stores.slice(at, at + NEIGHBOURS);
      const ids = some.map(({ id }) => id);
      const deals = await readLiveDealsOfStores(pool, clock.now(), ids);
      if (isStale()) return null;
      for (const store of some) putStore(state, store);
      for (const deal of byStore(deals, ids)) {
        putDeal(state, deal, known);
        if (performance.now() < until) continue;
        await nextTurn();
        until = performance.now() + SLICE_MS;
      }
    }
    state.index.forgetIdle();
    return state;
  }

  async function readChanged(ids: string[]) {
    const deals = await readLiveDealsById(pool, clock.now(), ids);
    const storeIds = new Set(deals.flatMap(storeIdsOf));
    return { deals, stores: await readDealStoresById(pool, [...storeIds]) };
  }

  function apply(
    state: State,
    { deals, stores }: { deals: LiveDealRow[]; stores: SearchedStore[] },
    ids: string[],
  ): State {
    const known = new Map(stores.map((store) => [store.id, store]));
    const indexed = stores.map((store) => putStore(state, store));
    const gone = new Set(ids);
    for (const deal of deals) {
      gone.delete(deal.id);
      putDeal(state, deal, known);
    }
    for (const id of gone) {
      state.index.removeDeal(id);
      state.words.remove(id);
    }
    state.index.forgetIdle(indexed);
    return state;
  }

  function putStore({ index, hours, texts }: State, store: SearchedStore): IndexedStore {
    const { id, category, latitude, longitude } = store;
    return index.putStore({
      id,
      category,
      latitude,
      longitude,
      json: storeJson(store, pictures),
      rating: ratingRank(store.rating, store.ratings),
      refusesMuch: store.refuses_much,
      timeZone: shared(texts, store.timeZone),
      hours: sharedHours(hours, store),
    });
  }

  function putDeal(
    { index, words: searched, texts }: State,
    row: LiveDealRow,
    known: Map<string, SearchedStore>,
  ): void {
    const stores = storeIdsOf(row)
      .map((id) => known.get(id))
      .filter((store) => store !== undefined);
    searched.put(row, stores);
    index.putDeal({
      id: row.id,
      dealsLeft: row.deals_left,
      saving: row.saving,
      startsAt: row.starts,
      endsAt: row.ends,
      expiry: shared(texts, new Date(row.ends).toISOString()),
      json: campaignJson(row),
      at: stores.map((store) => ({
        storeId: store.id,
        image: shared(texts, imageJson(pictures.deal(row, store))),
      })),
    });
  }

  return {
    /** Null while the cache cannot be trusted. */
    gather: (search: CandidateSearch): FoundDeal[] | null =>
      cache.current?.index.gather(search) ?? null,
    ofStores: (ids: Iterable<string>, search: Omit<CandidateSearch, 'mostLooked'>) =>
      cache.current?.index.ofStores(ids, search) ?? null,
    find: (search: GeoSearch): FoundDeal[] | null => cache.current?.index.find(search) ?? null,

    /**
     * What says a text in other words than the plain rule looks for, the nearest first, and what may have been meant
     * by it; null as above.
     */
    search(
      text: string,
      search: SearchedPlace,
    ): { found: FoundDeal[]; meant: string | null } | null {
      const state = cache.current;
      if (!state) return null;
      const { hits, meant } = state.words.find(text, search);
      const found = nearestOf(state, hits, search);
      if (found.length > 0) return { found, meant };
      const other = state.words.otherSpellings(text).find((spelling) => {
        const all = state.words.find(spelling, search, { plainly: true });
        return nearestOf(state, all.hits, search).length > 0;
      });
      return { found, meant: other ?? null };
    },

    /** What a text that is still being typed may be about, the best first; nothing while the cache cannot be trusted. */
    suggest(text: string, search: SearchedPlace, atMost: number): FoundDeal[] {
      const state = cache.current;
      if (!state) return [];
      const { hits } = state.words.find(text, search, { plainly: true, unfinished: true });
      const found = new Map<string, FoundDeal>();
      for (const { id, isThere } of hits) {
        const place = found.has(id) ? null : state.index.nearestOf(id, search, isThere);
        if (place) found.set(id, place);
        if (found.size === atMost) break;
      }
      return [...found.values()];
    },

    async settled(): Promise<void> {
      await cache.settled();
      await words.settled();
    },
    async close(): Promise<void> {
      words.close();
      await cache.close();
    },
  };
}

type SearchedPlace = Omit<GeoSearch, 'after' | 'atMost'>;

/** Each deal once, at its nearest store. */
function nearestOf({ index }: State, hits: DealHit[], search: SearchedPlace): FoundDeal[] {
  const found = new Map<string, FoundDeal>();
  for (const { id, isThere } of hits) {
    const place = index.nearestOf(id, search, isThere);
    if (place && place.mm < (found.get(id)?.mm ?? Infinity)) found.set(id, place);
  }
  return [...found.values()].sort((a, b) => a.mm - b.mm);
}

function sharedHours(
  known: Map<string, StoreHours>,
  { hours: written, special_days: special, timeZone }: SearchedStore,
): StoreHours | null {
  if (written === null) return null;
  const name = `${timeZone} ${written} ${special}`;
  const hours =
    known.get(name) ??
    storeHours(JSON.parse(written) as OpeningHours, timeZone, JSON.parse(special) as SpecialDay[]);
  known.set(name, hours);
  return hours;
}

function shared(texts: Map<string, string>, text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

const storeIdsOf = ({ store_ids }: LiveDealRow): string[] => store_ids?.split(',') ?? [];

/** In the order of these stores. */
function byStore(deals: LiveDealRow[], storeIds: string[]): LiveDealRow[] {
  const rank = new Map(storeIds.map((id, nth) => [id, nth]));
  const rankOf = (deal: LiveDealRow) =>
    Math.min(...storeIdsOf(deal).map((id) => rank.get(id) ?? Infinity));
  const ranked = deals.map((deal) => ({ deal, rank: rankOf(deal) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ deal }) => deal);
}

/** Everything by growing id, many at a time. */
async function* chunks<T extends { id: string }>(
  read: (chunk: { after: string; atMost: number }) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let after = LEAST_UUID; ;) {
    const rows = await read({ after, atMost: STORES_READ });
    yield rows;
    if (rows.length < STORES_READ) return;
    after = rows.at(-1)!.id;
  }
}
