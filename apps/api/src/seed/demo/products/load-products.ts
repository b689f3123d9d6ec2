import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { comparableColumns, PRODUCT_COLUMNS } from '../../product-columns.ts';

const folder = import.meta.dirname;

/** Everything that decides which products there are; a change of any of it is a new edition. */
export async function productsEdition(): Promise<string> {
  const inside = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const name of ['../demo-random.ts', ...inside.sort()]) {
    hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

/**
 * Puts the demo's products in where there are none at all, and makes those that are there like the
 * ones of this edition. Who has only products of their own does not get them. Whoever calls it keeps
 * other processes out.
 */
export async function bringProductsUpToDate(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ is_demo: boolean }>(
    'select distinct is_demo from products',
  );
  if (rows.length > 0 && !rows.some(({ is_demo }) => is_demo)) return;
  const { demoProducts } = await import('./demo-products.ts');
  const products = demoProducts();
  await client.query('delete from products where is_demo and feed_id <> all ($1)', [
    products.map(({ feedId }) => feedId),
  ]);
  await client.query(UPSERT, [JSON.stringify(products), now]);
}

const changing = ['name', ...PRODUCT_COLUMNS];
const changingOf = (row: string): string => changing.map((column) => `${row}.${column}`).join(', ');
const comparable = (row: string): string => `${row}.name, ${comparableColumns(row)}`;

const UPSERT = `
  insert into products (id, feed_id, is_demo, created_at, updated_at, ${changing.join(', ')})
  select id, "feedId", "isDemo", $2, $2, name, title, description, brand, category, "productType",
    "pricePaise", "listPricePaise", attributes, rating, image, "productUrl", availability
  from json_to_recordset($1) as product (
    id uuid, "feedId" text, "isDemo" boolean, name text, title text, description text, brand text,
    category text, "productType" text, "pricePaise" bigint, "listPricePaise" bigint,
    attributes json, rating real, image text, "productUrl" text, availability text
  )
  on conflict (feed_id) do update
  set (updated_at, ${changing.join(', ')}) = (excluded.updated_at, ${changingOf('excluded')})
  where products.is_demo
    and (${comparable('products')}) is distinct from (${comparable('excluded')})`;
