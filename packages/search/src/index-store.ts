/** Where each term stands: the place of a product, and how much it counts there, in one number. */

const WEIGHT_BITS = 10;
const LARGEST_WEIGHT = 2 ** WEIGHT_BITS - 1;
/** Weights are kept in steps of this. */
const STEP = 1 / 64;
export const MOST_PRODUCTS = 2 ** (31 - WEIGHT_BITS);

export const placeOfPosting = (packed: number): number => packed >>> WEIGHT_BITS;
export const weightOfPosting = (packed: number): number => (packed & LARGEST_WEIGHT) * STEP;

const NOWHERE: readonly number[] = [];

export function createPostings() {
  const lists = new Map<string, number[]>();

  return {
    /** Products have to come by growing place. True for a term that nobody had before. */
    add(term: string, place: number, weight: number): boolean {
      const steps = Math.max(1, Math.min(LARGEST_WEIGHT, Math.round(weight / STEP)));
      const packed = place * 2 ** WEIGHT_BITS + steps;
      const list = lists.get(term);
      if (list) list.push(packed);
      else lists.set(term, [packed]);
      return list === undefined;
    },

    count: (term: string): number => lists.get(term)?.length ?? 0,

    of: (term: string): readonly number[] => lists.get(term) ?? NOWHERE,
  };
}

const NOT_TO_BE_HAD = 0.85;
const STAR = 0.03;
const USUAL_RATING = 3.8;
const NO_PRICE = -1;

/** Room for at least this many numbers, with what was there before. */
function roomyFloats(old: Float64Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const roomy = new Float64Array(Math.max(length, Math.ceil(old.length * 1.5)));
  roomy.set(old);
  return roomy;
}

function roomyInts(old: Int32Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const roomy = new Int32Array(Math.max(length, Math.ceil(old.length * 1.5)));
  roomy.set(old);
  return roomy;
}

type Filed = {
  category: string;
  pricePaise: number | null;
  rating: number | null;
  isAvailable: boolean;
  isAccessory: boolean;
};

/** What ranking asks of each product, in rows of numbers by its place. */
export function createColumns() {
  let prices = new Float64Array(1024);
  let ratings = new Float64Array(1024);
  /** How well something stands by itself, whatever is asked; zero for what is gone. */
  let standings = new Float64Array(1024);
  let categories = new Int32Array(1024);
  let accessories = new Int32Array(1024);
  const categoryIds = new Map<string, number>();

  function idOf(category: string): number {
    const id = categoryIds.get(category) ?? categoryIds.size;
    categoryIds.set(category, id);
    return id;
  }

  return {
    put(place: number, { category, pricePaise, rating, isAvailable, isAccessory }: Filed): void {
      prices = roomyFloats(prices, place + 1);
      ratings = roomyFloats(ratings, place + 1);
      standings = roomyFloats(standings, place + 1);
      categories = roomyInts(categories, place + 1);
      accessories = roomyInts(accessories, place + 1);
      prices[place] = pricePaise ?? NO_PRICE;
      ratings[place] = rating ?? 0;
      const stars = 1 + STAR * ((rating ?? USUAL_RATING) - USUAL_RATING);
      standings[place] = stars * (isAvailable ? 1 : NOT_TO_BE_HAD);
      categories[place] = idOf(category);
      accessories[place] = isAccessory ? 1 : 0;
    },

    remove(place: number): void {
      standings[place] = 0;
    },

    /** A number that no product has, for a category that none has. */
    categoryId: (category: string): number => categoryIds.get(category) ?? -1,
    category: (place: number): number => categories[place]!,
    /** By place; to be taken anew for each question, since they grow. */
    get rows() {
      return { standings, accessories };
    },
    rating: (place: number): number => ratings[place]!,
    price: (place: number, unknown: number): number =>
      prices[place] === NO_PRICE ? unknown : prices[place]!,
  };
}
