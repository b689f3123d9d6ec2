import { distanceKm, isServed } from '@baeon/contracts/places/geo';
import { SERVICE_CENTER } from '@baeon/contracts/places/service-area';
import type { Place } from '@baeon/contracts/places/places-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOfflineGeocoder } from '../../src/gateways/geocoder/offline.ts';
import { loadReferenceData } from '../../src/seed/load-reference.ts';
import { newPerson, type Person } from '../support/onboarding.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let refusedPerson: Person;
beforeAll(async () => {
  api = await startTestApi();
  await loadReferenceData(api.databaseUrl);
  refusedPerson = await newPerson(api);
});

const ask = (query: Record<string, string>) => api.get(`/api/places?${new URLSearchParams(query)}`);
async function suggestions(q: string, kind?: Place['kind']): Promise<Place[]> {
  const { status, body } = await ask({ q, ...(kind ? { kind } : {}) });
  expect(status).toBe(200);
  return body.result.places;
}
const labels = (places: Place[]) =>
  places.map(({ kind, name, city, state }) => `${name}, ${kind === 'area' ? city : state}`);

describe('suggestions', () => {
  it('are for visitors, too', async () => {
    const { status, body } = await api.get('/api/places?q=kora');
    expect([status, body.result.places[0].name]).toEqual([200, 'Koramangala']);
  });

  it('tell all about a place', async () => {
    expect((await suggestions('koramangala'))[0]).toEqual({
      name: 'Koramangala',
      kind: 'area',
      city: 'Bengaluru',
      state: 'Karnataka',
      latitude: 12.935,
      longitude: 77.624,
    });
  });

  it.each([
    ['the start of a name', 'kora', 'Koramangala, Bengaluru'],
    ['two letters', 'in', 'Indiranagar, Bengaluru'],
    ['the start of a word', 'layout', 'BTM Layout, Bengaluru'],
    ['an old name', 'bangalore', 'Bengaluru, Karnataka'],
    ['another old name', 'mysore', 'Mysuru, Karnataka'],
    ['the start of an old name', 'calcut', 'Kolkata, West Bengal'],
    ['a short name', 'hsr', 'HSR Layout, Bengaluru'],
    ['a name in Kannada', 'ಬೆಂಗಳೂರು', 'Bengaluru, Karnataka'],
    ['the start of an area in Kannada', 'ಜಯನ', 'Jayanagar, Bengaluru'],
    ['a name in Hindi', 'बेंगलुरु', 'Bengaluru, Karnataka'],
    ['a common spelling', 'Koramangla', 'Koramangala, Bengaluru'],
    ['a pincode', '560034', 'Koramangala, Bengaluru'],
    ['a missing letter', 'indirangar', 'Indiranagar, Bengaluru'],
    ['swapped letters', 'whitefeild', 'Whitefield, Bengaluru'],
    ['a wrong letter', 'hydarabad', 'Hyderabad, Telangana'],
    ['a slip in the middle of typing', 'indirang', 'Indiranagar, Bengaluru'],
    ['another space', 'indira nagar', 'Indiranagar, Bengaluru'],
    ['a space less', 'jpnagar', 'JP Nagar, Bengaluru'],
    ['dots', 'K.R. Puram', 'KR Puram, Bengaluru'],
    ['capitals and spaces', '  KORA   ', 'Koramangala, Bengaluru'],
    ['spaces within', 'btm    lay', 'BTM Layout, Bengaluru'],
    ['accents', 'Thāné', 'Thane, Maharashtra'],
    ['a name without its accents', 'kakinada', 'Kakinada, Andhra Pradesh'],
    ['its city behind it', 'koramangala, bang', 'Koramangala, Bengaluru'],
    ['its city behind it, without a comma', 'hebbal mysore', 'Hebbal, Mysuru'],
    ['its state behind it', 'rampur, madhya', 'Rampur, Madhya Pradesh'],
    ['a part of an area', 'koramangala 5th block', 'Koramangala, Bengaluru'],
    ['a town that shares its name', 'chandigarh', 'Chandigarh, Chandigarh'],
    ['a large city far away', 'chen', 'Chennai, Tamil Nadu'],
  ])('come for %s', async (_what, q, first) => {
    expect(labels(await suggestions(q))[0]).toBe(first);
  });

  it.each([
    'k',
    ' k ',
    '',
    '   ',
    '%%',
    '__',
    "''",
    "'; drop table places; --",
    '\\',
    '\0\0\0',
    'xyzzy',
    'xyznagar',
    'qwertyuiop',
    'zzzzzzzz',
    '560039',
    '🙂🙂🙂',
    'koramangala, tokyo',
    'koramangala, constructor',
  ])('are none for %j', async (q) => {
    expect(await suggestions(q)).toEqual([]);
  });

  it('take signs that mean something to a database for no more than signs', async () => {
    expect(labels(await suggestions("kora%'_"))).toEqual(labels(await suggestions('kora')));
  });

  it('put a whole name before a longer one, and that before a word within', async () => {
    const names = (await suggestions('nagar')).map(({ name }) => name);
    const rank = (name: string) =>
      name === 'Nagar' ? 0 : name.startsWith('Nagar') ? 1 : name.includes(' Nagar') ? 2 : 3;
    const ranks = names.map(rank);
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
  });

  it('put the nearer first where names fit alike', async () => {
    const [first, second] = await suggestions('hebbal');
    expect(labels([first!, second!])).toEqual(['Hebbal, Bengaluru', 'Hebbal, Mysuru']);
  });

  it('tell each place once, and no more than eight', async () => {
    for (const q of ['sh', 'shahpur', 'pudur', 'nawabganj', 'ra']) {
      const told = labels(await suggestions(q));
      expect(new Set(told).size).toBe(told.length);
      expect(told.length).toBeLessThanOrEqual(8);
    }
    expect(await suggestions('ra')).toHaveLength(8);
  });

  it('offer no guesses beside what fits', async () => {
    const told = await suggestions('korat');
    expect(told.length).toBeGreaterThan(1);
    expect(told.every(({ name }) => name.toLowerCase().startsWith('korat'))).toBe(true);
  });

  it('are towns only where a city is asked for', async () => {
    expect((await suggestions('kora', 'city')).map(({ kind }) => kind)).not.toContain('area');
    expect(await suggestions('koramangala', 'city')).toEqual([]);
    expect(labels(await suggestions('bangalore', 'city'))).toEqual(['Bengaluru, Karnataka']);
  });

  it('are areas first where an area is asked for, then towns', async () => {
    const kinds = (await suggestions('ind', 'area')).map(({ kind }) => kind);
    expect(kinds).toEqual(kinds.toSorted());
    expect(new Set(kinds)).toEqual(new Set(['area', 'city']));
    expect(labels(await suggestions('kalyan'))[0]).toBe('Kalyan, Maharashtra');
    expect(labels(await suggestions('kalyan', 'area')).slice(0, 2)).toEqual([
      'Kalyan Nagar, Bengaluru',
      'Kalyan, Maharashtra',
    ]);
  });

  it.each([
    [{ q: 'x'.repeat(81) }, 'At most 80 characters, please'],
    [{ q: 'kora', kind: 'village' }, 'kind must be area or city'],
  ])('refuse %j', async (query, msg) => {
    const { status, body } = await ask(query);
    expect([status, body.result]).toEqual([400, { code: 'INVALID_INPUT', msg }]);
  });

  it('take the longest text that is allowed, spaces around it not counted', async () => {
    expect(await suggestions(`  ${'x '.repeat(40)}  `)).toEqual([]);
  });

  it('follow the centre of the service', async () => {
    const mysuru = await startTestApi({
      env: { SERVICE_CENTER: '12.3,76.64' },
      databaseUrl: api.databaseUrl,
      withoutWorkers: true,
    });
    const { body } = await mysuru.get('/api/places?q=hebbal');
    expect(labels(body.result.places)[0]).toBe('Hebbal, Mysuru');
  });
});

