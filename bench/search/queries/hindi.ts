import type { Query } from '../query.ts';

/** Hindi as it is typed on Latin keyboards, alone and mixed with English. */
export const hindi: readonly Query[] = [
  { q: 'accha mobile dikhao', is: { type: ['Smartphones', 'Feature Phones'] } },
  { q: 'sasta mobile', is: { type: ['Smartphones', 'Feature Phones'] }, order: 'cheapest' },
  { q: 'sabse sasta fridge', is: { type: 'Refrigerators' }, order: 'cheapest' },
  { q: 'mujhe ek laptop chahiye', is: { type: 'Laptops' } },
  {
    q: '20 hazar ke andar phone',
    is: { type: ['Smartphones', 'Feature Phones'] },
    price: { to: 20_000 },
  },
  { q: 'tv 30 hazar tak', is: { type: 'Smart TVs' }, price: { to: 30_000 } },
  {
    q: 'kala sofa',
    is: { type: ['Sofas', 'Sectional Sofas', 'Sofa Beds'] },
    has: { Colour: /black/i },
  },
  { q: 'lakdi ka bed', is: { type: 'Beds' }, has: { Material: /wood/i } },
  {
    q: 'kursi',
    is: {
      type: [
        'Office Chairs',
        'Folding Chairs',
        'Plastic Chairs',
        'Accent Chairs',
        'Rocking Chairs',
      ],
    },
    near: { type: ['High Chairs', 'Recliners', 'Outdoor Sets'] },
  },
  { q: 'almari', is: { type: 'Wardrobes' } },
  {
    q: 'pankha',
    is: { type: ['Ceiling Fans', 'Pedestal Fans', 'Table Fans'] },
    near: { type: 'Exhaust Fans' },
  },
  { q: 'gadda', is: { type: 'Mattresses' } },
  { q: 'razai', is: { type: 'Quilts and Blankets' } },
  { q: 'neela parda', is: { type: 'Curtains' }, has: { Colour: /blue/i } },
  {
    q: 'bina leather wala sofa',
    is: { type: ['Sofas', 'Sectional Sofas', 'Sofa Beds'] },
    not: { Material: /leather/i },
  },
  {
    q: 'badhiya headphone batao 2000 se kam',
    is: { type: 'Headphones' },
    price: { to: 2000 },
    near: { type: ['Earbuds', 'Wired Earphones'] },
  },
  { q: 'laal saree', is: { type: 'Sarees' }, has: { Colour: /red/i } },
  { q: 'chulha', is: { type: ['Gas Stoves', 'Induction Cooktops'] } },
  { q: 'joote dikhao', is: { category: 'shoe_store' }, not: { type: 'Shoe Care' } },
  { q: 'bacchon ke khilone', is: { category: 'toy_store' } },
  { q: 'chawal 5 kilo', is: { type: 'Rice' }, has: { text: /5 kg/ } },
  { q: 'chai patti', is: { type: 'Tea' } },
  { q: 'ladies ghadi', is: { type: 'Wrist Watches' }, has: { 'Ideal for': 'Women' } },
  { q: 'bansuri', is: { type: 'Flutes', Material: 'Bamboo' } },
];
