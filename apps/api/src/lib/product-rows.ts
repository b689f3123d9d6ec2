import type { ProductRow } from '../db/product-row.ts';

/**
 * Rows of products as JSON in common buffers, by their place in the search index: objects would take several times
 * as much memory, and make every garbage collection longer.
 */

const PAGE = 2 ** 20;
/** Of one character in UTF-8. */
const MOST_BYTES = 3;
/** What is found often is found again: so many rows stay as objects. */
const MOST_READ = 6000;

type Packed = [
  feedId: string,
  name: string | 0,
  title: string,
  description: string,
  brand: string | null,
  category: string,
  productType: string | null,
  pricePaise: number | null,
  listPricePaise: number | null,
  attributes: Record<string, string>,
  rating: number | null,
  image: string | null,
  productUrl: string | null,
  availability: ProductRow['availability'],
  isDemo: boolean,
];

const packed = (row: ProductRow): Packed => [
  row.feedId,
  row.name === row.title ? 0 : row.name,
  row.title,
  row.description,
  row.brand,
  row.category,
  row.productType,
  row.pricePaise,
  row.listPricePaise,
  row.attributes,
  row.rating,
  row.image,
  row.productUrl,
  row.availability,
  row.isDemo,
];

function unpacked(id: string, json: string): ProductRow {
  const [feedId, name, title, description, brand, category, productType, ...rest] = JSON.parse(
    json,
  ) as Packed;
  const [pricePaise, listPricePaise, attributes, rating, image, productUrl, availability, isDemo] =
    rest;
  return {
    id,
    feedId,
    name: name === 0 ? title : name,
    title,
    description,
    brand,
    category,
    productType,
    pricePaise,
    listPricePaise,
    attributes,
    rating,
    image,
    productUrl,
    availability,
    isDemo,
  };
}

export function createProductRows() {
  const pages: Buffer[] = [];
  let used = PAGE;
  /** For each place the number of its page, where in it the row begins, and how many bytes it has. */
  let where = new Uint32Array(3 * 1024);
  const read = new Map<number, ProductRow>();

  function readAt(place: number, id: string): ProductRow {
    const [page, from, length] = where.subarray(3 * place, 3 * place + 3);
    return unpacked(id, pages[page!]!.toString('utf8', from, from! + length!));
  }

  return {
    put(place: number, row: ProductRow): void {
      const json = JSON.stringify(packed(row));
      const room = json.length * MOST_BYTES;
      if (used + room > (pages.at(-1)?.length ?? 0)) {
        pages.push(Buffer.allocUnsafeSlow(Math.max(PAGE, room)));
        used = 0;
      }
      if (3 * place + 3 > where.length) {
        const larger = new Uint32Array(Math.ceil(where.length * 1.5) + 3);
        larger.set(where);
        where = larger;
      }
      const length = pages.at(-1)!.write(json, used);
      where.set([pages.length - 1, used, length], 3 * place);
      used += length;
    },

    /** The same object again while it is found often; nobody may change it. */
    at(place: number, id: string): ProductRow {
      const known = read.get(place);
      if (known) return known;
      const row = readAt(place, id);
      if (read.size >= MOST_READ) read.delete(read.keys().next().value!);
      read.set(place, row);
      return row;
    },

    /** Without remembering it, for whoever goes through all of them. */
    pass: readAt,
  };
}
