import type { Coordinates } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { GoogleMapsConfig } from '../provider-config.ts';
import { askForJson, RETRY_TIMING, type RetryTiming } from '../http/request.ts';
import type { GeocoderGateway } from './geocoder-gateway.ts';

const geocodeAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        address_components: z.array(
          z.object({ long_name: z.string(), types: z.array(z.string()) }),
        ),
      }),
    )
    .default([]),
});
type Result = z.infer<typeof geocodeAnswer>['results'][number];

/** Asked within one country, Google answers nonsense with the country, or with a state. */
const TOO_WIDE = new Set(['country', 'administrative_area_level_1']);

/** The narrower kind first. */
const AREA_TYPES = ['sublocality_level_1', 'sublocality', 'neighborhood'];
const CITY_TYPES = ['locality', 'postal_town', 'administrative_area_level_3'];

/** Google's Geocoding API; while it does not answer, the offline one does. */
export function createGoogleGeocoder(
  config: GoogleMapsConfig,
  offline: GeocoderGateway,
  log: FastifyBaseLogger,
  patience: RetryTiming = RETRY_TIMING,
): GeocoderGateway {
  /** Null when there is no answer to go by. */
  async function ask(query: Record<string, string>): Promise<Result[] | null> {
    const url = new URL('/maps/api/geocode/json', config.baseUrl);
    url.search = new URLSearchParams({ ...query, language: 'en', key: config.apiKey }).toString();
    const answer = await askForJson(url, { method: 'GET', headers: {} }, patience);
    const parsed = answer.ok ? geocodeAnswer.safeParse(answer.json) : null;
    const { status, results } = parsed?.data ?? { status: null, results: [] };
    if (status === 'OK' || status === 'ZERO_RESULTS') return results;
    const reason = answer.ok ? (status ?? 'an answer of another form') : answer.reason;
    log.warn({ reason }, 'google did not answer, looking into the gazetteer');
    return null;
  }

  return {
    name: 'google',

    async find({ area, city }) {
      const address = [area, city].filter(Boolean).join(', ');
      if (address === '') return null;
      const results = await ask({ address, components: 'country:IN', region: 'in' });
      if (!results) return offline.find({ area, city });
      const found = results.find(({ types }) => !types.some((type) => TOO_WIDE.has(type)));
      if (!found) return null;
      const { lat, lng } = found.geometry.location;
      return { latitude: lat, longitude: lng };
    },

    async nearest(at: Coordinates) {
      const results = await ask({
        latlng: `${at.latitude},${at.longitude}`,
        result_type: 'sublocality|neighborhood|locality',
      });
      if (!results) return offline.nearest(at);
      const city = nameOf(CITY_TYPES, results);
      return city === null ? null : { area: nameOf(AREA_TYPES, results), city };
    },
  };
}

/** The first of these types that any of the results names. */
function nameOf(types: string[], results: Result[]): string | null {
  const components = results.flatMap((result) => result.address_components);
  for (const type of types) {
    const named = components.find((component) => component.types.includes(type));
    if (named) return named.long_name;
  }
  return null;
}
