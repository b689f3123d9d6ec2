import type { Coordinates } from '@baeon/contracts/places/geo';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';

export type NearbyStoresGateway = {
  name: 'offline' | 'google';
  /** Stores around a point, the nearest first. */
  nearby(at: Coordinates, radiusKm: number, limit: number): Promise<NearbyStore[]>;
  /** In the order of the ids, without a distance; ids that nobody knows are left out. */
  describe(placeIds: string[]): Promise<NearbyStore[]>;
  /** Those of the ids that cannot be a store. */
  unknownAmong(placeIds: string[]): Promise<string[]>;
};
