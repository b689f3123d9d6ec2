import type { ProductKind } from '../product-kind.ts';

const category = 'furniture_store';

export const storageAndTables: readonly ProductKind[] = [
  {
    category,
    type: 'Furniture > Bedroom > Wardrobes',
    title: '{model} {Doors} {Material} Wardrobe with {Feature} – {Colour}',
    name: '{model} {Doors} Wardrobe ({Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {doors} wardrobe with {Shelves}, made of {material} in {colour}. Feature: {feature}. Height: {Height}.
    `,
    models: `
      model | price | Doors / Shelves | Material | Feature | Height | Colour
      Kathvera Almora | 13999 | 2 door / 4 shelves; 3 door / 6 shelves +6000; 4 door / 8 shelves +12000 | Engineered Wood | Mirror | 190 cm | Wenge Brown; White
      Kathvera Sagar | 38999 | 2 door / 5 shelves; 3 door / 7 shelves +14000 | Sheesham Wood | Drawers | 185 cm | Honey Brown
      Timbrio Lohatri | 9999 | 2 door / 4 shelves; 3 door / 6 shelves +5500 | Steel | Locker | 198 cm | Grey; Brown
      Timbrio Slide | 28999 | 2 door / 6 shelves; 3 door / 9 shelves +12000 | Engineered Wood | Sliding Doors and Mirror | 210 cm | White; Oak Brown
      Woodrelle Fold | 1999 | 2 door / 6 shelves; 3 door / 10 shelves +700 | Fabric | Zip Doors | 170 cm | Maroon; Blue
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > TV Units',
    title: '{model} {Material} TV Unit for TVs up to {Fits} – {Colour}',
    name: '{model} TV Unit ({Fits}, {Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A TV unit of {material} for TVs up to {Fits}. It is {Width} wide and comes in {colour}. Mounting: {mounting}.
    `,
    models: `
      model | price | Fits / Width | Material | Mounting | Colour
      Kathvera Manch | 6499 | 43 inch / 120 cm; 55 inch / 150 cm +2500 | Engineered Wood | On the floor | Walnut Brown; White
      Kathvera Rang | 21999 | 55 inch / 150 cm; 65 inch / 180 cm +5000 | Sheesham Wood | On the floor | Honey Brown
      Timbrio Float | 3999 | 32 inch / 90 cm; 43 inch / 120 cm +1200 | Engineered Wood | On the wall | Black; Oak Brown
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > Coffee Tables',
    title: '{model} {Shape} {Material} Coffee Table – {Colour}',
    name: '{model} {Shape} Coffee Table ({Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {shape} coffee table of {material} in {colour}. It measures {Size}. Storage: {storage}.
    `,
    models: `
      model | price | Shape / Size | Material | Storage | Colour
      Kathvera Chauki | 6999 | Square / 80 x 80 x 40 cm; Rectangular / 110 x 60 x 40 cm +1000 | Sheesham Wood | Drawer | Honey Brown; Walnut Brown
      Timbrio Ring | 4999 | Round / 75 x 75 x 42 cm | Metal | | Black; Gold
      Timbrio Pane | 7999 | Rectangular / 105 x 60 x 42 cm; Oval / 115 x 65 x 42 cm +800 | Glass | Shelf | Clear; Black
      Woodrelle Nest | 3499 | Square / 55 x 55 x 45 cm | Engineered Wood | Shelf | White; Oak Brown
    `,
  },
  {
    category,
    type: 'Furniture > Dining > Dining Table Sets',
    title: '{model} {Seats} {Material} Dining Table Set – {Colour}',
    name: '{model} {Seats} Dining Set ({Material}, {Colour})',
    common: { Warranty: '3 years' },
    about: `
      A {seats} dining set of {material} in {colour}. The top is of {top}; the set has {Includes}.
    `,
    models: `
      model | price | Seats / Includes | Material | Top | Colour
      Kathvera Bhojan | 26999 | 4 seater / 4 chairs; 6 seater / 6 chairs +14000; 8 seater / 8 chairs +30000 | Sheesham Wood | Wood | Honey Brown; Walnut Brown
      Timbrio Clear | 18999 | 4 seater / 4 chairs; 6 seater / 6 chairs +8000 | Metal | Glass | Black; White
      Woodrelle Thali | 12999 | 2 seater / 2 chairs; 4 seater / 4 chairs +4000; 6 seater / 6 chairs +10000 | Rubber Wood | Wood | Natural Brown
      Timbrio Marbella | 46999 | 6 seater / 6 chairs; 8 seater / 8 chairs +14000 | Metal | Marble | White
    `,
  },
  {
    category,
    type: 'Furniture > Office > Office Chairs',
    title: '{model} {Back} {Material} Office Chair – {Colour}',
    name: '{model} Office Chair ({Back}, {Material}, {Colour})',
    common: { Warranty: '3 years' },
    about: `
      An office chair with a {back} of {material}, in {colour}. It carries up to {Maximum load}. Armrests: {armrests}, lumbar support: {lumbar support}.
    `,
    models: `
      model | price | Back | Material | Maximum load | Armrests | Lumbar support | Colour
      Baithak Mesh | 4499 | Mid Back; High Back +1500 | Mesh | 110 kg | Fixed | Fixed | Black; Grey
      Baithak Ergo | 10999 | High Back | Mesh | 130 kg | Adjustable | Adjustable | Black; White
      Baithak Boss | 8999 | High Back | Faux Leather; Leather +7000 | 120 kg | Padded | Fixed | Brown; Black
      Baithak Basic | 2799 | Low Back | Polyester | 90 kg | | | Black; Blue
      Arkento Throne | 13999 | High Back | Faux Leather | 140 kg | Adjustable | Cushion | Red; Black
    `,
  },
  {
    category,
    type: 'Furniture > Office > Desks',
    title: '{model} {Width} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Width}, {Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {material} in {colour}, {Width} wide. Drawers: {drawers}. Height: {Height}.
    `,
    models: `
      model | thing | price | Width | Material | Drawers | Height | Colour
      Baithak Plank | Study Table | 3999 | 90 cm; 120 cm +1200 | Engineered Wood | | 75 cm | Oak Brown; White
      Baithak Scholar | Study Table | 7499 | 105 cm; 120 cm +1200 | Engineered Wood | 2 drawers | 75 cm | Walnut Brown; White
      Kathvera Lekhak | Writing Desk | 14999 | 110 cm; 135 cm +3000 | Sheesham Wood | 3 drawers | 76 cm | Honey Brown
      Baithak Rise | Standing Desk | 19999 | 120 cm; 140 cm +2500; 160 cm +5000 | Steel | | 71 to 119 cm | Black; White
      Baithak Corner | L Shape Computer Desk | 9999 | 135 cm; 150 cm +1500 | Engineered Wood | 1 drawer | 75 cm | Black; Wenge Brown
      Woodrelle Tuck | Folding Laptop Table | 799 | 60 cm | Engineered Wood | | 28 cm | Black; Pink
    `,
  },
  {
    category,
    type: 'Furniture > Storage > {kinds}',
    title: '{model} {Shelves} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Shelves}, {Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} with {Shelves}, made of {material} in {colour}. It is {Height} high and {Width} wide.
    `,
    models: `
      model | thing | kinds | price | Shelves / Height | Material | Width | Colour
      Kathvera Pothi | Bookshelf | Bookshelves | 4499 | 3 shelves / 100 cm; 5 shelves / 165 cm +2000 | Engineered Wood | 60 cm | White; Wenge Brown
      Kathvera Granth | Bookshelf | Bookshelves | 15999 | 4 shelves / 140 cm; 6 shelves / 190 cm +6000 | Sheesham Wood | 75 cm | Honey Brown
      Timbrio Ladder | Ladder Bookshelf | Bookshelves | 3999 | 4 shelves / 145 cm; 5 shelves / 175 cm +900 | Metal | 62 cm | Black
      Timbrio Joota | Shoe Rack | Shoe Racks | 1299 | 3 shelves / 55 cm; 5 shelves / 90 cm +600 | Metal | 70 cm | Black; Grey
      Kathvera Joota | Shoe Cabinet | Shoe Racks | 5499 | 3 shelves / 95 cm; 4 shelves / 120 cm +1500 | Engineered Wood | 65 cm | White; Walnut Brown
      Woodrelle Peg | Floating Wall Shelf | Wall Shelves | 799 | 1 shelf / 12 cm; 3 shelves / 36 cm +700 | Engineered Wood | 45 cm | White; Black
      Kathvera Rasoi | Kitchen Cabinet | Kitchen Cabinets | 8999 | 4 shelves / 150 cm; 6 shelves / 180 cm +3500 | Engineered Wood | 80 cm | White
    `,
  },
  {
    category,
    type: 'Furniture > Bedroom > {kinds}',
    title: '{model} {Material} {thing} ({Drawers}) – {Colour}',
    name: '{model} {thing} ({Material}, {Drawers}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {material} with {Drawers}, in {colour}. It measures {Size}.
    `,
    models: `
      model | thing | kinds | price | Material | Drawers | Size | Colour
      Kathvera Sirhana | Bedside Table | Bedside Tables | 2499 | Engineered Wood; Sheesham Wood +3500 | 1 drawer; 2 drawers +600 | 40 x 40 x 50 cm | Walnut Brown; White
      Kathvera Darpan | Dressing Table | Dressing Tables | 7999 | Engineered Wood; Sheesham Wood +9000 | 2 drawers; 4 drawers +1800 | 80 x 40 x 150 cm | Wenge Brown; White
      Kathvera Tijori | Chest of Drawers | Chests of Drawers | 6999 | Engineered Wood; Sheesham Wood +9000 | 4 drawers; 6 drawers +2500 | 80 x 45 x 100 cm | Walnut Brown
    `,
  },
  {
    category,
    type: 'Furniture > Outdoor > {kinds}',
    title: '{model} {Seats} {Material} {thing} – {Colour}',
    name: '{model} {Seats} {thing} ({Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {seats} {thing} of {material} in {colour}. It carries up to {Maximum load}.
    `,
    models: `
      model | thing | kinds | price | Seats | Material | Maximum load | Colour
      Aasanika Jhula | Garden Swing | Swings | 11999 | 1 seater; 2 seater +7000 | Rattan; Steel -2000 | 150 kg | White; Brown
      Aasanika Bageecha | Balcony Chair Set | Outdoor Sets | 8999 | 2 seater; 4 seater +7000 | Rattan | 120 kg | Brown; Black
      Woodrelle Camp | Folding Chair | Folding Chairs | 1199 | 1 seater | Steel | 100 kg | Blue; Green
      Woodrelle Stack | Plastic Chair | Plastic Chairs | 699 | 1 seater | Polypropylene | 110 kg | White; Red; Brown
    `,
  },
  {
    category,
    type: 'Furniture > Furniture Accessories > {kinds}',
    title: '{model} {thing} for {Fits} – {Colour}',
    name: '{model} {thing} for {Fits} ({Colour})',
    about: `
      A {thing} for a {fits}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Fits | Material | Colour
      Loomeya Stretch | Sofa Cover | Sofa Covers | 899 | 1 Seater Sofa; 2 Seater Sofa +400; 3 Seater Sofa +800 | Polyester | Grey; Maroon
      Loomeya Dine | Dining Chair Cover | Chair Covers | 349 | Dining Chair | Polyester | Beige; Blue
      Loomeya Cloth | Dining Table Cover | Table Covers | 499 | 4 Seater Table; 6 Seater Table +200 | PVC | Clear; Gold
      Baithak Roll | Caster Wheel Set | Furniture Parts | 699 | Office Chair | Polyurethane | Black
      Baithak Back | Lumbar Support Cushion | Chair Cushions | 899 | Office Chair | Memory Foam | Black; Grey
    `,
  },
];
