import type { ProductKind } from '../product-kind.ts';

const category = 'electronics_store';

export const largeAppliances: readonly ProductKind[] = [
  {
    category,
    type: 'Electronics > Appliances > Air Conditioners',
    title: '{model} {Capacity} {Energy rating} {Type} AC ({Compressor}) – {Colour}',
    name: '{model} {Capacity} {Energy rating} {Type} AC',
    common: { Warranty: '1 year' },
    about: `
      A {type} AC of {Capacity} with a {energy rating} energy rating. The compressor is {compressor}, the coil is of {coil}. It suits rooms of {Room size}.
    `,
    models: `
      model | price | Capacity / Room size | Energy rating | Type | Compressor | Coil | Colour
      Thandra Polar | 27990 | 1 ton / 120 sq ft; 1.5 ton / 180 sq ft +6000; 2 ton / 240 sq ft +14000 | 3 star; 5 star +7000 | Split | Inverter | Copper | White
      Thandra Basic | 23990 | 1 ton / 120 sq ft; 1.5 ton / 180 sq ft +5500 | 2 star; 3 star +2500 | Split | Fixed speed | Aluminium | White
      Thandra Frame | 21990 | 0.75 ton / 90 sq ft; 1 ton / 120 sq ft +3000; 1.5 ton / 180 sq ft +7000 | 3 star | Window | Fixed speed | Copper | White
      Vaayuna Breeze | 31490 | 1 ton / 120 sq ft; 1.5 ton / 180 sq ft +6500 | 3 star; 4 star +3000; 5 star +7500 | Split | Inverter | Copper | White
      Vaayuna Roam | 29990 | 1 ton / 120 sq ft | 1 star | Portable | Fixed speed | Copper | White
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Air Coolers',
    title: '{model} {Capacity} {Type} Air Cooler – {Colour}',
    name: '{model} {Capacity} Air Cooler',
    common: { Warranty: '1 year' },
    about: `
      A {type} air cooler with a tank of {Capacity}. It throws air {Air throw} far and draws {Power}.
    `,
    models: `
      model | price | Capacity | Type | Air throw | Power | Colour
      Vaayuna Dune | 8499 | 55 L; 70 L +1500; 90 L +3500 | Desert | 14 m | 190 W | White
      Vaayuna Nook | 4999 | 20 L; 36 L +1500 | Personal | 7 m | 110 W | White
      Thandra Tower | 7499 | 30 L; 45 L +1500 | Tower | 9 m | 150 W | Grey
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Refrigerators',
    title: '{model} {Capacity} {Energy rating} {Type} Refrigerator – {Colour}',
    name: '{model} {Capacity} {Type} Refrigerator ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {type} refrigerator that holds {Capacity}. Energy rating {energy rating}, {defrost} defrost, compressor: {compressor}.
      {Capacity} in a {type} refrigerator with a {energy rating} energy rating. It defrosts by {defrost} and comes in {colour}.
    `,
    models: `
      model | price | Capacity | Energy rating | Type | Defrost | Compressor | Colour
      Himora Frost | 13990 | 180 L; 190 L +1000; 215 L +3500 | 3 star | Single Door | Direct cool | Fixed speed | Blue; Maroon
      Himora Frost 5 | 17990 | 190 L; 215 L +2500 | 5 star | Single Door | Direct cool | Inverter | Silver
      Himora Frostline | 24990 | 240 L; 260 L +2000; 310 L +7000; 340 L +10000 | 3 star | Double Door | Frost free | Inverter | Silver; Black
      Himora Wide | 69990 | 580 L; 650 L +12000 | 3 star | Side by Side | Frost free | Inverter | Black; Silver
      Sheetora Basket | 33990 | 320 L; 360 L +5000 | 2 star | Bottom Freezer | Frost free | Inverter | Grey
      Sheetora Cube | 9490 | 45 L; 95 L +2000 | 2 star | Mini | Direct cool | Fixed speed | Black; Red
      Sheetora Trio | 51990 | 450 L; 500 L +8000 | 3 star | Triple Door | Frost free | Inverter | Silver
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Washing Machines',
    title: '{model} {Capacity} {Energy rating} {Type} Washing Machine – {Colour}',
    name: '{model} {Capacity} {Type} Washing Machine',
    common: { Warranty: '2 years' },
    about: `
      A {type} washing machine for loads of {Capacity}. It spins at {Spin speed}; energy rating {energy rating}. Heater: {heater}.
    `,
    models: `
      model | price | Capacity | Energy rating | Type | Spin speed | Heater | Colour
      Jalvika Tub | 8990 | 6.5 kg; 7 kg +700; 8 kg +2000 | 5 star | Semi Automatic Top Load | 1300 rpm | | Maroon
      Jalvika Spin | 14490 | 6.5 kg; 7 kg +1200; 8 kg +4000 | 5 star | Fully Automatic Top Load | 740 rpm | | Grey
      Jalvika Spin Hot | 19990 | 7.5 kg; 9 kg +4500 | 5 star | Fully Automatic Top Load | 740 rpm | Built-in | Black
      Jalvika Front | 25990 | 6 kg; 7 kg +3000; 8 kg +7000; 9 kg +11000 | 5 star | Fully Automatic Front Load | 1200 rpm | Built-in | White
      Jalvika Duo | 54990 | 8 kg; 10.5 kg +12000 | 4 star | Washer Dryer | 1400 rpm | Built-in | Grey
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Dishwashers',
    title: '{model} {Capacity} Dishwasher ({Type}) – {Colour}',
    name: '{model} {Capacity} Dishwasher ({Colour})',
    common: { Warranty: '2 years' },
    about: `
      A {type} dishwasher for {Capacity}. It has {Programmes} and comes in {colour}.
    `,
    models: `
      model | price | Capacity | Type | Programmes | Colour
      Jalvika Plate | 21990 | 8 place settings | Tabletop | 5 programmes | White
      Jalvika Plate Max | 33990 | 13 place settings; 14 place settings +4000 | Freestanding | 6 programmes | Silver; White
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Geysers',
    title: '{model} {Capacity} {Type} Geyser ({Energy rating}) – {Colour}',
    name: '{model} {Capacity} {Energy rating} {Type} Geyser',
    common: { Warranty: '2 years' },
    about: `
      A {type} geyser that holds {Capacity} and heats with {Power}. Energy rating {energy rating}, tank of {tank}.
    `,
    models: `
      model | price | Capacity | Energy rating | Type | Power | Tank | Colour
      Ushnika Quick | 2999 | 3 L; 5 L +900 | 4 star | Instant | 3000 W | Stainless steel | White
      Ushnika Store | 5999 | 10 L; 15 L +1000; 25 L +2500 | 4 star; 5 star +900 | Storage | 2000 W | Glass lined | White
      Ushnika Gas | 5499 | 6 L; 7 L +700 | 5 star | Gas | 12000 W | Copper | White
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Water Purifiers',
    title: '{model} {Purification} Water Purifier ({Capacity}) – {Colour}',
    name: '{model} {Purification} Water Purifier ({Capacity})',
    common: { Warranty: '1 year' },
    about: `
      A water purifier that works by {Purification} and stores {Capacity}. It has {Stages} and comes in {colour}.
    `,
    models: `
      model | price | Capacity | Purification | Stages | Colour
      Nirjhara Flow | 7999 | 7 L; 9 L +1500 | RO; RO + UV +2000 | 6 stages | Black
      Nirjhara Steel | 15999 | 8 L; 10 L +2000 | RO + UV + UF | 8 stages | Silver
      Nirjhara Gravity | 2199 | 16 L; 20 L +500 | UF | 3 stages | Blue
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Microwaves',
    title: '{model} {Capacity} {Type} Microwave Oven – {Colour}',
    name: '{model} {Capacity} {Type} Microwave',
    common: { Warranty: '1 year' },
    about: `
      A {type} microwave of {Capacity} with {Power} of power. It has {Programmes} and comes in {colour}.
    `,
    models: `
      model | price | Capacity | Type | Power | Programmes | Colour
      Rasoya Wave | 5999 | 20 L; 23 L +1200 | Solo | 800 W | 10 programmes | White
      Rasoya Wave Grill | 8499 | 20 L; 25 L +2000 | Grill | 900 W | 40 programmes | Black
      Rasoya Wave Bake | 11990 | 25 L; 28 L +2500; 32 L +6000 | Convection | 900 W | 100 programmes | Black
    `,
  },
  {
    category,
    type: 'Electronics > Appliances > Appliance Accessories',
    title: '{model} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Colour})',
    about: `
      A {thing} for a {compatible with}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Compatible with | Material | Colour
      Gharvika Shield | Washing Machine Cover | 399 | Top Load Washing Machine; Front Load Washing Machine | Polyester | Grey; Blue
      Gharvika Top | Fridge Top Cover | 299 | Single Door Refrigerator; Double Door Refrigerator +50 | Polyester | Maroon; Green
      Thandra | AC Outdoor Unit Stand | 899 | 1.5 Ton Split AC | Steel | White
      Thandra | AC Remote | 449 | Thandra Polar Split AC | ABS Plastic | White
      Nirjhara | Filter Cartridge Set | 1199 | Nirjhara Flow Water Purifier | Polypropylene | White
      Himora | Refrigerator Stand | 599 | Single Door Refrigerator | ABS Plastic | Grey
      Gharvika Cap | Microwave Cover | 349 | 20 L Microwave | Polyester | Brown
      Boltana | Voltage Stabilizer | 2499 | 1.5 Ton AC; Double Door Refrigerator -700 | Steel | White
    `,
  },
];