describe('the offline geocoder', () => {
  const geocoder = () => createOfflineGeocoder(api.context.places);
  const KORAMANGALA = { latitude: 12.935, longitude: 77.624 };
  const BENGALURU = { latitude: 12.97194, longitude: 77.59369 };
  const MYSURU = { latitude: 12.29791, longitude: 76.63925 };
  const RAMPUR_UP = { latitude: 28.81014, longitude: 79.02699 };

  it.each([
    [{ area: 'Koramangala', city: 'Bengaluru' }, KORAMANGALA],
    [{ area: 'koramangla', city: 'bangalore' }, KORAMANGALA],
    [{ area: 'Kormangalla', city: 'Bangalor' }, KORAMANGALA],
    [{ area: 'Kora', city: 'Bengaluru' }, KORAMANGALA],
    [{ area: 'Koramangala 5th Block', city: 'Bengaluru, Karnataka, India' }, KORAMANGALA],
    [{ area: 'Koramangala, Bengaluru' }, KORAMANGALA],
    [{ area: 'Koramangala Bangalore 560034' }, KORAMANGALA],
    [{ area: '560034' }, KORAMANGALA],
    [{ area: 'Koramangala' }, KORAMANGALA],
    [{ area: 'Koramangala', city: 'Nowhereville' }, KORAMANGALA],
    [
      { area: 'Hebbal', city: 'Mysore' },
      { latitude: 12.356, longitude: 76.603 },
    ],
    [
      { area: 'Hebbal', city: 'Bengaluru' },
      { latitude: 13.0358, longitude: 77.597 },
    ],
    [
      { area: 'Anekal', city: 'Bengaluru' },
      { latitude: 12.7111, longitude: 77.69557 },
    ],
    [{ area: 'Nonesuch', city: 'Bengaluru' }, BENGALURU],
    [{ area: 'Koramangala', city: 'Mysuru' }, MYSURU],
    [{ city: 'mysore' }, MYSURU],
    [{ city: 'Mysor' }, MYSURU],
    [{ city: 'Rampur, Uttar Pradesh' }, RAMPUR_UP],
    [{ city: 'Rampur, UP' }, RAMPUR_UP],
    [{ city: 'Srinagar' }, { latitude: 34.08565, longitude: 74.80555 }],
    [{ city: 'hydrabad' }, { latitude: 17.38405, longitude: 78.45636 }],
  ])('finds %j', async (place, where) => {
    expect(await geocoder().find(place)).toEqual(where);
  });

  it.each([
    {},
    { area: '', city: '' },
    { city: 'Atlantis' },
    { city: 'Paris' },
    { city: 'London' },
    { city: 'New York' },
    { city: 'Rampur, Atlantis' },
    { city: '560039' },
    { city: 'Kora' },
    // As close to Mandla as to Mandya.
    { city: 'Mandka' },
    { city: "%'; --" },
    { area: 'home', city: 'office' },
  ])('does not guess at %j', async (place) => {
    expect(await geocoder().find(place)).toBeNull();
  });

  it.each([
    ['in an area', { latitude: 12.9352, longitude: 77.6245 }, 'Koramangala', 'Bengaluru'],
    ['near one', { latitude: 12.95, longitude: 77.77 }, 'Varthur', 'Bengaluru'],
    ['in a town', { latitude: 13.34, longitude: 77.1 }, null, 'Tumakuru'],
    ['outside a town', { latitude: 13.2, longitude: 77.15 }, null, 'Dobbaspet'],
  ])('names a point %s', async (_where, at, area, city) => {
    expect(await geocoder().nearest(at)).toEqual({ area, city });
  });

  it.each([
    ['out at sea', { latitude: 5, longitude: 90 }],
    ['far away', { latitude: 51.5, longitude: -0.1 }],
    ['at the pole', { latitude: 90, longitude: 180 }],
  ])('has no name for a point %s', async (_where, at) => {
    expect(await geocoder().nearest(at)).toBeNull();
  });
});

