import type { ProductKind } from '../product-kind.ts';

const category = 'electronics_store';

export const phones: readonly ProductKind[] = [
  {
    category,
    type: 'Electronics > Phones > Smartphones',
    title: '{model} {Network} Smartphone ({RAM} RAM, {Storage}) – {Colour}',
    name: '{model} ({RAM}, {Storage}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {Network} smartphone with a {Screen} screen and a {Camera} camera. It has {RAM} of RAM, {Storage} of storage and a {Battery} battery. Comes in {colour} with {Charging} charging.
      {Screen} of screen, {RAM} of RAM and {Storage} for apps and photos. The {Battery} battery charges at {Charging}, and the main camera has {Camera}.
    `,
    models: `
      model | price | Network | RAM / Storage | Screen | Battery | Camera | Charging | Colour
      Veltra Nova 5 | 15999 | 5G | 6 GB / 128 GB; 8 GB / 128 GB +1500; 8 GB / 256 GB +3500 | 6.5 inch | 5000 mAh | 50 MP | 33 W | Midnight Black; Sea Green
      Veltra Nova 5 Lite | 11499 | 5G | 4 GB / 64 GB; 4 GB / 128 GB +1000; 6 GB / 128 GB +2000 | 6.5 inch | 5000 mAh | 13 MP | 18 W | Midnight Black; Sky Blue
      Veltra Nova 7 | 22999 | 5G | 8 GB / 128 GB; 8 GB / 256 GB +2000; 12 GB / 256 GB +4000 | 6.67 inch | 5100 mAh | 64 MP | 67 W | Graphite Grey; Pearl White
      Veltra Summit | 54999 | 5G | 12 GB / 256 GB; 16 GB / 512 GB +10000 | 6.7 inch | 5200 mAh | 108 MP | 100 W | Titanium Grey; Midnight Black
      Orvanta One | 8499 | 4G | 3 GB / 32 GB; 4 GB / 64 GB +1000 | 6.4 inch | 5000 mAh | 8 MP | 10 W | Charcoal Black; Ocean Blue
      Orvanta Two | 12999 | 5G | 4 GB / 128 GB; 6 GB / 128 GB +1500 | 6.6 inch | 5000 mAh | 50 MP | 18 W | Charcoal Black; Mint Green
      Orvanta Max 9 | 18999 | 5G | 8 GB / 128 GB; 8 GB / 256 GB +2500 | 6.8 inch | 6000 mAh | 64 MP | 44 W | Forest Green; Charcoal Black
      Orvanta Edge 3 | 34999 | 5G | 8 GB / 256 GB; 12 GB / 512 GB +7000 | 6.6 inch | 4800 mAh | 50 MP | 80 W | Coral Red; Pearl White
      Kaarvo K12 | 6999 | 4G | 2 GB / 32 GB; 3 GB / 64 GB +1000 | 6.1 inch | 4000 mAh | 8 MP | 10 W | Black; Gold
      Kaarvo K20 Power | 10999 | 4G | 4 GB / 64 GB; 6 GB / 128 GB +2000 | 6.6 inch | 7000 mAh | 50 MP | 18 W | Black; Navy Blue
      Kaarvo K30 Ultra | 27999 | 5G | 8 GB / 256 GB; 12 GB / 256 GB +2500 | 6.7 inch | 5500 mAh | 108 MP | 67 W | Black; Violet
      Numira Fold 2 | 109999 | 5G | 12 GB / 256 GB; 12 GB / 512 GB +10000 | 7.6 inch | 4500 mAh | 50 MP | 45 W | Black; Beige
      Numira Petite | 39999 | 5G | 8 GB / 128 GB; 8 GB / 256 GB +4000 | 5.4 inch | 3800 mAh | 48 MP | 30 W | Rose Pink; Pearl White; Black
      Numira S11 | 64999 | 5G | 8 GB / 128 GB; 8 GB / 256 GB +5000; 12 GB / 512 GB +15000 | 6.2 inch | 4200 mAh | 50 MP | 45 W | Black; Lavender Purple
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Feature Phones',
    title: '{model} Keypad Feature Phone ({Screen} Screen, {Battery}) – {Colour}',
    name: '{model} Keypad Phone ({Colour})',
    common: { Warranty: '1 year', SIM: 'Dual SIM' },
    about: `
      A keypad phone with a {Screen} screen. The {Battery} battery and room for two SIM cards come in {colour}. Network: {Network}.
    `,
    models: `
      model | price | Network | Screen | Battery | Colour
      Kaarvo Boli 1 | 1099 | 2G | 1.8 inch | 1000 mAh | Black; Red
      Kaarvo Boli 2 | 1499 | 2G | 2.4 inch | 1750 mAh | Black; Blue
      Orvanta Katha | 2199 | 4G | 2.4 inch | 2000 mAh | Black; Gold
      Orvanta Dada Senior | 2799 | 4G | 2.8 inch | 2500 mAh | White; Black
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Phone Cases',
    title: '{model} {Material} Phone Case for {Compatible with} – {Colour}',
    name: '{model} Case for {Compatible with} ({Colour})',
    about: `
      A phone case of {material}, made for the {Compatible with}. In {colour}, {Style} style.
    `,
    models: `
      model | price | Compatible with | Material | Style | Colour
      Tugro Shell | 299 | Veltra Nova 5; Veltra Nova 7; Kaarvo K20 Power | Silicone | back cover | Black; Clear +50
      Tugro Rugged | 699 | Veltra Nova 5; Orvanta Max 9; Veltra Summit +200 | Polycarbonate | shockproof | Black; Olive Green
      Chammra Folio | 899 | Veltra Nova 7; Orvanta Edge 3; Numira S11 | Leather | flip cover | Brown; Black
      Chammra Wallet | 1199 | Numira S11; Numira Petite | Faux Leather | wallet | Tan Brown; Maroon
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Screen Guards',
    title: '{model} {Material} Screen Guard for {Compatible with} ({Pack})',
    name: '{model} Screen Guard for {Compatible with} ({Pack})',
    about: `
      A screen guard of {material} that fits the {Compatible with}. Hardness {Hardness}, sold as a {pack}.
    `,
    models: `
      model | price | Compatible with | Material | Hardness | Pack
      Tugro Clearline | 249 | Veltra Nova 5; Veltra Nova 7; Orvanta Max 9; Kaarvo K30 Ultra | Tempered Glass | 9H | Pack of 1; Pack of 2 +150
      Tugro Secret | 499 | Veltra Summit; Numira S11 | Privacy Glass | 9H | Pack of 1
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Chargers',
    title: '{model} {Power} Fast Charger ({Port}) – {Colour}',
    name: '{model} {Power} Charger ({Colour})',
    common: { Warranty: '6 months' },
    about: `
      A charger that gives {Power} by {Port}. It charges {Devices} at a time and comes in {colour}.
    `,
    models: `
      model | price | Power | Port | Devices | Colour
      Wireo Spark | 599 | 18 W; 33 W +400 | USB-C | 1 device | White; Black
      Wireo Twin | 1299 | 45 W; 65 W +700 | USB-C and USB-A | 2 devices | White
      Wireo Tower | 3499 | 100 W | USB-C and USB-A | 4 devices | Black
      Tugro Drive | 499 | 20 W; 30 W +300 | car socket and USB-C | 1 device | Black
      Wireo Padlite Wireless | 1499 | 15 W | wireless pad | 1 device | Black; White
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Cables',
    title: '{model} {Connector} Cable ({Length}, {Power}) – {Colour}',
    name: '{model} {Connector} Cable ({Length}, {Colour})',
    common: { Warranty: '6 months' },
    about: `
      A {Length} cable with {Connector} ends. It carries up to {Power} and has a {material} sleeve in {colour}.
    `,
    models: `
      model | price | Connector | Length | Power | Material | Colour
      Wireo Braid | 349 | USB-C to USB-C | 1 m; 2 m +150 | 60 W | Nylon | Black; Red
      Wireo Plain | 199 | USB-A to USB-C | 1 m; 1.5 m +50 | 18 W | PVC | White
      Wireo Micro | 149 | USB-A to Micro USB | 1 m | 10 W | PVC | Black
      Tugro Steelweave | 799 | USB-C to USB-C | 1.5 m; 3 m +400 | 100 W | Steel | Grey
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Power Banks',
    title: '{model} {Capacity} Power Bank ({Power} Fast Charging) – {Colour}',
    name: '{model} {Capacity} Power Bank ({Colour})',
    common: { Warranty: '6 months' },
    about: `
      A power bank that holds {Capacity} and gives {Power}. It has {Ports}, weighs {Weight} and comes in {colour}.
    `,
    models: `
      model | price | Capacity / Weight | Power | Ports | Colour
      Wireo Pocket | 899 | 5000 mAh / 120 g; 10000 mAh / 220 g +400 | 12 W | 1 port | Black; Blue
      Wireo Brick | 1599 | 10000 mAh / 230 g; 20000 mAh / 390 g +800 | 22.5 W | 2 ports | Black; White
      Tugro Nomad | 3299 | 20000 mAh / 410 g; 27000 mAh / 560 g +1500 | 65 W | 3 ports | Grey
      Tugro Snap Magnetic | 2199 | 5000 mAh / 140 g; 10000 mAh / 240 g +700 | 15 W | 1 port | Black; Rose Pink
    `,
  },
  {
    category,
    type: 'Electronics > Phones > Phone Holders',
    title: '{model} {Place} Phone Holder – {Colour}',
    name: '{model} {Place} Phone Holder ({Colour})',
    about: `
      A phone holder for the {place}, made of {material}. It takes phones of {Fits} and comes in {colour}.
    `,
    models: `
      model | price | Place | Material | Fits | Colour
      Tugro Dash | 549 | Car | ABS Plastic | 4.7 to 7 inch | Black
      Tugro Handlebar | 449 | Bike | Aluminium | 4.7 to 6.8 inch | Black; Red
      Tugro Perch | 399 | Desk | Aluminium | 4 to 10 inch | Silver; Black
    `,
  },
  {
    category,
    type: 'Electronics > Tablets > Tablets',
    title: '{model} {Screen} Tablet ({RAM} RAM, {Storage}, {Network}) – {Colour}',
    name: '{model} Tablet ({RAM}, {Storage}, {Network}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A tablet with a {Screen} screen, {RAM} of RAM and {Storage} of storage. It goes online by {Network}; the battery has {Battery}.
    `,
    models: `
      model | price | Screen | RAM / Storage | Network | Battery | Colour
      Veltra Slate 8 | 9999 | 8.7 inch | 3 GB / 32 GB; 4 GB / 64 GB +1500 | WiFi; 4G +2000 | 5100 mAh | Grey
      Veltra Slate 11 | 19999 | 11 inch | 6 GB / 128 GB; 8 GB / 256 GB +4000 | WiFi; 5G +4000 | 8000 mAh | Graphite Grey; Silver
      Quillon Canvas 12 | 44999 | 12.4 inch | 8 GB / 128 GB; 12 GB / 256 GB +9000 | WiFi | 10000 mAh | Silver
      Bytara Junior Tab | 7499 | 8 inch | 3 GB / 32 GB | WiFi | 4500 mAh | Blue; Pink
    `,
  },
  {
    category,
    type: 'Electronics > Tablets > Tablet Accessories',
    title: '{model} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Colour})',
    about: `
      A {thing} made for the {Compatible with}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Compatible with | Material | Colour
      Chammra Leaf | Tablet Cover | 899 | Veltra Slate 8; Veltra Slate 11 +300 | Faux Leather | Black; Navy Blue
      Quillon Nib | Stylus Pen | 3999 | Quillon Canvas 12 | Aluminium | White
      Bytara Bumper | Kids Tablet Case | 699 | Bytara Junior Tab | EVA Foam | Blue; Pink
    `,
  },
];
