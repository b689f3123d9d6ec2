import type { ProductKind } from '../product-kind.ts';

const category = 'jewelry_store';

export const jewellery: readonly ProductKind[] = [
  {
    category,
    type: 'Jewellery > Gold > {kinds}',
    title: '{model} {Purity} Gold {thing} ({Weight}) for {Ideal for}',
    name: '{model} {Purity} Gold {thing} ({Weight})',
    common: { Material: 'Gold', Certificate: 'Hallmarked' },
    about: `
      {thing} of {Purity} gold for {ideal for}, {Weight}. Certificate: {certificate}. Stone: {stone}.
    `,
    models: `
      model | thing | kinds | price | Purity | Weight | Stone | Ideal for
      Kanakeya Sada | Ring | Rings | 21990 | 22 karat | 3 g; 4 g +7000; 5 g +14000 | | Women
      Kanakeya Veer | Ring | Rings | 31990 | 22 karat | 4.5 g; 6 g +10500 | | Men
      Kanakeya Dor | Chain | Chains | 56990 | 22 karat | 8 g; 10 g +14000; 16 g +56000 | | Men and women
      Kanakeya Kangan | Bangles | Bangles | 109990 | 22 karat | 16 g; 20 g +27000 | | Women
      Kanakeya Jhumka | Jhumka Earrings | Earrings | 35990 | 22 karat | 5 g; 7 g +14000 | Pearl | Women
      Kanakeya Bindu | Stud Earrings | Earrings | 13990 | 18 karat | 2 g; 3 g +6000 | | Women
      Kanakeya Mangal | Mangalsutra | Mangalsutras | 45990 | 22 karat | 6 g; 9 g +21000 | Black beads | Women
      Kanakeya Coin | Coin | Coins | 7490 | 24 karat | 1 g; 2 g +7300; 5 g +29000; 10 g +65000 | | Men and women
    `,
  },
  {
    category,
    type: 'Jewellery > Diamond > {kinds}',
    title: '{model} {Stone weight} Diamond {thing} in {Purity} {Material}',
    name: '{model} Diamond {thing} ({Stone weight}, {Material})',
    common: { Stone: 'Diamond', Certificate: 'Certified' },
    about: `
      {thing} in {Purity} {material} with diamonds of {Stone weight}. Certificate: {certificate}. Made for {ideal for}.
    `,
    models: `
      model | thing | kinds | price | Stone weight | Purity | Material | Ideal for
      Ratnova Tara | Ring | Rings | 29990 | 0.1 carat; 0.25 carat +22000; 0.5 carat +70000 | 18 karat | Gold; White Gold +2000; Rose Gold +1000 | Women
      Ratnova Boond | Stud Earrings | Earrings | 24990 | 0.1 carat; 0.2 carat +15000 | 18 karat | Gold; White Gold +2000 | Women
      Ratnova Leher | Pendant | Pendants | 18990 | 0.08 carat; 0.15 carat +9000 | 14 karat | Rose Gold; Gold | Women
      Ratnova Kada | Bracelet | Bracelets | 64990 | 0.5 carat; 1 carat +60000 | 18 karat | White Gold | Women
    `,
  },
  {
    category,
    type: 'Jewellery > Silver > {kinds}',
    title: '{model} Sterling Silver {thing} with {Stone} for {Ideal for}',
    name: '{model} Silver {thing} for {Ideal for} ({Stone})',
    common: { Material: 'Silver', Purity: '925 sterling' },
    about: `
      {thing} of 925 sterling silver for {ideal for}. Stone: {stone}. Weight: {Weight}.
    `,
    models: `
      model | thing | kinds | price | Stone | Weight | Ideal for
      Silvrina Moon | Ring | Rings | 899 | Zircon; Moonstone +400; Turquoise +300 | 2.5 g | Women
      Silvrina Payal | Anklets | Anklets | 1999 | Zircon; Bells +200 | 22 g | Women
      Silvrina Drop | Drop Earrings | Earrings | 1099 | Pearl; Garnet +300 | 4 g | Women
      Silvrina Thread | Pendant Necklace | Necklaces | 1499 | Zircon; Amethyst +600 | 5 g | Women
      Silvrina Link | Bracelet | Bracelets | 1799 | Zircon; Onyx +300 | 8 g | Men; Women
      Silvrina Toe | Toe Rings | Toe Rings | 499 | Zircon; Enamel | 3 g | Women
    `,
  },
  {
    category,
    type: 'Jewellery > Fashion > {kinds}',
    title: '{model} {Material} {Style} {thing} – {Colour}',
    name: '{model} {thing} ({Material}, {Colour})',
    common: { 'Ideal for': 'Women' },
    about: `
      {style} {thing} of {material} in {colour}. Stones: {stones}. Occasion: {occasion}.
    `,
    models: `
      model | Style | thing | kinds | price | Material | Stones | Occasion | Colour
      Chamkeela Rani | Kundan | Necklace Set | Necklaces | 1999 | Brass | Kundan | Wedding | Gold; Green; Red
      Chamkeela Mandir | Temple | Necklace Set | Necklaces | 2499 | Copper | Ruby glass | Festive | Antique Gold
      Chamkeela Chand | Chandbali | Earrings | Earrings | 599 | Brass | Pearl beads | Festive | Gold; White
      Chamkeela Hoop | Hoop | Earrings | Earrings | 249 | Stainless Steel; Brass -50 | | Daily wear | Gold; Silver
      Chamkeela Chudi | Plain | Bangles | Bangles | 299 | Glass | | Daily wear | Red; Green; Blue
      Chamkeela Choker | Beaded | Choker Necklace | Necklaces | 499 | Alloy | Beads | Party wear | Black; White
      Chamkeela Nath | Clip-on | Nose Ring | Nose Rings | 199 | Brass | Pearl beads | Wedding | Gold
      Chamkeela Tikka | Kundan | Maang Tikka | Hair Jewellery | 399 | Brass | Kundan | Wedding | Gold; Pink
      Chamkeela Charm | Charm | Bracelet | Bracelets | 349 | Alloy; Stainless Steel +150 | | Daily wear | Silver; Rose Gold
    `,
  },
  {
    category,
    type: 'Jewellery > Watches > Wrist Watches',
    title: '{model} {Ideal for} {Movement} Wrist Watch ({Strap} Strap) – {Colour}',
    name: '{model} {Ideal for} Watch ({Strap} Strap, {Colour})',
    common: { Warranty: '2 years' },
    about: `
      A {movement} watch for {ideal for} with a strap of {strap}. The dial is {Dial} wide and {colour}. Water resistance: {Water resistance}.
    `,
    models: `
      model | price | Ideal for / Dial | Movement | Strap | Water resistance | Colour
      Ghadivo Classic | 1999 | Men / 42 mm; Women / 32 mm | Quartz | Leather; Steel +500 | 30 m | Black; White
      Ghadivo Sport | 1299 | Men / 46 mm | Digital | Silicone | 50 m | Black; Green
      Ghadivo Heritage | 8999 | Men / 40 mm | Automatic | Leather; Steel +1500 | 50 m | Blue; White
      Ghadivo Petal | 2499 | Women / 28 mm | Quartz | Steel | 30 m | Rose Gold; Silver
    `,
  },
  {
    category,
    type: 'Jewellery > Jewellery Care > {kinds}',
    title: '{model} {Material} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Material}, {Colour})',
    about: `
      A {thing} of {material} for {compatible with}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Material | Compatible with | Colour
      Chamkeela Box | Jewellery Organiser Case | Jewellery Boxes | 799 | Velvet; Wood +600 | Rings and Earrings | Red; Blue
      Silvrina | Silver Polish Cloth | Jewellery Cleaners | 199 | Cotton | Silver Jewellery | White
    `,
  },
];
