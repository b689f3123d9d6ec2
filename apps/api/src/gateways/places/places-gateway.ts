import type { Coordinates } from '@baeon/contracts/places/geo';
import type { NearbyBusiness } from '@baeon/contracts/stores/stores-wire';

export type PlacesGateway = {
  name: 'offline' | 'google';
  /** Businesses around a point, the nearest first. */
  nearby(at: Coordinates, radiusKm: number, limit: number): Promise<NearbyBusiness[]>;
  /** In the order of the ids, without a distance; ids that nobody knows are left out. */
  describe(placeIds: string[]): Promise<NearbyBusiness[]>;
  /** Those of the ids that cannot be a business. */
  unknownAmong(placeIds: string[]): Promise<string[]>;
};
