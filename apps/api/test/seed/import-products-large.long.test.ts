import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import {
  aProduct,
  itemOf,
  rssWith,
  tsvLine,
  useProductDatabase,
} from './import-products-support.ts';
import { fileWith, reported, spawnImport } from './import-support.ts';

const ROWS = 100_000;
const LONG = 240_000;
/** Room for the program and some rows of the file, far too little for the file. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];

const url = useProductDatabase();

const rowOf = (at: number) =>
  aProduct({
    id: `sku-${at}`,
    title: `Veltra Nova ${at} smartphone, ${4 + (at % 5) * 2} GB`,
    link: `https://shop.example.in/p/${at}?ref=feed&lang=kn`,
    price: `${5000 + (at % 90_000)}.00 INR`,
    sale_price: at % 3 === 0 ? `${4000 + (at % 90_000)}.00 INR` : '',
    description: `ತಾಜಾ ಫೋನ್ number ${at}, <b>good</b> & "light".\n`.repeat(3),
    google_product_category: '267',
    color: 'Black',
    product_detail: `General:RAM:${4 + (at % 5) * 2} GB`,
  });

async function writtenFile(name: string, head: string, row: (at: number) => string, foot = '') {
  const file = await fileWith('', name);
  const out = createWriteStream(file);
  out.write(head);
  for (let at = 0; at < ROWS; at += 1) if (!out.write(row(at))) await once(out, 'drain');
  out.end(foot);
  await once(out, 'finish');
  expect((await stat(file)).size).toBeGreaterThan(30_000_000);
  return file;
}

const [rssHead, rssFoot] = rssWith('|').split('|');

const files = {
  tsv: () =>
    writtenFile(
      'products.tsv',
      `${tsvLine(Object.keys(rowOf(0)))}\n`,
      (at) => `${tsvLine(Object.values(rowOf(at)))}\n`,
    ),
  xml: () => writtenFile('products.xml', rssHead!, (at) => itemOf(rowOf(at)), rssFoot),
};

const importLarge = (file: string) =>
  spawnImport(['products', file], { DATABASE_URL: url() }, SMALL_HEAP);

const state = () =>
  query(
    url(),
    `select count(*)::integer as n, count(list_price_paise)::integer as on_sale,
       count(distinct description)::integer as texts, max(updated_at), max(created_at)
     from products where category = 'electronics_store' and attributes ->> 'Colour' = 'Black'`,
  );

describe('100,000 products, with less memory than their file has bytes', () => {
  it(
    'are imported from a table, and from XML that says the same none of them is touched',
    async () => {
      const first = importLarge(await files.tsv());
      expect([await first.exited, first.output()]).toEqual([
        0,
        expect.stringContaining('read 80 %'),
      ]);
      expect(reported({ said: [first.output()] })).toMatchObject({ read: ROWS, inserted: ROWS });
      const before = await state();
      expect(before).toMatchObject([{ n: ROWS, on_sale: Math.ceil(ROWS / 3), texts: ROWS }]);
      const second = importLarge(await files.xml());
      expect([await second.exited, second.output()]).toEqual([
        0,
        expect.stringContaining('read 80 %'),
      ]);
      expect(reported({ said: [second.output()] })).toMatchObject({
        read: ROWS,
        unchanged: ROWS,
        updated: 0,
      });
      expect(await state()).toEqual(before);
    },
    LONG,
  );
});
