import { describe, expect, it } from 'vitest';
import { drawingNames, readDrawing } from './assets.ts';
import { draw } from './draw.ts';
import { pictures } from '../pictures.ts';
import { comparableWords } from './plain-words.ts';
import { productGrounds, productTones } from './product-colour.ts';
import { productKindOf } from './product-kind.ts';
import { productCategories, productTable } from './product-table.ts';

const kinds = [...drawingNames('products')];

function pictureAt(address: string): string {
  const svg = draw(address);
  expect([address, svg?.slice(0, 4)]).toEqual([address, '<svg']);
  return svg!;
}

const TAG = /<\/?[a-zA-Z]+(?:\s+[a-zA-Z][\w-]*="[^"<&]*")*\s*\/?>/g;

/** Numbers that a path needs for one use of each command. */
const NEEDS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Every command has to have its numbers, else a browser stops drawing there without a word. */
function isPath(path: string): boolean {
  if (!/^[Mm]/.test(path) || /[^MmLlHhVvCcSsQqTtAaZz\d\s.,-]/.test(path)) return false;
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].every(([, command, rest]) => {
    const numbers = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const needs = NEEDS[command!.toLowerCase()]!;
    return needs === 0 ? numbers === 0 : numbers > 0 && numbers % needs === 0;
  });
}

const product = (title: string, rest: Partial<Parameters<typeof pictures.product>[0]> = {}) => ({
  title,
  category: 'electronics_store',
  productType: null,
  attributes: {},
  ...rest,
});

const colourOf = (title: string, attributes: Record<string, string> = {}, category = 'toy_store') =>
  pictures.product(product(title, { attributes, category })).split('/')[5];

describe('drawn products', () => {
  it('are of very many kinds, each with a picture of its own', () => {
    expect(kinds.length).toBeGreaterThan(200);
    const pictures = kinds.map((kind) => pictureAt(`/pictures/v1/product/${kind}/blue/sand.svg`));
    expect(new Set(pictures).size).toBe(kinds.length);
  });

  it('are pictures that a browser can read, and that run or load nothing', () => {
    for (const kind of kinds) {
      const svg = pictureAt(`/pictures/v1/product/${kind}/red/mist.svg`);
      expect([kind, svg.replaceAll(TAG, '')]).toEqual([kind, '']);
      expect([kind, /NaN|undefined|href|style|script/.exec(svg)]).toEqual([kind, null]);
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);
      expect([kind, paths.filter((path) => !isPath(path))]).toEqual([kind, []]);
      expect(svg.length).toBeLessThan(12_000);
    }
  });

  it('keep to the middle of the picture', () => {
    for (const kind of kinds) {
      const { content } = readDrawing(`products/${kind}.svg`);
      for (const [, path] of content.matchAll(/ d="([^"]*)"/g)) {
        for (const [, x, y] of path!.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
          expect([kind, path, Number(x) >= -2 && Number(x) <= 102]).toEqual([kind, path, true]);
          expect([kind, path, Number(y) >= -2 && Number(y) <= 102]).toEqual([kind, path, true]);
        }
      }
    }
  });

  it('wear every colour before every ground', () => {
    const paths = Object.keys(productTones).flatMap((colour) =>
      Object.keys(productGrounds).map(
        (ground) => `/pictures/v1/product/sofa/${colour}/${ground}.svg`,
      ),
    );
    expect(new Set(paths.map(pictureAt)).size).toBe(paths.length);
  });
});

