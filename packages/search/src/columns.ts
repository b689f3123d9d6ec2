import { withRoom } from './number-rows.ts';
import { weights } from './weights.ts';

const USUAL_RATING = 3.8;
const NO_PRICE = -1;
const THERE = 1;
export const ACCESSORY = 2;

type Filed = {
  category: string;
  pricePaise: number | null;
  rating: number | null;
  isAvailable: boolean;
  isAccessory: boolean;
};

/** What ranking asks of each product, in rows of numbers by its place. */
export function createColumns() {
  let prices = new Float64Array(0);
  let ratings = new Uint8Array(0);
  let flags = new Uint8Array(0);
  let categories = new Uint16Array(0);
  let standings = new Float32Array(0);
  const categoryIds = new Map<string, number>();

  function idOf(category: string): number {
    const id = categoryIds.get(category) ?? categoryIds.size;
    categoryIds.set(category, id);
    return id;
  }

  return {
    put(place: number, { category, pricePaise, rating, isAvailable, isAccessory }: Filed): void {
      prices = withRoom(prices, place);
      ratings = withRoom(ratings, place);
      flags = withRoom(flags, place);
      categories = withRoom(categories, place);
      prices[place] = pricePaise ?? NO_PRICE;
      ratings[place] = Math.round((rating ?? 0) * 50);
      flags[place] = THERE + (isAccessory ? ACCESSORY : 0);
      categories[place] = idOf(category);
      standings = withRoom(standings, place);
      const stars = 1 + weights.star * ((rating ?? USUAL_RATING) - USUAL_RATING);
      standings[place] = isAvailable ? stars : stars * weights.outOfStock;
    },

    remove(place: number): void {
      flags[place] = standings[place] = 0;
    },

    isThere: (place: number): boolean => (flags[place]! & THERE) !== 0,
    /** By place, to be taken anew for each question, since they grow: how well something stands by itself, or 0. */
    get standings(): Float32Array {
      return standings;
    },
    get flags(): Uint8Array {
      return flags;
    },

    /** A number that no product has, for a category that none has. */
    categoryId: (category: string): number => categoryIds.get(category) ?? -1,
    category: (place: number): number => categories[place]!,
    rating: (place: number): number => ratings[place]!,
    price: (place: number, unknown: number): number =>
      prices[place] === NO_PRICE ? unknown : prices[place]!,
  };
}
