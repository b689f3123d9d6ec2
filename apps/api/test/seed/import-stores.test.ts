import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { query } from '../support/test-database.ts';
import {
  aStore,
  countStores,
  csvLine,
  csvOf,
  fileWith,
  importStores,
  reported,
  skippedIn,
  storesIn,
  useStoreDatabase,
} from './import-support.ts';

const url = useStoreDatabase();

const FULL = aStore({
  about: 'ತಾಜಾ ಬ್ರೆಡ್ ಮತ್ತು ಕೇಕ್',
  rating: '4.3',
  user_ratings_total: '1204',
  logo: '/art/logo.svg',
  phone: '+91 80 2222 3333',
  time_zone: 'Asia/Dubai',
  opening_hours: 'Mo-Sa 09:30-21:00; Su off',
});

describe('a file of stores', () => {
  it('is imported with everything that it says', async () => {
    const file = await fileWith(csvOf([FULL]));
    const run = await importStores(url(), file);
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(reported(run)).toMatchObject({
      read: 1,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      skipped: 0,
    });
    const [store] = await storesIn(url());
    expect(store).toMatchObject({
      place_id: 'shop-1',
      name: 'Sri Krishna Stores',
      address_line: '12, MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
      latitude: 12.9716,
      longitude: 77.5946,
      category: 'Food/Bakery',
      about: 'ತಾಜಾ ಬ್ರೆಡ್ ಮತ್ತು ಕೇಕ್',
      rating: 4.3,
      user_ratings_total: 1204,
      logo: '/art/logo.svg',
      phone: '+91 80 2222 3333',
      time_zone: 'Asia/Dubai',
    });
    expect(store!.opening_hours).toMatchObject({ sat: [['09:30', '21:00']], sun: [] });
  });

  it('may be in UTF-16, as spreadsheets save text', async () => {
    const file = await fileWith(Buffer.from(`\ufeff${csvOf([FULL])}`, 'utf16le'));
    expect((await importStores(url(), file)).code).toBe(0);
    expect((await storesIn(url()))[0]).toMatchObject({ about: 'ತಾಜಾ ಬ್ರೆಡ್ ಮತ್ತು ಕೇಕ್' });
  });

  it('needs no more than the columns that have to be there', async () => {
    expect((await importStores(url(), await fileWith(csvOf([aStore()])))).code).toBe(0);
    expect(await storesIn(url())).toMatchObject([
      {
        about: null,
        rating: null,
        user_ratings_total: 0,
        logo: null,
        time_zone: 'Asia/Kolkata',
        opening_hours: null,
      },
    ]);
  });

  it('may have its columns in any order, in capitals, and others beside them', async () => {
    const { place_id, ...rest } = aStore();
    const renamed = Object.entries(rest).map(([name, text]) => [` ${name.toUpperCase()} `, text]);
    const store = {
      Remarks: 'none',
      ...Object.fromEntries(renamed),
      Place_ID: place_id!,
      Extra: 'x',
    };
    const run = await importStores(url(), await fileWith(csvOf([store])));
    expect(run.code).toBe(0);
    expect(run.said).toContain('Ignored columns: Remarks, Extra');
    expect(await storesIn(url())).toMatchObject([{ place_id: 'shop-1', city: 'Bengaluru' }]);
  });

  it('may come from a spreadsheet: byte order mark, CRLF, texts of several lines, empty rows', async () => {
    const columns = Object.keys(FULL);
    const about = 'Line one\r\nಸಾಲು "ಎರಡು"\r\n\r\nLine four';
    const stores = [
      { ...FULL, about, address: '12, MG Road\r\nIndiranagar' },
      { ...FULL, place_id: 'shop-2' },
      { ...FULL, place_id: 'shop-3', pincode: '5600' },
    ];
    const lines = [columns, ...stores.map((store) => Object.values(store))].map(csvLine);
    lines.splice(2, 0, ',,,,,', '');
    lines[0] = columns.map((name) => `"${name}"`).join(',');
    const run = await importStores(url(), await fileWith(`\ufeff${lines.join('\r\n')}`));
    expect(run.code).toBe(3);
    // As a spreadsheet counts, and where a text editor finds it.
    expect(skippedIn(run)).toEqual(['row 6 (line 10): pincode must have 6 digits']);
    expect(reported(run)).toMatchObject({ read: 3, inserted: 2, skipped: 1 });
    expect(await storesIn(url())).toMatchObject([
      { about: 'Line one\nಸಾಲು "ಎರಡು"\n\nLine four', address_line: '12, MG Road Indiranagar' },
      { place_id: 'shop-2' },
    ]);
  });

  it('may end its lines in more than one way', async () => {
    const [header, one, two, three] = csvOf(
      ['a', 'b', 'c'].map((place_id) => aStore({ place_id })),
    ).split('\n');
    const run = await importStores(url(), await fileWith(`${header}\n${one}\r\n${two}\r${three}`));
    expect(reported(run)).toMatchObject({ inserted: 3, skipped: 0 });
  });

  it('keeps a quote in a text that is not quoted', async () => {
    const file = await fileWith(csvOf([aStore()]).replace('Sri Krishna', 'Sri "K" Krishna'));
    expect((await importStores(url(), file)).code).toBe(0);
    expect(await storesIn(url())).toMatchObject([{ name: 'Sri "K" Krishna Stores' }]);
  });

  it('keeps a text that starts with a quote, rightly written', async () => {
    await importStores(url(), await fileWith(csvOf([aStore({ name: '"K" Stores' })])));
    expect(await storesIn(url())).toMatchObject([{ name: '"K" Stores' }]);
  });
});

