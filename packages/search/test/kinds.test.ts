import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../src/search-index.ts';

type Told = { title: string; brand?: string; productType?: string };

function indexOf(products: Told[]) {
  const index = createSearchIndex();
  for (const { title, brand = null, productType = null } of products) {
    index.put({
      id: title,
      title,
      description: '',
      brand,
      category: 'store',
      productType,
      pricePaise: 10_000,
      attributes: {},
      rating: null,
      availability: 'in_stock',
    });
  }
  return index;
}

/** No types, no brands: titles as stores write them. */
const untyped = indexOf([
  ...['Zaro', 'Milan', 'Uppal', 'Kesar', 'Nord'].flatMap((brand) => [
    { title: `${brand} Study Table, brown` },
    { title: `${brand} Foldable Study Table with drawer` },
    { title: `${brand} Wireless Mouse - black` },
    { title: `${brand} Table Lamp for reading` },
  ]),
  { title: 'Zaro Mouse Pad' },
]);

const typed = indexOf([
  { title: 'Comfy Oslo 3 Seater', brand: 'Comfy', productType: 'Furniture > Sofas' },
  { title: 'Brother HL-1201', brand: 'Brother', productType: 'Electronics > Laser Printers' },
  { title: 'XK-200', productType: 'Electronics > Cables & Adapters' },
]);

const named = (index: ReturnType<typeof indexOf>, text: string) =>
  index.kindsIn(text).map(({ kind, how }) => `${kind.name} (${how})`);

describe('kinds', () => {
  it('come from the ends of titles that many brands share, where there are no types', () => {
    expect(named(untyped, 'a study table and two wireless mice')).toEqual([
      'study table (written)',
      'wireless mouse (written)',
    ]);
    expect(named(untyped, 'something foldable for reading')).toEqual([]);
    expect(untyped.kindOf('Nord Study Table, brown')?.name).toBe('study table');
    expect(untyped.kindOf('Zaro Table Lamp for reading')?.name).toBe('table lamp');
  });

  it.each([
    ['what stands behind a maker and a model', 'CS 530 - headset', 'headset'],
    ['what a maker calls his own', 'Beats by Dre Solo Headset, black', 'headset'],
    ['nothing where it is an accessory of one', 'Nord Headset Bracket', undefined],
    ['what comes before it does with', 'Nord Headset w/ Milan Mouse', 'headset'],
    ['a thing that goes on with what it has', 'Nord 14 Laptop Ryzen Silver', 'laptop'],
  ])('tell %s', (_, title, kind) => {
    const makers = 'Zaro Milan Uppal Kesar Nord Oslo Daft Tago Koru Sonar Vento Brix'.split(' ');
    const index = indexOf([
      ...makers.flatMap((maker) => [
        { title: `${maker} Headset` },
        { title: `${maker} Mouse` },
        { title: `${maker} Laptop ${maker}core` },
      ]),
      { title: 'Vento Laptop' },
      { title },
    ]);
    expect(index.kindOf(title)?.name).toBe(kind);
  });

  it('come from the end of the type path, and by other names as well', () => {
    expect(named(typed, 'couch')).toEqual(['sofa (synonym)']);
    expect(typed.kindOf('Brother HL-1201')).toMatchObject({ name: 'laser printer', count: 1 });
    expect(typed.kindOf('XK-200')).toBeNull();
  });

  it('say where they stand', () => {
    const [found] = typed.kindsIn('Some SOFAS please');
    expect('some sofas please'.slice(found!.from, found!.to)).toBe('sofas');
  });

  it('narrow a search', () => {
    const [table] = untyped.kindsIn('study table');
    const { hits } = untyped.search({
      understood: untyped.understand('zaro'),
      kind: table!.kind.id,
      limit: 10,
    });
    expect(hits.map(({ id }) => id).toSorted()).toEqual([
      'Zaro Foldable Study Table with drawer',
      'Zaro Study Table, brown',
    ]);
  });
});

describe('brands', () => {
  it('are those that the feed states', () => {
    expect(typed.brandsIn('a printer of brother')).toEqual([
      { brand: 'Brother', from: 13, to: 20 },
    ]);
  });

  it('are words in front of many titles where the feed states none', () => {
    expect(untyped.brandsIn('kesar mouse').map(({ brand }) => brand)).toEqual(['Kesar']);
    expect(untyped.brandsIn('oak table')).toEqual([]);
  });
});

it('takes of a type that names several the one that a title ends in', () => {
  const index = indexOf([
    { title: 'Daft Clear Tape', productType: 'Office > Tapes and Glue' },
    { title: 'Daft Super Glue', productType: 'Office > Tapes and Glue' },
  ]);
  expect(index.kindsIn('tape').map(({ kind }) => kind.count)).toEqual([1]);
});
