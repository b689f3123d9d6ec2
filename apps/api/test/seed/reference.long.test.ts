import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { wellKnownCities } from '../../src/features/places/well-known-cities.ts';
import { loadReferenceData } from '../../src/seed/load-reference.ts';
import {
  cityAreas,
  referenceInterests,
  namedCities,
  referenceCategories,
} from '../../src/seed/reference/reference-tables.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

let url: string;
const rows = <T extends object>(statement: string, values?: unknown[]) =>
  query<T & pg.QueryResultRow>(url, statement, values);
const listed = (table: string) =>
  rows<{ id: string; name: string }>(`select id, name from ${table} order by position`);
/** Another id on a row, or another time of loading, means that it was written anew. */
const state = () =>
  Promise.all([
    rows('select ctid, xmin::text, * from places order by id'),
    rows('select ctid, xmin::text, * from interests order by id'),
    rows('select ctid, xmin::text, * from store_categories order by id'),
    rows('select * from reference_data order by name'),
  ]);
const makeOutdated = (name: string) =>
  rows(`update reference_data set edition = 'an older one' where name = $1`, [name]);

beforeAll(async () => {
  url = await createTestDatabase();
  // The template may hold it all already.
  await rows('truncate reference_data, places, interests, store_categories cascade');
  await loadReferenceData(url);
});

describe('reference data', () => {
  it('holds the interests and categories, in order', async () => {
    expect(await listed('interests')).toEqual(referenceInterests);
    expect(await listed('store_categories')).toEqual(referenceCategories);
  });

  it('is left alone when it is loaded again, by one question', async () => {
    const before = await state();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await loadReferenceData(url);
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
    }
    expect(await state()).toEqual(before);
  });

  it('is loaded anew, and only that part, when its edition changed', async () => {
    const [places, , categories] = await state();
    await rows(`update interests set name = 'Mobile', position = 900 where id = 'mobiles'`);
    await rows(`delete from interests where id = 'books'`);
    await makeOutdated('interests');
    await loadReferenceData(url);
    expect(await listed('interests')).toEqual(referenceInterests);
    const after = await state();
    expect([after[0], after[2]]).toEqual([places, categories]);
  });

  it('leaves an operator’s own rows as they are', async () => {
    const own = { id: 'Sarees/Silk', name: 'Sarees/Silk', position: 2 };
    await rows('insert into store_categories values ($1, $2, $3)', Object.values(own));
    await rows(`insert into interests values ('silk', 'Silk', 3)`);
    await makeOutdated('interests');
    await makeOutdated('store categories');
    await loadReferenceData(url);
    expect(await rows('select * from store_categories where id = $1', [own.id])).toEqual([own]);
    expect(await rows(`select * from interests where id = 'silk'`)).toEqual([
      { id: 'silk', name: 'Silk', position: 3 },
    ]);
    expect(await listed('interests')).toHaveLength(referenceInterests.length + 1);
    await rows(`delete from interests where id = 'silk'`);
  });

  it('gives way where an operator uses one of its names', async () => {
    await rows(`update interests set id = 'reading' where id = 'books'`);
    await makeOutdated('interests');
    await loadReferenceData(url);
    expect(await rows(`select id from interests where name = 'Books'`)).toEqual([
      { id: 'reading' },
    ]);
    await rows(`update interests set id = 'books' where id = 'reading'`);
  });

  it('follows a renamed category into its stores', async () => {
    await rows(
      `update store_categories set name = 'Mobile stores, old' where id = 'Mobile stores'`,
    );
    await rows(`insert into stores (place_id, name, category, address_line, city, state, pincode,
      latitude, longitude, created_at, updated_at)
      values ('s1', 'S', 'Mobile stores, old', 'x', 'x', 'x', 'x', 0, 0, now(), now())`);
    await makeOutdated('store categories');
    await loadReferenceData(url);
    expect(await rows('select category from stores')).toEqual([{ category: 'Mobile stores' }]);
  });

  it('replaces the gazetteer as a whole', async () => {
    const [{ count }] = (await rows<{ count: string }>('select count(*) from places')) as [
      { count: string },
    ];
    await rows(`update places set name = 'Atlantis' where name = 'Mysuru'`);
    await makeOutdated('gazetteer');
    await loadReferenceData(url);
    expect(await rows('select count(*) from places')).toEqual([{ count }]);
    expect(await rows(`select name from places where name in ('Atlantis', 'Mysuru')`)).toEqual([
      { name: 'Mysuru' },
    ]);
  });

  it('keeps the old gazetteer when the new one cannot be loaded', async () => {
    const [before] = await state();
    await rows(`alter table places add constraint no_mysuru check (name <> 'Mysuru') not valid`);
    await makeOutdated('gazetteer');
    await expect(loadReferenceData(url)).rejects.toThrow('Failed query');
    expect((await state())[0]).toEqual(before);
    await rows('alter table places drop constraint no_mysuru');
    await loadReferenceData(url);
    expect((await state())[0]).not.toEqual(before);
  });
});

describe('the gazetteer', () => {
  it('is of India, in plain letters, every town with a state', async () => {
    const [{ cities, areas }] = (await rows(
      `select count(*) filter (where kind = 'city')::int cities,
        count(*) filter (where kind = 'area')::int areas from places`,
    )) as [{ cities: number; areas: number }];
    expect(cities).toBeGreaterThan(6500);
    expect(areas).toBe(cityAreas.length);
    expect(
      await rows(
        String.raw`select name from places where name !~ '^[A-Z0-9][A-Za-z0-9 .''-]*$'
          or state = '' or (kind = 'city' and city <> name)
          or latitude not between 6 and 36 or longitude not between 68 and 98`,
      ),
    ).toEqual([]);
  });

  it('knows the city of every area', async () => {
    expect(
      await rows(`select distinct city from places a where kind = 'area' and not exists (
        select 1 from places c where c.kind = 'city' and c.name = a.city and c.state = a.state
          and distance_km(a.latitude, a.longitude, c.latitude, c.longitude) < 40)`),
    ).toEqual([]);
  });

  it('lists a part of a city once', async () => {
    expect(await rows(`select kind from places where name like 'Electronic City%'`)).toEqual([
      { kind: 'area' },
    ]);
    expect(await rows(`select kind from places where name = 'Yelahanka'`)).toEqual([
      { kind: 'area' },
    ]);
  });

  it('holds every other name behind its place', async () => {
    const all = [...namedCities, ...cityAreas];
    const held = Map.groupBy(
      await rows<{ name: string; names: string[] }>(
        `select name, string_to_array(search_names, E'\\n') as names
         from places where name = any ($1)`,
        [all.map(({ name }) => name)],
      ),
      ({ name }) => name,
    );
    for (const { name, others } of all) {
      const plain = others.map((other) => other.toLowerCase());
      expect(held.get(name)?.map(({ names }) => names)).toContainEqual(
        expect.arrayContaining(plain),
      );
    }
  });

  it('holds every city that counts as well known', async () => {
    const held = await rows<{ name: string; state: string }>(
      `select distinct name, state from places where kind = 'city'`,
    );
    const known = new Set(held.map(({ name, state }) => `${name}, ${state}`));
    expect(wellKnownCities.filter(([name, of]) => !known.has(`${name}, ${of}`))).toEqual([]);
  });
});
