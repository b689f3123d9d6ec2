import type { ArtName, PaletteName } from './picture-names.ts';

type CategoryArt = { art: ArtName; palettes: readonly PaletteName[] };

const GENERAL: CategoryArt = {
  art: 'shop',
  palettes: ['cobalt', 'sky', 'indigo', 'coral', 'teal'],
};

/** What stands for a category, and the colours that such shops like to wear. */
const byCategory: Record<string, CategoryArt> = {
  'Food & Drink/Restaurants': {
    art: 'restaurant',
    palettes: ['coral', 'amber', 'rose', 'leaf', 'cobalt'],
  },
  'Food & Drink/Cafes': { art: 'cafe', palettes: ['cocoa', 'teal', 'amber', 'navy', 'cobalt'] },
  'Food & Drink/Bakeries': { art: 'bakery', palettes: ['amber', 'rose', 'cocoa', 'sky', 'violet'] },
  'Food & Drink/Sweets & Snacks': {
    art: 'sweets',
    palettes: ['rose', 'amber', 'plum', 'leaf', 'coral'],
  },
  'Food & Drink/Juices & Ice Cream': {
    art: 'ice-cream',
    palettes: ['rose', 'teal', 'violet', 'coral', 'sky'],
  },
  'Groceries/Supermarkets': {
    art: 'supermarket',
    palettes: ['leaf', 'cobalt', 'coral', 'teal', 'indigo'],
  },
  'Groceries/Fruits & Vegetables': {
    art: 'greengrocer',
    palettes: ['leaf', 'teal', 'amber', 'coral'],
  },
  'Mobile stores': {
    art: 'mobiles',
    palettes: ['cobalt', 'indigo', 'navy', 'violet', 'teal', 'coral'],
  },
  'Electronics/Computers & Gadgets': {
    art: 'computers',
    palettes: ['navy', 'sky', 'indigo', 'teal', 'cobalt'],
  },
  'Fashion/Clothing': {
    art: 'clothing',
    palettes: ['rose', 'indigo', 'plum', 'navy', 'coral', 'sky'],
  },
  'Fashion/Sarees & Ethnic Wear': {
    art: 'sarees',
    palettes: ['plum', 'rose', 'amber', 'violet', 'teal'],
  },
  'Fashion/Footwear': { art: 'footwear', palettes: ['cocoa', 'navy', 'cobalt', 'coral', 'leaf'] },
  'Fashion/Jewellery': { art: 'jewellery', palettes: ['plum', 'navy', 'violet', 'teal', 'rose'] },
  'Furniture/Home Appliances': {
    art: 'furniture',
    palettes: ['cobalt', 'cocoa', 'teal', 'indigo', 'amber', 'leaf'],
  },
  'Home/Decor & Furnishings': {
    art: 'decor',
    palettes: ['violet', 'coral', 'teal', 'cocoa', 'sky'],
  },
  'Home/Hardware & Paints': { art: 'hardware', palettes: ['amber', 'navy', 'cobalt', 'coral'] },
  'Home/Plants & Gardens': { art: 'plants', palettes: ['leaf', 'teal', 'cocoa', 'sky'] },
  'Beauty/Salons': { art: 'salon', palettes: ['rose', 'plum', 'violet', 'navy', 'coral'] },
  'Beauty/Spas': { art: 'spa', palettes: ['teal', 'violet', 'rose', 'leaf', 'sky'] },
  'Health/Pharmacies': { art: 'pharmacy', palettes: ['leaf', 'teal', 'cobalt', 'sky'] },
  'Health/Gyms & Yoga': { art: 'fitness', palettes: ['navy', 'coral', 'indigo', 'amber', 'leaf'] },
  'Health/Opticians': { art: 'optician', palettes: ['sky', 'indigo', 'teal', 'navy', 'plum'] },
  'Leisure/Books & Stationery': {
    art: 'books',
    palettes: ['indigo', 'cocoa', 'cobalt', 'leaf', 'coral'],
  },
  'Leisure/Toys & Games': { art: 'toys', palettes: ['violet', 'coral', 'sky', 'amber', 'rose'] },
  'Leisure/Sports Goods': { art: 'sports', palettes: ['leaf', 'cobalt', 'navy', 'coral', 'amber'] },
  'Leisure/Cycles': { art: 'cycles', palettes: ['teal', 'sky', 'coral', 'leaf', 'navy'] },
  'Pets/Pet Shops': { art: 'pets', palettes: ['sky', 'amber', 'teal', 'violet', 'coral'] },
  'Gifts/Flowers & Gifts': { art: 'gifts', palettes: ['rose', 'violet', 'plum', 'coral', 'leaf'] },
  'Automotive/Two-wheeler Service': {
    art: 'two-wheelers',
    palettes: ['navy', 'coral', 'cobalt', 'amber', 'teal'],
  },
};

export const artOf = (category: string): CategoryArt =>
  Object.hasOwn(byCategory, category) ? byCategory[category]! : GENERAL;
