import { hash } from 'node:crypto';
import { DEMO_PRODUCT_PREFIX } from '../../own-ids.ts';
import type { Checked, Fields, ImportKind } from '../import-kind.ts';
import { attributesOf } from './product-attributes.ts';
import { productCategoryOf } from './product-category.ts';
import {
  productColumnAliases,
  optionalProductColumns,
  productColumnParts,
  repeatedColumns,
  requiredProductColumns,
} from './product-columns.ts';
import { ownProductRow, productRow, type ProductFields } from './product-row.ts';
import { refuseTooMany, saveProducts } from './save-products.ts';
import type pg from 'pg';

const staged = [
  { column: 'id', type: 'text' },
  { column: 'product_id', type: 'uuid' },
  { column: 'is_demo', type: 'boolean' },
  { column: 'title', type: 'text' },
  { column: 'name', type: 'text' },
  { column: 'description', type: 'text' },
  { column: 'brand', type: 'text' },
  { column: 'category', type: 'text' },
  { column: 'product_type', type: 'text' },
  { column: 'price_paise', type: 'bigint' },
  { column: 'list_price_paise', type: 'bigint' },
  { column: 'sale_paise', type: 'bigint' },
  { column: 'sale_starts_at', type: 'timestamptz' },
  { column: 'sale_ends_at', type: 'timestamptz' },
  { column: 'attributes', type: 'json' },
  // As in the table: another width would make every rating a changed one.
  { column: 'rating', type: 'real' },
  { column: 'image', type: 'text' },
  { column: 'product_url', type: 'text' },
  { column: 'availability', type: 'text' },
] as const;

type Staged = Record<(typeof staged)[number]['column'], string | number | null>;

const checkBy =
  (row: typeof productRow | typeof ownProductRow) =>
  (fields: Fields): Checked => {
    const { data, error } = row.safeParse(fields);
    if (error) return { problems: [...new Set(error.issues.map(({ message }) => message))] };
    const product = stagedProduct(data);
    return { values: staged.map(({ column }) => product[column]) };
  };

function stagedProduct(said: ProductFields): Staged {
  const { title, google_product_category: google, product_type: productType } = said;
  return {
    id: said.id,
    product_id: productIdOf(said.id),
    is_demo: String(said.id.startsWith(DEMO_PRODUCT_PREFIX)),
    title,
    name: said.short_title ?? title,
    description: [said.description, ...said.product_highlight.map((text) => `• ${text}`)]
      .filter((text) => text !== '')
      .join('\n'),
    brand: said.brand ?? null,
    category: productCategoryOf({ google, productType, title }),
    product_type: productType ?? pathIn(google),
    price_paise: said.price,
    list_price_paise: null,
    sale_paise: said.sale_price ?? null,
    sale_starts_at: said.sale_price_effective_date?.starts ?? null,
    sale_ends_at: said.sale_price_effective_date?.ends ?? null,
    attributes: JSON.stringify(attributesOf(said, said.product_detail)),
    rating: said.rating ?? null,
    image: said.image_link ?? null,
    product_url: said.link ?? null,
    availability: said.availability,
  };
}

/**
 * The same for the same product in every database, so that its address stays good. Version 8, which is
 * left to whoever makes the id, and the usual variant.
 */
function productIdOf(feedId: string): string {
  const hex = hash('sha1', feedId, 'hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** A number says nothing to people who search. */
const pathIn = (google: string | undefined): string | null =>
  google?.replace(/^\d+(?:\s*-\s*)?/, '') || null;

export const productImport: ImportKind = {
  name: 'products',
  formats: ['tsv', 'csv', 'xml'],
  required: requiredProductColumns,
  optional: optionalProductColumns,
  aliases: productColumnAliases,
  repeated: repeatedColumns,
  parts: productColumnParts,
  key: 'id',
  staged,
  check: checkBy(productRow),
  settle: settlePrices,
  save: saveProducts,
  refuse: refuseTooMany,
};

export const ownProductImport: ImportKind = {
  ...productImport,
  required: requiredProductColumns.filter((column) => column !== 'link'),
  optional: [...optionalProductColumns, 'link'],
  check: checkBy(ownProductRow),
};

/** What each product costs now: its sale price while that lasts, and before it what is crossed out. */
export async function settlePrices(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows set row_problem = 'sale_price_effective_date must end after it starts'
     where row_problem is null and sale_starts_at >= sale_ends_at`,
  );
  await client.query(
    `update import_rows set list_price_paise = price_paise, price_paise = sale_paise
     where row_problem is null and sale_paise < price_paise
       and (sale_starts_at is null or now() between sale_starts_at and sale_ends_at)`,
  );
  await client.query('analyze import_rows');
}
