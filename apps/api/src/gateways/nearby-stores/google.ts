import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { GoogleMapsConfig } from '../provider-config.ts';
import type { Pictures } from '../../lib/pictures.ts';
import { askForJson, RETRY_TIMING, type JsonAnswer, type RetryTiming } from '../http/request.ts';
import { SEARCHED_TYPES } from './google-place-types.ts';
import {
  DETAILS_MASK,
  foundPlace,
  GOOGLE_PLACE_ID,
  SEARCH_MASK,
  searchAnswer,
  shownPlace,
  fromGooglePlace,
} from './google-place.ts';
import type { NearbyStoresGateway } from './nearby-stores-gateway.ts';

/** Google's own limits on a search. */
const MOST_RESULTS = 20;
const WIDEST_METRES = 50_000;
const DETAILS_AT_ONCE = 5;
/** Each is asked and paid for by itself, while the person waits. */
const MOST_DETAILS = 50;
const DETAILS_MS = 6000;

/**
 * Google's Places API, beside our own stores. Its names and ratings are asked for anew each time:
 * only place ids may be kept.
 */
export function createGooglePlaces(
  config: GoogleMapsConfig,
  { own, logo, log }: { own: NearbyStoresGateway; logo: Pictures['logo']; log: FastifyBaseLogger },
  patience: RetryTiming = RETRY_TIMING,
): NearbyStoresGateway {
  const headers = (mask: string) => ({
    'x-goog-api-key': config.apiKey,
    'x-goog-fieldmask': mask,
  });

  async function search(at: Coordinates, radiusKm: number, limit: number) {
    const answer = await askForJson(
      new URL('/v1/places:searchNearby', config.baseUrl),
      {
        method: 'POST',
        headers: { ...headers(SEARCH_MASK), 'content-type': 'application/json' },
        body: JSON.stringify({
          includedTypes: SEARCHED_TYPES,
          maxResultCount: Math.min(limit, MOST_RESULTS),
          locationRestriction: {
            circle: {
              center: { latitude: at.latitude, longitude: at.longitude },
              radius: Math.min(radiusKm * 1000, WIDEST_METRES),
            },
          },
          rankPreference: 'DISTANCE',
          languageCode: 'en',
          regionCode: 'IN',
        }),
      },
      patience,
    );
    const parsed = answer.ok ? searchAnswer.safeParse(answer.json) : null;
    if (!parsed?.success) {
      const reason = answer.ok ? 'an answer of another form' : answer.reason;
      log.warn({ reason }, 'google did not find places, showing our own stores alone');
      return [];
    }
    return parsed.data.places
      .flatMap((place) => foundPlace.safeParse(place).data ?? [])
      .filter(({ businessStatus }) => businessStatus !== 'CLOSED_PERMANENTLY')
      .map((place) => fromGooglePlace(place, distanceKm(at, place.location), logo));
  }

  async function details(placeId: string): Promise<JsonAnswer> {
    const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, config.baseUrl);
    url.searchParams.set('languageCode', 'en');
    url.searchParams.set('regionCode', 'IN');
    return askForJson(url, { method: 'GET', headers: headers(DETAILS_MASK) }, patience);
  }

  async function describeAll(placeIds: string[]): Promise<Map<string, NearbyStore>> {
    const described = new Map<string, NearbyStore>();
    const waiting = placeIds.slice(0, MOST_DETAILS);
    const deadline = performance.now() + DETAILS_MS;
    const describeWaiting = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const answer = await details(id);
        const place = answer.ok ? shownPlace.safeParse(answer.json).data : undefined;
        // The id that we hold stays the id, though Google may know the place by a newer one.
        if (place) described.set(id, fromGooglePlace({ ...place, id }, null, logo));
        else {
          const reason = answer.ok ? 'an answer of another form' : answer.reason;
          log.warn({ reason, placeId: id }, 'google did not describe a place');
        }
        const overdue = performance.now() > deadline;
        if (overdue || (!answer.ok && concernsAll(answer.status))) waiting.length = 0;
      }
    };
    await Promise.all(Array.from({ length: DETAILS_AT_ONCE }, describeWaiting));
    return described;
  }

  return {
    name: 'google',

    async nearby(at, radiusKm, limit) {
      const [ours, theirs] = await Promise.all([
        own.nearby(at, radiusKm, limit),
        search(at, radiusKm, limit),
      ]);
      const known = new Set(ours.map(({ place_id }) => place_id));
      return [...ours, ...theirs.filter(({ place_id }) => !known.has(place_id))]
        .sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
        .slice(0, limit);
    },

    async describe(placeIds) {
      const ours = new Map((await own.describe(placeIds)).map((own) => [own.place_id, own]));
      const others = placeIds.filter((id) => !ours.has(id) && GOOGLE_PLACE_ID.test(id));
      const theirs = await describeAll([...new Set(others)]);
      return placeIds.flatMap((placeId) => ours.get(placeId) ?? theirs.get(placeId) ?? []);
    },

    async unknownAmong(placeIds) {
      const notOurs = await own.unknownAmong(placeIds);
      return notOurs.filter((placeId) => !GOOGLE_PLACE_ID.test(placeId));
    },
  };
}

/** No answer, no leave, no quota: asking for the next place would end the same way. */
const concernsAll = (status: number | null) =>
  status === null || status === 401 || status === 403 || status === 429;
