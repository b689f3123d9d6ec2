import { beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, query } from '../support/test-database.ts';
import { fileWith, runImportWith, type Columns, type ImportRun } from './import-support.ts';

/** Without products at the start of each test. */
export function useProductDatabase(): () => string {
  let url: string;
  beforeAll(async () => {
    url = await createTestDatabase();
  });
  beforeEach(async () => {
    await query(url, 'delete from products');
  });
  return () => url;
}

/** A product with every column that has to be there, and whatever else is asked for. */
export const aProduct = (columns: Columns = {}): Columns => ({
  id: 'sku-1',
  title: 'Kettle with a window',
  link: 'https://shop.example.in/p/1',
  price: '1499.00 INR',
  ...columns,
});

const quoted = (text: string) =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const tsvLine = (texts: string[]): string => texts.map(quoted).join('\t');

export function tsvOf(products: Columns[]): string {
  const columns = [...new Set(products.flatMap((product) => Object.keys(product)))];
  const rows = products.map((product) => tsvLine(columns.map((column) => product[column] ?? '')));
  return [tsvLine(columns), ...rows, ''].join('\n');
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

export const itemOf = (product: Columns): string =>
  `<item>\n${Object.entries(product)
    .map(([column, text]) => `  <g:${column}>${escaped(text)}</g:${column}>\n`)
    .join('')}</item>\n`;

export const rssWith = (items: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
<channel>
<title>A shop</title>
<link>https://shop.example.in</link>
${items}</channel>
</rss>
`;

export const rssOf = (products: Columns[]): string => rssWith(products.map(itemOf).join(''));

/** Rows as a table with tabs, the text of a feed, or a file by its path. */
export async function importProducts(
  url: string,
  from: Columns[] | string,
  ...options: string[]
): Promise<ImportRun> {
  const file = Array.isArray(from)
    ? await fileWith(tsvOf(from), 'products.tsv')
    : from.trimStart().startsWith('<')
      ? await fileWith(from, 'products.xml')
      : from;
  return runImportWith(['products', file, ...options], { DATABASE_URL: url });
}

/** By their ids in files. */
export const productsIn = (url: string) =>
  query<Record<string, any>>(
    url,
    `select *, price_paise::integer as price_paise, list_price_paise::integer as list_price_paise
     from products order by feed_id`,
  );
