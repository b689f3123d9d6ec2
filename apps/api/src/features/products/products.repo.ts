import type pg from 'pg';
import type { ProductRow } from '../../db/product-row.ts';

const COLUMNS = `id, feed_id as "feedId", name, title, description, brand, category,
  product_type as "productType", price_paise::float8 as "pricePaise",
  list_price_paise::float8 as "listPricePaise", attributes, rating, image,
  product_url as "productUrl", availability, is_demo as "isDemo"`;

/** In the order of their ids, from the one behind `after`. */
export async function readProducts(
  pool: pg.Pool,
  after: string,
  atMost: number,
): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>(
    `select ${COLUMNS} from products where id > $1 order by id limit $2`,
    [after, atMost],
  );
  return rows;
}

export async function readProductsById(pool: pg.Pool, ids: string[]): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>(
    `select ${COLUMNS} from products where id = any($1::uuid[])`,
    [ids],
  );
  return rows;
}
