import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import {
  aProduct,
  importProducts,
  productsIn,
  tsvOf,
  useProductDatabase,
} from './import-products-support.ts';
import { csvOf, fileWith, reported, runImportWith, skippedIn } from './import-support.ts';

const url = useProductDatabase();
const only = async () => (await productsIn(url()))[0]!;

const WHOLE = aProduct({
  id: 'KB 7/ü',
  title: 'Veltra Nova 5 &amp; case, 15" <b>new</b>',
  description: '<p>A phone&nbsp;for all.</p>\n<ul><li>Fast</li><li>Light &lt; 200 g</li></ul>',
  link: 'https://shop.example.in/p?id=7&ref=feed',
  image_link: 'http://cdn.example.in/7.jpg',
  price: '15999.00 INR',
  sale_price: '14499.50 INR',
  availability: 'in stock',
  brand: 'Veltra',
  gtin: '8901234567894',
  mpn: 'VN5-128',
  condition: 'refurbished',
  google_product_category: '267',
  product_type: 'Phones > Smartphones',
  color: 'Midnight black',
  gender: 'unisex',
  rating: '4.26',
  product_highlight: '"Two days, one charge",Fast charging',
  product_detail:
    'General:RAM:8 GB,Front camera:Resolution:16 MP,Rear camera:Resolution:50 MP,General:Ratio:20\\:9',
});

describe('a product feed as a table', () => {
  it('is imported with everything that it says', async () => {
    const run = await importProducts(url(), [WHOLE]);
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(run.said).toContain('Ignored columns: gtin');
    expect(reported(run)).toMatchObject({ read: 1, inserted: 1, updated: 0, skipped: 0 });
    expect(await only()).toMatchObject({
      feed_id: 'KB 7/ü',
      name: 'Veltra Nova 5 & case, 15" new',
      title: 'Veltra Nova 5 & case, 15" new',
      description:
        'A phone for all.\n\nFast\nLight < 200 g\n• Two days, one charge\n• Fast charging',
      brand: 'Veltra',
      category: 'electronics_store',
      product_type: 'Phones > Smartphones',
      price_paise: 1_449_950,
      list_price_paise: 1_599_900,
      attributes: {
        Colour: 'Midnight black',
        Gender: 'Unisex',
        Condition: 'Refurbished',
        'Model number': 'VN5-128',
        RAM: '8 GB',
        Resolution: '16 MP',
        'Resolution (Rear camera)': '50 MP',
        Ratio: '20:9',
      },
      rating: 4.26,
      image: 'http://cdn.example.in/7.jpg',
      product_url: 'https://shop.example.in/p?id=7&ref=feed',
      availability: 'in_stock',
      is_demo: false,
    });
  });

  it('calls a product by its short title, which stays where a later file has none', async () => {
    await importProducts(url(), [aProduct({ short_title: 'Nova 5' })]);
    expect(await only()).toMatchObject({ name: 'Nova 5', title: aProduct().title });
    await importProducts(url(), [aProduct({ title: 'Another title' })]);
    expect(await only()).toMatchObject({ name: 'Nova 5', title: 'Another title' });
    await importProducts(url(), [aProduct({ title: 'Another title', short_title: '' })]);
    expect(await only()).toMatchObject({ name: 'Another title', title: 'Another title' });
  });

  it('gives a product the same id in every database', async () => {
    await importProducts(url(), [aProduct({ id: 'sofa-3' })]);
    const { id } = await only();
    await query(url(), 'delete from products');
    await importProducts(url(), [aProduct({ id: 'sofa-3', title: 'Another title' })]);
    expect(await only()).toMatchObject({ id, title: 'Another title' });
  });

  it('needs no more than four columns, called as shops call them', async () => {
    const run = await importProducts(
      url(),
      await fileWith(
        'g:ID\tTitle\tlink\timage link\tPrice\nx\tChair\thttps://a.in/x\t\t999 INR\n',
        'f.txt',
      ),
    );
    expect(run.code).toBe(0);
    expect(await only()).toMatchObject({
      feed_id: 'x',
      description: '',
      brand: null,
      category: 'furniture_store',
      product_type: null,
      price_paise: 99_900,
      list_price_paise: null,
      attributes: {},
      rating: null,
      image: null,
      availability: 'in_stock',
    });
  });

  it('may be separated by commas, and in UTF-16 as spreadsheets save it', async () => {
    const product = aProduct({ title: 'ಕೆಟಲ್, 1.5 L', description: 'Two\nlines' });
    const expected = { title: 'ಕೆಟಲ್, 1.5 L', description: 'Two\nlines' };
    await importProducts(url(), await fileWith(csvOf([product]), 'f.csv'));
    expect(await only()).toMatchObject(expected);
    const utf16 = Buffer.from(`\ufeff${tsvOf([product])}`, 'utf16le');
    for (const bytes of [utf16, Buffer.from(utf16).swap16()]) {
      await query(url(), 'delete from products');
      await importProducts(url(), await fileWith(bytes, 'f.txt'));
      expect(await only()).toMatchObject(expected);
    }
  });

  it('may have a column for each of several details', async () => {
    const head = 'id\ttitle\tlink\tprice\tproduct_detail\tproduct_detail';
    const row = 'x\tChair\thttps://a.in/x\t999 INR\tSeat:Width:45 cm\tPorts:USB-C, HDMI';
    await importProducts(url(), await fileWith(`${head}\n${row}\n`, 'f.tsv'));
    expect((await only()).attributes).toEqual({ Width: '45 cm', Ports: 'USB-C, HDMI' });
  });

  it('is told from one with another separator', async () => {
    const file = await fileWith(csvOf([aProduct()]), 'f.tsv');
    expect((await importProducts(url(), file)).complained).toEqual([
      `Nothing was imported from ${file}: the header misses id, title, link, price; columns must be separated by tabs`,
    ]);
  });
});

