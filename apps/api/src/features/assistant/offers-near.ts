import type { NearbyOffer } from '@baeon/contracts/assistant';
import type { Coordinates } from '@baeon/contracts/geo';
import type { Offer } from '@baeon/contracts/offer';

const MOST_OFFERS = 3;

/** Shops of ours that sell what a product category holds. */
const shopsFor: Record<string, readonly string[]> = {
  electronics_store: ['Mobile stores', 'Electronics', 'Furniture/Home Appliances'],
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

type OffersOf = (category: string, at: Coordinates, atMost: number) => Promise<Offer[]>;

/** Live deals near a place in shops that sell a product's category, the nearest first. */
export const createOffersNear =
  (offersOf: OffersOf) =>
  async (category: string, at: Coordinates): Promise<NearbyOffer[]> => {
    const shops = Object.hasOwn(shopsFor, category) ? shopsFor[category]! : [];
    const found = await Promise.all(shops.map((shop) => offersOf(shop, at, MOST_OFFERS)));
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
