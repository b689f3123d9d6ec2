import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Db } from '../../db/client.ts';
import { createGooglePlaces } from '../../gateways/nearby-stores/google.ts';
import { createOfflineNearbyStores } from '../../gateways/nearby-stores/offline.ts';
import type { NearbyStoresGateway } from '../../gateways/nearby-stores/nearby-stores-gateway.ts';
import type { GoogleMapsConfig } from '../../gateways/provider-config.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import type { HonourOf } from '../honour/honour-record.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import { createDirectory } from './directory.service.ts';
import { createFollows } from './follows.service.ts';
import { findNearestStores, findStoresByPlaceIds } from './stores.repo.ts';
import { storesRoutes, userStoresRoutes } from './stores.routes.ts';
import { createStoreSearch } from './store-search.ts';
import { createStores, toNearbyStore } from './stores.service.ts';

type Dependencies = {
  config: { googlePlaces: GoogleMapsConfig | null; serviceArea: ServiceArea };
  userPrefix: string;
  db: Db;
  pool: Pool;
  memoryPool: Pool;
  feed: ChangeSource;
  clock: Clock;
  pictures: ShownPictures;
  gifts: Gifts;
  honourOf: HonourOf;
  log: FastifyBaseLogger;
};

/** Stores, which of them are near, and who follows them. */
export function createStoresFeature(deps: Dependencies) {
  const { db, clock, pictures, gifts } = deps;
  const nearbyStores = chooseNearbyStores(deps);
  const search = createStoreSearch({ ...deps, pool: deps.memoryPool });
  const stores = createStores({ db, nearbyStores, pictures, search, honourOf: deps.honourOf });
  const directory = createDirectory({ ...deps, search, serviceArea: deps.config.serviceArea });
  const follows = createFollows({ db, clock, nearbyStores, gifts });
  return {
    stores,
    directory,
    storesSettled: search.settled,
    follows,
    routes: [
      { prefix: deps.userPrefix, plugin: userStoresRoutes({ stores, follows }) },
      { prefix: API_PREFIX, plugin: storesRoutes({ stores, directory }) },
    ],
    close: search.close,
  };
}

function chooseNearbyStores({ config, db, pictures, log }: Dependencies): NearbyStoresGateway {
  const own = createOfflineNearbyStores({
    findNearby: async (at, radiusKm, limit) => {
      const found = await findNearestStores(db, at, radiusKm, limit);
      return found.map(({ store, km }) => toNearbyStore(store, pictures, km));
    },
    findByPlaceIds: async (placeIds) => {
      const found = await findStoresByPlaceIds(db, placeIds);
      return found.map((store) => toNearbyStore(store, pictures, null));
    },
  });
  if (!config.googlePlaces) return own;
  const logo: ShownPictures['logo'] = (store) => pictures.logo({ ...store, logo: null });
  return createGooglePlaces(config.googlePlaces, { own, logo, log });
}