describe('the price', () => {
  const prices = async (columns: Record<string, string>) => {
    const run = await importProducts(url(), [aProduct(columns)]);
    expect(skippedIn(run)).toEqual([]);
    const { price_paise, list_price_paise } = await only();
    return [price_paise, list_price_paise];
  };

  it('may be written in several ways', async () => {
    const written: [price: string, paise: string][] = [
      ['15999.00 INR', '1599900'],
      ['15999 inr', '1599900'],
      ['INR 15999.5', '1599950'],
      ['₹1,29,999.05', '12999905'],
      ['Rs. 129,999', '12999900'],
      ['0.30 INR', '30'],
      ['1500.0000 INR', '150000'],
      ['999999999.99 INR', '99999999999'],
    ];
    await importProducts(
      url(),
      written.map(([price], at) => aProduct({ id: String(at), price })),
    );
    const rows = await query<{ paise: string }>(
      url(),
      'select price_paise as paise from products order by feed_id',
    );
    expect(rows.map(({ paise }) => paise)).toEqual(written.map(([, paise]) => paise));
  });

  it.each([
    ['no dates', '', true],
    ['days around today', '2020-01-01/2090-01-01', true],
    ['moments around now', '2020-01-01T10:00+0530/2090-01-01T10:00Z', true],
    ['a time that has passed', '2020-01-01/2020-02-01', false],
    ['a time to come', '2090-01-01/2090-02-01', false],
  ])('is the sale price with %s: %s → %s', async (_name, dates, isOn) => {
    const sale = { sale_price: '1299 INR', sale_price_effective_date: dates };
    expect(await prices(sale)).toEqual(isOn ? [129_900, 149_900] : [149_900, null]);
  });

  it('is not a sale price that is no lower', async () => {
    expect(await prices({ sale_price: '1499 INR' })).toEqual([149_900, null]);
    expect(await prices({ sale_price: '1599 INR' })).toEqual([149_900, null]);
  });

  it('is back to what it was when the sale is over', async () => {
    expect(await prices({ sale_price: '1299 INR' })).toEqual([129_900, 149_900]);
    expect(await prices({})).toEqual([149_900, null]);
  });
});

describe('availability', () => {
  it('is understood as feeds and pages write it', async () => {
    const written = [
      ['in_stock', 'in_stock'],
      ['In Stock', 'in_stock'],
      ['https://schema.org/InStock', 'in_stock'],
      ['out of stock', 'out_of_stock'],
      ['pre-order', 'preorder'],
      ['backorder', 'backorder'],
    ] as const;
    await importProducts(
      url(),
      written.map(([availability], at) => aProduct({ id: String(at), availability })),
    );
    expect((await productsIn(url())).map(({ availability }) => availability)).toEqual(
      written.map(([, expected]) => expected),
    );
  });
});

