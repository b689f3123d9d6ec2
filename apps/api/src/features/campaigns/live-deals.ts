import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { AdvertisingStore, DealPictures } from '../../lib/advertiser.ts';
import type { Clock } from '../../lib/clock.ts';
import { campaignJson, imageJson, storeJson } from './coupon-entry.ts';
import { createGeoIndex, inZOrder, type GeoIndex } from './geo-index.ts';
import type { FoundDeal, GeoSearch, IndexedStore } from './geo-search.ts';
import {
  readDealStores,
  readDealStoresById,
  readLiveDealsById,
  readLiveDealsOfStores,
  type LiveDealRow,
} from './live-deals.repo.ts';

const STORES_READ = 5000;
/** Stores whose deals are read together. */
const NEIGHBOURS = 100;
/** Deals worked on before requests get their turn. */
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** A campaign that thousands claim changes all the time; reading it again more often helps nobody. */
const READ_EVERY_MS = 20;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

type Dependencies = {
  pool: pg.Pool;
  clock: Clock;
  feed: ChangeFeed;
  pictures: DealPictures;
  log: FastifyBaseLogger;
};

export type LiveDeals = ReturnType<typeof createLiveDeals>;

/**
 * The map of live deals, read once and then kept true by what the feed tells. Whoever asks while that
 * is not certain gets null, and has to ask the database.
 */
export function createLiveDeals({ pool, clock, feed, pictures, log }: Dependencies) {
  let map = createGeoIndex();
  let texts = new Map<string, string>();
  let complete = false;
  const unread = new Set<string>();
  let worker: Promise<void> | null = null;
  let pauseMs = 0;
  let endPause = () => {};
  let closed = false;
  let lastRead = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  feed.on('campaigns', {
    changed(ids) {
      for (const id of ids) unread.add(id);
      wake();
    },
    missed() {
      startAnew();
      wake();
    },
  });

  /** Resolves once nothing that was heard of is unread. */
  async function settled(): Promise<void> {
    if (!worker) return;
    await worker;
    return settled();
  }

  function startAnew(): void {
    complete = false;
    map = createGeoIndex();
    texts = new Map();
  }

  function wake(): void {
    if (!closed) worker ??= work().finally(() => (worker = null));
  }

  const hasWork = () => !closed && (!complete || unread.size > 0);

  async function work(): Promise<void> {
    await nextTurn();
    while (hasWork()) {
      try {
        if (complete) await readChanges();
        else await readAll();
      } catch (error) {
        log.warn({ err: error }, 'cannot read the live deals');
        startAnew();
      }
    }
  }

  async function readAll(): Promise<void> {
    // A bulk load says `missed` again and again: each time in vain, we wait longer for it to end.
    if (pauseMs > 0) await pause(pauseMs);
    pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, pauseMs * 2));
    const filling = map;
    const isStale = () => closed || map !== filling;
    const started = performance.now();
    const known = new Map<string, AdvertisingStore>();
    for await (const stores of chunks((chunk) => readDealStores(pool, chunk))) {
      if (isStale()) return;
      for (const store of stores) known.set(store.id, store);
    }
    // Neighbours are put in together, so that they lie together in memory: answers take half the time.
    const stores = inZOrder(known.values());
    for (let at = 0; at < stores.length; at += NEIGHBOURS) {
      const some = stores.slice(at, at + NEIGHBOURS);
      const ids = some.map(({ id }) => id);
      const deals = await readLiveDealsOfStores(pool, clock.now(), ids);
      if (isStale()) return;
      for (const store of some) putStore(filling, store);
      for (const [nth, deal] of byStore(deals, ids).entries()) {
        putDeal(filling, deal, known);
        if (nth % AT_ONCE === 0) await nextTurn();
      }
    }
    filling.forgetIdle();
    if (unread.size > 0) await readChanges();
    if (isStale()) return;
    complete = true;
    pauseMs = 0;
    const ms = Math.round(performance.now() - started);
    log.info({ deals: filling.size, ms }, 'the map of live deals is complete');
  }

  async function readChanges(): Promise<void> {
    const wait = lastRead + READ_EVERY_MS - performance.now();
    if (wait > 0) await pause(wait);
    lastRead = performance.now();
    const filling = map;
    const ids = [...unread];
    unread.clear();
    const deals = await readLiveDealsById(pool, clock.now(), ids);
    const storeIds = new Set(deals.flatMap(storeIdsOf));
    const stores = await readDealStoresById(pool, [...storeIds]);
    if (map !== filling) return;
    const known = new Map(stores.map((store) => [store.id, store]));
    const indexed = stores.map((store) => putStore(filling, store));
    const gone = new Set(ids);
    for (const deal of deals) {
      gone.delete(deal.id);
      putDeal(filling, deal, known);
    }
    for (const id of gone) filling.removeDeal(id);
    filling.forgetIdle(indexed);
  }

  function putStore(into: GeoIndex, store: AdvertisingStore): IndexedStore {
    const { id, category, latitude, longitude } = store;
    return into.putStore({ id, category, latitude, longitude, json: storeJson(store, pictures) });
  }

  function putDeal(into: GeoIndex, row: LiveDealRow, known: Map<string, AdvertisingStore>): void {
    const places = storeIdsOf(row)
      .map((id) => known.get(id))
      .filter((store) => store !== undefined);
    into.putDeal({
      id: row.id,
      dealsLeft: row.deals_left,
      startsAt: row.starts,
      endsAt: row.ends,
      expiry: shared(new Date(row.ends).toISOString()),
      json: campaignJson(row),
      at: places.map((store) => ({
        storeId: store.id,
        image: shared(imageJson(pictures.deal(row, store))),
      })),
    });
  }

  /** Many deals have one picture, or one end; such texts are kept once. */
  function shared(text: string): string {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  }

  return {
    /** Null while the map cannot be trusted. */
    find: (search: GeoSearch): FoundDeal[] | null =>
      complete && feed.listening ? map.find(search) : null,

    settled,

    async close(): Promise<void> {
      closed = true;
      endPause();
      await worker;
    },
  };
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
  for (let after = FIRST_ID; ;) {
    const rows = await read({ after, atMost: STORES_READ });
    yield rows;
    if (rows.length < STORES_READ) return;
    after = rows.at(-1)!.id;
  }
}
