import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  aProduct,
  importProducts,
  itemOf,
  productsIn,
  rssWith,
  tsvOf,
  useProductDatabase,
} from './import-products-support.ts';
import { fileWith, reported, skippedIn, type Columns } from './import-support.ts';

const url = useProductDatabase();

const LINK = 'link must be an http:// or https:// address';
const PRICE = 'price must be an amount in rupees, like 15999.00 INR';
const DETAIL = 'product_detail must be like General:Screen size:6.5 inch';
const DATES =
  'sale_price_effective_date must be two dates like 2026-11-01/2026-11-30, with or without times';

const BAD: [Columns, string][] = [
  [{ id: '' }, 'id is missing'],
  [{ id: 'i'.repeat(201) }, 'id must have at most 200 characters'],
  [{ id: 'demo-kettle' }, 'id must not start with demo-'],
  [{ id: 'load:1' }, 'id must not start with load:'],
  [{ id: 'good' }, 'id is the same as in row 2'],
  [{ title: '' }, 'title is missing'],
  [{ title: '<b> </b>' }, 'title is missing'],
  [{ title: 't'.repeat(301) }, 'title must have at most 300 characters'],
  [{ title: 'Half\u0007price' }, 'title has an invisible control character'],
  [{ description: 'd'.repeat(5001) }, 'description must have at most 5000 characters'],
  [{ link: '' }, 'link is missing'],
  [{ link: 'shop.example.in/p' }, LINK],
  [{ link: 'javascript:alert(1)' }, LINK],
  [{ link: 'data:text/html,x' }, LINK],
  [{ link: 'ftp://shop.example.in/p' }, LINK],
  [{ link: 'https:shop.example.in' }, LINK],
  [{ link: 'https://' }, LINK],
  [{ link: 'https://shop.example.in/a b' }, LINK],
  [{ link: 'https://me:secret@shop.example.in/' }, LINK],
  [{ link: `https://a.in/${'x'.repeat(2000)}` }, 'link must have at most 2000 characters'],
  [{ image_link: '/pictures/x.svg' }, 'image_link must be an http:// or https:// address'],
  [{ price: '' }, 'price is missing'],
  [{ price: '15999.00' }, PRICE],
  [{ price: 'INR' }, PRICE],
  [{ price: '-5 INR' }, PRICE],
  [{ price: '15999,00 INR' }, PRICE],
  [{ price: '15.999 INR' }, PRICE],
  [{ price: '$15' }, PRICE],
  [{ price: '15.00 USD' }, 'price is in USD; only INR is taken'],
  [{ price: 'eur 15,00' }, 'price is in EUR; only INR is taken'],
  [{ price: '1000000001 INR' }, 'price must be at most 1,00,00,00,000 rupees'],
  [{ sale_price: '9.99 USD' }, 'sale_price is in USD; only INR is taken'],
  [{ sale_price_effective_date: 'November' }, DATES],
  [
    { sale_price_effective_date: '2026-11-30/2026-11-01' },
    'sale_price_effective_date must end after it starts',
  ],
  [
    { availability: 'constructor' },
    'availability must be in_stock, out_of_stock, preorder or backorder',
  ],
  [{ rating: '5.1' }, 'rating must be from 0 to 5'],
  [{ rating: 'good' }, 'rating must be from 0 to 5'],
  [{ brand: 'b'.repeat(121) }, 'brand must have at most 120 characters'],
  [{ color: 'c'.repeat(501) }, 'color must have at most 500 characters'],
  [{ product_detail: 'leather' }, DETAIL],
  [{ product_detail: 'General::8 GB' }, DETAIL],
  [
    { product_detail: `${'n'.repeat(141)}:x` },
    'product_detail must have names of at most 140 characters',
  ],
  [
    { product_detail: Array.from({ length: 101 }, (_, at) => `n${at}:v`).join() },
    'product_detail must have at most 100 details',
  ],
  [{ product_detail: 'a:b\u0007' }, 'product_detail has an invisible control character'],
  [
    { product_highlight: Array.from({ length: 21 }, () => 'x').join() },
    'product_highlight must have at most 20 texts',
  ],
  [
    { id: '', link: 'x', price: '1 USD' },
    `id is missing; ${LINK}; price is in USD; only INR is taken`,
  ],
];

describe('bad rows of all kinds among good ones', () => {
  it('are each named with their column and reason, and the rest is imported', async () => {
    const rows = BAD.map(([bad], at) => aProduct({ id: `bad-${at}`, ...bad }));
    const good = [aProduct({ id: 'good' }), aProduct({ id: 'last' })];
    const file = await fileWith(tsvOf([good[0]!, ...rows, good[1]!]), 'products.tsv');
    const errors = `${file}.errors.txt`;
    const run = await importProducts(url(), file, '--errors', errors);
    const expected = BAD.map(([, reason], at) => `row ${at + 3}: ${reason}`);
    expect(run.code).toBe(3);
    expect(skippedIn(run)).toEqual(expected);
    expect(await readFile(errors, 'utf8')).toBe(`${expected.join('\n')}\n`);
    expect(reported(run)).toMatchObject({ inserted: 2, skipped: BAD.length });
    expect((await productsIn(url())).map(({ feed_id }) => feed_id)).toEqual(['good', 'last']);
  });

  it('are told by the line of the file, in a table with long texts and in XML', async () => {
    const long = aProduct({ description: 'one\ntwo' });
    const table = await importProducts(url(), [long, { ...long, id: 'b', price: '1 USD' }]);
    expect(skippedIn(table)).toEqual(['row 3 (line 4): price is in USD; only INR is taken']);
    const items = [
      aProduct(),
      aProduct({ id: 'b', link: 'x' }),
      aProduct({ link: 'https://x.in' }),
    ];
    const feed = await importProducts(url(), rssWith(items.map(itemOf).join('')));
    expect(feed.code).toBe(3);
    expect(skippedIn(feed)).toEqual([
      `item 2 (line 12): ${LINK}`,
      'item 3 (line 18): id is the same as in item 1 (line 6)',
    ]);
  });

  it('whose texts are no UTF-8 are told, others are taken', async () => {
    const feed = Buffer.from(rssWith([aProduct(), aProduct({ id: 'b' })].map(itemOf).join('')));
    feed[feed.indexOf('Kettle')] = 0xe9;
    const run = await importProducts(url(), await fileWith(feed, 'feed.xml'));
    expect(skippedIn(run)).toEqual([
      'item 1 (line 6): title has characters that cannot be read; save the file as UTF-8',
    ]);
    expect(reported(run)).toMatchObject({ inserted: 1 });
  });
});

describe('names that JavaScript has a meaning for', () => {
  it('are texts like others', async () => {
    const name = 'constructor';
    const run = await importProducts(url(), [
      aProduct({
        title: name,
        gender: name,
        product_type: name,
        google_product_category: name,
        product_detail: '__proto__:x,toString:y',
        constructor: 'z',
        __proto: 'z',
      }),
    ]);
    expect(skippedIn(run)).toEqual([]);
    const [product] = await productsIn(url());
    expect(product).toMatchObject({ title: name, category: 'store', product_type: name });
    expect(Object.entries(product!.attributes)).toEqual(
      expect.arrayContaining([
        ['Gender', name],
        ['__proto__', 'x'],
        ['toString', 'y'],
      ]),
    );
  });
});
