import type { Coordinates } from '@baeon/contracts/places/geo';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import type { NearbyStoresGateway } from './nearby-stores-gateway.ts';

type OwnStores = {
  /** The nearest first. */
  findNearby(at: Coordinates, radiusKm: number, limit: number): Promise<NearbyStore[]>;
  /** In any order, without a distance. */
  findByPlaceIds(placeIds: string[]): Promise<NearbyStore[]>;
};

/** The stores of our own database: no account, no network. */
export function createOfflineNearbyStores({
  findNearby,
  findByPlaceIds,
}: OwnStores): NearbyStoresGateway {
  const describe = async (placeIds: string[]): Promise<NearbyStore[]> => {
    if (placeIds.length === 0) return [];
    const found = await findByPlaceIds(placeIds);
    const byId = new Map(found.map((business) => [business.place_id, business]));
    return placeIds.flatMap((placeId) => byId.get(placeId) ?? []);
  };

  return {
    name: 'offline',
    nearby: findNearby,
    describe,
    async unknownAmong(placeIds) {
      const known = new Set((await describe(placeIds)).map(({ place_id }) => place_id));
      return placeIds.filter((placeId) => !known.has(placeId));
    },
  };
}
