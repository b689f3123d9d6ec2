import type { QueryKind } from '../query.ts';

/** What people ask a shop for car parts: a guard against a search that fits the words of the demo alone. */
export const carPartQueries: readonly QueryKind[] = [
  {
    kind: 'by name',
    queries: [
      { q: 'brake pads', is: { type: 'Brake Pads' }, near: { type: 'Brake Shoes' } },
      { q: 'clutch kit', is: { type: 'Clutch Kits' } },
      { q: 'engine oil', is: { type: 'Engine Oil' } },
      { q: 'shock absorber', is: { type: 'Shock Absorbers' } },
      { q: 'spark plug', is: { type: 'Spark Plugs' } },
      { q: 'i need new wipers', is: { type: 'Wiper Blades' } },
      { q: 'dashcam', is: { type: 'Dash Cameras' } },
    ],
  },
  {
    kind: 'for a car',
    queries: [
      { q: 'oil filter for kestrel orion', is: { type: 'Oil Filters' }, has: { name: /Orion/ } },
      {
        q: 'tarang delta front brake pads',
        is: { type: 'Brake Pads' },
        has: { name: /Delta/, text: /Front Brake/ },
      },
      {
        q: 'suvarna comet left headlight',
        is: { type: 'Headlights' },
        has: { name: /Comet/, text: /\bLeft\b/ },
        near: { type: 'Tail Lights', name: /Left for Suvarna Comet/ },
      },
      { q: 'clutch for lynx', is: { type: 'Clutch Kits' }, has: { name: /Lynx/ } },
      { q: 'rear bumper orion', is: { type: 'Bumpers' }, has: { name: /Orion/, text: /Rear/ } },
      {
        q: 'kestrel vega side mirror with indicator',
        is: { type: 'Side Mirrors', name: /Vega/ },
        has: { text: /Indicator/ },
      },
    ],
  },
  {
    kind: 'part and what goes with it',
    queries: [
      { q: 'car battery', is: { type: 'Car Batteries' } },
      { q: 'radiator', is: { type: 'Radiators' } },
      { q: 'tyre', is: { type: 'Tyres' } },
      { q: 'tyre pump', is: { type: 'Tyre Inflators' } },
      { q: 'battery charger', is: { type: 'Battery Chargers' } },
      { q: 'steering cover', is: { type: 'Steering Covers' } },
      { q: 'puncture kit for tubeless tyre', is: { type: 'Puncture Kits' } },
    ],
  },
  {
    kind: 'measures and codes',
    queries: [
      { q: 'battery 45 ah', is: { type: 'Car Batteries' }, has: { name: /45Ah/ } },
      { q: '12 volt 65ah battery', is: { type: 'Car Batteries' }, has: { name: /65Ah/ } },
      { q: '22" wiper', is: { type: 'Wiper Blades' }, has: { name: /22 inch/ } },
      { q: '185/65 r15', is: { type: 'Tyres' }, has: { name: /185\/65 R15/ } },
      { q: '5w30 oil', is: { type: 'Engine Oil' }, has: { name: /5W-30/ } },
      {
        q: 'engine oil 10w-40 4 litre',
        is: { type: 'Engine Oil' },
        has: { name: /10W-40/, text: /\b4 L/ },
      },
      { q: 'bp2041', is: { name: /BP-2041/ } },
      { q: 'CK-2062', is: { name: /CK-2062/ } },
      { q: 'h7 led bulb', is: { type: 'Headlight Bulbs' }, has: { name: /H7/, text: /LED/ } },
      { q: '15 inch alloys', is: { type: 'Alloy Wheels' }, has: { name: /15 inch/ } },
    ],
  },
  {
    kind: 'prices',
    queries: [
      { q: 'brake pads under 1500', is: { type: 'Brake Pads' }, price: { to: 1500 } },
      { q: 'tyres below 4k', is: { type: 'Tyres' }, price: { to: 4000 } },
      {
        q: 'battery between 4000 and 5000 rupees',
        is: { type: 'Car Batteries' },
        price: { from: 4000, to: 5000 },
      },
      { q: 'cheapest alloy wheel', is: { type: 'Alloy Wheels' }, order: 'cheapest' },
    ],
  },
  {
    kind: 'not this',
    queries: [
      { q: 'floor mats not rubber', is: { type: 'Floor Mats' }, not: { name: /Rubber/ } },
      { q: 'engine oil except mineral', is: { type: 'Engine Oil' }, not: { name: /Mineral/ } },
      {
        q: 'seat cover without leatherette',
        is: { type: 'Seat Covers' },
        not: { name: /Leatherette/ },
      },
      { q: 'tyre not gripmore', is: { type: 'Tyres' }, not: { brand: 'Gripmore' } },
    ],
  },
  {
    kind: 'misspelt',
    queries: [
      { q: 'brak pads', is: { type: 'Brake Pads' } },
      { q: 'altenator', is: { type: 'Alternators' } },
      { q: 'shock absorbar', is: { type: 'Shock Absorbers' } },
      { q: 'radiater coolent', is: { type: 'Coolant' } },
      { q: 'voltera battery', is: { type: 'Car Batteries' }, has: { brand: 'Voltara' } },
      { q: 'head light asembly', is: { type: 'Headlights' } },
      { q: 'sparkplugs', is: { type: 'Spark Plugs' } },
    ],
  },
];
