import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchIndex } from '../src/search-index.ts';
import type { Searchable } from '../src/field-reader.ts';

type Said = Partial<Omit<Searchable, 'title' | 'pricePaise'>>;

function product(title: string, price: number | null, said: Said = {}): Searchable {
  return {
    id: title,
    title,
    description: '',
    brand: null,
    category: 'store',
    productType: null,
    attributes: {},
    rating: 4,
    availability: 'in_stock',
    ...said,
    pricePaise: price === null ? null : price * 100,
  };
}

function indexOf(products: Searchable[]): SearchIndex {
  const index = createSearchIndex();
  for (const each of products) index.put(each);
  return index;
}

const found = (index: SearchIndex, q: string, limit = 10): string[] =>
  index.search({ understood: index.understand(q), limit }).hits.map(({ id }) => id);

const store = indexOf([
  product('Veltra Nova 5 Smartphone (8 GB RAM, 128 GB) – Midnight Black', 18_999, {
    brand: 'Veltra',
    attributes: { RAM: '8 GB', Storage: '128 GB', Battery: '5000 mAh', Colour: 'Midnight Black' },
  }),
  product('Veltra Nova 4 Smartphone (4 GB RAM, 64 GB) – Ice Blue', 9999, {
    brand: 'Veltra',
    attributes: { RAM: '4 GB', Storage: '64 GB', Battery: '4500 mAh', Colour: 'Ice Blue' },
  }),
  product('Nova 5 Case, clear', 499, { description: 'A case for the smartphone Nova 5.' }),
  product('Phone stand for desks', 399),
  product('Comfy 3 Seater Leather Sofa, brown', 45_999, { attributes: { Material: 'Leather' } }),
  product('Comfy 3 Seater Fabric Sofa, grey', 32_999, {
    attributes: { Material: 'Fabric' },
    description: 'As soft as leather.',
  }),
  product('Cotton Sofa, blue', 30_999),
  product('Sofa cover for 3 seaters', 999),
  product('Frosto 260 L Double Door Refrigerator', 25_999),
  product('Coolio 1.5 Ton 5 Star Split Air Conditioner', 38_999),
  product('Coolio 1 Ton 3 Star Window Air Conditioner', 28_999),
  product('Viewmax 55 inch 4K Smart TV', 41_999, { brand: 'Viewmax' }),
  product('Viewmax 43" Full HD TV', 24_999, { brand: 'Viewmax' }),
  product('TV wall mount 32 to 55 inch', 899),
  product('Runfast Men Running Shoes Size 9', 2999, { category: 'shoe_store' }),
  product('Frosto Front Load Washer 7 kg', 27_999),
  product('Melody Speaker with Prime Music', 4999),
  product('Boom Speaker 20 W', 3999, { rating: 4.9 }),
  product('Steel Bottle 1.5 L', 799),
  product('Steel Bottle 500 ml', 499),
  product('Bosfit AF-204 Oil Filter', 349, { productType: 'Vehicle Parts > Engine > Oil Filters' }),
  product('Bosfit AF-310 Air Filter', 449, { productType: 'Vehicle Parts > Engine > Air Filters' }),
]);

