import type { Availability } from '@baeon/contracts/products/products-wire';
import { demoRandom } from '../random.ts';

const RATED = { usual: 4.1, spread: 0.35, least: 3.1, most: 4.9 };
const UNRATED = 0.05;
const WITHOUT_LIST_PRICE = 0.18;
const SOLD_OUT = 0.06;
/** Beyond this, prices are printed in steps of fifty. */
const DEAR = 5000;

/** What buyers and the market made of a product: chance, but the same one on every run. */
export function standingOf(family: string, name: string, rupees: number) {
  const ofFamily = demoRandom(family);
  const random = demoRandom(name);
  const familyRating = RATED.usual + RATED.spread * ofFamily.bell();
  const familyDiscount = 0.05 + 0.4 * ofFamily.next() ** 1.5;
  const rating = Math.min(RATED.most, Math.max(RATED.least, familyRating + 0.08 * random.bell()));
  const availability: Availability = random.chance(SOLD_OUT) ? 'out_of_stock' : 'in_stock';
  return {
    rating: ofFamily.chance(UNRATED) ? null : Math.round(rating * 10) / 10,
    listRupees: ofFamily.chance(WITHOUT_LIST_PRICE) ? null : printed(rupees / (1 - familyDiscount)),
    availability,
  };
}

/** As labels are printed: the next amount that ends in 9. */
function printed(rupees: number): number {
  const step = rupees < DEAR ? 10 : 50;
  return Math.ceil((rupees + 1) / step) * step - 1;
}
