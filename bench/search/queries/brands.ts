import type { Query } from '../query.ts';

/** A maker, alone or with what is wanted of it. */
export const brands: readonly Query[] = [
  { q: 'veltra', is: { brand: 'Veltra' } },
  {
    q: 'orvanta phone',
    is: { type: ['Smartphones', 'Feature Phones'], brand: 'Orvanta' },
    near: { type: 'Smartphones' },
  },
  {
    q: 'himora fridge',
    is: { type: 'Refrigerators', brand: 'Himora' },
    near: { type: 'Refrigerators' },
  },
  { q: 'drishta tv', is: { type: 'Smart TVs', brand: 'Drishta' }, near: { type: 'Smart TVs' } },
  {
    q: 'nestara sofas',
    is: { type: ['Sofas', 'Sectional Sofas', 'Sofa Beds'], brand: 'Nestara' },
    near: { type: 'Sofas' },
  },
  { q: 'laptop by quillon', is: { type: 'Laptops', brand: 'Quillon' }, near: { type: 'Laptops' } },
  { q: 'numira', is: { brand: 'Numira' } },
  {
    q: 'rasoya mixer grinder',
    is: { type: 'Mixer Grinders', brand: 'Rasoya' },
    near: { type: 'Mixer Grinders' },
  },
  {
    q: 'sonavi earbuds black',
    is: { type: 'Earbuds', brand: 'Sonavi' },
    has: { Colour: /black/i },
    near: { type: 'Earbuds' },
  },
  {
    q: 'baithak office chair',
    is: { type: 'Office Chairs', brand: 'Baithak' },
    near: { type: 'Office Chairs' },
  },
  {
    q: 'nidrova matress',
    is: { type: 'Mattresses', brand: 'Nidrova' },
    near: { type: 'Mattresses' },
  },
  { q: 'arkento', is: { brand: 'Arkento' } },
  { q: 'kurtiva kurti', is: { type: 'Kurtas', brand: 'Kurtiva' }, near: { type: 'Kurtas' } },
  {
    q: 'strydo shoes for women',
    is: { brand: 'Strydo', category: 'shoe_store', 'Ideal for': 'Women' },
    near: { brand: 'Strydo' },
  },
  { q: 'torqano drill', is: { type: 'Drills', brand: 'Torqano' }, near: { type: 'Drills' } },
  { q: 'dermivo', is: { brand: 'Dermivo' } },
];
