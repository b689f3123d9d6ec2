import type { ProductKind } from '../product-kind.ts';

const category = 'furniture_store';

export const seatingAndSleeping: readonly ProductKind[] = [
  {
    category,
    type: 'Furniture > Living Room > Sofas',
    title: '{model} {Seats} {Material} {Style} Sofa – {Colour}',
    name: '{model} {Seats} {Material} Sofa ({Colour})',
    common: { Warranty: '3 years' },
    about: `
      A {seats} sofa covered in {material}, in {colour}. The frame is of {frame}; it is {Width} wide. Style: {style}.
      A {style} sofa, {seats}, in {colour} {material}. Frame of {frame}, width {Width}.
    `,
    models: `
      model | Style | price | Seats / Width | Material | Frame | Colour
      Nestara Mira | Fabric | 12999 | 1 seater / 85 cm; 2 seater / 140 cm +6000; 3 seater / 195 cm +11000 | Linen | Pine wood | Grey; Teal Blue
      Nestara Royal | Chesterfield | 36999 | 2 seater / 160 cm; 3 seater / 215 cm +13000 | Leather | Sal wood | Brown; Black
      Nestara Cosmo | Modern | 17999 | 2 seater / 145 cm; 3 seater / 200 cm +7000 | Faux Leather | Engineered wood | Black; Beige
      Aasanika Jhoola | Wooden | 21999 | 2 seater / 130 cm; 3 seater / 180 cm +7000 | Cotton | Sheesham wood | Maroon; Mustard Yellow
      Aasanika Mehfil | Low | 27999 | 3 seater / 205 cm; 4 seater / 260 cm +9000 | Velvet | Sheesham wood | Green; Navy Blue; Pink
      Woodrelle Basic | Compact | 8999 | 2 seater / 120 cm; 3 seater / 170 cm +3500 | Polyester | Pine wood | Brown; Grey
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > Sectional Sofas',
    title: '{model} {Seats} L Shape {Material} Sectional Sofa – {Colour}',
    name: '{model} {Seats} L Shape Sofa ({Material}, {Colour})',
    common: { Warranty: '3 years' },
    about: `
      A {seats} sofa in L shape, covered in {material}. Its corner stands on the {corner}; the frame is of {frame}.
    `,
    models: `
      model | price | Seats | Material | Corner | Frame | Colour
      Nestara Bend | 34999 | 5 seater; 6 seater +8000 | Linen; Faux Leather +4000 | Left | Pine wood | Grey; Beige
      Woodrelle Corner | 26999 | 5 seater | Polyester | Right | Engineered wood | Blue; Brown
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > Sofa Beds',
    title: '{model} {Seats} {Size} Sofa Bed – {Colour}',
    name: '{model} {Seats} Sofa Bed ({Size}, {Colour})',
    common: { Warranty: '2 years' },
    about: `
      A {seats} sofa bed that opens to a {size} bed. It is covered in {material}, in {colour}. Storage: {storage}.
    `,
    models: `
      model | price | Seats / Size | Material | Storage | Colour
      Nestara Flip | 11999 | 2 seater / Double; 3 seater / Queen +5000 | Polyester | | Grey; Blue
      Woodrelle Pull | 22999 | 3 seater / Queen; 3 seater / King +5000 | Linen | Under the seat | Brown; Grey
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > Recliners',
    title: '{model} {Seats} {Mechanism} {Material} Recliner – {Colour}',
    name: '{model} {Seats} {Mechanism} Recliner ({Material}, {Colour})',
    common: { Warranty: '3 years' },
    about: `
      A {seats} recliner covered in {material}, in {colour}. Mechanism: {mechanism}. It carries up to {Maximum load}.
    `,
    models: `
      model | price | Seats | Mechanism | Material | Maximum load | Colour
      Aasanika Aaram | 19999 | 1 seater; 2 seater +15000; 3 seater +27000 | Manual | Faux Leather | 120 kg | Brown; Black
      Aasanika Aaram Plus | 31999 | 1 seater; 2 seater +22000 | Motorised | Leather | 130 kg | Brown; Cream White
      Nestara Doze | 15999 | 1 seater | Manual | Velvet | 110 kg | Grey; Blue
    `,
  },
  {
    category,
    type: 'Furniture > Living Room > {kinds}',
    title: '{model} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Material}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {material}, in {colour}. It measures {Size} and weighs {Weight}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Weight | Colour
      Woodrelle Puff | Ottoman | Ottomans | 2499 | Velvet | 45 x 45 x 42 cm | 5 kg | Pink; Green; Grey
      Woodrelle Blob | Bean Bag Cover | Bean Bags | 899 | Faux Leather | 75 x 75 x 110 cm | 1.1 kg | Black; Red
      Woodrelle Blob Filled | Bean Bag | Bean Bags | 2199 | Faux Leather; Cotton -200 | 75 x 75 x 110 cm | 4 kg | Black; Brown
      Aasanika Mudha | Bamboo Stool | Stools | 1299 | Bamboo | 35 x 35 x 42 cm | 2 kg | Natural Brown
      Woodrelle Perch | Bar Stool | Stools | 4299 | Metal | 42 x 42 x 76 cm | 6 kg | Black; White
      Woodrelle Rock | Rocking Chair | Rocking Chairs | 13999 | Sheesham Wood; Teak Wood +5000 | 60 x 95 x 100 cm | 16 kg | Honey Brown; Walnut Brown
      Nestara Wing | Accent Chair | Accent Chairs | 9999 | Linen; Velvet +1500 | 72 x 78 x 102 cm | 14 kg | Yellow; Blue; Grey
    `,
  },
  {
    category,
    type: 'Furniture > Bedroom > Beds',
    title: '{model} {Size} Size {Material} Bed[ with {Storage} Storage] – {Colour}',
    name: '{model} {Size} Bed ({Material}[, {Storage} Storage], {Colour})',
    common: { Warranty: '3 years' },
    about: `
      A {size} size bed of {material} in {colour}. Storage: {storage}. It takes a mattress of {Mattress size}.
    `,
    models: `
      model | price | Size / Mattress size | Material | Storage | Colour
      Kathvera Raja | 32999 | Queen / 78 x 60 inch; King / 78 x 72 inch +5000 | Sheesham Wood | Box; Hydraulic +6000 | Honey Brown; Walnut Brown
      Kathvera Saral | 9999 | Single / 72 x 36 inch; Queen / 78 x 60 inch +6000; King / 78 x 72 inch +9000 | Engineered Wood | ; Box +3000 | Wenge Brown
      Kathvera Teakline | 44999 | Queen / 78 x 60 inch; King / 78 x 72 inch +8000 | Teak Wood | Drawer | Teak Brown
      Timbrio Loha | 7499 | Single / 72 x 36 inch; Queen / 78 x 60 inch +4500 | Metal | | Black; White
      Timbrio Plush | 27999 | Queen / 78 x 60 inch; King / 78 x 72 inch +5000 | Velvet | Hydraulic | Grey; Blue
      Timbrio Bunk | 24999 | Single / 72 x 36 inch | Pine Wood | Drawer | White; Natural Brown
    `,
  },
  {
    category,
    type: 'Furniture > Bedroom > Mattresses',
    title: '{model} {Thickness} {Size} Size {Material} Mattress',
    name: '{model} {Size} {Material} Mattress ({Thickness})',
    about: `
      A {size} size mattress of {material}, {Thickness} thick. Firmness: {firmness}. It measures {Dimensions} and has a warranty of {Warranty}.
    `,
    models: `
      model | price | Size / Dimensions | Thickness | Material | Firmness | Warranty
      Nidrova Cloud | 7999 | Single / 72 x 36 inch; Queen / 78 x 60 inch +5000; King / 78 x 72 inch +7000 | 6 inch; 8 inch +3000 | Memory Foam | Medium soft | 10 years
      Nidrova Ortho | 6499 | Single / 72 x 36 inch; Queen / 78 x 60 inch +4000; King / 78 x 72 inch +6000 | 6 inch | Orthopaedic Foam | Firm | 7 years
      Slumbra Spring | 8999 | Single / 72 x 36 inch; Queen / 78 x 60 inch +5500; King / 78 x 72 inch +8000 | 8 inch | Pocket Spring | Medium | 8 years
      Slumbra Desi | 4499 | Single / 72 x 36 inch; Queen / 78 x 60 inch +3000 | 4 inch; 5 inch +800 | Coir | Firm | 3 years
      Slumbra Sap | 21999 | Queen / 78 x 60 inch; King / 78 x 72 inch +5000 | 7 inch | Natural Latex | Medium | 10 years
    `,
  },
  {
    category,
    type: 'Furniture > Bedroom > Mattress Accessories',
    title: '{model} {thing} for {Size} Beds – {Colour}',
    name: '{model} {thing} ({Size}, {Colour})',
    about: `
      A {thing} for {size} beds, made of {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Size | Material | Colour
      Nidrova Guard | Waterproof Mattress Protector | 699 | Single; Queen +300; King +400 | Cotton | White; Grey
      Nidrova Soft | Mattress Topper | 2499 | Single; Queen +1500; King +2000 | Memory Foam | White
    `,
  },
];
