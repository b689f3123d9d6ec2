import type { Query } from '../query.ts';

/** Numbers with a unit, however they are written. */
export const measures: readonly Query[] = [
  { q: '1.5 ton ac', is: { type: 'Air Conditioners' }, has: { Capacity: '1.5 ton' } },
  {
    q: '1.5ton 5star split ac',
    is: { type: 'Air Conditioners' },
    has: { Capacity: '1.5 ton', 'Energy rating': '5 star', Type: 'Split' },
  },
  { q: '55 inch tv', is: { type: 'Smart TVs' }, has: { Screen: '55 inch' } },
  { q: '43" television', is: { type: 'Smart TVs' }, has: { Screen: '43 inch' } },
  { q: 'phone 8gb ram', is: { type: 'Smartphones' }, has: { RAM: '8 GB' } },
  {
    q: 'mobile 12 gb ram 512gb',
    is: { type: 'Smartphones' },
    has: { RAM: '12 GB', Storage: '512 GB' },
  },
  {
    q: '16 gb ram laptop 1tb',
    is: { type: 'Laptops' },
    has: { RAM: '16 GB', Storage: '1 TB SSD' },
  },
  { q: '7kg washing machine', is: { type: 'Washing Machines' }, has: { Capacity: '7 kg' } },
  { q: '260 litre fridge', is: { type: 'Refrigerators' }, has: { Capacity: '260 L' } },
  {
    q: '3 seater sofa',
    is: { type: 'Sofas' },
    has: { Seats: '3 seater' },
    near: { type: ['Sofa Beds', 'Recliners'], Seats: '3 seater' },
  },
  { q: 'six seater dining table', is: { type: 'Dining Table Sets' }, has: { Seats: '6 seater' } },
  { q: '6000 mah battery phone', is: { type: 'Smartphones' }, has: { Battery: '6000 mAh' } },
  { q: '15 ltr geyser', is: { type: 'Geysers' }, has: { Capacity: '15 L' } },
  { q: '750 watt mixer', is: { type: 'Mixer Grinders' }, has: { Power: '750 W' } },
  { q: '3 door wardrobe', is: { type: 'Wardrobes' }, has: { Doors: '3 door' } },
  { q: '5 litre pressure cooker', is: { type: 'Pressure Cookers' }, has: { Capacity: '5 L' } },
  { q: '8 inch thick mattress', is: { type: 'Mattresses' }, has: { Thickness: '8 inch' } },
  {
    q: '64gb pendrive',
    is: { type: 'Storage Drives', name: /pen drive/i },
    has: { Storage: '64 GB' },
  },
  { q: '144hz monitor', is: { type: 'Monitors' }, has: { 'Refresh rate': '144 Hz' } },
  {
    q: 'basmati rice 5kg',
    is: { type: 'Rice' },
    has: { name: /basmati/i, text: /5 kg/ },
    near: { type: 'Rice' },
  },
  { q: '10 kg dumbbell', is: { type: 'Dumbbells' }, has: { Weight: '10 kg' } },
  { q: '4 person tent', is: { type: 'Tents' }, has: { name: /4 Persons/ } },
  {
    q: '61 key keyboard',
    is: { type: 'Keyboards', category: 'musical_instrument_store' },
    has: { Keys: '61 keys' },
  },
  { q: '22 karat gold ring', is: { type: 'Rings', Material: 'Gold' }, has: { Purity: '22 karat' } },
  { q: '500 piece puzzle', is: { type: 'Puzzles' }, has: { Pieces: '500 pieces' } },
];
