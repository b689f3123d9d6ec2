import { describe, expect, it } from 'vitest';
import {
  aStore,
  collectionOf,
  countStores,
  csvOf,
  featureOf,
  fileWith,
  importStores,
  reported,
  skippedIn,
  storesIn,
  useStoreDatabase,
} from './import-support.ts';

const url = useStoreDatabase();

const importGeojson = async (content: string | Buffer, ...options: string[]) =>
  importStores(url(), await fileWith(content, 'stores.geojson'), ...options);

describe('a GeoJSON file', () => {
  it('is imported: coordinates from the geometry, the rest from the properties', async () => {
    const { properties, ...feature } = featureOf(aStore({ about: 'ಬೇಕರಿ\nline two' }));
    const numbers = {
      pincode: 560001,
      Rating: 4.3,
      user_ratings_total: 12,
      phone: null,
      seen: true,
    };
    const run = await importGeojson(
      collectionOf([{ ...feature, id: 7, properties: { ...properties, ...numbers } }]),
    );
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(run.said).toContain('Ignored columns: seen');
    expect(await storesIn(url())).toMatchObject([
      {
        place_id: 'shop-1',
        latitude: 12.9716,
        longitude: 77.5946,
        about: 'ಬೇಕರಿ\nline two',
        pincode: '560001',
        rating: 4.3,
        user_ratings_total: 12,
        phone: null,
      },
    ]);
  });

  it('says the same as a CSV file with the same stores', async () => {
    const stores = ['a', 'b'].map((place_id) =>
      aStore({ place_id, rating: '4.1', opening_hours: 'Mo-Fr 10:00-18:00', about: 'x' }),
    );
    await importStores(url(), await fileWith(csvOf(stores)));
    const run = await importGeojson(collectionOf(stores.map(featureOf)));
    expect(reported(run)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
  });

  it('may have its members in any order, a byte order mark and the ending .json', async () => {
    const features = [featureOf(aStore())];
    const members = {
      bbox: [0, [1]],
      features,
      crs: { type: 'name', features: [] },
      type: 'FeatureCollection',
    };
    const file = await fileWith(`\ufeff${JSON.stringify(members, null, 2)}\n`, 'stores.json');
    expect((await importStores(url(), file)).code).toBe(0);
    expect(await countStores(url())).toBe(1);
  });

  it('may be called anything when its format is said', async () => {
    const file = await fileWith(collectionOf([featureOf(aStore())]), 'stores.txt');
    expect((await importStores(url(), file, '--format', 'geojson')).code).toBe(0);
    expect(await countStores(url())).toBe(1);
  });

  it('has its bad features named by their number, and the rest is imported', async () => {
    const good = (place_id: string) => featureOf(aStore({ place_id }));
    const feature = good('x');
    const geometry = 'geometry must be a Point with a longitude and a latitude';
    const bad: [unknown, string][] = [
      [null, 'is not a Feature'],
      [[1], 'is not a Feature'],
      ['text', 'is not a Feature'],
      [{ ...feature, type: 'Point' }, 'is not a Feature'],
      [{ ...feature, geometry: null }, geometry],
      [
        {
          ...feature,
          geometry: {
            type: 'LineString',
            coordinates: [
              [77, 12],
              [78, 12],
            ],
          },
        },
        geometry,
      ],
      [{ ...feature, geometry: { type: 'Point', coordinates: [77] } }, geometry],
      [
        {
          ...feature,
          geometry: { type: 'Point', coordinates: [] },
          properties: { ...feature.properties, city: '' },
        },
        `${geometry}; city is missing`,
      ],
      [
        { ...feature, geometry: { type: 'Point', coordinates: [12.9, 177.5] } },
        'latitude must be between -90 and 90 degrees',
      ],
      [
        { ...feature, properties: { ...feature.properties, name: { kn: 'x' } } },
        'name must be a text or a number',
      ],
      [
        { ...feature, properties: { ...feature.properties, rating: 'high', pincode: 12 } },
        'pincode must have 6 digits; rating must be from 0 to 5',
      ],
      [
        { ...feature, properties: { ...feature.properties, name: '\ud800' } },
        'name has characters that cannot be read; save the file as UTF-8',
      ],
      [good('good-0'), 'place_id is the same as in feature 1'],
    ];
    const features = bad.flatMap(([each], at) => [good(`good-${at}`), each]);
    const run = await importGeojson(collectionOf(features));
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual(bad.map(([, reason], at) => `feature ${at * 2 + 2}: ${reason}`));
    expect(reported(run)).toMatchObject({ inserted: bad.length, skipped: bad.length });
    expect(await countStores(url())).toBe(bad.length);
  });

  it('that is not UTF-8 has the feature named where that shows', async () => {
    const text = collectionOf([
      featureOf(aStore({ name: 'Café' })),
      featureOf(aStore({ place_id: 'b' })),
    ]);
    const run = await importGeojson(Buffer.from(text, 'latin1'));
    expect(skippedIn(run)).toEqual([
      'feature 1: name has characters that cannot be read; save the file as UTF-8',
    ]);
    expect(await countStores(url())).toBe(1);
  });
});

describe('a feature', () => {
  const FULL = {
    about: 'Bread and cakes',
    rating: '4.3',
    user_ratings_total: '12',
    logo: '/art/logo.svg',
    phone: '+91 80 2222 3333',
    time_zone: 'Asia/Dubai',
    opening_hours: 'Mo-Fr 10:00-18:00',
  };
  const full = (place_id: string) => featureOf(aStore({ place_id, ...FULL }));
  const bare = (place_id: string) => featureOf(aStore({ place_id }));
  const emptied = (place_id: string, nothing: string | null) => {
    const { properties, ...feature } = bare(place_id);
    const empty = Object.fromEntries(Object.keys(FULL).map((name) => [name, nothing]));
    return { ...feature, properties: { ...properties, ...empty } };
  };
  const EMPTY = {
    about: null,
    rating: null,
    user_ratings_total: 0,
    logo: null,
    phone: null,
    time_zone: 'Asia/Kolkata',
    opening_hours: null,
  };

  it.each([
    ['one that is imported', full('b'), 0],
    ['one that is skipped', featureOf(aStore({ ...FULL, place_id: 'b', pincode: '1' })), 3],
  ])('keeps what it says nothing of, whatever %s says', async (_name, neighbour, code) => {
    await importGeojson(collectionOf([full('a')]));
    const before = await storesIn(url());
    const run = await importGeojson(collectionOf([bare('a'), neighbour]));
    expect(run.code).toBe(code);
    expect(reported(run)).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await storesIn(url())).slice(0, 1)).toEqual(before);
  });

  it('changes what it says, and only that', async () => {
    await importGeojson(collectionOf([full('a'), full('b')]));
    const before = await storesIn(url());
    const { properties, ...feature } = bare('a');
    const run = await importGeojson(
      collectionOf([
        { ...feature, properties: { ...properties, rating: 2, phone: null } },
        bare('b'),
      ]),
    );
    expect(reported(run)).toMatchObject({ updated: 1, unchanged: 1 });
    const [a, b] = await storesIn(url());
    expect(a).toEqual({ ...before[0], rating: 2, phone: null, updated_at: a!.updated_at });
    expect(a!.updated_at.getTime()).toBeGreaterThan(before[0]!.updated_at.getTime());
    expect(b).toEqual(before[1]);
  });

  it('empties what it has as null or as an empty text, and again changes nothing', async () => {
    await importGeojson(collectionOf([full('a'), full('b')]));
    const file = collectionOf([emptied('a', null), emptied('b', ' ')]);
    expect(reported(await importGeojson(file))).toMatchObject({ updated: 2 });
    const after = await storesIn(url());
    expect(after).toMatchObject([EMPTY, EMPTY]);
    expect(reported(await importGeojson(file))).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await storesIn(url())).toEqual(after);
  });

  it('of a new store leaves empty what it lacks, beside one that has it all', async () => {
    const file = collectionOf([bare('a'), full('b')]);
    expect(reported(await importGeojson(file))).toMatchObject({ inserted: 2 });
    expect(await storesIn(url())).toMatchObject([EMPTY, { rating: 4.3, time_zone: 'Asia/Dubai' }]);
    expect(reported(await importGeojson(file))).toMatchObject({ updated: 0, unchanged: 2 });
  });
});