describe('the nearest place', () => {
  const nearest = (query: Record<string, string>) =>
    api.get(`/api/places/nearest?${new URLSearchParams(query)}`);
  const at = (latitude: number, longitude: number) =>
    nearest({ latitude: String(latitude), longitude: String(longitude) });

  it('is told to anybody, and may be kept for a while', async () => {
    const { status, body, headers } = await at(12.936, 77.625);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      place: { name: 'Koramangala', kind: 'area', city: 'Bengaluru', latitude: 12.935 },
      served: true,
      service_area: { name: 'Bengaluru', radius_km: 20 },
      nearest_served: null,
    });
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    [5e-324, 77.6],
    [12.9, -5e-324],
  ])('is found where numbers are too small for the database (%d, %d)', async (...point) => {
    expect((await at(...point)).status).toBe(200);
    const [south, west] = point.map(String) as [string, string];
    const bounds = new URLSearchParams({ south, west, north: '13', east: '78' });
    expect((await api.get(`/api/places/within?${bounds}`)).status).toBe(200);
  });

  it.each([
    ['near by', 12.75, 77.45, 'Bidadi', 'the nearest one'],
    ['in another city', 12.3, 76.64, 'Mysuru', 'the middle'],
    ['at the edge of the world', -90, 180, null, 'the middle'],
  ])('%s comes with one that is served', async (_where, latitude, longitude, city, which) => {
    const { body } = await at(latitude, longitude);
    const { place, served, nearest_served: instead } = body.result;
    expect([place?.city ?? null, served]).toEqual([city, false]);
    const fromMiddle = distanceKm(SERVICE_CENTER, instead);
    expect(fromMiddle < 3 ? 'the middle' : 'the nearest one').toBe(which);
    expect(isServed(instead, { ...SERVICE_CENTER, radius_km: 20 })).toBe(true);
    expect(instead.distance_km).toBeCloseTo(distanceKm({ latitude, longitude }, instead), 6);
  });

  it.each([
    [{}],
    [{ latitude: '', longitude: '' }],
    [{ latitude: '12.9' }],
    [{ latitude: '91', longitude: '77' }],
    [{ latitude: 'x', longitude: '77' }],
  ])('of %j is refused', async (query) => {
    const { status, body } = await nearest(query as Record<string, string>);
    expect([status, body.result.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('the names of a part of the map', () => {
  const within = (south: unknown, west: unknown, north: unknown, east: unknown) =>
    api.get(`/api/places/within?south=${south}&west=${west}&north=${north}&east=${east}`);

  it('are its areas, and of a wide one its towns, large ones first', async () => {
    const close = await within(12.92, 77.6, 12.95, 77.65);
    const areas: Place[] = close.body.result.places;
    expect(areas[0]).toMatchObject({ name: 'Koramangala', kind: 'area' });
    for (const { latitude } of areas) expect(latitude).toBeCloseTo(12.935, 1);
    const wide: Place[] = (await within(8, 72, 20, 84)).body.result.places;
    expect(wide).toHaveLength(60);
    expect(wide.slice(0, 20).map(({ name }) => name)).toContain('Bengaluru');
    expect(wide.filter(({ kind }) => kind !== 'city')).toEqual([]);
    expect(close.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    [12, 77, 12, 78],
    [12, 78, 13, 77],
    ['', 77, 13, 78],
    [12, 77, 91, 78],
  ])('between %s, %s, %s and %s are refused', async (south, west, north, east) => {
    const { status, body } = await within(south, west, north, east);
    expect([status, body.result.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a chosen place', () => {
  const WHITEFIELD = { name: 'Whitefield', latitude: 12.9698, longitude: 77.75 };
  const whole = (place: object) => ({ city: null, state: null, ...place });
  const named = (count: number) => ({
    name: `Place ${count}`,
    latitude: 13 + count,
    longitude: 77,
  });
  const names = (user: { places: { kind: string; name: string }[] }) =>
    user.places.map(({ kind, name }) => `${kind} ${name}`);

  it('is kept in the profile and among the recent ones, and can be taken back', async () => {
    const person = await newPerson(api);
    const { body } = await person.update({ chosen_place: { ...WHITEFIELD, city: 'Bengaluru' } });
    const kept = { ...WHITEFIELD, city: 'Bengaluru', state: null };
    expect(body.result.user).toMatchObject({
      chosen_place: kept,
      places: [{ ...kept, kind: 'recent' }],
      latitude: null,
    });
    const back = await person.update({ chosen_place: null });
    expect(back.body.result.user.chosen_place).toBeNull();
    expect(names(await person.profile())).toEqual(['recent Whitefield']);
  });

  it('is recent once, and only the five latest are', async () => {
    const person = await newPerson(api);
    for (const count of [1, 2, 3, 1, 4, 5, 6]) await person.update({ chosen_place: named(count) });
    const latest = [6, 5, 4, 1, 3].map((count) => `recent Place ${count}`);
    expect(names(await person.profile())).toEqual(latest);
    const { latitude, longitude } = named(5);
    await person.update({ forget_place: { latitude, longitude } });
    expect(names(await person.profile())).toEqual(latest.filter((name) => !name.endsWith('5')));
  });

  it('may be home or work, which are no recent ones', async () => {
    const person = await newPerson(api);
    await person.update({ chosen_place: named(1) });
    await person.update({ work_place: named(2), home_place: named(1) });
    await person.update({ chosen_place: named(2) });
    expect(names(await person.profile())).toEqual(['home Place 1', 'work Place 2']);
    await person.update({ home_place: named(3), work_place: null });
    expect(names(await person.profile())).toEqual(['home Place 3']);
    expect((await person.profile()).chosen_place).toEqual(whole(named(2)));
  });

  it.each([
    [{ chosen_place: { latitude: 12, longitude: 77 } }, 'Please name the place'],
    [{ chosen_place: { ...WHITEFIELD, name: ' ' } }, 'Please name the place'],
    [{ chosen_place: { ...WHITEFIELD, name: 'x'.repeat(81) } }, 'At most 80 characters, please'],
    [{ chosen_place: { ...WHITEFIELD, name: 'a\u0000b' } }, 'Please use letters that can be read'],
    [{ home_place: { name: 'Home', latitude: 12 } }, 'Latitude and longitude must be numbers'],
    [
      { work_place: { ...WHITEFIELD, latitude: 91 } },
      'Latitude must be between -90 and 90 degrees',
    ],
    [
      { forget_place: { latitude: 1, longitude: 181 } },
      'Longitude must be between -180 and 180 degrees',
    ],
  ])('%j is refused', async (change, msg) => {
    const { status, body } = await refusedPerson.update(change);
    expect([status, body.result]).toEqual([400, { code: 'INVALID_INPUT', msg }]);
  });
});
