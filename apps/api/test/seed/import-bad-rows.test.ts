import { describe, expect, it } from 'vitest';
import {
  aStore,
  collectionOf,
  csvLine,
  csvOf,
  featureOf,
  fileWith,
  importStores,
  reported,
  skippedIn,
  storesIn,
  useStoreDatabase,
  type Columns,
} from './import-support.ts';

const url = useStoreDatabase();

const COLUMNS = [
  ...Object.keys(aStore()),
  'about',
  'rating',
  'user_ratings_total',
  'logo',
  'phone',
  'time_zone',
  'opening_hours',
];

const NO_NUMBERS = 'latitude and longitude must be numbers';
const LATITUDE = 'latitude must be between -90 and 90 degrees';
const LONGITUDE = 'longitude must be between -180 and 180 degrees';
const PLACE_ID = 'place_id must be 1 to 200 letters, digits or _ : . -';
const CATEGORY = 'category must be a path like Food/Bakery, without a slash at its ends';
const RATING = 'rating must be from 0 to 5';
const RATINGS = 'user_ratings_total must be a whole number, 0 or more';
const LOGO = 'logo must be an https:// address or a path that starts with /';
const PHONE = 'phone must have 6 to 15 digits, with only + - ( ) and spaces between them';
const ZONE = 'time_zone must be a name like Asia/Kolkata';
const unreadable = (column: string) =>
  `${column} has characters that cannot be read; save the file as UTF-8`;

const latin1 = (store: Columns) =>
  Buffer.from(csvLine(COLUMNS.map((column) => store[column] ?? '')), 'latin1');

/** What is wrong, and what is said about it: as columns, or as a line of the file. */
const BAD: [Columns | string | Buffer, string][] = [
  [{ place_id: '' }, 'place_id is missing'],
  [{ place_id: 'two words' }, PLACE_ID],
  [{ place_id: 'ಅಂಗಡಿ' }, PLACE_ID],
  [{ place_id: 'x'.repeat(201) }, PLACE_ID],
  [{ place_id: 'good-0' }, 'place_id is the same as in row 2'],
  [{ name: '' }, 'name is missing'],
  [{ name: '   ' }, 'name is missing'],
  [{ name: 'n'.repeat(121) }, 'name must have at most 120 characters'],
  [{ name: 'Caf\u0000' }, 'name has an invisible control character'],
  [{ name: 'Caf\u001b[31m' }, 'name has an invisible control character'],
  [{ address: '' }, 'address is missing'],
  [{ address: 'a'.repeat(301) }, 'address must have at most 300 characters'],
  [{ city: '' }, 'city is missing'],
  [{ city: 'c'.repeat(81) }, 'city must have at most 80 characters'],
  [{ state: '' }, 'state is missing'],
  [{ state: 's'.repeat(81) }, 'state must have at most 80 characters'],
  [{ pincode: '' }, 'pincode is missing'],
  [{ pincode: '56001' }, 'pincode must have 6 digits'],
  [{ pincode: '5600O1' }, 'pincode must have 6 digits'],
  [{ pincode: '060001' }, 'pincode must not start with 0'],
  [{ latitude: '' }, 'latitude is missing'],
  [{ latitude: '90.01' }, LATITUDE],
  [{ latitude: '-1e3' }, LATITUDE],
  [{ latitude: 'north' }, NO_NUMBERS],
  [{ latitude: '12°58' }, NO_NUMBERS],
  [{ latitude: '0x10' }, NO_NUMBERS],
  [{ longitude: '' }, 'longitude is missing'],
  [{ longitude: '180.5' }, LONGITUDE],
  [{ longitude: '77,59' }, NO_NUMBERS],
  [{ latitude: 'x', longitude: 'y' }, NO_NUMBERS],
  [
    { latitude: '91', longitude: '181', pincode: '1' },
    `pincode must have 6 digits; ${LATITUDE}; ${LONGITUDE}`,
  ],
  [{ category: '' }, 'category is missing'],
  [{ category: 'Food//Bakery' }, CATEGORY],
  [{ category: '/Food' }, CATEGORY],
  [{ category: 'c'.repeat(121) }, 'category must have at most 120 characters'],
  [{ about: 'a'.repeat(2001) }, 'about must have at most 2000 characters'],
  [{ rating: '5.1' }, RATING],
  [{ rating: '-1' }, RATING],
  [{ rating: 'good' }, RATING],
  [{ rating: '-1e-50' }, RATING],
  [{ rating: '1e-5000' }, RATING],
  [{ user_ratings_total: '1.5' }, RATINGS],
  [{ user_ratings_total: '2147483648' }, RATINGS],
  [{ logo: 'http://cdn.example.in/logo.png' }, LOGO],
  [{ logo: '//cdn.example.in/logo.png' }, LOGO],
  [{ logo: 'javascript:alert(1)' }, LOGO],
  [{ phone: '9.84501E+09' }, PHONE],
  [{ time_zone: 'Bengaluru' }, ZONE],
  [{ time_zone: '+05:30' }, ZONE],
  [
    { opening_hours: 'Mon-Fri 09:00-17:00' },
    "opening_hours: 'Mon' is not a day; use Mo, Tu, We, Th, Fr, Sa, Su",
  ],
  [
    { opening_hours: 'Mo 09:00-25:00' },
    "opening_hours: '25:00' is not a time between 00:00 and 24:00",
  ],
  ['shop,too,few', 'has 3 columns where the header has 16'],
  [','.repeat(16).concat('x'), 'has 17 columns where the header has 16'],
  [`shop,"Cafe "Best" x"${','.repeat(14)}`, 'a quote inside a quoted text must be written twice'],
  [latin1(aStore({ place_id: 'latin', name: 'Café' })), unreadable('name')],
];

