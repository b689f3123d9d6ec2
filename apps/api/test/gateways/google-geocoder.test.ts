import { beforeEach, describe, expect, it } from 'vitest';
import type { GeocoderGateway } from '../../src/gateways/geocoder/geocoder-gateway.ts';
import { createGoogleGeocoder } from '../../src/gateways/geocoder/google.ts';
import { createLog } from '../../src/lib/log.ts';
import { startProvider } from '../support/http-server.ts';

const KEY = 'AIza-not-to-be-seen';
const FROM_GAZETTEER = { latitude: 1, longitude: 2 };
const PATH = '/maps/api/geocode/json';

const offline: GeocoderGateway = {
  name: 'offline',
  find: async ({ area, city }) => (area || city ? FROM_GAZETTEER : null),
  nearest: async () => ({ area: null, city: 'Gazetteer' }),
};

type Reply = ReturnType<Parameters<typeof startProvider>[0]>;
let reply: () => Reply;
const provider = await startProvider(() => reply());
const logged: string[] = [];
const log = createLog('trace', { write: (line) => logged.push(line) });
const geocoderAt = (baseUrl: string, timeoutMs = 20_000) =>
  createGoogleGeocoder({ apiKey: KEY, baseUrl }, offline, log, { timeoutMs, pauseMs: 1 });
const geocoder = geocoderAt(provider.url);

const component = (long_name: string, ...types: string[]) => ({ long_name, types });
const result = (types: string[], lat: number, lng: number, components: object[] = []) => ({
  types,
  formatted_address: 'somewhere',
  geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
  address_components: components,
});
const answer = (status: string, results: object[] = [], more: object = {}) =>
  ({ status: 200, json: { status, results, ...more } }) as const;

beforeEach(() => {
  provider.seen.length = 0;
  logged.length = 0;
  reply = () => answer('ZERO_RESULTS');
});

describe('finding a place that was typed', () => {
  it('asks for the address within the country', async () => {
    reply = () =>
      answer('OK', [result(['political', 'sublocality'], 12.935, 77.624), result([], 0, 0)]);
    expect(await geocoder.find({ area: 'Koramangala', city: 'Bengaluru' })).toEqual({
      latitude: 12.935,
      longitude: 77.624,
    });
    expect(provider.seen).toHaveLength(1);
    const [request] = provider.seen;
    expect(request).toMatchObject({ method: 'GET', path: PATH, body: '' });
    expect(Object.fromEntries(request!.query)).toEqual({
      address: 'Koramangala, Bengaluru',
      components: 'country:IN',
      region: 'in',
      language: 'en',
      key: KEY,
    });
  });

  it.each([
    [{ area: 'Koramangala' }, 'Koramangala'],
    [{ city: 'Rampur, Uttar Pradesh' }, 'Rampur, Uttar Pradesh'],
    [{ area: '', city: 'A&B #1' }, 'A&B #1'],
  ])('takes %j', async (place, address) => {
    await geocoder.find(place);
    expect(provider.seen[0]!.query.get('address')).toBe(address);
  });

  it('asks nothing without a name', async () => {
    expect(await geocoder.find({})).toBeNull();
    expect(provider.seen).toEqual([]);
  });

  it('knows no place where Google finds none', async () => {
    expect(await geocoder.find({ city: 'Nowhere' })).toBeNull();
    expect(logged).toEqual([]);
  });

  it('does not take the country or a state for the place', async () => {
    const wide = [
      result(['country', 'political'], 20.6, 79),
      result(['administrative_area_level_1', 'political'], 15.3, 75.7),
    ];
    reply = () => answer('OK', wide);
    expect(await geocoder.find({ city: 'qwertyuiop' })).toBeNull();
    reply = () => answer('OK', [...wide, result(['locality'], 13, 77)]);
    expect(await geocoder.find({ city: 'Bengaluru' })).toEqual({ latitude: 13, longitude: 77 });
  });
});

describe('naming the place around a point', () => {
  const bengaluru = component('Bengaluru', 'locality', 'political');
  const state = component('Karnataka', 'administrative_area_level_1', 'political');

  it('asks for areas and towns', async () => {
    reply = () =>
      answer('OK', [
        result(['sublocality_level_2'], 1, 1, [
          component('5th Block', 'sublocality_level_2', 'sublocality'),
          component('Koramangala', 'sublocality_level_1', 'sublocality'),
          bengaluru,
          state,
        ]),
        result(['locality'], 1, 1, [bengaluru, state]),
      ]);
    expect(await geocoder.nearest({ latitude: 12.935, longitude: 77.624 })).toEqual({
      area: 'Koramangala',
      city: 'Bengaluru',
    });
    expect(provider.seen[0]!.path).toBe(PATH);
    expect(Object.fromEntries(provider.seen[0]!.query)).toEqual({
      latlng: '12.935,77.624',
      result_type: 'sublocality|neighborhood|locality',
      language: 'en',
      key: KEY,
    });
  });

  it('does without an area', async () => {
    reply = () => answer('OK', [result(['locality'], 1, 1, [bengaluru, state])]);
    expect(await geocoder.nearest(FROM_GAZETTEER)).toEqual({ area: null, city: 'Bengaluru' });
  });

  it.each([
    ['nothing', answer('ZERO_RESULTS')],
    ['no town', answer('OK', [result(['political'], 1, 1, [state])])],
  ])('gives nothing for %s', async (_name, given) => {
    reply = () => given;
    expect(await geocoder.nearest(FROM_GAZETTEER)).toBeNull();
  });
});

describe('while Google does not answer', () => {
  async function expectGazetteer(reason: string, asked = geocoder) {
    expect(await asked.find({ city: 'Mysuru' })).toEqual(FROM_GAZETTEER);
    expect(await asked.nearest(FROM_GAZETTEER)).toEqual({ area: null, city: 'Gazetteer' });
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, reason },
      { level: 40, reason },
    ]);
    expect(logged.join()).not.toContain(KEY);
  }

  it.each(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    'the gazetteer does: %s',
    async (status) => {
      reply = () => answer(status, [], { error_message: `The key ${KEY} is over its limit.` });
      await expectGazetteer(status);
      expect(provider.seen).toHaveLength(2);
    },
  );

  it.each([
    [400, 'HTTP 400 INVALID_REQUEST', 2],
    [403, 'HTTP 403 INVALID_REQUEST', 2],
    [429, 'HTTP 429 INVALID_REQUEST', 2],
    [500, 'HTTP 500 INVALID_REQUEST', 4],
  ])('the gazetteer does: HTTP %i', async (status, reason, requests) => {
    reply = () => ({ status, json: { status: 'INVALID_REQUEST' } });
    await expectGazetteer(reason);
    expect(provider.seen).toHaveLength(requests);
  });

  it('the gazetteer does: an answer of another form', async () => {
    reply = () => ({ status: 200, json: { status: 'OK', results: [{ geometry: null }] } });
    await expectGazetteer('an answer of another form');
    expect(provider.seen).toHaveLength(2);
  });

  it('the gazetteer does: no answer in time', async () => {
    reply = () => 'hang';
    await expectGazetteer('no answer in time', geocoderAt(provider.url, 200));
    expect(provider.seen.length).toBeLessThanOrEqual(2);
  });

  it('asks again after a fault that passes', async () => {
    reply = () =>
      provider.seen.length === 1 ? { status: 502 } : answer('OK', [result([], 12, 77)]);
    expect(await geocoder.find({ city: 'Bengaluru' })).toEqual({ latitude: 12, longitude: 77 });
    expect(logged).toEqual([]);
  });
});
