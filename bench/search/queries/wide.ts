import type { Query } from '../query.ts';

/** Much would do. */
export const wide: readonly Query[] = [
  { q: 'furniture', is: { category: 'furniture_store' } },
  { q: 'electronics', is: { category: 'electronics_store' } },
  {
    q: 'kitchen appliances',
    is: { type: 'Kitchen Appliances' },
    near: [{ type: 'Appliances' }, { type: 'Kitchen' }],
  },
  {
    q: 'phone accessories',
    is: {
      type: ['Phone Cases', 'Screen Guards', 'Chargers', 'Cables', 'Power Banks', 'Phone Holders'],
    },
  },
  { q: 'something for the bedroom', is: { type: 'Bedroom' }, near: { type: 'Bedding' } },
  { q: 'clothes for men', is: { category: 'clothing_store', 'Ideal for': /\bmen/i } },
  {
    q: 'kids wear',
    is: { type: 'Kids', category: 'clothing_store' },
    near: { type: 'Kids Shoes' },
  },
  {
    q: 'winter clothes',
    is: { category: 'clothing_store', type: ['Jackets', 'Sweaters', 'Sweatshirts', 'Coats'] },
    near: [{ name: /wool|winter/i }, { type: 'Winter Wear' }],
  },
  { q: 'living room', is: { type: 'Living Room' } },
  {
    q: 'wireless audio',
    is: { type: 'Audio', Connection: /bluetooth|wireless/i },
    near: { type: 'Audio' },
  },
  { q: 'home decor', is: { type: 'Decor' }, near: { type: ['Furnishing', 'Lighting'] } },
  {
    q: 'gift for kids',
    is: { category: 'toy_store' },
    near: [{ type: ['Children', 'Kids', 'Kids Shoes'] }, { name: /\bkids\b/i }],
  },
  { q: 'gym equipment', is: { type: 'Fitness' }, near: { type: 'Yoga' } },
  { q: 'books', is: { category: 'book_store' }, not: { type: 'Book Accessories' } },
  { q: 'makeup', is: { type: 'Makeup' }, near: { type: 'Tools', category: 'beauty_store' } },
  { q: 'baby care', is: { category: 'baby_store' } },
];
