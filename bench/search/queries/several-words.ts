import type { Query } from '../query.ts';

/** A whole wish: the thing and how it should be. */
export const severalWords: readonly Query[] = [
  {
    q: 'black leather office chair high back',
    is: { type: 'Office Chairs' },
    has: { Colour: /black/i, Material: /leather/i, Back: 'High Back' },
  },
  {
    q: 'queen size sheesham wood bed with storage',
    is: { type: 'Beds' },
    has: { Size: 'Queen', Material: /sheesham/i, Storage: /box|hydraulic|drawer/i },
  },
  {
    q: 'double door frost free refrigerator',
    is: { type: 'Refrigerators' },
    has: { Type: 'Double Door', Defrost: 'Frost free' },
  },
  {
    q: 'front load washing machine 8 kg',
    is: { type: 'Washing Machines' },
    has: { Type: /front load/i, Capacity: '8 kg' },
  },
  {
    q: 'noise cancelling bluetooth headphones',
    is: { type: 'Headphones' },
    has: { 'Noise cancellation': 'Active', Connection: 'Bluetooth' },
    near: { type: 'Earbuds', 'Noise cancellation': 'Active' },
  },
  {
    q: 'gaming laptop 16gb ram black',
    is: { type: 'Laptops' },
    has: { name: /gaming/i, RAM: '16 GB', Colour: /black/i },
  },
  {
    q: 'king size memory foam mattress',
    is: { type: 'Mattresses' },
    has: { Size: 'King', Material: 'Memory Foam' },
  },
  {
    q: 'blue cotton kurta for women',
    is: { type: 'Kurtas' },
    has: { 'Ideal for': 'Women', Material: 'Cotton', Colour: /blue/i },
  },
  {
    q: 'l shape sofa grey',
    is: { type: 'Sectional Sofas' },
    has: { Colour: /grey/i },
    near: { type: 'Sofas', Colour: /grey/i },
  },
  {
    q: 'red silk saree for wedding',
    is: { type: 'Sarees' },
    has: { Colour: /red/i, Material: 'Silk', Occasion: 'Wedding' },
  },
  {
    q: 'wifi laser printer',
    is: { type: 'Printers' },
    has: { Technology: 'laser', Connection: 'WiFi' },
  },
  {
    q: '4k oled tv 65 inch',
    is: { type: 'Smart TVs' },
    has: { Resolution: '4K', Panel: 'OLED', Screen: '65 inch' },
  },
  {
    q: '5g phone with 108 megapixel camera',
    is: { type: 'Smartphones' },
    has: { Network: '5G', Camera: '108 MP' },
  },
  {
    q: 'inverter split ac copper coil',
    is: { type: 'Air Conditioners' },
    has: { Compressor: 'Inverter', Type: 'Split', Coil: 'Copper' },
  },
  {
    q: 'non stick frying pan',
    is: { type: 'Frying Pans' },
    has: { Material: /non-stick/i },
    near: { type: ['Kadhais', 'Tawas'], Material: /non-stick/i },
  },
  {
    q: 'study table with drawers',
    is: { type: 'Desks', name: /study table|desk/i },
    has: { Drawers: /\d/ },
  },
  {
    q: 'waterproof bluetooth speaker 20 hours',
    is: { type: 'Bluetooth Speakers' },
    has: { 'Water resistance': /IPX[67]/, Playtime: '20 hours' },
  },
  {
    q: 'mens slim fit jeans black',
    is: { type: 'Jeans' },
    has: { 'Ideal for': 'Men', Fit: 'Slim', Colour: /black/i },
  },
  {
    q: 'stainless steel water bottle 1 litre',
    is: { type: 'Bottles' },
    has: { Material: 'Stainless Steel', Capacity: '1 L' },
  },
  {
    q: 'blackout curtains 7 feet',
    is: { type: 'Curtains' },
    has: { name: /blackout/i, Size: '7 feet' },
  },
  {
    q: 'women running shoes size 6 blue',
    is: { type: 'Running Shoes' },
    has: { 'Ideal for': 'Women', Colour: /blue/i },
  },
  {
    q: 'mystery novel hardcover',
    is: { type: 'Mystery Novels' },
    has: { Format: 'Hardcover' },
    near: { type: ['Thriller Novels', 'Horror Novels'] },
  },
  {
    q: 'diamond ring white gold',
    is: { type: 'Rings', Stone: 'Diamond' },
    has: { Material: 'White Gold' },
    near: { type: 'Rings' },
  },
  { q: 'vitamin c face serum', is: { type: 'Serums' }, has: { 'Key ingredient': 'Vitamin C' } },
  { q: 'puppy dry dog food', is: { type: 'Dog Food' }, has: { name: /puppy/i, text: /dry/i } },
  {
    q: 'beginner acoustic guitar black',
    is: { type: 'Acoustic Guitars' },
    has: { Level: 'Beginner', Colour: /black/i },
  },
  { q: 'cordless drill with battery', is: { type: 'Drills' }, has: { name: /cordless/i } },
  {
    q: 'remote control car for 6 year old',
    is: { type: 'Remote Control Toys' },
    has: { name: /car\b/i },
    near: { type: 'Vehicles' },
  },
];
