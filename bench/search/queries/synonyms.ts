import type { Query } from '../query.ts';

const phones = ['Smartphones', 'Feature Phones'];

/** Things by another name than the one they are sold under. */
export const synonyms: readonly Query[] = [
  { q: 'couch', is: { type: ['Sofas', 'Sectional Sofas'] }, near: { type: 'Sofa Beds' } },
  { q: 'fridge', is: { type: 'Refrigerators' } },
  { q: 'mobile', is: { type: phones } },
  { q: 'cell phone', is: { type: phones } },
  { q: 'television', is: { type: 'Smart TVs' } },
  { q: 'air conditioner', is: { type: 'Air Conditioners' }, near: { type: 'Air Coolers' } },
  { q: 'water heater', is: { type: 'Geysers' } },
  { q: 'cupboard for clothes', is: { type: 'Wardrobes' } },
  { q: 'two seater settee', is: { type: 'Sofas' }, has: { Seats: '2 seater' } },
  { q: 'tws', is: { type: 'Earbuds' } },
  { q: 'portable charger', is: { type: 'Power Banks' }, near: { type: 'Chargers' } },
  { q: 'notebook computer', is: { type: 'Laptops' } },
  { q: 'bookcase', is: { type: 'Bookshelves' } },
  { q: 'flash drive', is: { type: 'Storage Drives', name: /pen drive/i } },
  { q: 'hoodie', is: [{ type: 'Sweatshirts' }, { type: 'Jackets', name: /hooded/i }] },
  { q: 'drapes', is: { type: 'Curtains' } },
  { q: 'tee shirt for women', is: { type: 'T-Shirts' }, has: { 'Ideal for': 'Women' } },
  { q: 'pullover', is: { type: 'Sweaters' }, near: { type: 'Sweatshirts' } },
  { q: 'cctv', is: { type: 'Security Cameras' } },
  { q: 'sneakers', is: { type: 'Sneakers' }, near: { type: ['Running Shoes', 'Walking Shoes'] } },
  { q: 'bike for kids', is: { type: 'Bicycles' }, has: { 'Ideal for': /kids|boys|girls/i } },
  { q: 'nappies', is: { type: 'Diapers' } },
  { q: 'baby carriage', is: { type: 'Strollers and Prams' } },
  { q: 'flashlight', is: { type: 'Torches' } },
  { q: 'wrench set', is: { type: 'Spanners' } },
  { q: 'sunblock spf 50', is: { type: 'Sunscreens' }, has: { SPF: 'SPF 50' } },
  {
    q: 'wristwatch for men',
    is: { type: 'Wrist Watches' },
    has: { 'Ideal for': 'Men' },
    near: { type: 'Smartwatches' },
  },
  { q: 'jigsaw', is: { name: /jigsaw/i }, near: { type: ['Puzzles', 'Saws'] } },
  { q: 'cookies', is: { type: 'Biscuits and Cookies' } },
  {
    q: 'dog lead',
    is: { type: 'Leashes and Collars', name: /leash/i },
    near: { type: 'Leashes and Collars' },
  },
];
