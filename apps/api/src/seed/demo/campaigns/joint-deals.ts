/** Deals of several stores together: of a trade all over town, or of a neighbourhood. */
export type JointDeal = {
  key: string;
  /** `{count}` stands for how many stores take part, in letters. */
  title: string;
  about: string;
  terms: readonly string[];
  categories: readonly string[];
  /** The stores nearest to it; without one, stores from all over town. */
  area?: string;
  stores: number;
};

const food = [
  'Food & Drink/Restaurants',
  'Food & Drink/Cafes',
  'Food & Drink/Bakeries',
  'Food & Drink/Sweets & Snacks',
  'Food & Drink/Juices & Ice Cream',
];
const wear = [
  'Fashion/Clothing',
  'Fashion/Sarees & Ethnic Wear',
  'Fashion/Footwear',
  'Fashion/Jewellery',
];
const home = [
  'Furniture/Home Appliances',
  'Home/Decor & Furnishings',
  'Home/Hardware & Paints',
  'Home/Plants & Gardens',
];
const wellness = ['Beauty/Salons', 'Beauty/Spas', 'Health/Gyms & Yoga', 'Health/Opticians'];
const play = [
  'Leisure/Books & Stationery',
  'Leisure/Toys & Games',
  'Leisure/Sports Goods',
  'Pets/Pet Shops',
  'Gifts/Flowers & Gifts',
];

const AT_ANY = 'At any one of the stores listed.';

const foodWalk = (area: string, percent: number, stores: number): JointDeal => ({
  key: `food-walk-${slug(area)}`,
  title: `${area} Food Walk: ${percent}% off at {count} places`,
  about: 'Tiffin, coffee, sweets and something cold, all within a pleasant walk of each other.',
  terms: [AT_ANY, 'Minimum bill ₹199.'],
  categories: food,
  area,
  stores,
});

const neighbourhood = (
  name: string,
  percent: number,
  about: string,
  area: string,
  categories: readonly string[],
): JointDeal => ({
  key: slug(name),
  title: `${name}: ${percent}% off at {count} shops`,
  about,
  terms: [AT_ANY, 'Minimum bill ₹799.'],
  categories,
  area,
  stores: 4,
});

const acrossTown = (
  category: string,
  stores: number,
  key: string,
  title: string,
  about: string,
): JointDeal => ({ key, title, about, terms: [AT_ANY], categories: [category], stores });

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

export const jointDeals: readonly JointDeal[] = [
  foodWalk('Indiranagar', 15, 5),
  foodWalk('Frazer Town', 20, 5),
  foodWalk('Rajajinagar', 15, 4),
  foodWalk('Wilson Garden', 10, 6),
  foodWalk('Kalyan Nagar', 20, 4),
  neighbourhood(
    'Old Airport Road Fashion Mile',
    20,
    'Clothes, shoes and a little gold, without moving the car twice.',
    'Old Airport Road',
    wear,
  ),
  neighbourhood(
    'Hanumanthanagar Style Days',
    15,
    'The family shops of the neighbourhood open their new racks together.',
    'Hanumanthanagar',
    wear,
  ),
  neighbourhood(
    'Chickpet Home Bazaar',
    12,
    'From the tap to the sofa, in the old market where everything is found.',
    'Chickpet',
    home,
  ),
  neighbourhood(
    'Shanthinagar Home Makers’ Week',
    15,
    'For a new flat or an old balcony: four neighbours, one code.',
    'Shanthinagar',
    home,
  ),
  neighbourhood(
    'MG Road Wellness Week',
    25,
    'A cut, a class or a quiet hour; choose where it does you good.',
    'MG Road',
    wellness,
  ),
  neighbourhood(
    'Basavanagudi Wellness Week',
    20,
    'Old Bengaluru looks after itself, one appointment at a time.',
    'Basavanagudi',
    wellness,
  ),
  neighbourhood(
    'Kammanahalli Family Fair',
    15,
    'Toys, books, bats and a treat for the dog.',
    'Kammanahalli',
    play,
  ),
  acrossTown(
    'Leisure/Books & Stationery',
    6,
    'book-week',
    'Bengaluru Book Week: 20% off at {count} bookshops',
    'Independent bookshops from one end of town to the other, and their own favourites.',
  ),
  acrossTown(
    'Food & Drink/Cafes',
    6,
    'coffee-trail',
    'Namma Coffee Trail: buy 1, get 1 free at {count} cafes',
    'One cup for you and one for a friend, in the cafe of the trail that is nearest.',
  ),
  acrossTown(
    'Food & Drink/Bakeries',
    5,
    'cake-fest',
    'Bengaluru Cake Fest: ₹150 off on cakes of 1 kg',
    'Every baker of the fest brings one cake that nobody else makes.',
  ),
  acrossTown(
    'Fashion/Sarees & Ethnic Wear',
    5,
    'silk-days',
    'Namma Silk Days: 15% off on handwoven sarees',
    'Weaver families show what left the loom this month.',
  ),
  acrossTown(
    'Mobile stores',
    6,
    'mobile-mela',
    'Namma Mobile Mela: ₹1,500 off on phones above ₹19,999',
    'One price list, many counters, all makes.',
  ),
  acrossTown(
    'Pets/Pet Shops',
    6,
    'pet-parents',
    'Pet Parents’ Month: 20% off on food and toys',
    'Every wag counts. Adoption stalls on the weekends.',
  ),
  acrossTown(
    'Beauty/Salons',
    6,
    'salon-wednesdays',
    'Salon Wednesdays: 30% off on all services',
    'The middle of the week is the best time for a new head of hair.',
  ),
  acrossTown(
    'Automotive/Two-wheeler Service',
    5,
    'ride-safe',
    'Ride Safe: free brake check at {count} garages',
    'Ten minutes that matter, whichever garage is on your way.',
  ),
  acrossTown(
    'Home/Hardware & Paints',
    4,
    'fresh-walls',
    'Fresh Walls: ₹400 off on paint bills above ₹3,999',
    'Colour for two rooms, with a consultation thrown in.',
  ),
  acrossTown(
    'Groceries/Supermarkets',
    6,
    'monthly-basket',
    'Monthly Basket: ₹200 off on groceries above ₹2,499',
    'Your list, packed by the store nearest to home.',
  ),
  acrossTown(
    'Food & Drink/Sweets & Snacks',
    4,
    'sweet-box',
    'Sweet Box Season: buy 2 boxes, get 1 free',
    'Half-kilo boxes of assorted sweets for everyone on the list.',
  ),
  acrossTown(
    'Furniture/Home Appliances',
    6,
    'new-home',
    'New Home, New Start: ₹2,500 off above ₹24,999',
    'For everyone who has just got the keys.',
  ),
  acrossTown(
    'Fashion/Clothing',
    6,
    'cotton-fest',
    'Namma Cotton Fest: flat 25% off on all cottons',
    'Light, local and made for this weather.',
  ),
];
