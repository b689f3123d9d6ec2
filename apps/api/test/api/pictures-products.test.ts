import { beforeAll, describe, expect, it } from 'vitest';
import {
  productColours,
  productGrounds,
  type ProductColour,
} from '@baeon/demo-city/pictures/picture-names';
import { drawnProductPath } from '@baeon/demo-city/pictures/picture-paths';
import { wordsOf } from '@baeon/demo-city/pictures/plain-words';
import { productKindOf } from '@baeon/demo-city/pictures/product-kind';
import { productWords } from '@baeon/demo-city/pictures/product-words';
import { drawings, type ProductKind } from '@baeon/demo-city/pictures/product-drawings/drawings';
import { demoProducts } from '../../src/seed/demo/products/demo-products.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
});

const kinds = Object.keys(drawings) as ProductKind[];
const fetchPicture = (url: string) => api.app.inject({ method: 'GET', url });

async function pictureAt(path: string): Promise<string> {
  const answer = await fetchPicture(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  return answer.body;
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

const product = (title: string, rest: Partial<Parameters<typeof drawnProductPath>[0]> = {}) => ({
  title,
  category: 'electronics_store',
  productType: null,
  attributes: {},
  ...rest,
});

const colourOf = (title: string, attributes: Record<string, string> = {}, category = 'toy_store') =>
  drawnProductPath(product(title, { attributes, category })).split('/')[5];

describe('drawn products', () => {
  it('are of very many kinds, each with a picture of its own', async () => {
    expect(kinds.length).toBeGreaterThan(200);
    const pictures = await Promise.all(
      kinds.map((kind) => pictureAt(`/pictures/v1/product/${kind}/blue/sand.svg`)),
    );
    expect(new Set(pictures).size).toBe(kinds.length);
  });

  it('are pictures that a browser can read, and that run or load nothing', async () => {
    for (const kind of kinds) {
      const svg = await pictureAt(`/pictures/v1/product/${kind}/red/mist.svg`);
      expect([kind, svg.replaceAll(TAG, '')]).toEqual([kind, '']);
      expect([kind, /NaN|undefined|href|style|script/.exec(svg)]).toEqual([kind, null]);
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);
      expect([kind, paths.filter((path) => !isPath(path))]).toEqual([kind, []]);
      expect(svg.length).toBeLessThan(12_000);
    }
  });

  it('keep to the middle of the picture', () => {
    for (const kind of kinds) {
      for (const [, path] of drawings[kind]) {
        for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
          expect([kind, path, Number(x) >= -2 && Number(x) <= 102]).toEqual([kind, path, true]);
          expect([kind, path, Number(y) >= -2 && Number(y) <= 102]).toEqual([kind, path, true]);
        }
      }
    }
  });

  it('wear every colour before every ground', async () => {
    const paths = productColours.flatMap((colour) =>
      productGrounds.map((ground) => `/pictures/v1/product/sofa/${colour}/${ground}.svg`),
    );
    expect(new Set(await Promise.all(paths.map(pictureAt))).size).toBe(paths.length);
  });
});

describe('what a product is drawn as', () => {
  it.each<[string, ProductKind, Partial<ReturnType<typeof product>>?]>([
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
    for (const [kind, phrases] of Object.entries(productWords)) {
      for (const phrase of phrases.split(', ')) {
        const found = productKindOf(product(`Brand ${phrase}`));
        expect([phrase, found]).toEqual([phrase, kind]);
      }
    }
  });

  it('is told by words that mean one kind only', () => {
    const phrases = Object.values(productWords).flatMap((words) => words.split(', '));
    const plain = phrases.map((phrase) => wordsOf(phrase).join(' '));
    expect(plain.filter((phrase, at) => plain.indexOf(phrase) < at)).toEqual([]);
  });
});

describe('the colour of a drawn product', () => {
  it.each<[string, Record<string, string>, ProductColour]>([
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
      kinds.map((kind) => {
        const [words] = productWords[kind].split(', ');
        const path = drawnProductPath(product(words!, { attributes: { Colour: colour } }));
        return path.split('/')[6];
      });
    expect(ground('Red')).not.toContain('blush.svg');
    expect(ground('Cream')).not.toContain('sand.svg');
    expect(new Set(ground('Black')).size).toBe(productGrounds.length);
  });
});

describe('the demo catalogue', () => {
  const demo = demoProducts();

  it('has a picture for every product, drawn as what the product is', async () => {
    const paths = new Set(demo.map(drawnProductPath));
    expect(paths.size).toBeGreaterThan(800);
    await Promise.all([...paths].map(pictureAt));
    const unnamed = demo.filter((row) => productKindOf({ ...row, category: 'x' }) === 'parcel');
    expect(unnamed.map(({ title }) => title)).toEqual([]);
  });

  it('is drawn in the colours that it names', () => {
    const words = new Set(['Black', 'White', 'Red', 'Blue', 'Green', 'Pink', 'Grey', 'Maroon']);
    const plain = demo.filter((row) => words.has(row.attributes['Colour'] ?? ''));
    expect(plain.length).toBeGreaterThan(500);
    for (const row of plain) {
      const colour = row.attributes['Colour']!.toLowerCase();
      expect([row.title, drawnProductPath(row).split('/')[5]]).toEqual([row.title, colour]);
    }
  });
});

describe('addresses without a picture of a product', () => {
  it.each([
    '/pictures/v1/product/sofa/blue/nothing.svg',
    '/pictures/v1/product/sofa/nothing/sand.svg',
    '/pictures/v1/product/nothing/blue/sand.svg',
    '/pictures/v1/product/__proto__/blue/sand.svg',
    '/pictures/v1/product/toString/blue/sand.svg',
    '/pictures/v1/product/sofa/blue.svg',
    '/pictures/v1/product/sofa/blue/sand',
    '/pictures/v1/product/sofa/blue/sand.svg/more',
    `/pictures/v1/product/${encodeURIComponent('sofa"/><script/>')}/blue/sand.svg`,
    `/pictures/v1/product/sofa/${encodeURIComponent('blue" onload="x')}/sand.svg`,
  ])('are refused: %s', async (path) => {
    const answer = await fetchPicture(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('script');
  });
});