describe('a search', () => {
  it.each([
    ['couch', 'Sofa'],
    ['fridge', 'Frosto 260'],
    ['mobile', 'Veltra Nova'],
    ['television', 'Viewmax'],
    ['ac', 'Coolio'],
    ['washing machine', 'Frosto Front Load Washer'],
    ['washingmachine', 'Frosto Front Load Washer'],
    ['sneakers', 'Runfast'],
  ])('knows “%s” by another name', (q, first) => {
    expect(found(store, q)[0]).toContain(first);
  });

  it.each([
    ['refridgerator', 'Frosto 260'],
    ['smartfone', 'Veltra Nova'],
    ['veltar nova', 'Veltra Nova'],
    ['bottel', 'Steel Bottle'],
  ])('forgives “%s”', (q, first) => {
    expect(found(store, q)[0]).toContain(first);
  });

  it.each([
    ['1.5 ton ac', 'Coolio 1.5 Ton'],
    ['1 ton ac', 'Coolio 1 Ton'],
    ['43 inch tv', 'Viewmax 43"'],
    ['tv 55"', 'Viewmax 55'],
    ['8gb phone', 'Veltra Nova 5'],
    ['af204', 'Bosfit AF-204'],
    ['AF-310', 'Bosfit AF-310'],
    ['1500 ml bottle', 'Steel Bottle 1.5 L'],
    ['0.5 litre bottle', 'Steel Bottle 500 ml'],
  ])('finds the measure or model in “%s”', (q, first) => {
    expect(found(store, q)[0]).toContain(first);
  });

  it('keeps to a budget, and leaves out what has no price', () => {
    expect(found(store, 'tv under 30k')).toEqual([
      'Viewmax 43" Full HD TV',
      'TV wall mount 32 to 55 inch',
    ]);
    const unpriced = indexOf([product('Red lamp', null), product('Blue lamp', 900)]);
    expect(found(unpriced, 'lamp under 1000')).toEqual(['Blue lamp']);
    expect(found(unpriced, 'cheapest lamp')).toEqual(['Blue lamp', 'Red lamp']);
  });

  it('leaves out what is not wanted, and puts behind what only mentions it', () => {
    const sofas = found(store, 'sofa not leather');
    expect(sofas.slice(0, 2)).toEqual(['Cotton Sofa, blue', 'Comfy 3 Seater Fabric Sofa, grey']);
    expect(sofas).not.toContain('Comfy 3 Seater Leather Sofa, brown');
    expect(found(store, 'speaker without prime')).toEqual(['Boom Speaker 20 W']);
  });

  it('puts what goes with a thing under the thing, unless that is what is asked for', () => {
    expect(
      found(store, 'phone')
        .slice(0, 2)
        .every((id) => id.startsWith('Veltra')),
    ).toBe(true);
    expect(found(store, 'nova 5')[0]).toContain('Smartphone');
    expect(found(store, 'nova 5 case')[0]).toBe('Nova 5 Case, clear');
    expect(found(store, 'case for nova 5')[0]).toBe('Nova 5 Case, clear');
    expect(found(store, 'tv')[2]).toBe('TV wall mount 32 to 55 inch');
    expect(found(store, 'sofa cover')[0]).toBe('Sofa cover for 3 seaters');
  });

  it('takes the thing that a cover or a unit is for, or what it is made of, for no thing', () => {
    const index = indexOf([
      product('Washing Machine Cover, blue', 500),
      product('Jalvika 7 kg Washing Machine', 15_000),
      product('Faux Leather Sofa', 20_000),
      product('Leather Wallet', 900),
      product('Leather Belt', 700),
    ]);
    expect(found(index, 'washing machine')[0]).toBe('Jalvika 7 kg Washing Machine');
    expect(index.countNamed('leather')).toBe(0);
    expect(found(index, 'sofa leather')[0]).toBe('Faux Leather Sofa');
  });

  it('rules out a measure, not its number', () => {
    const index = indexOf([product('Fan 5 star', 2000), product('Fan with 5 blades', 2500)]);
    expect(found(index, 'fan not 5-star')).toEqual(['Fan with 5 blades']);
  });

  it('holds a measure to its bound, under the label that is named', () => {
    expect(found(store, 'phone with at least 6gb ram')).toEqual([
      'Veltra Nova 5 Smartphone (8 GB RAM, 128 GB) – Midnight Black',
    ]);
    expect(found(store, 'phone with less than 4600 mah battery')[0]).toContain('Nova 4');
    expect(found(store, 'phone with less than 4600 mah battery')).toHaveLength(1);
    expect(found(store, 'tv below 50 inch')[0]).toBe('Viewmax 43" Full HD TV');
  });

  it('sorts by price or rating only what is the thing', () => {
    expect(found(store, 'cheapest tv')[0]).toBe('Viewmax 43" Full HD TV');
    expect(found(store, 'best rated speaker')[0]).toBe('Boom Speaker 20 W');
    expect(found(store, 'most expensive phone')[0]).toContain('Nova 5 Smartphone');
  });

  it('finds nothing for what is not there, and everything for nothing', () => {
    expect(found(store, 'zzqqy')).toEqual([]);
    expect(found(store, '', 100)).toHaveLength(22);
    expect(found(store, 'under 500').toSorted()).toEqual(
      ['Bosfit AF-204 Oil Filter', 'Bosfit AF-310 Air Filter', 'Nova 5 Case, clear'].concat(
        'Phone stand for desks',
        'Steel Bottle 500 ml',
      ),
    );
  });

  it('turns pages without showing anything twice', () => {
    const pages = [0, 8, 16].flatMap((skip) =>
      store.search({ understood: store.understand(''), limit: 8, skip }).hits.map(({ id }) => id),
    );
    expect(new Set(pages).size).toBe(22);
  });

  it('answers the same again, whatever was asked in between', () => {
    const before = found(store, 'sofa');
    found(store, 'cheapest tv under 30k not 43');
    expect(found(store, 'sofa')).toEqual(before);
  });

  it('forgets what was removed and shows what was changed', () => {
    const index = indexOf([product('Red lamp', 500), product('Blue lamp', 600)]);
    index.remove('Red lamp');
    expect(found(index, 'lamp')).toEqual(['Blue lamp']);
    index.put({ ...product('Green stool', 600), id: 'Blue lamp' });
    expect(found(index, 'lamp')).toEqual([]);
    expect(found(index, 'green stool')).toEqual(['Blue lamp']);
    expect(index.countNamed('lamp')).toBe(0);
  });

  it('keeps to a category', () => {
    const { hits } = store.search({
      understood: store.understand('shoes tv'),
      category: 'shoe_store',
      limit: 5,
    });
    expect(hits.map(({ id }) => id)).toEqual(['Runfast Men Running Shoes Size 9']);
  });

  it('asks whether a misspelt word was meant otherwise, and only then', () => {
    const asked = (q: string) =>
      store.search({ understood: store.understand(q), limit: 1 }).didYouMean;
    expect(asked('refridgerator')).toBe('refrigerator');
    expect(asked('steel bottel')).toBe('steel bottle');
    expect(asked('steel bottle')).toBeNull();
    expect(asked('couch')).toBeNull();
  });
});

