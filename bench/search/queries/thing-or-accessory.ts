import type { Query } from '../query.ts';

/** The thing where the thing is meant, and what goes with it where that is meant. */
export const thingOrAccessory: readonly Query[] = [
  { q: 'phone', is: { type: ['Smartphones', 'Feature Phones'] } },
  { q: 'phone case', is: { type: 'Phone Cases' }, near: { type: 'Screen Guards' } },
  {
    q: 'cover for veltra nova 7',
    is: { type: 'Phone Cases' },
    has: { 'Compatible with': 'Veltra Nova 7' },
    near: { type: 'Screen Guards', 'Compatible with': 'Veltra Nova 7' },
  },
  {
    q: 'nova 5 tempered glass',
    is: { type: 'Screen Guards' },
    has: { 'Compatible with': 'Veltra Nova 5' },
  },
  { q: 'laptop', is: { type: 'Laptops' } },
  { q: 'laptop stand', is: { type: 'Laptop Accessories', name: /stand/i } },
  {
    q: 'laptop backpack',
    is: { name: /laptop backpack/i },
    near: { type: ['School Bags', 'Backpacks'] },
  },
  {
    q: 'laptop bag 15.6 inch',
    is: [{ type: 'Laptop Accessories', name: /sleeve/i }, { name: /laptop backpack/i }],
    has: { Fits: '15.6 inch' },
  },
  { q: 'tv', is: { type: 'Smart TVs' } },
  { q: 'tv wall mount', is: { type: 'TV Accessories', name: /mount/i } },
  {
    q: 'camera',
    is: {
      type: [
        'Mirrorless Cameras',
        'DSLR Cameras',
        'Compact Cameras',
        'Action Cameras',
        'Instant Cameras',
        'Security Cameras',
      ],
    },
  },
  {
    q: 'camera battery',
    is: { type: 'Camera Accessories', name: /battery/i },
    near: { type: 'Camera Accessories' },
  },
  { q: 'washing machine', is: { type: 'Washing Machines' } },
  {
    q: 'washing machine cover',
    is: { type: 'Appliance Accessories', name: /washing machine cover/i },
  },
  { q: 'sofa', is: { type: ['Sofas', 'Sectional Sofas'] }, near: { type: 'Sofa Beds' } },
  { q: 'sofa cover', is: { type: 'Sofa Covers' } },
  { q: 'smartwatch', is: { type: 'Smartwatches' } },
  { q: 'strap for smartwatch', is: { type: 'Watch Accessories', name: /strap/i } },
  { q: 'printer', is: { type: 'Printers' } },
  { q: 'printer ink', is: { type: 'Printer Supplies' } },
  {
    q: 'usb c charger',
    is: { type: 'Chargers' },
    has: { Port: /usb-c/i },
    near: { type: 'Cables', Connector: /usb-c/i },
  },
  { q: 'office chair', is: { type: 'Office Chairs' } },
  { q: 'mattress protector', is: { type: 'Mattress Accessories', name: /protector/i } },
  { q: 'guitar', is: { type: 'Guitars' } },
  { q: 'guitar strings', is: { type: 'Strings', 'Compatible with': /guitar/i } },
  { q: 'guitar bag', is: { type: 'Bags and Cases', name: /guitar/i } },
  { q: 'bicycle', is: { type: 'Bicycles' } },
  { q: 'drill bits', is: { type: 'Tool Accessories', name: /bit/i } },
  { q: 'aquarium', is: { type: 'Aquariums' }, near: { type: 'Aquarium Parts' } },
  {
    q: 'leather shoe polish black',
    is: { type: 'Polish and Cleaners', name: /polish/i },
    has: { Colour: /black/i },
  },
  { q: 'bed', is: { type: 'Beds' }, near: { type: 'Sofa Beds' } },
];
