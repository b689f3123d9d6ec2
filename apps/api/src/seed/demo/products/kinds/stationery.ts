import type { ProductKind } from '../product-kind.ts';

const category = 'stationery_store';

export const stationery: readonly ProductKind[] = [
  {
    category,
    type: 'Stationery > Paper > {kinds}',
    title: '{model} {Size} {Ruling} {thing} ({Cover} Cover, {Pages}, {Pack}) – {Colour}',
    name: '{model} {thing} ({Size}, {Ruling}, {Cover} Cover, {Pack}, {Colour})',
    about: `
      {thing} of {Size} size with {Pages}, {ruling}. Sold as a {pack}. Cover: {cover}, {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Ruling | Pages | Cover | Pack | Colour
      Pannavi Class | Notebook | Notebooks | 299 | A5; A4 +150 | Single line; Unruled | 172 pages | Soft | Pack of 6 | Multicolour
      Pannavi Ring | Spiral Notebook | Notebooks | 149 | A5; A4 +80 | Single line | 200 pages | Hard | Pack of 1; Pack of 3 +270 | Black; Blue
      Pannavi Dot | Bullet Journal | Diaries and Journals | 399 | A5 | Dotted | 160 pages | Faux leather | Pack of 1 | Green; Black
      Pannavi Year | Diary | Diaries and Journals | 349 | A5; B5 +100 | Dated | 384 pages | Faux leather; Leather +700 | Pack of 1 | Brown; Maroon
      Pannavi Draw | Sketch Book | Sketch Books | 199 | A5 -50; A4; A3 +150 | Unruled | 60 pages | Hard | Pack of 1 | White
    `,
  },
  {
    category,
    type: 'Stationery > Paper > {kinds}',
    title: '{model} {Size} {thing} ({Paper weight}, {Pack}) – {Colour}',
    name: '{model} {thing} ({Size}, {Paper weight}, {Pack}, {Colour})',
    about: `
      {thing} of {Size} size at {Paper weight}. Sold as a {pack}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Paper weight | Pack | Colour
      Pannavi Copy | Printer Paper | Printer Paper | 299 | A4; A3 +350 | 70 GSM; 80 GSM +60 | Pack of 500 sheets | White
      Pannavi Stick | Sticky Notes | Sticky Notes | 99 | 3 x 3 inch | 75 GSM | Pack of 100 sheets; Pack of 400 sheets +180 | Yellow; Multicolour
      Pannavi Card | Chart Paper | Craft Paper | 149 | A4 -50; A2 | 180 GSM | Pack of 10 sheets | Multicolour; White
      Pannavi Kraft | Envelopes | Envelopes | 129 | A5 -30; A4 | 100 GSM | Pack of 25; Pack of 50 +100 | Brown; White
    `,
  },
  {
    category,
    type: 'Stationery > Writing > {kinds}',
    title: '{model} {Tip} {Material} {thing} ({Pack}) – {Colour}',
    name: '{model} {Material} {thing} ({Tip}, {Pack}, {Colour})',
    about: `
      {thing} with a tip of {Tip}. Sold as a {pack}, writes in {colour}. Body: {material}.
    `,
    models: `
      model | thing | kinds | price | Tip | Material | Pack | Colour
      Inkora Flow | Ball Pen | Pens | 50 | 0.7 mm; 1 mm | Plastic | Pack of 5; Pack of 20 +130 | Blue; Black
      Inkora Glide | Gel Pen | Pens | 80 | 0.5 mm; 0.7 mm | Plastic | Pack of 5; Pack of 10 +70 | Blue; Black; Red
      Inkora Scribe | Fountain Pen | Pens | 399 | 0.6 mm | Metal; Plastic -200 | Pack of 1 | Blue; Black
      Inkora Executive | Roller Ball Pen | Pens | 699 | 0.7 mm | Metal | Pack of 1; Gift box of 2 +600 | Blue
      Inkora Lead | Pencil | Pencils | 50 | HB; 2B | Wood | Pack of 10; Pack of 20 +40 | Black
      Inkora Click | Mechanical Pencil | Pencils | 60 | 0.5 mm; 0.7 mm | Plastic | Pack of 1 | Black
      Inkora Bright | Highlighter | Markers | 99 | 4 mm | Plastic | Pack of 5 | Multicolour; Yellow
      Inkora Teach | Whiteboard Marker | Markers | 120 | 2 mm | Plastic | Pack of 4; Pack of 10 +160 | Black; Blue
      Inkora Pakka | Permanent Marker | Markers | 90 | 2 mm | Plastic | Pack of 4 | Black; Red
      Inkora Cart | Ink Cartridge Refill | Refills | 60 | 0.6 mm | Plastic | Pack of 5 | Blue; Black
    `,
  },
  {
    category,
    type: 'Stationery > Art > {kinds}',
    title: '{model} {Shades} {thing} for {Age}',
    name: '{model} {thing} ({Shades})',
    about: `
      {thing} in {Shades} for ages of {Age}. Packed in a {packaging}.
    `,
    models: `
      model | thing | kinds | price | Shades | Age | Packaging
      Rangoleo Mom | Wax Crayons | Crayons | 60 | 12 shades; 24 shades +50; 36 shades +110 | 3 to 8 years | Paper box
      Rangoleo Pastel | Oil Pastels | Crayons | 120 | 24 shades; 50 shades +160 | 5 to 14 years | Plastic box
      Rangoleo Lead | Colour Pencils | Colour Pencils | 110 | 12 shades; 24 shades +100; 48 shades +350 | 5 to 14 years | Paper box
      Rangoleo Line | Sketch Pens | Colour Pencils | 80 | 12 shades; 24 shades +80 | 5 to 14 years | Plastic pouch
      Rangoleo Jal | Water Colours | Paints | 130 | 12 shades; 18 shades +80 | 5 to 14 years | Plastic box
      Rangoleo Acryl | Acrylic Colours | Paints | 249 | 10 shades; 24 shades +400 | 10 years and above | Paper box
      Rangoleo Poster | Poster Colours | Paints | 160 | 6 shades; 12 shades +130 | 8 to 14 years | Plastic box
    `,
  },
  {
    category,
    type: 'Stationery > Art > Art Tools',
    title: '{model} {thing} ({Pack}, {Material})',
    name: '{model} {thing} ({Pack})',
    about: `
      {thing} of {material}. Sold as a {pack}.
    `,
    models: `
      model | thing | price | Pack | Material
      Rangoleo Tip | Round Paint Brush Set | 149 | Pack of 6; Pack of 12 +130 | Synthetic Bristle
      Rangoleo Mix | Colour Palette Tray | 99 | Pack of 1 | Plastic
    `,
  },
  {
    category,
    type: 'Stationery > School > {kinds}',
    title: '{model} {Capacity} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Capacity}, {Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Capacity: {Capacity}. Feature: {feature}.
    `,
    models: `
      model | thing | kinds | price | Capacity | Material | Feature | Colour
      Bastavo Class | School Bag Backpack | School Bags | 799 | 20 L; 30 L +300 | Polyester | 3 compartments | Blue; Pink; Black
      Bastavo College | Laptop Backpack | School Bags | 1299 | 25 L; 35 L +400 | Polyester; Canvas +300 | Laptop sleeve | Grey; Black
      Bastavo Tiny | Pencil Pouch | Pencil Boxes | 149 | 20 pens; 40 pens +80 | Polyester | 2 zips | Blue; Purple
      Bastavo Box | Geometry Box | Geometry Boxes | 179 | 9 pieces | Steel; Plastic -50 | Compass and divider | Blue; Red
    `,
  },
  {
    category,
    type: 'Stationery > Office > {kinds}',
    title: '{model} {Capacity} {thing} ({Material}) – {Colour}',
    name: '{model} {thing} ({Capacity}, {Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Capacity: {Capacity}.
    `,
    models: `
      model | thing | kinds | price | Capacity | Material / Colour
      Daftari Clip | Stapler | Staplers and Punches | 149 | 20 sheets; 50 sheets +350 | Steel / Black; Steel / Blue
      Daftari Hole | Paper Punch | Staplers and Punches | 199 | 12 sheets; 30 sheets +300 | Steel / Black
      Daftari Tidy | Desk Organiser | Desk Accessories | 349 | 5 slots; 9 slots +250 | Metal Mesh / Black; Wood / Brown +300
      Daftari Ganit | Calculator | Calculators | 299 | 12 digits; 14 digits +150 | ABS Plastic / Black; ABS Plastic / White
      Daftari Sci | Scientific Calculator | Calculators | 799 | 240 functions; 552 functions +600 | ABS Plastic / Black
    `,
  },
  {
    category,
    type: 'Stationery > Office > {kinds}',
    title: '{model} {Size} {Material} {thing} ({Pack}) – {Colour}',
    name: '{model} {Material} {thing} ({Size}, {Pack}, {Colour})',
    about: `
      {thing}, size {Size}, sold as a {pack}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Pack | Colour
      Daftari Clip | Stapler Pins Refill | Staplers and Punches | 40 | 24 mm | Steel | Pack of 5; Pack of 10 +30 | Silver
      Daftari Bind | Ring Binder File | Files and Folders | 149 | A4 | Polypropylene | Pack of 1; Pack of 4 +380 | Blue; Black
      Daftari Leaf | Document Folder | Files and Folders | 199 | A4 | Polypropylene | Pack of 10 | Clear; Multicolour
      Daftari White | Whiteboard | Boards | 699 | 2 x 1.5 feet; 3 x 2 feet +600; 4 x 3 feet +1600 | Melamine | Pack of 1 | White
      Daftari Cut | Scissors | Cutting | 99 | 6 inch; 8 inch +60 | Stainless Steel | Pack of 1 | Red; Black
      Daftari Seal | Clear Tape | Tapes and Glue | 60 | 24 mm; 48 mm +50 | BOPP | Pack of 2; Pack of 6 +100 | Clear
      Daftari Chipak | Glue Stick | Tapes and Glue | 50 | 8 g; 21 g +40 | PVP | Pack of 1; Pack of 3 +80 | White
    `,
  },
];
