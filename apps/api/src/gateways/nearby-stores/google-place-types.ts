/** What Google calls a business, and the category that we show it under. */
const CATEGORIES = new Map(
  Object.entries({
    restaurant: 'Food & Drink/Restaurants',
    meal_takeaway: 'Food & Drink/Restaurants',
    fast_food_restaurant: 'Food & Drink/Restaurants',
    food_court: 'Food & Drink/Restaurants',
    sandwich_shop: 'Food & Drink/Restaurants',
    steak_house: 'Food & Drink/Restaurants',
    cafe: 'Food & Drink/Cafes',
    coffee_shop: 'Food & Drink/Cafes',
    tea_house: 'Food & Drink/Cafes',
    bakery: 'Food & Drink/Bakeries',
    confectionery: 'Food & Drink/Sweets & Snacks',
    candy_store: 'Food & Drink/Sweets & Snacks',
    dessert_shop: 'Food & Drink/Sweets & Snacks',
    ice_cream_shop: 'Food & Drink/Juices & Ice Cream',
    juice_shop: 'Food & Drink/Juices & Ice Cream',
    cell_phone_store: 'Mobile stores',
    electronics_store: 'Electronics/Computers & Gadgets',
    clothing_store: 'Fashion/Clothing',
    department_store: 'Fashion/Clothing',
    shoe_store: 'Fashion/Footwear',
    jewelry_store: 'Fashion/Jewellery',
    supermarket: 'Groceries/Supermarkets',
    grocery_store: 'Groceries/Supermarkets',
    convenience_store: 'Groceries/Supermarkets',
    food_store: 'Groceries/Supermarkets',
    market: 'Groceries/Fruits & Vegetables',
    furniture_store: 'Furniture/Home Appliances',
    home_goods_store: 'Home/Decor & Furnishings',
    hardware_store: 'Home/Hardware & Paints',
    home_improvement_store: 'Home/Hardware & Paints',
    pharmacy: 'Health/Pharmacies',
    drugstore: 'Health/Pharmacies',
    gym: 'Health/Gyms & Yoga',
    fitness_center: 'Health/Gyms & Yoga',
    yoga_studio: 'Health/Gyms & Yoga',
    beauty_salon: 'Beauty/Salons',
    hair_salon: 'Beauty/Salons',
    hair_care: 'Beauty/Salons',
    barber_shop: 'Beauty/Salons',
    nail_salon: 'Beauty/Salons',
    spa: 'Beauty/Spas',
    massage: 'Beauty/Spas',
    book_store: 'Leisure/Books & Stationery',
    sporting_goods_store: 'Leisure/Sports Goods',
    bicycle_store: 'Leisure/Cycles',
    pet_store: 'Pets/Pet Shops',
    gift_shop: 'Gifts/Flowers & Gifts',
    florist: 'Gifts/Flowers & Gifts',
  }),
);

/** Google takes at most 50 types, out of its table A. */
export const SEARCHED_TYPES: readonly string[] = [...CATEGORIES.keys()];

export function categoryOf(primaryType: string | undefined): string {
  if (primaryType === undefined) return 'Shop';
  // Google tells some hundred kitchens apart.
  const general = primaryType.endsWith('_restaurant') ? 'restaurant' : primaryType;
  return CATEGORIES.get(general) ?? 'Shop';
}
