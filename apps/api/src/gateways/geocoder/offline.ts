import type { Coordinates } from '@baeon/contracts/places/geo';
import type { GeocoderGateway } from './geocoder-gateway.ts';

type Gazetteer = {
  /** The place that a text names, in a city where one is given; null rather than a guess. */
  findByName(name: string, city?: Coordinates): Promise<Coordinates | null>;
  /** The area around a point, else the town; null where neither is near. */
  findNearest(
    at: Coordinates,
  ): Promise<{ kind: 'area' | 'city'; name: string; city: string } | null>;
};

/** The gazetteer of our own database: no account, no network. */
export function createOfflineGeocoder({ findByName, findNearest }: Gazetteer): GeocoderGateway {
  return {
    name: 'offline',

    async find({ area, city }) {
      const town = city ? await findByName(city) : null;
      const spot = area && town ? await findByName(area, town) : null;
      return spot ?? town ?? (area ? findByName(area) : null);
    },

    async nearest(at) {
      const place = await findNearest(at);
      return place && { area: place.kind === 'area' ? place.name : null, city: place.city };
    },
  };
}
