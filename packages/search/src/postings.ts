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
