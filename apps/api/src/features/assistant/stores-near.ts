import type { Coordinates } from '@baeon/contracts/places/geo';
import type { ProductRow } from '../../db/product-row.ts';
import type { Directory } from '../stores/directory.service.ts';
import { listText } from './offline/wording.ts';

const MOST_NAMED = 3;

/** The stores that sell things of a category; where its type says so, others of them. */
const SOLD_AT: [category: string, type: RegExp | null, stores: string[]][] = [
  ['electronics_store', /phone|tablet|wearable|watch|power bank/iu, ['Mobile stores']],
  [
    'electronics_store',
    /comput|laptop|print|gaming|audio|camera/iu,
    ['Electronics/Computers & Gadgets'],
  ],
  ['electronics_store', null, ['Furniture/Home Appliances']],
  ['furniture_store', null, ['Furniture/Home Appliances']],
  ['home_goods_store', null, ['Home/Decor & Furnishings', 'Furniture/Home Appliances']],
  ['hardware_store', null, ['Home/Hardware & Paints']],
  ['clothing_store', /saree|kurta|ethnic|lehenga|salwar/iu, ['Fashion/Sarees & Ethnic Wear']],
  ['clothing_store', null, ['Fashion/Clothing']],
  ['shoe_store', null, ['Fashion/Footwear']],
  ['jewelry_store', null, ['Fashion/Jewellery']],
  ['book_store', null, ['Leisure/Books & Stationery']],
  ['stationery_store', null, ['Leisure/Books & Stationery']],
  ['toy_store', null, ['Leisure/Toys & Games']],
  ['sporting_goods_store', /cycl/iu, ['Leisure/Cycles']],
  ['sporting_goods_store', null, ['Leisure/Sports Goods']],
  ['pet_store', null, ['Pets/Pet Shops']],
  ['grocery_store', null, ['Groceries/Supermarkets']],
  ['beauty_store', null, ['Health/Pharmacies', 'Groceries/Supermarkets']],
  ['baby_store', null, ['Health/Pharmacies', 'Groceries/Supermarkets']],
];

export type StoresNear = ReturnType<typeof createStoresNear>;

/** Stores near a place that sell things like a product, for a chat. What they have in stock nobody tells. */
export function createStoresNear(directory: Directory) {
  return async function selling(
    { category, productType, title }: ProductRow,
    at: Coordinates,
  ): Promise<{ name: string; km: number }[]> {
    const about = productType ?? title;
    const categories = SOLD_AT.find(
      ([name, type]) => name === category && (type === null || type.test(about)),
    )?.[2];
    if (!categories) return [];
    const found = await Promise.all(
      categories.map((each) => directory({ ...at, category: each, limit: MOST_NAMED })),
    );
    return found
      .flatMap(({ stores }) => stores)
      .flatMap(({ name, distance_km: km }) => (km === null ? [] : { name, km }))
      .toSorted((a, b) => a.km - b.km)
      .slice(0, MOST_NAMED);
  };
}

/** Nothing where there is none. */
export function storesText(stores: { name: string; km: number }[]): string {
  const named = stores.map(({ name, km }) => `${name} (${km.toFixed(1)} km)`);
  if (named.length === 0) return '';
  return ` Near you such things are sold at ${listText(named)}. I do not know what they have in stock, so ask there before you go.`;
}