describe('a file that is no GeoJSON FeatureCollection', () => {
  const feature = featureOf(aStore());
  const whole = collectionOf([feature, featureOf(aStore({ place_id: 'b' }))]);
  const NOT_ONE = 'the file is not a GeoJSON FeatureCollection';
  it.each([
    ['a list', JSON.stringify([feature]), NOT_ONE],
    ['one feature', JSON.stringify(feature), NOT_ONE],
    ['a text', '"FeatureCollection"', NOT_ONE],
    ['without a type', JSON.stringify({ features: [feature] }), NOT_ONE],
    ['without features', JSON.stringify({ type: 'FeatureCollection' }), NOT_ONE],
    ['of another type', JSON.stringify({ type: 'Topology', features: [] }), NOT_ONE],
    [
      'with features that are no list',
      JSON.stringify({ type: 'FeatureCollection', features: {} }),
      'features must be a list',
    ],
    ['empty', collectionOf([]), 'there are no rows in it'],
    ['no JSON at all', csvOf([aStore()]), 'the file is cut off or is not JSON'],
    [
      'cut off in a feature',
      whole.slice(0, -20),
      'the file is cut off or is not JSON, somewhere after feature 1',
    ],
    [
      'cut off after its features',
      whole.slice(0, -1),
      'the file is cut off or is not JSON, somewhere after feature 2',
    ],
    ['with more behind it', `${whole}${whole}`, 'the file is cut off or is not JSON'],
    [
      'with a member without an end',
      `{"type":"FeatureCollection","note":"${'x'.repeat(5_000_000)}","features":[]}`,
      'there are 4 MB without a feature in them',
    ],
  ])('%s is refused in one line, and nothing is written', async (_name, content, reason) => {
    const file = await fileWith(content, 'stores.geojson');
    const run = await importStores(url(), file);
    expect(run).toMatchObject({
      code: 1,
      complained: [`Nothing was imported from ${file}: ${reason}`],
    });
    expect(await countStores(url())).toBe(0);
  });
});
