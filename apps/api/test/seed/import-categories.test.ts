import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import {
  aStore,
  csvOf,
  fileWith,
  importStores,
  reported,
  skippedIn,
  storesIn,
  useStoreDatabase,
} from './import-support.ts';

const url = useStoreDatabase();

/** A store for each of them, in this order. */
const importCategories = async (...categories: string[]) =>
  importStores(
    url(),
    await fileWith(
      csvOf(
        categories.map((category, at) =>
          aStore({ place_id: `p${String(at).padStart(4, '0')}`, category }),
        ),
      ),
    ),
  );

const categoriesOfStores = async () => (await storesIn(url())).map(({ category }) => category);

describe('a category', () => {
  it('that is unknown is added after the last one, and told', async () => {
    await query(
      url(),
      "insert into store_categories (id, name, position) values ('Zz', 'Zz', 900)",
    );
    const file = await fileWith(
      csvOf(
        ['Pets / Food', 'Zz', 'Pets/Food', 'Ponds'].map((category, at) =>
          aStore({ place_id: `p${at}`, category }),
        ),
      ),
    );
    const run = await importStores(url(), file);
    expect(run.said).toContain('  categories added: 2 (Pets/Food, Ponds)');
    expect(
      await query(url(), 'select * from store_categories where position >= 900 order by position'),
    ).toEqual([
      { id: 'Zz', name: 'Zz', position: 900 },
      { id: 'Pets/Food', name: 'Pets/Food', position: 901 },
      { id: 'Ponds', name: 'Ponds', position: 902 },
    ]);
    expect((await importStores(url(), file)).said).toContain('  categories added: 0');
  });

  it('of a row that is skipped is not added', async () => {
    const stores = [aStore(), aStore({ place_id: 'p2', category: 'Only/Here', pincode: '1' })];
    await importStores(url(), await fileWith(csvOf(stores)));
    expect(await query(url(), "select 1 from store_categories where name = 'Only/Here'")).toEqual(
      [],
    );
  });

  it('may be named by its id', async () => {
    await query(url(), "insert into store_categories values ('Toys', 'Children/Toys', 900)");
    const file = await fileWith(csvOf([aStore({ category: 'Toys' })]));
    expect((await importStores(url(), file)).said).toContain('  categories added: 0');
    expect(await storesIn(url())).toMatchObject([{ category: 'Children/Toys' }]);
    expect(reported(await importStores(url(), file))).toMatchObject({ unchanged: 1 });
  });

  it('is found by its name or id in capitals or not, the exact one first', async () => {
    await query(url(), "insert into store_categories values ('Toys', 'Children/Toys', 900)");
    await query(url(), "insert into store_categories values ('SHADES', 'SHADES', 901)");
    await query(url(), "insert into store_categories values ('shades', 'shades', 902)");
    const asked = ['mobile STORES', 'toys', 'children/TOYS', 'shades', 'Shades'];
    const run = await importCategories(...asked);
    expect(run.said).toContain('  categories added: 0');
    expect(await categoriesOfStores()).toEqual([
      'Mobile stores',
      'Children/Toys',
      'Children/Toys',
      'shades',
      'SHADES',
    ]);
  });

  it('that is new and spelled in two ways is added once, as it is spelled first', async () => {
    const run = await importCategories('Pets/food', 'PETS/Food', 'Pets/food');
    expect(run).toMatchObject({ code: 0 });
    expect(run.said).toContain('  categories added: 1 (Pets/food)');
    expect(await categoriesOfStores()).toEqual(Array(3).fill('Pets/food'));
  });
});

describe('a new category that would be mixed up with another one', () => {
  it.each([
    ['drink/cafe', "is part of the existing category 'Food & Drink/Cafes'"],
    ['Old MOBILE stores', "contains the existing category 'Mobile stores'"],
    ['Big Toys', "contains the existing category 'Children/Toys'"],
  ])('%s: its rows are skipped with a reason, the others imported', async (name, reason) => {
    await query(url(), "insert into store_categories values ('Toys', 'Children/Toys', 900)");
    const run = await importCategories('Ponds', name, 'Ponds', name.toUpperCase());
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual([
      `row 3: category '${name}' ${reason}; choose another name`,
      `row 5: category '${name}' ${reason}; choose another name`,
    ]);
    expect(run.said).toContain('  categories added: 1 (Ponds)');
    expect(await categoriesOfStores()).toEqual(['Ponds', 'Ponds']);
  });

  it('of the same file: the later one is skipped, and stands in nobody’s way itself', async () => {
    const run = await importCategories('Ponds/Fish', 'pond', 'Ponds/Fish/Koi', 'Pond life');
    expect(skippedIn(run)).toEqual([
      "row 3: category 'pond' is part of the category 'Ponds/Fish' of row 2; choose another name",
      "row 4: category 'Ponds/Fish/Koi' contains the category 'Ponds/Fish' of row 2; choose another name",
    ]);
    expect(run.said).toContain('  categories added: 2 (Pond life, Ponds/Fish)');
  });

  it('of a row that is skipped anyway stands in nobody’s way', async () => {
    const stores = [
      aStore({ category: 'Ponds', pincode: '1' }),
      aStore({ category: 'Ponds/Fish' }),
      aStore({ place_id: 'known', category: 'Mobile stores' }),
    ];
    const run = await importStores(url(), await fileWith(csvOf(stores)));
    expect(skippedIn(run)).toEqual(['row 2: pincode must have 6 digits']);
    expect(await categoriesOfStores()).toEqual(['Mobile stores', 'Ponds/Fish']);
  });

  it('leaves the place_id to a later row that is good', async () => {
    const stores = [aStore({ category: 'Cafes' }), aStore({ category: 'Ponds' })];
    const run = await importStores(url(), await fileWith(csvOf(stores)));
    expect(skippedIn(run)).toHaveLength(1);
    expect(await categoriesOfStores()).toEqual(['Ponds']);
  });
});

describe('more new categories than anyone has', () => {
  it('are added up to 1,000, and the rows of the others are skipped', async () => {
    const names = Array.from({ length: 1002 }, (_, at) => `Kind ${1000 + at}`);
    const run = await importCategories(...names, 'kind 1000', 'Kind 2001');
    expect(skippedIn(run)).toEqual(
      ['row 1002', 'row 1003', 'row 1005'].map(
        (row) => `${row}: category is new, and a file may bring at most 1,000 new ones`,
      ),
    );
    expect(reported(run)).toMatchObject({ inserted: 1001, 'categories added': 1000 });
  });
});
