import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoStores, type DemoStore } from '@baeon/demo-city/stores';
import { loadDemoStores } from '../../src/demo-city.ts';
import { readOpeningHours } from '../../src/seed/import/stores/opening-hours-text.ts';
import { referenceCategories } from '../../src/seed/reference/reference-tables.ts';
import { eventually } from '../support/eventually.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const expected = demoStores();
const COLUMNS = `id, place_id, name, about, category, address_line, city, state, pincode, latitude,
  longitude, rating, user_ratings_total, logo, phone, time_zone, opening_hours, created_at, updated_at`;

const hoursOf = ({ openingHours }: DemoStore) => {
  const read = readOpeningHours(openingHours);
  return 'hours' in read ? read.hours : read.problem;
};

let url: string;
const allStores = () => query(url, `select ${COLUMNS} from stores order by place_id`);

async function insertCategories(): Promise<void> {
  await query(
    url,
    `insert into store_categories (id, name, position)
     select name, name, position from unnest($1::text[]) with ordinality as given (name, position)
     on conflict do nothing`,
    [referenceCategories.map(({ name }) => name)],
  );
}

describe('loading the demo stores', () => {
  beforeEach(async () => {
    url = await createTestDatabase();
    await query(url, 'delete from stores');
  });

  it('fills an empty table once, also when two processes do it together', async () => {
    await insertCategories();
    const gate = new pg.Client({ connectionString: url });
    await gate.connect();
    await gate.query('begin; lock table stores in access exclusive mode');
    const loading = Promise.all([loadDemoStores(url), loadDemoStores(url)]);
    await eventually(async () => {
      const waiting = await query(
        url,
        `select from pg_stat_activity
         where datname = current_database() and application_name = 'baeon-demo'
           and wait_event_type = 'Lock'`,
      );
      return waiting.length === 2;
    }, 'both wait');
    await gate.end();
    const loaded = await loading;
    expect(loaded.sort((one, other) => one - other)).toEqual([0, expected.length]);

    const rows = await allStores();
    expect(rows).toHaveLength(expected.length);
    expect(new Set(rows.map(({ time_zone }) => time_zone))).toEqual(new Set(['Asia/Kolkata']));
    const store = expected.find(({ rating }) => rating !== null)!;
    expect(rows).toContainEqual(
      expect.objectContaining({
        place_id: store.placeId,
        name: store.name,
        about: store.about,
        category: store.category,
        address_line: store.addressLine,
        city: store.city,
        state: store.state,
        pincode: store.pincode,
        latitude: store.latitude,
        longitude: store.longitude,
        rating: store.rating,
        user_ratings_total: store.userRatingsTotal,
        logo: null,
        phone: store.phone,
        time_zone: 'Asia/Kolkata',
        opening_hours: hoursOf(store),
      }),
    );

    expect(await loadDemoStores(url)).toBe(0);
    expect(await allStores()).toEqual(rows);
  });

  it('leaves a table alone that has stores of its own', async () => {
    await insertCategories();
    await query(
      url,
      `insert into stores (place_id, name, category, address_line, city, state, pincode, latitude,
         longitude, created_at, updated_at)
       values ('own', 'Own', 'Mobile stores', 'Here', 'Bengaluru', 'Karnataka', '560001', 13, 77.6,
         now(), now())`,
    );
    const before = await allStores();
    expect(await loadDemoStores(url)).toBe(0);
    expect(await allStores()).toEqual(before);
  });

  it('leaves nothing half done when it fails', async () => {
    await insertCategories();
    const last = expected.at(-1)!.placeId;
    await query(url, `alter table stores add constraint unlucky check (place_id <> '${last}')`);
    await expect(loadDemoStores(url)).rejects.toThrow(/unlucky/);
    expect(await allStores()).toEqual([]);
    await query(url, 'alter table stores drop constraint unlucky');
    expect(await loadDemoStores(url)).toBe(expected.length);
  });
});
