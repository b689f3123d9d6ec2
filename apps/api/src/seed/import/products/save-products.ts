import type pg from 'pg';
import { comparableColumns, PRODUCT_COLUMNS } from '../../product-columns.ts';
import { countSaved } from '../count-saved.ts';
import type { SavedCounts } from '../import-kind.ts';
import { attributeColumns } from './product-columns.ts';
import { UNKNOWN_CATEGORY } from './product-category.ts';

/** Columns of a table that say what is stored; where a file has none of them, it stays as it is. */
const saidBy: Readonly<Partial<Record<(typeof PRODUCT_COLUMNS)[number], readonly string[]>>> = {
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
export async function saveProducts(client: pg.Client): Promise<SavedCounts> {
  // Between the look at what a row lacks and its update nobody else may change a product.
  await client.query('lock table products in share row exclusive mode');
  const { inserted, updated } = await upsertProducts(client);
  // Until the server does it by itself, the planner would take the table for the one that it was.
  if (inserted + updated > 0) await client.query('analyze products');
  return { inserted, updated, notes: await unknownNote(client) };
}

async function upsertProducts(client: pg.Client) {
  const listed = (prefix: string) => PRODUCT_COLUMNS.map((name) => `${prefix}.${name}`).join(', ');
  const changing = ['name', ...PRODUCT_COLUMNS];
  return countSaved(
    client,
    `insert into products (feed_id, ${PRODUCT_COLUMNS.join(', ')}, name, created_at, updated_at)
       select staged.id, ${listed('wanted')}, wanted.title, now(), now()
       from import_rows staged
         left join products held on held.feed_id = staged.id
         cross join lateral (select ${PRODUCT_COLUMNS.map(wanted).join(', ')}) wanted
       where staged.row_problem is null
         and (held.id is null or (${comparableColumns('held')}) is distinct from (${comparableColumns('wanted')}))
       order by staged.row_position
       on conflict (feed_id) do update
       set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')},
         updated_at = excluded.updated_at`,
  );
}

function wanted(column: (typeof PRODUCT_COLUMNS)[number]): string {
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