describe('importing again', () => {
  it('changes nothing where nothing changed', async () => {
    const rows = [WHOLE, aProduct({ rating: '3.3', product_detail: 'a:b' })];
    await importProducts(url(), rows);
    const before = await productsIn(url());
    const run = await importProducts(url(), rows);
    expect(reported(run)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await productsIn(url())).toEqual(before);
  });

  it.each([
    ['title', 'Other', 'name', 'Other'],
    ['description', 'Other', 'description', 'Other'],
    ['price', '1 INR', 'price_paise', 100],
    ['sale_price', '1 INR', 'list_price_paise', 149_900],
    ['link', 'https://b.in', 'product_url', 'https://b.in'],
    ['image_link', 'https://b.in/i', 'image', 'https://b.in/i'],
    ['brand', 'Other', 'brand', 'Other'],
    ['availability', 'preorder', 'availability', 'preorder'],
    ['product_type', 'Pens', 'category', 'stationery_store'],
    ['color', 'Red', 'attributes', { Colour: 'Red' }],
    ['rating', '1', 'rating', 1],
  ])('with another %s, %s, updates that product', async (column, to, field, expected) => {
    const kept = aProduct({ id: 'kept' });
    await importProducts(url(), [{ [column]: '', ...aProduct() }, kept]);
    const [keptBefore, before] = await productsIn(url());
    const run = await importProducts(url(), [aProduct({ [column]: to }), kept]);
    expect(reported(run)).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    const [keptAfter, after] = await productsIn(url());
    expect(after![field]).toEqual(expected);
    expect(after).toMatchObject({ id: before!.id, created_at: before!.created_at });
    expect(after!.updated_at.getTime()).toBeGreaterThan(before!.updated_at.getTime());
    expect(keptAfter).toEqual(keptBefore);
  });

  it('leaves alone what the table has no column for, and empties what is empty in it', async () => {
    const said = {
      description: 'd',
      brand: 'b',
      image_link: 'https://b.in/i',
      rating: '4',
      availability: 'preorder',
      product_type: 'Pens',
      color: 'Red',
    };
    const kept = {
      description: 'd',
      brand: 'b',
      image: 'https://b.in/i',
      rating: 4,
      availability: 'preorder',
      category: 'stationery_store',
      product_type: 'Pens',
      attributes: { Colour: 'Red' },
    };
    await importProducts(url(), [aProduct(said)]);
    await importProducts(url(), [aProduct({ title: 'Other' })]);
    expect(await only()).toMatchObject({ title: 'Other', ...kept });
    const empty = Object.fromEntries(Object.keys(said).map((column) => [column, '']));
    await importProducts(url(), [aProduct(empty)]);
    expect(await only()).toMatchObject({
      description: '',
      brand: null,
      image: null,
      rating: null,
      availability: 'in_stock',
      category: 'electronics_store',
      product_type: null,
      attributes: {},
    });
  });

  it('leaves products that are not in the file', async () => {
    await importProducts(url(), [aProduct({ id: 'a' })]);
    await importProducts(url(), [aProduct({ id: 'b' })]);
    expect((await productsIn(url())).map(({ feed_id }) => feed_id)).toEqual(['a', 'b']);
  });
});

describe('more products than the search takes', () => {
  it('are refused as a whole, while those that are there can be changed', async () => {
    const two = [aProduct({ id: 'a' }), aProduct({ id: 'b' })];
    const env = { DATABASE_URL: url(), SEARCH_MOST_PRODUCTS: '2' };
    const runs = [];
    for (const products of [
      two,
      [...two, aProduct({ id: 'c' })],
      [aProduct({ id: 'a', price: '5 INR' })],
    ]) {
      const file = await fileWith(tsvOf(products), 'products.tsv');
      runs.push(await runImportWith(['products', file], env));
    }
    expect(runs.map(({ code }) => code)).toEqual([0, 1, 0]);
    expect(runs[1]!.complained.join()).toContain(
      'there would be 3 products, and the search in memory takes 2 (SEARCH_MOST_PRODUCTS)',
    );
    expect((await productsIn(url())).map(({ price_paise: paise }) => Number(paise))).toEqual([
      500, 149_900,
    ]);
  });
});

describe('a dry run', () => {
  it('says what it would do, bad rows included, and does nothing', async () => {
    await importProducts(url(), [aProduct(), aProduct({ id: 'sku-2' })]);
    const before = await productsIn(url());
    const next = [
      aProduct({ price: '5 INR' }),
      aProduct({ id: 'sku-2' }),
      aProduct({ id: 'sku-3', title: 'Zorb' }),
      aProduct({ id: 'sku-4', price: 'dear' }),
    ];
    const run = await importProducts(url(), next, '--dry-run');
    expect(run.code).toBe(3);
    expect(reported(run)).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 1,
      skipped: 1,
      'of no known category': 1,
    });
    expect(await productsIn(url())).toEqual(before);
  });
});
