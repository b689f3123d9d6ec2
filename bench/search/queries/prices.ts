import type { Query } from '../query.ts';

/** What may be spent, in all the ways to say it. */
export const prices: readonly Query[] = [
  { q: 'phone under 20k', is: { type: ['Smartphones', 'Feature Phones'] }, price: { to: 20_000 } },
  { q: 'smartphone below ₹15,000', is: { type: 'Smartphones' }, price: { to: 15_000 } },
  {
    q: 'laptop between 40 and 60 thousand',
    is: { type: 'Laptops' },
    price: { from: 40_000, to: 60_000 },
  },
  { q: 'laptop around 1 lakh', is: { type: 'Laptops' }, price: { from: 80_000, to: 120_000 } },
  { q: 'tv 30000 to 50000', is: { type: 'Smart TVs' }, price: { from: 30_000, to: 50_000 } },
  {
    q: 'sofa within 25000 rs',
    is: { type: 'Sofas' },
    price: { to: 25_000 },
    near: { type: ['Sofa Beds', 'Sectional Sofas'] },
  },
  { q: 'office chair less than 5,000', is: { type: 'Office Chairs' }, price: { to: 5000 } },
  {
    q: 'mirrorless camera above 1 lakh',
    is: { type: 'Mirrorless Cameras' },
    price: { from: 100_000 },
  },
  { q: 'refrigerator up to 30k', is: { type: 'Refrigerators' }, price: { to: 30_000 } },
  {
    q: 'headphones max 3000',
    is: { type: 'Headphones' },
    price: { to: 3000 },
    near: { type: ['Earbuds', 'Wired Earphones'] },
  },
  { q: 'ac not more than 35000', is: { type: 'Air Conditioners' }, price: { to: 35_000 } },
  {
    q: 'double bed under ₹20000',
    is: { type: 'Beds', Size: ['Queen', 'King'] },
    price: { to: 20_000 },
    near: { type: ['Beds', 'Sofa Beds'] },
  },
  { q: 'cheapest washing machine', is: { type: 'Washing Machines' }, order: 'cheapest' },
  { q: 'cheap smartphone', is: { type: 'Smartphones' }, order: 'cheapest' },
  { q: 'most expensive tv', is: { type: 'Smart TVs' }, order: 'dearest' },
  { q: 'saree for 1000 rupees', is: { type: 'Sarees' }, price: { to: 1000 } },
  { q: 'rs 500 t-shirt', is: { type: 'T-Shirts' }, price: { to: 500 } },
  { q: 'tablet under 15 thousand', is: { type: 'Tablets' }, price: { to: 15_000 } },
  {
    q: 'running shoes under 3000',
    is: { type: 'Running Shoes' },
    price: { to: 3000 },
    near: { type: ['Walking Shoes', 'Sneakers'] },
  },
  {
    q: 'guitar between 5000 and 10000',
    is: { type: 'Guitars' },
    price: { from: 5000, to: 10_000 },
  },
  { q: 'kids toys below 500', is: { category: 'toy_store' }, price: { to: 500 } },
  {
    q: 'gold earrings under 50k',
    is: { type: 'Earrings', Material: 'Gold' },
    price: { to: 50_000 },
    near: { type: 'Earrings' },
  },
];
