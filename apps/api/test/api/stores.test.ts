import { distanceKm } from '@baeon/contracts/places/geo';
import { beforeAll, describe, expect, it } from 'vitest';
import { KORAMANGALA, SRINAGAR, useDemoApi } from '../support/demo-places.ts';
import { newPerson, type Person } from '../support/onboarding.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi } from '../support/test-api.ts';

const api = useDemoApi();

type Row = { id: string; place_id: string; name: string; latitude: number; longitude: number };
const allStores = () =>
  api().sql<Row>('select id, place_id, name, latitude, longitude from stores');

describe('businesses nearby', () => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(api());
  });

  it('are those around the saved place, nearest first, each with its true distance', async () => {
    await person.update(KORAMANGALA);
    const found = await person.nearby();
    expect(found.length).toBeGreaterThanOrEqual(12);
    const rows = new Map((await allStores()).map((row) => [row.place_id, row]));
    const distances = found.map((business) => business.distance_km);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const business of found) {
      const row = rows.get(business.place_id)!;
      expect(business).toMatchObject({ name: row.name, store_id: row.id });
      expect(business.distance_km).toBeCloseTo(distanceKm(KORAMANGALA, row), 6);
      expect(business.address).toMatch(/, Bengaluru \d{6}$/);
      expect((await api().app.inject(business.logo)).headers['content-type']).toContain('svg');
    }
  });

  it('are looked for farther out until there are a few', async () => {
    const look = async (place: object) => {
      await person.update(place);
      const url = '/api/baeon-user/nearby-bussiness';
      return (await api().post(url, { id: person.id }, bearer(person.token))).body.result;
    };
    const near = await look(KORAMANGALA);
    // Between two cities: nothing close by, but Bengaluru's edge is within the widest circle.
    const far = await look({ latitude: 12.72, longitude: 77.28 });
    expect(far.radius_km).toBeGreaterThan(near.radius_km);
    expect(far.results.length).toBeGreaterThan(0);
    for (const { results, radius_km } of [near, far]) {
      expect(Math.max(...results.map((b: any) => b.distance_km))).toBeLessThanOrEqual(radius_km);
      expect(results.length).toBeLessThanOrEqual(50);
    }
    expect(await look(SRINAGAR)).toEqual({ results: [], radius_km: 50 });
  });

  it('are none before there is a place, and need a token', async () => {
    const newcomer = await newPerson(api());
    expect(await newcomer.nearby()).toEqual([]);
    const anonymous = await api().post('/api/baeon-user/nearby-bussiness', { id: newcomer.id });
    expect(anonymous.status).toBe(401);
  });
});

describe('stores_near', () => {
  it('gives exactly what measuring every store gives', async () => {
    const stores = await allStores();
    const spots = [
      KORAMANGALA,
      { latitude: 13.1, longitude: 77.59 },
      { latitude: 12.3, longitude: 76.64 },
      { latitude: 9.98, longitude: 76.28 },
      { latitude: 15, longitude: 78 },
    ];
    for (const at of spots) {
      for (const [within, most] of [
        [2, 50],
        [20, 7],
        [60, 500],
        [400, 40],
      ] as const) {
        const found = await api().sql<{ store_id: string; km: number }>(
          'select store_id, km from stores_near($1, $2, $3, $4)',
          [at.latitude, at.longitude, within, most],
        );
        const measured = stores
          .map((store) => ({ store_id: store.id, km: distanceKm(at, store) }))
          .filter(({ km }) => km <= within)
          .sort((a, b) => a.km - b.km)
          .slice(0, most);
        expect(found.map(({ store_id }) => store_id)).toEqual(
          measured.map(({ store_id }) => store_id),
        );
        for (const [index, { km }] of found.entries()) {
          expect(km).toBeCloseTo(measured[index]!.km, 6);
        }
      }
    }
  });

  it('finds all the stores of one spot, from a hand’s breadth away', async () => {
    const mall = await startTestApi({ withoutWorkers: true });
    await mall.sql(`insert into stores (place_id, name, category, address_line, city, state,
        pincode, latitude, longitude, created_at, updated_at)
      select 'm' || i, 'M' || i, 'Mobile stores', '-', '-', '-', '-', 12.9352, 77.6245, now(), now()
      from generate_series(1, 60) i`);
    for (let digits = 5; digits <= 12; digits++) {
      const off = 10 ** -digits;
      const found = await mall.sql('select * from stores_near($1, $2, 20, 50)', [
        12.9352 + off,
        77.6245 + off,
      ]);
      expect(found).toHaveLength(50);
    }
  });

  it('stays exact far from the equator, where the map is stretched', async () => {
    const north = await startTestApi({ withoutWorkers: true });
    await north.sql(
      `insert into store_categories (id, name, position) values ('North', 'North', 999)
       on conflict do nothing`,
    );
    await north.sql(`insert into stores (place_id, name, category, address_line, city, state,
        pincode, latitude, longitude, created_at, updated_at)
      select 'n' || i, 'N' || i, 'North', '-', '-', '-', '-',
             68 + (i % 40) * 0.05, 20 + (i / 40) * 0.11, now(), now()
      from generate_series(0, 1599) i`);
    const at = { latitude: 69.02, longitude: 22.05 };
    const rows = await north.sql<Row>('select * from stores');
    const found = await north.sql<{ store_id: string }>(
      'select store_id from stores_near($1, $2, 45, 60)',
      [at.latitude, at.longitude],
    );
    const measured = rows
      .map((row) => ({ id: row.id, km: distanceKm(at, row) }))
      .filter(({ km }) => km <= 45)
      .sort((a, b) => a.km - b.km)
      .slice(0, 60);
    expect(new Set(found.map((row) => row.store_id))).toEqual(new Set(measured.map((m) => m.id)));
  });
});

