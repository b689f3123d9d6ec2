import { NEARBY_RADIUS_KM, type Coordinates } from '@baeon/contracts/places/geo';
import type { Suggestions } from '@baeon/contracts/search/suggestions-wire';
import type {
  NearbyStore,
  NearbyStoresResult,
  Store,
  StoreCategory,
} from '@baeon/contracts/stores/stores-wire';
import type { Db } from '../../db/client.ts';
import type { NearbyStoresGateway } from '../../gateways/nearby-stores/nearby-stores-gateway.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Account } from '../../lib/signed-in.ts';
import type { HonourOf } from '../honour/honour-record.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import { isFollowed } from './follows.repo.ts';
import { findStore, findStoresById, listCategories, type StoreRecord } from './stores.repo.ts';
import type { StoreSearch } from './store-search.ts';

/** How far is looked, one after the other, until there are enough. */
const RADII_KM = [3, 8, 20, 50];
const ENOUGH = 12;
const MOST_SHOWN = 50;
const MOST_CATEGORIES = 500;

type SuggestedStore = Suggestions['stores'][number];

type Dependencies = {
  db: Db;
  nearbyStores: NearbyStoresGateway;
  pictures: ShownPictures;
  search: StoreSearch;
  honourOf: HonourOf;
};

export type Stores = ReturnType<typeof createStores>;

export function createStores({ db, nearbyStores, pictures, search, honourOf }: Dependencies) {
  return {
    /** Businesses around the person, as far out as it takes to find a few. */
    async nearby(user: Account): Promise<NearbyStoresResult> {
      const { latitude, longitude } = user;
      if (latitude === null || longitude === null) return { results: [], radius_km: null };
      const widest = RADII_KM.at(-1)!;
      const found = await nearbyStores.nearby({ latitude, longitude }, widest, MOST_SHOWN);
      const within = (km: number) => found.filter(({ distance_km }) => (distance_km ?? 0) <= km);
      const radius = RADII_KM.find((km) => within(km).length >= ENOUGH) ?? widest;
      return { results: within(radius), radius_km: radius };
    },

    /** Stores near a place that a text which is still being typed may be about. */
    async suggest(text: string, at: Coordinates, atMost: number): Promise<SuggestedStore[]> {
      const { found } = search.find({ text, at, withinKm: NEARBY_RADIUS_KM, unfinished: true });
      const first = found.slice(0, atMost);
      const rows = await findStoresById(
        db,
        first.map(({ id }) => id),
      );
      return first.flatMap(({ id, km }) => {
        const row = rows.get(id);
        if (!row) return [];
        const { name, category } = row;
        return [{ id, name, category, logo: pictures.logo(row), distance_km: km }];
      });
    },

    categories: (): Promise<StoreCategory[]> => listCategories(db, MOST_CATEGORIES),

    async page(id: string, user: Account | null): Promise<Store> {
      const row = await findStore(db, id);
      if (!row) throw new AppError('NOT_FOUND', 'This store is no longer here.');
      const followed = user !== null && (await isFollowed(db, user.id, row.placeId));
      return { ...toStore(row, pictures), followed, honour: await honourOf(row.id) };
    },
  };
}

/** A store as the nearby list shows it. */
export function toNearbyStore(
  row: StoreRecord,
  pictures: ShownPictures,
  distanceKm: number | null,
): NearbyStore {
  return {
    place_id: row.placeId,
    name: row.name,
    address: `${row.addressLine}, ${row.city} ${row.pincode}`,
    rating: row.rating,
    user_ratings_total: row.userRatingsTotal,
    category: row.category,
    logo: pictures.logo(row),
    distance_km: distanceKm,
    store_id: row.id,
  };
}

function toStore(row: StoreRecord, pictures: ShownPictures): Omit<Store, 'followed' | 'honour'> {
  return {
    id: row.id,
    place_id: row.placeId,
    name: row.name,
    about: row.about,
    category: row.category,
    address: { line: row.addressLine, city: row.city, state: row.state, pincode: row.pincode },
    location: { coordinates: [row.longitude, row.latitude] },
    rating: row.rating,
    user_ratings_total: row.userRatingsTotal,
    logo: pictures.logo(row),
    image: pictures.banner(row),
    phone: row.phone,
    time_zone: row.timeZone,
    opening_hours: row.openingHours,
    special_days: row.specialDays,
  };
}
