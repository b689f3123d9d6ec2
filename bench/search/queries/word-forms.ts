import type { Query } from '../query.ts';

/** One and many, doing and done: the word is right, its ending is another one. */
export const wordForms: readonly Query[] = [
  { q: 'laptops', is: { type: 'Laptops' } },
  { q: 'washing machines', is: { type: 'Washing Machines' } },
  { q: 'mattresses', is: { type: 'Mattresses' } },
  { q: 'bookshelf', is: { type: 'Bookshelves' } },
  { q: 'wall shelves', is: { type: 'Wall Shelves' } },
  { q: 'scarf', is: { type: 'Scarves and Stoles', name: /scarf/i } },
  { q: 'sarees', is: { type: 'Sarees' } },
  { q: 'trimmers', is: { type: 'Trimmers' }, near: { type: 'Shavers' } },
  { q: 'rocking chairs', is: { type: 'Rocking Chairs' } },
  { q: 'game laptop', is: { type: 'Laptops' }, has: { name: /gaming/i } },
  { q: 'folded chair', is: { type: 'Folding Chairs' } },
  { q: 'batteries for inverters', is: { type: 'Inverters and Batteries', name: /battery/i } },
  { q: 'dry irons', is: { type: 'Irons' }, has: { name: /dry iron/i } },
  {
    q: 'reclining chair',
    is: { type: 'Recliners' },
    near: { type: ['Rocking Chairs', 'Accent Chairs'] },
  },
  { q: 'dresses', is: { type: 'Dresses' } },
  { q: 'cushions covers', is: { type: 'Cushion Covers' } },
  { q: 'novels', is: { type: 'Fiction' } },
  {
    q: 'running shoe',
    is: { type: 'Running Shoes' },
    near: { type: ['Walking Shoes', 'Sneakers'] },
  },
  { q: 'dumbells', is: { type: 'Dumbbells' } },
  {
    q: 'paint brush',
    is: [
      { type: 'Art Tools', name: /brush/i },
      { type: 'Painting Tools', name: /brush/i },
    ],
  },
  { q: 'diaries', is: { type: 'Diaries and Journals' } },
];