describe('a store', () => {
  it('is open to everybody', async () => {
    const [row] = await allStores();
    const { status, body } = await api().get(`/api/stores/${row!.id}`);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      id: row!.id,
      place_id: row!.place_id,
      name: row!.name,
      location: { coordinates: [row!.longitude, row!.latitude] },
      address: { city: expect.any(String), state: expect.any(String), pincode: expect.any(String) },
      time_zone: 'Asia/Kolkata',
      followed: false,
    });
    for (const picture of [body.result.logo, body.result.image]) {
      expect((await api().app.inject(picture)).statusCode).toBe(200);
    }
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid', '7'])(
    'that is not there is 404: %s',
    async (id) => {
      const { status, body } = await api().get(`/api/stores/${id}`);
      expect([status, body.result.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('shows its own logo only where browsers may load it from', async () => {
    const [row] = await allStores();
    const logoWith = async (logo: string, env: Record<string, string>) => {
      const other = await startTestApi({
        databaseUrl: api().databaseUrl,
        withoutWorkers: true,
        env,
      });
      await other.sql('update stores set logo = $2 where id = $1', [row!.id, logo]);
      return (await other.get(`/api/stores/${row!.id}`)).body.result.logo as string;
    };
    const remote = 'https://pictures.example/logo.png';
    expect(await logoWith(remote, {})).toMatch(/^\/pictures\//);
    expect(await logoWith(remote, { PICTURE_HOSTS: 'https://pictures.example' })).toBe(remote);
    expect(await logoWith('/logos/own.svg', {})).toBe('/logos/own.svg');
    const { headers } = await (
      await startTestApi({
        databaseUrl: api().databaseUrl,
        withoutWorkers: true,
        env: {
          PICTURE_HOSTS: 'https://pictures.example',
          MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
          MAP_ATTRIBUTION: '© Us',
        },
      })
    ).get('/api/health');
    expect(headers['content-security-policy']).toContain(
      'blob: https://pictures.example https://tiles.example;',
    );
  });
});

describe('categories', () => {
  it('are slash paths with ids that their stores’ categories contain', async () => {
    const { body } = await api().get('/api/store-categories');
    const categories: { id: string; name: string }[] = body.result;
    expect(categories.length).toBeGreaterThanOrEqual(20);
    const ids = categories.map(({ id }) => id);
    expect(ids).toContain('Mobile stores');
    expect(ids).toContain('Furniture/Home Appliances');
    const used = await api().sql<{ category: string }>('select distinct category from stores');
    for (const { category } of used) {
      expect(ids.filter((id) => category.includes(id))).toHaveLength(1);
    }
  });
});

describe('following', () => {
  it('from a store’s page, and no longer', async () => {
    const person = await newPerson(api());
    const headers = bearer(person.token);
    const [row] = await allStores();
    const url = `/api/baeon-user/follow/${row!.place_id}`;
    const send = (method: 'PUT' | 'DELETE') => api().app.inject({ method, url, headers });
    const followed = async () =>
      (await api().get(`/api/stores/${row!.id}`, headers)).body.result.followed;

    for (let times = 0; times < 2; times++) {
      expect((await send('PUT')).json()).toEqual({ error: false, result: { followed: true } });
      expect(await followed()).toBe(true);
    }
    const list = (await api().get(`/api/baeon-user/${person.id}/followed`, headers)).body.result;
    expect(list.results).toMatchObject([{ place_id: row!.place_id, name: row!.name }]);
    expect(await person.profile()).toMatchObject({ interestedBussiness: [row!.place_id] });

    for (let times = 0; times < 2; times++) {
      expect((await send('DELETE')).json()).toEqual({ error: false, result: { followed: false } });
      expect(await followed()).toBe(false);
    }
    expect((await api().app.inject({ method: 'PUT', url })).statusCode).toBe(401);
  });

  it('ends at 200 businesses, and at businesses that nobody knows', async () => {
    const person = await newPerson(api());
    const placeIds = (await allStores()).map((row) => row.place_id);
    await person.update({ interestedBussiness: placeIds.slice(0, 200) });
    const follow = async (placeId: string) =>
      api().app.inject({
        method: 'PUT',
        url: `/api/baeon-user/follow/${placeId}`,
        headers: bearer(person.token),
      });
    expect((await follow(placeIds[200]!)).statusCode).toBe(400);
    expect((await follow(placeIds[0]!)).statusCode).toBe(200);
    expect((await follow('no-such-place')).statusCode).toBe(400);
    expect((await person.profile()).interestedBussiness).toHaveLength(200);
  });

  it('ends at 200 however many ask at once', async () => {
    const person = await newPerson(api());
    const placeIds = (await allStores()).map((row) => row.place_id);
    await person.update({ interestedBussiness: placeIds.slice(0, 195) });
    const answers = await Promise.all(
      placeIds.slice(195, 225).map((placeId) =>
        api().app.inject({
          method: 'PUT',
          url: `/api/baeon-user/follow/${placeId}`,
          headers: bearer(person.token),
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await person.profile()).interestedBussiness).toHaveLength(200);
  });

  it('outlives the store’s own row', async () => {
    const person = await newPerson(api());
    await api()
      .sql(`insert into stores (place_id, name, category, address_line, city, state, pincode,
        latitude, longitude, created_at, updated_at)
      select 'short-lived', 'Short Lived', category, address_line, city, state, pincode,
             latitude, longitude, now(), now() from stores limit 1`);
    await person.update({ interestedBussiness: ['short-lived'] });
    await api().sql(`delete from stores where place_id = 'short-lived'`);
    const saved = await person.update({ interestedBussiness: ['short-lived'] });
    expect(saved.body.result.user.interestedBussiness).toEqual(['short-lived']);
  });
});