describe('50 bad rows of all kinds among good ones', () => {
  it('are each named with their reason, and the rest is imported', async () => {
    expect(BAD.length).toBeGreaterThanOrEqual(50);
    const lines: (string | Buffer)[] = [csvLine(COLUMNS)];
    const expected: string[] = [];
    const row = (columns: Columns) => csvLine(COLUMNS.map((column) => columns[column] ?? ''));
    BAD.forEach(([bad, reason], at) => {
      lines.push(row(aStore({ place_id: `good-${at}` })));
      const isLine = typeof bad === 'string' || Buffer.isBuffer(bad);
      lines.push(isLine ? bad : row(aStore({ place_id: `bad-${at}`, ...bad })));
      expected.push(`row ${lines.length}: ${reason}`);
    });
    const file = await fileWith(
      Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])),
    );
    const run = await importStores(url(), file);
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual(expected);
    expect(reported(run)).toMatchObject({
      read: BAD.length * 2,
      inserted: BAD.length,
      skipped: BAD.length,
    });
    const kept = (await storesIn(url())).map(({ place_id }) => place_id).sort();
    expect(kept).toEqual(BAD.map((_, at) => `good-${at}`).sort());
  });
});

describe('numbers that are far too exact', () => {
  const near = [
    { rating: '1e-50', latitude: '5e-324', longitude: '-1e-323' },
    { rating: '4.12345', latitude: '12.97160004', longitude: '-77.59460006' },
    { rating: '-0', latitude: '-0', longitude: '-0.00000001' },
    { rating: '4.999e0', latitude: '9e1', longitude: '-1.8e+2' },
  ].map((numbers, at) => aStore({ place_id: `p${at}`, ...numbers }));
  /** As they are written: JavaScript would make others of them. */
  const feature = ({ rating, latitude, longitude, ...properties }: Columns) =>
    JSON.stringify(featureOf({ ...properties, rating: '?', latitude: '0', longitude: '0' }))
      .replace('"?"', rating!)
      .replace('[0,0]', `[${longitude},${latitude}]`);
  const collection = collectionOf(['?']).replace('"?"', near.map(feature).join());

  it.each([
    ['CSV', 'stores.csv', csvOf(near)],
    ['GeoJSON', 'stores.geojson', collection],
  ])('are rounded in %s', async (_format, name, content) => {
    const file = await fileWith(content, name);
    expect(await importStores(url(), file)).toMatchObject({ code: 0, complained: [] });
    const saved = await storesIn(url());
    expect(saved.map((store) => [store.rating, store.latitude, store.longitude])).toEqual([
      [0, 0, 0],
      [4.12, 12.9716, -77.5946001],
      [0, 0, 0],
      [5, 90, -180],
    ]);
    expect(reported(await importStores(url(), file))).toMatchObject({ updated: 0, unchanged: 4 });
  });
});

describe('a place_id that stands in the file again', () => {
  it('names the first row that has it, and that one is kept', async () => {
    const names = ['First', 'Second', 'Third'];
    const stores = names.map((name) => aStore({ name, about: 'two\nlines' }));
    const columns = Object.keys(stores[0]!);
    const lines = [columns, ...stores.map((store) => Object.values(store))].map(csvLine);
    const run = await importStores(url(), await fileWith(lines.join('\n')));
    expect(skippedIn(run)).toEqual([
      'row 3 (line 4): place_id is the same as in row 2',
      'row 4 (line 6): place_id is the same as in row 2',
    ]);
    expect(await storesIn(url())).toMatchObject([{ name: 'First' }]);
  });

  it('is fine where the earlier row was a bad one', async () => {
    const file = await fileWith(
      collectionOf([featureOf(aStore({ name: '' })), featureOf(aStore({ name: 'Second' }))]),
      'stores.geojson',
    );
    expect(reported(await importStores(url(), file))).toMatchObject({ inserted: 1, skipped: 1 });
    expect(await storesIn(url())).toMatchObject([{ name: 'Second' }]);
  });
});
