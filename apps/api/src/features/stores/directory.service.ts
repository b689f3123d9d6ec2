import {
  NEARBY_RADIUS_KM,
  rounded,
  type Coordinates,
  type ServiceArea,
} from '@baeon/contracts/places/geo';
import type { ListedStore, StoresQuery } from '@baeon/contracts/stores/stores-wire';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { wrongCursor } from '../../lib/page.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import { countLiveDeals, findStoresAround } from './directory.repo.ts';
import { findStoresById, type StoreRecord } from './stores.repo.ts';
import type { StoreSearch } from './store-search.ts';

/** Whoever has seen so many stores and not found theirs asks for it by name. */
const MOST_LISTED = 500;
const PLACE_IN_LIST = /^\d{1,3}$/;

type Dependencies = {
  db: Db;
  clock: Clock;
  pictures: ShownPictures;
  serviceArea: ServiceArea;
  search: StoreSearch;
};

type Found = { stores: { id: string; km: number }[]; meant: string | null };

export type Directory = ReturnType<typeof createDirectory>;

/** All stores around a place, the nearest first; searched ones by name, category and area. */
export function createDirectory({ db, clock, pictures, serviceArea, search }: Dependencies) {
  async function find(query: StoresQuery, at: Coordinates, atMost: number): Promise<Found> {
    const text = query.q?.trim() ?? '';
    const wanted = { at, withinKm: NEARBY_RADIUS_KM, category: query.category || undefined };
    if (text === '') {
      return { stores: await findStoresAround(db, { ...wanted, atMost }), meant: null };
    }
    // Lists are searched while people type; only what begins nothing may be misspelt.
    const started = search.find({ ...wanted, text, unfinished: true });
    const { found, meant } = started.found.length > 0 ? started : search.find({ ...wanted, text });
    return { stores: found.slice(0, atMost), meant };
  }

  return async function list(query: StoresQuery) {
    const { latitude, longitude, limit } = query;
    const isKnown = latitude !== undefined && longitude !== undefined;
    const at = isKnown ? rounded({ latitude, longitude }) : serviceArea;
    const from = readPlace(query.cursor);
    const end = Math.min(from + limit, MOST_LISTED);
    const { stores, meant } = await find(query, at, end + 1);
    const page = stores.slice(from, end);
    const ids = page.map(({ id }) => id);
    const [rows, deals] = await Promise.all([
      findStoresById(db, ids),
      countLiveDeals(db, ids, clock.now()),
    ]);
    const listed = page.flatMap(({ id, km }) => {
      const row = rows.get(id);
      return row ? [toListed(row, isKnown ? km : null, deals.get(id) ?? 0)] : [];
    });
    const goesOn = stores.length > end && end < MOST_LISTED;
    return { stores: listed, nextCursor: goesOn ? String(end) : null, meant };
  };

  function toListed(row: StoreRecord, km: number | null, liveDeals: number): ListedStore {
    return {
      id: row.id,
      name: row.name,
      category: row.category,
      address: { line: row.addressLine, city: row.city, state: row.state, pincode: row.pincode },
      location: { coordinates: [row.longitude, row.latitude] },
      rating: row.rating,
      user_ratings_total: row.userRatingsTotal,
      logo: pictures.logo(row),
      time_zone: row.timeZone,
      opening_hours: row.openingHours,
      special_days: row.specialDays,
      distance_km: km,
      live_deals: liveDeals,
    };
  }
}

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!PLACE_IN_LIST.test(cursor)) throw wrongCursor();
  return Number(cursor);
}
