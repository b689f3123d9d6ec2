import type { NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import type { ProductRow } from '../../db/product-row.ts';

const MOST_OFFERS = 3;

/** Kinds of stores that sell what a product category holds. */
const storesByCategory: Record<string, readonly string[]> = {
  electronics_store: ['Mobile stores', 'Electronics'],
  furniture_store: ['Furniture/Home Appliances', 'Home/Decor & Furnishings'],
  home_goods_store: ['Home/Decor & Furnishings', 'Furniture/Home Appliances'],
  clothing_store: ['Fashion/Clothing', 'Fashion/Sarees & Ethnic Wear'],
  shoe_store: ['Fashion/Footwear'],
  jewelry_store: ['Fashion/Jewellery'],
  beauty_store: ['Beauty'],
  book_store: ['Leisure/Books & Stationery'],
  stationery_store: ['Leisure/Books & Stationery'],
  toy_store: ['Leisure/Toys & Games'],
  baby_store: ['Leisure/Toys & Games'],
  sporting_goods_store: ['Leisure/Sports Goods', 'Leisure/Cycles'],
  grocery_store: ['Groceries'],
  pet_store: ['Pets'],
  hardware_store: ['Home/Hardware & Paints'],
};

/** Feeds have appliances among electronics; in town another kind of store sells them. */
const APPLIANCE = /appliance|refrigerat|washing|air condition|cool/i;

function storeCategoriesFor({ category, productType }: Kind): readonly string[] {
  if (category === 'electronics_store' && APPLIANCE.test(productType ?? '')) {
    return ['Furniture/Home Appliances'];
  }
  return Object.hasOwn(storesByCategory, category) ? storesByCategory[category]! : [];
}

type Kind = Pick<ProductRow, 'category' | 'productType'>;
type OffersOf = (category: string, at: Coordinates, atMost: number) => Promise<Offer[]>;

/** Live deals near a place in stores that sell such a product, the nearest first. */
export const createOffersNear =
  (offersOf: OffersOf) =>
  async (kind: Kind, at: Coordinates): Promise<NearbyOffer[]> => {
    const categories = storeCategoriesFor(kind);
    const found = await Promise.all(
      categories.map((category) => offersOf(category, at, MOST_OFFERS)),
    );
    const each = new Map(found.flat().map((offer) => [offer.campaign_id, offer]));
    return [...each.values()]
      .sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0))
      .slice(0, MOST_OFFERS)
      .map(({ campaign_id, title, store, distance_km }) => ({
        campaign_id,
        title,
        store: store.name,
        distance_km,
      }));
  };