describe('codes', () => {
  const parts = indexOf([
    product('Intel Core i7-920XM Mobile Processor', 9000),
    product('Panasonic Lumix DMC-FZ200 Camera', 30_000),
    product('Western Digital Blue WD10EZEX 1 TB Hard Drive', 4000),
    product('Cotton shirt, size XM', 700),
    product('Atlas 910-002893 Mouse', 900),
  ]);

  it.each([
    ['i7-920xm', 'Intel'],
    ['i7 920xm', 'Intel'],
    ['i7920xm', 'Intel'],
    ['dmcfz200', 'Panasonic'],
    ['fz200', 'Panasonic'],
    ['wd10', 'Western'],
    ['wd10ezez', 'Western'],
    ['910-002893', 'Atlas'],
  ])('“%s” is found whole, by its parts, by how it begins or with one mistake', (q, first) => {
    expect(found(parts, q)[0]).toContain(first);
  });

  it('are never found by fragments', () => {
    expect(found(parts, 'xm')).toEqual(['Cotton shirt, size XM']);
  });

  it('that nobody has find nothing rather than anything', () => {
    expect(found(parts, 'qz77812')).toEqual([]);
    expect(found(parts, 'i9-14900k')).toEqual([]);
  });
});

describe('words of other names', () => {
  it('never take the place of the words as they were typed', () => {
    // "Flash drive" has other names, of which this store has none.
    const index = indexOf([product('Flash for Drive X cameras', 900), product('Red lamp', 500)]);
    expect(found(index, 'flash drive')).toEqual(['Flash for Drive X cameras']);
  });

  it('are not taken for a wish where they are a part of a name', () => {
    const index = indexOf([
      product('Xbox One console', 30_000),
      product('Xbox 360 console', 20_000),
      product('Yoga mat', 900),
      product('Yoga block', 500),
    ]);
    expect(found(index, 'xbox one')[0]).toBe('Xbox One console');
    expect(found(index, 'yoga mat')[0]).toBe('Yoga mat');
  });
});

describe('what goes with something else', () => {
  const index = indexOf([
    product('Brother MX308 Color Laser Printer', 9000, {
      description: 'Ink cartridges included. Charger not needed.',
    }),
    product('LD Remanufactured Ink for Brother MX308', 500),
    product('Canon EOS 550D Digital Camera', 30_000, {
      description: 'With charger, battery and case.',
    }),
    product('Maximal AC Charger for Canon EOS 550D', 600),
    product('Maximal AC Charger for Nikon D3100', 600),
    product('iGo Keyboard for Dell XPS 13 Laptop', 900),
    product('Dell XPS 13 White 11.6-Inch 4GB 320GB Notebook Computer', 50_000),
  ]);

  it.each([
    ['ink for brother mx308', 'LD Remanufactured Ink for Brother MX308'],
    ['charger for canon 550d', 'Maximal AC Charger for Canon EOS 550D'],
    ['canon 550d charger', 'Maximal AC Charger for Canon EOS 550D'],
    ['canon 550d', 'Canon EOS 550D Digital Camera'],
    ['dell xps 13', 'Dell XPS 13 White 11.6-Inch 4GB 320GB Notebook Computer'],
  ])('comes where it is asked for, and the thing where that is: %s', (q, first) => {
    expect(found(index, q)[0]).toBe(first);
  });
});