describe('importing again', () => {
  const three = ['a', 'b', 'c'].map((place_id) => Object.assign({}, FULL, { place_id }));

  it('changes nothing where nothing changed', async () => {
    const file = await fileWith(csvOf(three));
    await importStores(url(), file);
    const before = await storesIn(url());
    const run = await importStores(url(), file);
    expect(reported(run)).toMatchObject({ read: 3, inserted: 0, updated: 0, unchanged: 3 });
    expect(await storesIn(url())).toEqual(before);
  });

  it('updates every store of which a column changed, in that column, and no other one', async () => {
    const changed: Record<string, string> = {
      rating: '4.4',
      user_ratings_total: '1205',
      pincode: '560002',
      latitude: '12.9717',
      longitude: '77.5947',
      logo: 'https://cdn.example.in/logo.png',
      phone: '+91 80 2222 3334',
      time_zone: 'Asia/Kolkata',
      opening_hours: '24/7',
    };
    // The id of a store is the column that changes in it.
    const columns = Object.keys(FULL).filter((column) => column !== 'place_id');
    const stores = [...columns, 'none'].map((place_id) => aStore({ ...FULL, place_id }));
    await importStores(url(), await fileWith(csvOf(stores)));
    const before = await storesIn(url());
    const edited = stores.map((store) => {
      const { place_id: column } = store;
      const text = changed[column!] ?? 'Something else';
      return column === 'none' ? store : aStore({ ...store, [column!]: text });
    });
    const run = await importStores(url(), await fileWith(csvOf(edited)));
    expect(reported(run)).toMatchObject({ inserted: 0, updated: columns.length, unchanged: 1 });
    const after = await storesIn(url());
    const differing = after.map((store, at) => [
      store.place_id,
      Object.keys(store)
        .filter((column) => !isDeepStrictEqual(store[column], before[at]![column]))
        // It follows from the coordinates.
        .filter((column) => column !== 'map_point'),
    ]);
    const inTable = (column: string) => (column === 'address' ? 'address_line' : column);
    expect(Object.fromEntries(differing)).toEqual({
      ...Object.fromEntries(columns.map((column) => [column, [inTable(column), 'updated_at']])),
      none: [],
    });
  });

  it('leaves alone what the file has no column for, and empties what is empty in it', async () => {
    await importStores(url(), await fileWith(csvOf([FULL])));
    await importStores(url(), await fileWith(csvOf([aStore({ phone: '' })])));
    expect(await storesIn(url())).toMatchObject([
      {
        about: FULL.about,
        rating: 4.3,
        user_ratings_total: 1204,
        time_zone: 'Asia/Dubai',
        phone: null,
      },
    ]);
  });
});

