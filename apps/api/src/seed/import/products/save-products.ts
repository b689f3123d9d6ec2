import type pg from 'pg';
import { countSaved } from '../count-saved.ts';
import type { SavedCounts } from '../import-kind.ts';
import { attributeColumns } from './product-columns.ts';
import { UNKNOWN_CATEGORY } from './product-category.ts';

/** What a feed says about a product. */
const PRODUCT_COLUMNS = [
  'name',
  'title',
  'description',
  'brand',
  'category',
  'product_type',
  'price_paise',
  'list_price_paise',
  'attributes',
  'rating',
  'image',
  'product_url',
  'availability',
] as const;

type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** Texts of json can be compared, json cannot. */
const comparableColumns = (row: string): string =>
  PRODUCT_COLUMNS.map((name) => `${row}.${name}${name === 'attributes' ? '::text' : ''}`).join(
    ', ',
  );

/** Columns of a table that say what is stored; where a file has none of them, it stays as it is. */
const saidBy: Readonly<Partial<Record<ProductColumn, readonly string[]>>> = {
  description: ['description', 'product_highlight'],
  brand: ['brand'],
  category: ['google_product_category', 'product_type'],
  product_type: ['google_product_category', 'product_type'],
  attributes: [...attributeColumns, 'product_detail'],
  rating: ['rating'],
  image: ['image_link'],
  availability: ['availability'],
};

/** What is as it was is not touched, so that `updated_at` tells when something changed. */
export async function saveProducts(client: pg.Client, at?: Date): Promise<SavedCounts> {
  // Between the look at what a row lacks and its update nobody else may change a product.
  await client.query('lock table products in share row exclusive mode');
  const { inserted, updated } = await upsertProducts(client, at);
  // Until the server does it by itself, the planner would take the table for the one that it was.
  if (inserted + updated > 0) await client.query('analyze products');
  return { inserted, updated, notes: await unknownNote(client) };
}

async function upsertProducts(client: pg.Client, at: Date | undefined) {
  const listed = (prefix: string) => PRODUCT_COLUMNS.map((name) => `${prefix}.${name}`).join(', ');
  return countSaved(
    client,
    `insert into products (id, feed_id, is_demo, ${PRODUCT_COLUMNS.join(', ')}, created_at, updated_at)
       select staged.product_id, staged.id, staged.is_demo, ${listed('wanted')},
         coalesce($1, now()), coalesce($1, now())
       from import_rows staged
         left join products held on held.feed_id = staged.id
         cross join lateral (select ${PRODUCT_COLUMNS.map(wanted).join(', ')}) wanted
       where staged.row_problem is null
         and (held.id is null or held.is_demo = staged.is_demo
           and (${comparableColumns('held')}) is distinct from (${comparableColumns('wanted')}))
       order by staged.row_position
       on conflict (feed_id) do update
       set ${PRODUCT_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')},
         updated_at = excluded.updated_at`,
    [at],
  );
}

function wanted(column: ProductColumn): string {
  // A short title that was given once stays; without one a product is called by its title.
  if (column === 'name') {
    return `case when held.name <> held.title and 'short_title' = any (staged.row_lacks)
      then held.name else staged.name end as name`;
  }
  const sources = saidBy[column];
  if (!sources) return `staged.${column}`;
  return `case when held.id is not null and array['${sources.join("', '")}'] <@ staged.row_lacks
    then held.${column} else staged.${column} end as ${column}`;
}

/** Such products are found, but not by what kind of shop sells them. */
async function unknownNote(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ unknown: number }>(
    `select count(*)::integer as unknown from import_rows
     where row_problem is null and category = $1`,
    [UNKNOWN_CATEGORY],
  );
  const { unknown } = rows[0]!;
  return unknown > 0 ? [`of no known category: ${unknown.toLocaleString('en')}`] : [];
}

export async function refuseTooMany(
  client: pg.Client,
  { mostProducts }: { mostProducts: number },
): Promise<string | null> {
  const { rows } = await client.query<{ products: number }>(
    'select count(*)::integer as products from products',
  );
  const { products } = rows[0]!;
  if (products <= mostProducts) return null;
  const [there, most] = [products, mostProducts].map((count) => count.toLocaleString('en'));
  return `there would be ${there} products, and the search in memory takes ${most} (SEARCH_MOST_PRODUCTS)`;
}
