import { categoryNumbers } from '../import/products/google-categories.ts';
import { plainWords } from '../import/products/plain-words.ts';
import { attributesOf, type SaidAttributes } from '../import/products/product-attributes.ts';
import { productCategoryOf, UNKNOWN_CATEGORY } from '../import/products/product-category.ts';
import {
  attributeColumns,
  attributeLabels,
  optionalProductColumns,
  requiredProductColumns,
} from '../import/products/product-columns.ts';
import { LONGEST_DESCRIPTION } from '../import/products/product-row.ts';
import { OWN_PREFIXES } from '../own-ids.ts';
import type { ExportKind } from './export-kind.ts';

type Row = Record<'id' | 'title' | 'name' | 'description' | 'category' | 'link', string> &
  Record<'brand' | 'product_type' | 'image_link', string | null> & {
    price_paise: string;
    list_price_paise: string | null;
    rating: number | null;
    availability: string;
    attributes: Record<string, string>;
  };

export const productExport: ExportKind<Row> = {
  columns: [...requiredProductColumns, ...optionalProductColumns],
  statement: `select feed_id as key, feed_id as id, title, name, description, brand, category,
      product_type, price_paise, list_price_paise, attributes, rating, image as image_link,
      product_url as link, availability
    from products
    where feed_id > $1 and price_paise is not null and product_url is not null and not is_demo
      ${OWN_PREFIXES.products.map((own) => `and feed_id not ilike '${own}%'`).join(' ')}
    order by feed_id limit $2`,
  cellsOf({ name, category, price_paise, list_price_paise, attributes, ...row }) {
    const { title, product_type: productType } = row;
    return {
      ...row,
      title: escaped(title),
      short_title: name === title ? null : escaped(name),
      brand: row.brand && escaped(row.brand),
      product_type: productType && escaped(productType),
      price: rupees(list_price_paise ?? price_paise),
      sale_price: list_price_paise && rupees(price_paise),
      google_product_category: numberOf(category, { title, productType: productType ?? undefined }),
      ...descriptionCells(row.description),
      ...attributeCells(attributes),
    };
  },
};

/** The import takes tags and entities out of what shops write; what looks like one here is none. */
const escaped = (text: string): string =>
  plainWords(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const rupees = (paise: string): string =>
  `${paise.slice(0, -2) || 0}.${paise.slice(-2).padStart(2, '0')} INR`;

const firstNumbers = new Map(
  [...categoryNumbers].toReversed().map(([number, category]) => [category, number]),
);

/** Only where nothing else would tell which kind of shop sells it. */
function numberOf(category: string, said: { title: string; productType: string | undefined }) {
  if (productCategoryOf(said) === category || category === UNKNOWN_CATEGORY) return null;
  return firstNumbers.get(category) ?? null;
}

/** Several in one cell, as `listTexts` reads them. */
const listed = (texts: readonly string[]): string | null =>
  texts.map((text) => `"${escaped(text).replaceAll('"', '""')}"`).join(',') || null;

const BULLET = '\n• ';

/** A description that is longer than one may be had its highlights at its end. */
function descriptionCells(text: string) {
  const [first = '', ...rest] = text.split(BULLET);
  const kept = [first];
  while (rest.length > 0 && [...kept, rest[0]].join(BULLET).length <= LONGEST_DESCRIPTION) {
    kept.push(rest.shift()!);
  }
  return { description: escaped(kept.join(BULLET)), product_highlight: listed(rest) };
}

/** Under the columns that they came from, as far as that makes the same of them again; else as details. */
function attributeCells(attributes: Record<string, string>): Record<string, string | null> {
  const columns: SaidAttributes = Object.fromEntries(
    attributeColumns.map((column) => [column, attributes[attributeLabels[column]]]),
  );
  const labels = new Set<string>(Object.values(attributeLabels));
  const others = Object.entries(attributes).filter(([label]) => !labels.has(label));
  const detailsOf = (entries: [string, string][]) =>
    listed(entries.map(([name, value]) => `${colonFree(name)}:${colonFree(value)}`));
  const details = others.map(([name, value]) => ({ section: '', name, value }));
  if (JSON.stringify(attributesOf(columns, details)) !== JSON.stringify(attributes)) {
    return { product_detail: detailsOf(Object.entries(attributes)) };
  }
  return {
    ...Object.fromEntries(
      Object.entries(columns).map(([column, value]) => [column, value ? escaped(value) : null]),
    ),
    product_detail: detailsOf(others),
  };
}

const colonFree = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll(':', '\\:');
