import type { Query } from '../query.ts';

const leather = /leather/i;
const black = /black/i;

/** What is wanted, and what it must not be. */
export const notThis: readonly Query[] = [
  {
    q: 'couch not leather under 40k',
    is: { type: 'Sofas' },
    not: { Material: leather },
    price: { to: 40_000 },
    near: { type: ['Sofa Beds', 'Sectional Sofas'] },
  },
  { q: 'recliner without leather', is: { type: 'Recliners' }, not: { Material: leather } },
  { q: 'phone not black', is: { type: ['Smartphones', 'Feature Phones'] }, not: { Colour: black } },
  { q: 'smartphone except veltra', is: { type: 'Smartphones' }, not: { brand: 'Veltra' } },
  { q: 'ac not window', is: { type: 'Air Conditioners' }, not: { Type: 'Window' } },
  {
    q: 'washing machine but not semi automatic',
    is: { type: 'Washing Machines' },
    not: { Type: /semi/i },
  },
  { q: 'laptop no gaming', is: { type: 'Laptops' }, not: { name: /gaming/i } },
  { q: 'bed without storage', is: { type: 'Beds' }, not: { Storage: /box|hydraulic|drawer/i } },
  {
    q: 'headphones other than dhvanik',
    is: { type: 'Headphones' },
    not: { brand: 'Dhvanik' },
    near: { type: 'Earbuds' },
  },
  { q: 'dining table not glass', is: { type: 'Dining Table Sets' }, not: { Top: 'Glass' } },
  {
    q: 'saree not silk or georgette',
    is: { type: 'Sarees' },
    not: { Material: /silk|georgette/i },
  },
  {
    q: 'mattress no coir no spring',
    is: { type: 'Mattresses' },
    not: { Material: /coir|spring/i },
  },
  { q: "tv i don't want oled", is: { type: 'Smart TVs' }, not: { Panel: 'OLED' } },
  { q: 'wallet not leather', is: { type: 'Wallets' }, not: { Material: leather } },
  { q: 'wardrobe without mirror', is: { type: 'Wardrobes' }, not: { Mirror: 'On one door' } },
  {
    q: 'shoes not leather for men',
    is: { category: 'shoe_store', 'Ideal for': 'Men' },
    not: { name: /leather/i, type: 'Shoe Care' },
  },
  { q: 'tea not masala or ginger', is: { type: 'Tea' }, not: { name: /masala|ginger/i } },
  { q: 'ring not gold', is: { type: 'Rings' }, not: { Material: /gold/i } },
  { q: 'dog food no chicken', is: { type: 'Dog Food' }, not: { name: /chicken/i } },
];
