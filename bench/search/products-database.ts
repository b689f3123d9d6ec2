import { openConnection } from '../../apps/api/src/db/client.ts';
import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts';
import { copyRows } from '../../apps/api/src/seed/load/copy-rows.ts';
import type { Postgres } from '../postgres.ts';
import { sql } from '../sql.ts';
import { addSearchedProducts } from './postgres-text.ts';

const columns = `id, feed_id, name, title, description, brand, category, product_type, price_paise,
  list_price_paise, attributes, rating, image, product_url, availability, is_demo, created_at, updated_at`;

/** A database of its own with these products, for the API and for full text; gives its address. */
export async function makeProductsDatabase(
  postgres: Postgres,
  name: string,
  products: Iterable<ProductRow>,
): Promise<string> {
  await sql(postgres.url('postgres'), `create database ${name}`);
  const url = postgres.url(name);
  await prepareDatabase(url, () => {});
  const connection = await openConnection(url, 'baeon-bench');
  try {
    await copyRows(connection, { table: 'products', columns }, rowsOf(products));
    await connection.query('vacuum (analyze) products');
  } finally {
    await connection.end();
  }
  await addSearchedProducts(url);
  return url;
}

function* rowsOf(products: Iterable<ProductRow>) {
  const now = new Date().toISOString();
  for (const each of products) {
    yield [
      each.id,
      each.feedId,
      each.name,
      each.title,
      each.description,
      each.brand,
      each.category,
      each.productType,
      each.pricePaise,
      each.listPricePaise,
      JSON.stringify(each.attributes),
      each.rating,
      each.image,
      each.productUrl,
      each.availability,
      String(each.isDemo),
      now,
      now,
    ];
  }
}
