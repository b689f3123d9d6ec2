import type { ProductKind } from '../product-kind.ts';

const category = 'home_goods_store';

export const homeGoods: readonly ProductKind[] = [
  {
    category,
    type: 'Home > Bedding > Bedsheets',
    title: '{model} {Size} Size {Material} Bedsheet with {Pillow covers} – {Colour}',
    name: '{model} {Size} Bedsheet ({Material}, {Colour})',
    about: `
      A {size} size bedsheet of {material} in {colour}, with {pillow covers}. Thread count {Thread count}. It measures {Dimensions}.
    `,
    models: `
      model | price | Size / Dimensions / Pillow covers | Material | Thread count | Colour
      Loomeya Phool | 599 | Single / 150 x 225 cm / 1 Pillow Cover; Double / 225 x 250 cm / 2 Pillow Covers +300; King / 270 x 275 cm / 2 Pillow Covers +600 | Cotton | 144 | Blue; Pink
      Loomeya Satin | 1499 | Double / 225 x 250 cm / 2 Pillow Covers; King / 270 x 275 cm / 2 Pillow Covers +500 | Cotton Satin | 300 | White; Grey
      Loomeya Easy | 449 | Single / 150 x 225 cm / 1 Pillow Cover; Double / 225 x 250 cm / 2 Pillow Covers +200 | Microfibre | 120 | Green; Maroon
    `,
  },
  {
    category,
    type: 'Home > Bedding > {kinds}',
    title: '{model} {Size} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Size}, {Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Size: {size}. Weight: {Weight}.
    `,
    models: `
      model | thing | kinds | price | Size / Weight | Material | Colour
      Slumbra Puff | Pillow | Pillows | 399 | 16 x 24 inch / 0.7 kg; 18 x 27 inch / 0.9 kg +150 | Polyester Fibre | White
      Nidrova Neck | Contour Pillow | Pillows | 1199 | 16 x 24 inch / 1.1 kg | Memory Foam | White; Grey
      Loomeya Razai | Quilt | Quilts and Blankets | 1499 | Single / 1.8 kg; Double / 3 kg +900 | Cotton | Maroon; Blue
      Loomeya Mink | Blanket | Quilts and Blankets | 999 | Single / 1.5 kg; Double / 2.6 kg +700 | Polyester Fleece | Brown; Grey
      Loomeya Doha | Dohar | Quilts and Blankets | 799 | Single / 0.9 kg; Double / 1.5 kg +500 | Muslin Cotton | Pink; Green
      Loomeya Cosy | Weighted Blanket | Quilts and Blankets | 2999 | Single / 5 kg; Double / 8 kg +1800 | Cotton | Grey
    `,
  },
  {
    category,
    type: 'Home > Furnishing > {kinds}',
    title: '{model} {Size} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Size}, {Material}, {Colour})',
    about: `
      {thing} of {material} in {colour}. Size: {size}. Sold as a {pack}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Pack | Colour
      Loomeya Parda | Door Curtains | Curtains | 699 | 5 feet; 7 feet +200; 9 feet +400 | Polyester | Pack of 2 | Brown; Blue; Green
      Loomeya Night | Blackout Curtains | Curtains | 1299 | 5 feet; 7 feet +300 | Polyester | Pack of 2 | Grey; Navy Blue
      Loomeya Sheer | Sheer Window Curtains | Curtains | 899 | 5 feet; 7 feet +200 | Linen | Pack of 2 | White
      Loomeya Dari | Handwoven Rug | Rugs and Carpets | 1799 | 3 x 5 feet; 4 x 6 feet +1000; 6 x 9 feet +4200 | Cotton | Pack of 1 | Red; Blue
      Loomeya Galeecha | Carpet | Rugs and Carpets | 4999 | 4 x 6 feet; 6 x 9 feet +5000 | Wool | Pack of 1 | Maroon; Beige
      Loomeya Step | Door Mat | Door Mats | 249 | 40 x 60 cm; 45 x 75 cm +100 | Coir; Microfibre +50 | Pack of 1 | Brown; Grey
      Loomeya Gol | Cushion Covers | Cushion Covers | 399 | 16 x 16 inch; 18 x 18 inch +80 | Cotton; Velvet +200 | Pack of 5 | Yellow; Teal
    `,
  },
  {
    category,
    type: 'Home > Bath > Towels',
    title: '{model} {Size} {Material} Towel ({Pack}, {Fabric weight}) – {Colour}',
    name: '{model} {Size} Towel ({Pack}, {Colour})',
    about: `
      A {size} towel of {material} in {colour}, sold as a {pack}. The fabric weighs {Fabric weight}.
    `,
    models: `
      model | price | Size | Pack | Material | Fabric weight | Colour
      Loomeya Nahan | 399 | Bath; Hand -200 | Pack of 1; Pack of 2 +350 | Cotton | 450 GSM | White; Blue
      Loomeya Spa | 699 | Bath | Pack of 1 | Bamboo Cotton | 600 GSM | Grey; Green
    `,
  },
  {
    category,
    type: 'Home > Kitchen > {kinds}',
    title: '{model} {Capacity} {Material} {thing} {with}',
    name: '{model} {Capacity} {thing} ({Material})',
    about: `
      A {thing} of {material} that holds {Capacity}. Works on: {works on}. Warranty: {Warranty}.
    `,
    models: `
      model | thing | with | kinds | price | Capacity | Material | Works on | Warranty
      Tavaro Cook | Pressure Cooker | with Outer Lid | Pressure Cookers | 1099 | 2 L; 3 L +300; 5 L +900 | Aluminium | Gas | 5 years
      Tavaro Cook Steel | Pressure Cooker | with Outer Lid | Pressure Cookers | 1999 | 2 L; 3 L +500; 5 L +1200 | Stainless Steel | Gas and induction | 5 years
      Tavaro Kadai | Kadhai | with Lid | Kadhais | 999 | 2 L; 3 L +350 | Non-stick Aluminium; Cast Iron +600 | Gas and induction | 1 year
      Tavaro Biryani | Handi | with Lid | Casseroles and Handis | 1499 | 3 L; 5 L +700 | Stainless Steel; Copper +1800 | Gas | 1 year
      Tavaro Sauce | Saucepan | with Handle | Saucepans | 649 | 1 L; 1.5 L +200 | Stainless Steel | Gas and induction | 1 year
    `,
  },
  {
    category,
    type: 'Home > Kitchen > {kinds}',
    title: '{model} {Size} {Material} {thing}',
    name: '{model} {Size} {thing} ({Material})',
    about: `
      A {thing} of {material}, {Size} across. Works on: {works on}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Works on
      Tavaro Roti | Tawa | Tawas | 599 | 26 cm; 28 cm +100; 30 cm +250 | Iron; Non-stick Aluminium +200 | Gas and induction
      Tavaro Fry | Frying Pan | Frying Pans | 799 | 20 cm; 24 cm +200; 28 cm +450 | Non-stick Aluminium; Cast Iron +500 | Gas and induction
    `,
  },
  {
    category,
    type: 'Home > Kitchen > {kinds}',
    title: '{model} {Material} {thing} ({Capacity}, {Pack}) – {Colour}',
    name: '{model} {Material} {thing} ({Capacity}, {Pack}, {Colour})',
    about: `
      {thing} of {material}, {Capacity}. Sold as a {pack}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Material | Capacity | Pack | Colour
      Gharvika Sip | Water Bottle | Bottles | 349 | Stainless Steel | 500 ml; 750 ml +100; 1 L +200 | Pack of 1 | Silver; Blue; Black
      Gharvika Thermo | Insulated Flask | Bottles | 799 | Stainless Steel | 500 ml; 1 L +400 | Pack of 1 | Silver; Green
      Gharvika Tamra | Water Bottle | Bottles | 899 | Copper | 1 L | Pack of 1 | Copper
      Gharvika Matka | Fridge Bottle | Bottles | 299 | Plastic | 1 L | Pack of 3; Pack of 6 +250 | Blue; Clear
      Gharvika Dabba | Lunch Box | Lunch Boxes | 599 | Stainless Steel | 900 ml; 1.2 L +200 | Pack of 1 | Silver; Pink
      Gharvika Jar | Storage Container | Storage Containers | 449 | Plastic; Glass +400 | 1 L | Pack of 4; Pack of 6 +250 | Clear
      Gharvika Chai | Tea Cup | Cups and Mugs | 399 | Ceramic | 150 ml | Pack of 6 | White; Blue
      Gharvika Cuppa | Coffee Mug | Cups and Mugs | 299 | Ceramic | 350 ml | Pack of 1; Pack of 2 +200 | Black; Yellow
      Gharvika Pani | Drinking Glass | Glasses | 399 | Glass | 300 ml | Pack of 6 | Clear
    `,
  },
  {
    category,
    type: 'Home > Kitchen > Dinner Sets',
    title: '{model} {Pieces} {Material} Dinner Set – {Colour}',
    name: '{model} {Pieces} Dinner Set ({Material}, {Colour})',
    about: `
      A dinner set of {Pieces} in {colour}. Material: {material}. Microwave safe: {microwave safe}.
    `,
    models: `
      model | price | Pieces | Material | Microwave safe | Colour
      Gharvika Dawat | 1999 | 18 pieces; 27 pieces +1500; 35 pieces +2500 | Opal Glass | Yes | White
      Gharvika Thali | 1499 | 24 pieces; 36 pieces +1200 | Stainless Steel | | Silver
      Gharvika Mitti | 2999 | 12 pieces; 16 pieces +1000 | Ceramic | Yes | Blue; Brown
    `,
  },
  {
    category,
    type: 'Home > Kitchen > Gas Stoves',
    title: '{model} {Burners} {Material} Gas Stove ({Ignition} Ignition)',
    name: '{model} {Burners} Gas Stove ({Material}, {Ignition})',
    common: { Warranty: '2 years' },
    about: `
      A {burners} gas stove with a top of {material}. Ignition: {ignition}.
    `,
    models: `
      model | price | Burners | Material | Ignition
      Chulhari Agni | 2499 | 2 burner; 3 burner +1200; 4 burner +2500 | Stainless Steel | Manual
      Chulhari Jwala | 3999 | 2 burner; 3 burner +1500; 4 burner +3000 | Toughened Glass | Manual; Automatic +900
    `,
  },
  {
    category,
    type: 'Home > Lighting > {kinds}',
    title: '{model} {Power} {thing} ({Light}, {Material}) – {Colour}',
    name: '{model} {thing} ({Power}, {Light}, {Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      {thing} of {Power}. Light: {light}. Made of {material}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Power | Light | Material / Colour
      Ujaari Eco | LED Bulb | Bulbs | 99 | 9 W; 12 W +40; 20 W +120 | Cool white; Warm white | Polycarbonate / White
      Ujaari Rang | Smart LED Bulb | Bulbs | 699 | 9 W; 12 W +150 | 16 million colours | Polycarbonate / White
      Ujaari Baton | LED Tube Light | Tube Lights | 249 | 20 W; 36 W +200 | Cool white | Aluminium / White
      Ujaari Lean | Floor Lamp | Floor Lamps | 2499 | 12 W | Warm white | Metal / Black; Wood / Brown +800
      Ujaari Read | Study Table Lamp | Table Lamps | 899 | 7 W; 10 W +300 | Adjustable white | ABS Plastic / White; ABS Plastic / Black
      Ujaari Jhoomar | Chandelier | Chandeliers | 6999 | 40 W; 60 W +4000 | Warm white | Glass / Gold
      Ujaari Ladi | String Lights | Decorative Lights | 299 | 5 W | Warm white; Multicolour +50 | PVC / Clear
    `,
  },
  {
    category,
    type: 'Home > Decor > {kinds}',
    title: '{model} {Size} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Size}, {Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Size: {Size}.
    `,
    models: `
      model | thing | kinds | price | Size | Material / Colour
      Gharvika Tick | Wall Clock | Clocks | 599 | 25 cm; 30 cm +200 | ABS Plastic / Black; ABS Plastic / White; Wood / Brown +500
      Gharvika Gul | Flower Vase | Vases | 499 | 20 cm; 30 cm +350 | Ceramic / Blue; Ceramic / White; Brass / Gold +900
      Gharvika Yaad | Photo Frame | Photo Frames | 299 | 6 x 8 inch; 8 x 12 inch +200 | Wood / Black; Wood / Brown
      Gharvika Look | Wall Mirror | Mirrors | 1499 | 45 cm; 60 cm +800 | Glass / Gold; Glass / Black
      Gharvika Deep | Diya Lamp Stand | Festive Decor | 799 | 15 cm; 25 cm +600 | Brass / Gold
    `,
  },
  {
    category,
    type: 'Home > Cleaning > {kinds}',
    title: '{model} {Material} {thing} ({Pack}) – {Colour}',
    name: '{model} {Material} {thing} ({Pack}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Sold as a {pack}.
    `,
    models: `
      model | thing | kinds | price | Pack | Material | Colour
      Grihana Twirl | Spin Mop | Mops and Brooms | 1199 | Pack of 1 | Microfibre | Blue; Green
      Grihana Twirl | Mop Refill | Mops and Brooms | 249 | Pack of 2; Pack of 4 +200 | Microfibre | White
      Grihana Phool | Soft Broom | Mops and Brooms | 199 | Pack of 1; Pack of 2 +150 | Grass | Natural Brown
      Grihana Bin | Pedal Dustbin | Dustbins | 649 | Pack of 1 | Plastic; Stainless Steel +700 | Grey
      Grihana Dry | Cloth Drying Stand | Drying Stands | 1799 | Pack of 1 | Stainless Steel | Silver
    `,
  },
];
