import type { DealSort } from '@baeon/contracts/campaigns/deal-sorting';
import { NEARBY_RADIUS_KM, type Coordinates } from '@baeon/contracts/places/geo';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import { findDealsNear, type DealRow } from './campaigns.repo.ts';
import { campaignJson, imageJson, storeJson } from './coupon-entry.ts';
import {
  firstRanked,
  ratingRank,
  readRankCursor,
  toRankCursor,
  type RankedDeal,
} from './deal-ranking.ts';
import type { FoundDeal, IndexedDeal, IndexedStore } from './geo-search.ts';
import type { LiveDeals } from './live-deals.ts';
import { openAt, storeHours } from './open-now.ts';
import { readTastes, type Tastes } from './tastes.ts';

/** Of more deals around a place only the nearest are sorted: these take some ten milliseconds. */
const MOST_LOOKED = 10_000;
/** The same where the database is asked, and of what a text is contained in. */
const MOST_READ = 300;

type Dependencies = {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  live: LiveDeals;
  pictures: DealPictures;
};

export type NearbyAsked = {
  at: Coordinates;
  /** Whether distances mean anything to whoever asked. */
  isKnown: boolean;
  withinKm: number;
  userId: string | null;
  query: {
    category?: string | undefined;
    q?: string | undefined;
    sort?: DealSort | undefined;
    open?: boolean | undefined;
    followed?: boolean | undefined;
    cursor?: string | undefined;
    limit: number;
  };
};

type RankedPage = {
  page: RankedDeal[];
  nextCursor: string | null;
  /** Of a search only. */
  meant?: string | null;
};

export type RankedDeals = ReturnType<typeof createRankedDeals>;

/** Whether a list is sorted by more than the distance, or keeps less than what is there. */
export const isRanked = ({ sort = 'distance', open, followed }: NearbyAsked['query']): boolean =>
  sort !== 'distance' || open === true || followed === true;

/** Deals around a place in another order, or fewer of them. */
export function createRankedDeals({ db, pool, clock, live, pictures }: Dependencies) {
  async function readRows({ at, withinKm, query }: NearbyAsked, now: Date): Promise<FoundDeal[]> {
    const rows = await findDealsNear(db, {
      at,
      withinKm,
      category: query.category || undefined,
      text: query.q?.trim() || undefined,
      after: null,
      atMost: MOST_READ,
      now,
    });
    return rows.map((row) => toFound(row, pictures));
  }

  /** Everything that is asked for, in no order. */
  async function candidates(asked: NearbyAsked, { followed }: Tastes) {
    const { at, withinKm, query } = asked;
    const now = clock.now();
    const isOpen = openAt(now);
    const isMeant = (store: IndexedStore): boolean =>
      (!query.open || isOpen(store.hours)) && (!query.followed || followed.has(store.id));
    const category = query.category || undefined;
    const search = { at, withinKm, category, now: now.getTime(), isMeant };
    const text = query.q?.trim();
    if (text) {
      const byRule = await readRows(asked, now);
      const rest = live.search(text, search);
      const meant = byRule.length > 0 ? null : (rest?.meant ?? null);
      const found = [...byRule, ...(rest?.found ?? [])].filter(({ store }) => isMeant(store));
      return { found, meant };
    }
    const found = query.followed
      ? live.ofStores(followed, search)
      : live.gather({ ...search, mostLooked: MOST_LOOKED });
    return { found: found ?? (await readRows(asked, now)).filter(({ store }) => isMeant(store)) };
  }

  return {
    async page(asked: NearbyAsked): Promise<RankedPage> {
      const { userId, query } = asked;
      const { sort = 'distance', followed, cursor, limit } = query;
      const after = readRankCursor(cursor);
      const tastes = await readTastes(pool, followed || sort === 'you' ? userId : null);
      const { found, ...rest } = await candidates(asked, tastes);
      const { liking } = tastes;
      const ranked = firstRanked(found, { sort, liking, after, atMost: limit + 1 });
      const page = ranked.slice(0, limit);
      const nextCursor = ranked.length > limit ? toRankCursor(page.at(-1)!) : null;
      return { page, nextCursor, ...rest };
    },

    /** What is around a place, as rows of it are picked from. */
    async around(asked: Omit<NearbyAsked, 'query' | 'withinKm'>, tastes: Tastes) {
      const query = { limit: 0 };
      return (await candidates({ ...asked, withinKm: NEARBY_RADIUS_KM, query }, tastes)).found;
    },
  };
}

/** As the index has it. */
function toFound(
  { campaign, store, mm }: DealRow & { mm: number },
  pictures: DealPictures,
): FoundDeal {
  const { savingKind, savingAmount, startsAt, endsAt } = campaign;
  const { openingHours, specialDays, timeZone, rating, userRatingsTotal, refusesMuch } = store;
  const deal: IndexedDeal = {
    id: campaign.id,
    dealsLeft: campaign.dealsLeft,
    saving: (savingAmount ?? 0) * (savingKind === 'percent' ? -1 : 1),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    expiry: endsAt.toISOString(),
    json: campaignJson(campaign),
    places: [],
  };
  return {
    deal,
    store: {
      id: store.id,
      category: store.category,
      latitude: store.latitude,
      longitude: store.longitude,
      json: storeJson(store, pictures),
      rating: ratingRank(rating, userRatingsTotal),
      refusesMuch,
      timeZone,
      hours: openingHours && storeHours(openingHours, timeZone, specialDays),
      slot: -1,
      places: [],
    },
    image: imageJson(pictures.deal(campaign, store)),
    mm,
  };
}