describe('the tables of products', () => {
  it('name every drawing, and only drawings and colours that there are', () => {
    expect(productTable.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    const usual = productTable.flatMap(({ colours }) => colours);
    const known = Object.keys(productTones);
    const ofCategories = Object.values(productCategories).flatMap(({ colours = [] }) => colours);
    expect([...usual, ...ofCategories].filter((colour) => !known.includes(colour))).toEqual([]);
    const instead = Object.values(productCategories).flatMap((category) =>
      [category.kind, Object.entries(category.instead ?? {})].flat(2),
    );
    expect(instead.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

describe('what a product is drawn as', () => {
  it.each<[string, string, Partial<ReturnType<typeof product>>?]>([
    ['Veltra Nova 5 5G Smartphone (8 GB RAM, 128 GB) – Midnight Black', 'phone'],
    ['Tugro Shell Silicone Phone Case for Veltra Nova 5 – Black', 'phoneCase'],
    ['Laptop Sleeve with Pocket for Tablet', 'laptopSleeve'],
    ['Laptop Sleeve', 'laptopSleeve', { productType: 'Electronics > Computers > Laptops' }],
    ['Study Table Lamp, 7 W', 'lamp'],
    ['Mira 1 Seater Sofa', 'armchair'],
    ['Mira 3 Seater Sofa', 'sofa'],
    ['Coffee Table', 'coffeeTable'],
    ['Ground Coffee', 'coffeeJar'],
    ['Electric Rice Cooker', 'riceCooker'],
    ['Guitar String Set for Acoustic Guitar', 'strings'],
    ['Wall Shelves', 'wallShelf'],
    ['T-Shirt', 'tShirt'],
    ["Women's Dresses", 'dress'],
    ['Lumio 43', 'television', { productType: 'Electronics > TVs' }],
    ['Lumio Phone Stand 3000 Deluxe', 'television', { productType: 'Electronics > TVs' }],
    ['Something', 'sofa', { productType: 'Furniture > Sofas > Assorted Stuff' }],
    ['The Clock', 'novel', { category: 'book_store', productType: 'Books > Novels' }],
    ['Casio Keyboard', 'musicKeyboard', { category: 'musical_instrument_store' }],
    ['Keyboard', 'computerKeyboard'],
    ['Large Bed', 'petBed', { category: 'pet_store' }],
    ['Xyzzy', 'tShirt', { category: 'clothing_store' }],
    ['Xyzzy', 'parcel', { category: 'unheard_of' }],
    ['', 'parcel', { category: 'constructor' }],
    ['__proto__', 'parcel', { category: '__proto__' }],
    ['ಕುರ್ಚಿ', 'parcel', { category: 'x', productType: ' > > ' }],
  ])('%j is drawn as %s', (title, kind, rest) => {
    expect(productKindOf(product(title, rest))).toBe(kind);
  });

  it('is found for every kind by each of its words', () => {
    for (const { kind, words } of productTable) {
      for (const phrase of words) {
        const found = productKindOf(product(`Brand ${phrase}`));
        expect([phrase, found]).toEqual([phrase, kind]);
      }
    }
  });

  it('is told by words that mean one kind only', () => {
    const phrases = productTable.flatMap(({ words }) => words);
    const plain = phrases.map((phrase) => comparableWords(phrase).join(' '));
    expect(plain.filter((phrase, at) => plain.indexOf(phrase) < at)).toEqual([]);
  });
});

describe('the colour of a drawn product', () => {
  it.each<[string, Record<string, string>, string]>([
    ['Sofa', { Colour: 'Navy Blue' }, 'navy'],
    ['Sofa', { Color: 'rose gold' }, 'copper'],
    ['Sofa', { colour: 'White Gold' }, 'silver'],
    ['Sofa', { Colour: 'Midnight Black' }, 'black'],
    ['Sofa', { Colour: 'Ocean' }, 'blue'],
    ['Sofa', { Colour: 'Blue and White' }, 'blue'],
    ['Sofa – Red', { Colour: 'Olive Green' }, 'olive'],
    ['Sofa – Wine Red', {}, 'maroon'],
    ['Ring', { Material: 'Silver' }, 'silver'],
    ['Kadhai', { Material: 'Cast Iron' }, 'black'],
    ['Lipstick', { Shade: 'Cherry' }, 'red'],
    ['Basketball', {}, 'orange'],
    ['Sofa', { Colour: 'Zxq', Material: 'Sheesham Wood' }, 'wood'],
  ])('%s of %j is %s', (title, attributes, colour) => {
    expect(colourOf(title, attributes)).toBe(colour);
  });

  it('is the same for all sizes of a thing, and varies among things', () => {
    const rice = (title: string) => colourOf(title, {}, 'grocery_store');
    expect(rice('Annavi Sona Dal (1 kg)')).toBe(rice('Annavi Sona Dal (5 kg)'));
    const names = Array.from(
      { length: 60 },
      (_, at) => `Brand ${String.fromCodePoint(65 + at)} Dal`,
    );
    expect(new Set(names.map(rice)).size).toBeGreaterThan(4);
  });

  it('stands off from its ground', () => {
    const ground = (colour: string) =>
      productTable.map(({ words }) => {
        const path = pictures.product(product(words[0]!, { attributes: { Colour: colour } }));
        return path.split('/')[6];
      });
    expect(ground('Red')).not.toContain('blush.svg');
    expect(ground('Cream')).not.toContain('sand.svg');
    expect(new Set(ground('Black')).size).toBe(Object.keys(productGrounds).length);
  });
});
