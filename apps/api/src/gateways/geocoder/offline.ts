import type { Coordinates } from '@baeon/contracts/places/geo';
import type { GeocoderGateway } from './geocoder-gateway.ts';

/** Areas lie close together; beyond this a person is in none of those that we know. */
const AREA_KM = 4;
const TOWN_KM = 30;

type Gazetteer = {
  /** The place that a text names, in a city where one is given; null rather than a guess. */
  findByName(name: string, city?: Coordinates): Promise<Coordinates | null>;
  findNearest(
    at: Coordinates,
    kind: 'area' | 'city',
    withinKm: number,
  ): Promise<{ name: string; city: string } | null>;
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
      const area = await findNearest(at, 'area', AREA_KM);
      if (area) return { area: area.name, city: area.city };
      const town = await findNearest(at, 'city', TOWN_KM);
      return town && { area: null, city: town.city };
    },
  };
}