describe('a dry run', () => {
  it('says what it would do, bad rows included, and does nothing', async () => {
    const kept = [aStore({ place_id: 'a' }), aStore({ place_id: 'b' })];
    await importStores(url(), await fileWith(csvOf(kept)));
    const before = await storesIn(url());
    const categories = await query(url(), 'select * from store_categories order by id');
    const next = [
      aStore({ place_id: 'a' }),
      aStore({ place_id: 'b', name: 'Another name' }),
      aStore({ place_id: 'c', category: 'Never/Seen before' }),
      aStore({ place_id: 'd', city: '' }),
    ];
    const run = await importStores(url(), await fileWith(csvOf(next)), '--dry-run');
    expect(run.code).toBe(3);
    expect(run.said.join('\n')).toContain('Dry run of stores.csv: nothing was written');
    expect(reported(run)).toMatchObject({
      read: 4,
      inserted: 1,
      updated: 1,
      unchanged: 1,
      skipped: 1,
    });
    expect(run.said).toContain('  categories added: 1 (Never/Seen before)');
    expect(skippedIn(run)).toEqual(['row 5: city is missing']);
    expect(await storesIn(url())).toEqual(before);
    expect(await query(url(), 'select * from store_categories order by id')).toEqual(categories);
  });
});

describe('rows that are skipped', () => {
  it('are shown up to 200, counted beyond, and all written where --errors says', async () => {
    const bad = Array.from({ length: 203 }, (_, at) => aStore({ place_id: `p${at}`, name: '' }));
    const file = await fileWith(csvOf([aStore(), ...bad]));
    const errors = join(file, '../errors.txt');
    const run = await importStores(url(), file, '--errors', errors);
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toHaveLength(200);
    expect(run.said).toContain('  and 3 more');
    const written = (await readFile(errors, 'utf8')).trimEnd().split('\n');
    expect(written).toEqual(bad.map((_, at) => `row ${at + 3}: name is missing`));
    expect(await countStores(url())).toBe(1);
  });

  it('leave an empty list behind where there are none', async () => {
    const file = await fileWith(csvOf([aStore()]));
    const errors = await fileWith('row 9: of an older run\n', 'errors.txt');
    expect((await importStores(url(), file, '--errors', errors)).code).toBe(0);
    expect(await readFile(errors, 'utf8')).toBe('');
  });

  it('are not written over the file that is imported', async () => {
    const content = csvOf([aStore({ name: '' })]);
    const file = await fileWith(content);
    const run = await importStores(url(), file, '--errors', file);
    expect(run).toMatchObject({
      code: 1,
      complained: [
        `Nothing was imported from ${file}: --errors names the file that is to be imported`,
      ],
    });
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('fail the import where their list cannot be written, before anything is', async () => {
    const file = await fileWith(csvOf([aStore()]));
    const run = await importStores(url(), file, '--errors', join(file, '../no/such/folder.txt'));
    expect(run.code).toBe(1);
    expect(run.complained[0]).toMatch(
      /the list of skipped rows cannot be written to .*\(ENOENT\)$/,
    );
    expect(await countStores(url())).toBe(0);
  });
});

describe('what an owner changed', () => {
  it('stays theirs, whatever a later file says, and the report counts it', async () => {
    await importStores(url(), await fileWith(csvOf([FULL])));
    await query(
      url(),
      `update stores set name = 'Our Name', about = null, owner_fields = '{name,about}'`,
    );
    const file = await fileWith(csvOf([{ ...FULL, name: 'Their Name', city: 'Mysuru' }]));
    const run = await importStores(url(), file);
    expect(run.said).toContain('  kept as their owners have them: 1 stores');
    expect((await storesIn(url()))[0]).toMatchObject({
      name: 'Our Name',
      about: null,
      city: 'Mysuru',
    });
    expect(reported(await importStores(url(), file))).toMatchObject({ unchanged: 1, updated: 0 });
  });
});
