import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { beforeEach } from 'vitest';
import { createGooglePlaces } from '../../src/gateways/nearby-stores/google.ts';
import { createOfflineNearbyStores } from '../../src/gateways/nearby-stores/offline.ts';
import { createLog } from '../../src/lib/log.ts';
import { startProvider, type SeenRequest } from '../support/http-server.ts';

export const KEY = 'AIza-not-to-be-seen';
export const HERE = { latitude: 12.9352, longitude: 77.6245 };

/** About 111 m, 222 m, … north of here. */
const north = (steps: number) => ({ ...HERE, latitude: HERE.latitude + steps / 1000 });

export const googleId = (name: string) => `ChIJ${name.replaceAll(' ', '-').padEnd(23, 'x')}`;

/** A place as Google tells it. */
export const found = (name: string, steps: number, more: object = {}) => ({
  id: googleId(name),
  displayName: { text: name, languageCode: 'en' },
  formattedAddress: `${name}, 80 Feet Road, Bengaluru, Karnataka 560034, India`,
  shortFormattedAddress: `${name}, 80 Feet Road, Bengaluru`,
  location: north(steps),
  rating: 4.3,
  userRatingCount: 512,
  primaryType: 'cafe',
  businessStatus: 'OPERATIONAL',
  ...more,
});

export const ourStore = (name: string, km: number): NearbyStore => ({
  place_id: googleId(name),
  name: `Our ${name}`,
  address: '5th Block, Bengaluru 560095',
  rating: 4.8,
  user_ratings_total: 12,
  category: 'Food & Drink/Cafes',
  logo: '/pictures/ours.svg',
  distance_km: km,
  store_id: '0199d1b1-0000-7000-8000-000000000001',
});

export const drawnLogo = ({ placeId }: { placeId: string }) => `/pictures/of-${placeId}.svg`;

export const names = (businesses: NearbyStore[]) => businesses.map(({ name }) => name);

type Reply = ReturnType<Parameters<typeof startProvider>[0]>;

/** Google on loopback and our own stores beside it, both as a test sets them. */
export async function useGooglePlaces() {
  const setting = {
    ours: [] as NearbyStore[],
    reply: (_request: SeenRequest): Reply => ({ status: 200, json: {} }),
  };
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const provider = await startProvider((request) => setting.reply(request));
  const own = createOfflineNearbyStores({
    findNearby: async (_at, _radiusKm, limit) => setting.ours.slice(0, limit),
    findByPlaceIds: async (ids) =>
      setting.ours
        .filter(({ place_id }) => ids.includes(place_id))
        .map((store) => Object.assign({}, store, { distance_km: null })),
  });
  const gatewayAt = (baseUrl: string, timeoutMs = 20_000) =>
    createGooglePlaces(
      { apiKey: KEY, baseUrl },
      { own, logo: drawnLogo, log },
      { timeoutMs, pauseMs: 1 },
    );
  beforeEach(() => {
    provider.seen.length = 0;
    logged.length = 0;
    setting.ours = [];
    setting.reply = () => ({ status: 200, json: {} });
  });
  return { setting, provider, logged, own, gatewayAt, gateway: gatewayAt(provider.url) };
}
