import type { DemoRandom } from '../demo/demo-random.ts';

/** What there is to be had, by the first segment of a category. */
const goods: Record<string, readonly string[]> = {
  'Food & Drink': [
    'masala dosa',
    'filter coffee',
    'the lunch thali',
    'family biryani',
    'fresh juices',
    'the evening snacks',
    'plum cakes',
    'Mysore pak',
    'any two desserts',
  ],
  'Mobile stores': ['screen guards', 'earbuds', 'fast chargers', 'phone covers', 'screen repair'],
  Fashion: ['cotton shirts', 'silk sarees', 'kurta sets', 'school shoes', 'silver anklets'],
  Groceries: ['rice and dal', 'cold-pressed oil', 'seasonal fruit', 'spices', 'the monthly basket'],
  Furniture: ['mixer grinders', 'study tables', 'ceiling fans', 'mattresses', 'water purifiers'],
  Beauty: ['haircuts', 'bridal make-up', 'facials', 'head massage', 'henna'],
  Electronics: ['keyboards', 'wi-fi routers', 'laptop service', 'speakers', 'memory cards'],
  Health: ['vitamins', 'an eye test', 'the first month', 'reading glasses', 'yoga classes'],
  Home: ['curtains', 'wall paint', 'potted plants', 'bedsheets', 'brass lamps'],
  Leisure: ['notebooks', 'board games', 'cricket bats', 'cycle service', 'storybooks'],
  Pets: ['pet food', 'grooming', 'collars and leads', 'aquarium plants'],
  Gifts: ['rose bouquets', 'gift hampers', 'greeting cards', 'garlands'],
  Automotive: ['full service', 'oil change', 'helmets', 'tyres'],
};
const anything = ['everything in store', 'the new arrivals', 'your first purchase'];

const shares = [5, 10, 12, 15, 20, 25, 30, 33, 40, 50];
const sums = [50, 75, 100, 150, 200, 250, 300, 500];

const openings = [
  'A small thank-you to the neighbourhood, for as long as stocks last.',
  'Because the season is changing and the shelves have to change with it.',
  'Come by on your way home, show your coupon at the counter and save at once.',
  'For regulars and for those who want to become one, on every day of the week.',
  'Made fresh every morning, now for less than it has been all year.',
  'Our way of saying that the new branch around the corner is open.',
];
const details = [
  'Bring a friend: each of you can have a coupon of your own.',
  'Ask at the counter for what goes best with it.',
  'Good with cash, cards and UPI alike.',
  'There is parking for two-wheelers in front.',
  'Quiet hours are from two to five in the afternoon.',
];
const conditions = [
  'One coupon per bill. Not together with other offers. Taxes as applicable.',
  'Valid in the store only, not for home delivery. Cannot be exchanged for cash.',
  'Show the code before the bill is made. Not valid on public holidays.',
  'On the printed price. The store may ask for the mobile number that holds the coupon.',
  'While stocks last. One for each person and visit, on a bill of any size.',
];

export type LoadOffer = { title: string; description: string; terms: string };

/** A deal as a store of that category may well have it. */
export function loadOffer(category: string, random: DemoRandom): LoadOffer {
  const thing = random.pick(goods[category.split('/', 1)[0]!] ?? anything);
  return {
    title: titleOf(thing, random),
    description: `${random.pick(openings)} ${random.pick(details)}`,
    terms: random.pick(conditions),
  };
}

function titleOf(thing: string, random: DemoRandom): string {
  const sum = random.pick(sums);
  switch (random.whole(0, 4)) {
    case 0:
      return `Flat ₹${sum} off ${thing}`;
    case 1:
      return `Buy two, get one free: ${thing}`;
    case 2:
      return `₹${sum} back on ${thing} above ₹${sum * random.whole(4, 9)}`;
    default:
      return `${random.pick(shares)}% off ${thing}`;
  }
}
