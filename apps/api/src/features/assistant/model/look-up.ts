import type { ProductRow } from '../../../db/product-row.ts';
import type { ToolCall } from '../../../gateways/chat-model/chat-model.ts';
import type { PriceWish } from '@baeon/search/prices';
import type { Catalogue } from '../../products/catalogue.ts';
import { compareRows } from '../offline/compare.ts';
import type { Need } from '../offline/chat-state.ts';
import { asData, cutAll, productData } from './product-data.ts';
import { within } from './read-turn-tool.ts';
import {
  compareArguments,
  detailsArguments,
  readArguments,
  searchArguments,
  type SearchArguments,
} from './tools.ts';

const USUAL_LIMIT = 6;

export type LookUp = ReturnType<typeof createLookUp>;

const failure = (error: string): string => JSON.stringify({ error });

const paise = (rupees: number | undefined): number | null =>
  rupees === undefined ? null : Math.round(rupees * 100);

/** The tools by which a model sees the catalogue, within what the person said, for one turn of a chat. */
export function createLookUp(
  catalogue: Pick<Catalogue, 'search' | 'find' | 'understand'>,
  need: Need | null,
  known: ProductRow[],
) {
  /** By which words each product came up; null for those that the model was told of by us. */
  const queryOf = new Map<string, string | null>(known.map(({ id }) => [id, null]));

  const find = (id: string): ProductRow | null => (queryOf.has(id) ? catalogue.find(id) : null);

  function search({ query, category, min_price, max_price, limit, skip }: SearchArguments) {
    const understood = catalogue.understand(query);
    const asked: PriceWish = { from: paise(min_price), to: paise(max_price) };
    const { found, total } = catalogue.search({
      understood: {
        ...understood,
        unwanted: [...new Set([...understood.unwanted, ...(need?.unwanted ?? [])])],
        price: within([understood.price, asked, need?.price ?? null]),
        bounds: [...understood.bounds, ...(need?.bounds ?? [])],
      },
      category,
      limit: limit ?? USUAL_LIMIT,
      skip: skip ?? 0,
    });
    for (const { product } of found) {
      if (!queryOf.has(product.id)) queryOf.set(product.id, query);
    }
    return asData({ total, products: found.map(({ product }) => productData(product)) });
  }

  function compare(ids: string[]): string {
    const products = ids.map(find);
    if (!products.every((product) => product !== null)) return failure('Unknown id.');
    const rows = compareRows(products).map(({ label, values }) => ({
      label: cutAll([label])[0],
      values: cutAll(values),
    }));
    return asData({ ids, names: cutAll(products.map(({ name }) => name)), rows });
  }

  function details(id: string): string {
    const product = find(id);
    return product ? asData({ product: productData(product) }) : failure('Unknown id.');
  }

  return {
    /** A product that the model has been told of in this chat; null for any other. */
    find,

    /** What the model was told of, but for some. */
    others: (but: ProductRow[]): ProductRow[] =>
      [...queryOf.keys()].flatMap((id) =>
        but.some((product) => product.id === id) ? [] : (catalogue.find(id) ?? []),
      ),

    /** The model was told of these, too. */
    note(products: ProductRow[]): void {
      for (const { id } of products) if (!queryOf.has(id)) queryOf.set(id, null);
    },

    /** The words of the model that brought a product up; null where we did. */
    queryOf: (id: string): string | null => queryOf.get(id) ?? null,

    run({ name, arguments: given }: ToolCall): string {
      switch (name) {
        case 'search_products': {
          const wanted = readArguments(searchArguments, given);
          return wanted ? search(wanted) : failure('These are not its arguments.');
        }
        case 'compare_products': {
          const wanted = readArguments(compareArguments, given);
          return wanted ? compare(wanted.ids) : failure('These are not its arguments.');
        }
        case 'product_details': {
          const wanted = readArguments(detailsArguments, given);
          return wanted ? details(wanted.id) : failure('These are not its arguments.');
        }
        default:
          return failure('There is no such tool.');
      }
    },
  };
}
