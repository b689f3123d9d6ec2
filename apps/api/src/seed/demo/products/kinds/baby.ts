import type { ProductKind } from '../product-kind.ts';

const category = 'baby_store';

export const baby: readonly ProductKind[] = [
  {
    category,
    type: 'Baby > Diapering > {kinds}',
    title: '{model} {Size} {thing} ({Pack})',
    name: '{model} {thing} ({Size}, {Pack})',
    about: `
      {thing}, size {size}, sold as a {pack}. For babies of {Baby weight}. Material: {material}.
    `,
    models: `
      model | thing | kinds | price | Size / Baby weight | Pack | Material
      Nanhora Dry | Diaper Pants | Diapers | 399 | Small / 4 to 8 kg; Medium / 7 to 12 kg +50; Large / 9 to 14 kg +100; XL / 12 to 17 kg +150 | Pack of 30; Pack of 60 +350 | Non-woven
      Nanhora New | Taped Diapers | Diapers | 349 | Newborn / Up to 5 kg; Small / 3 to 8 kg +30 | Pack of 24; Pack of 72 +600 | Non-woven
      Littloom Cloth | Reusable Cloth Diaper | Diapers | 349 | Free size / 5 to 17 kg | Pack of 1; Pack of 3 +600 | Cotton
    `,
  },
  {
    category,
    type: 'Baby > Bath and Care > {kinds}',
    title: '{model} Baby {thing} ({Quantity})',
    name: '{model} Baby {thing} ({Quantity})',
    about: `
      {thing} for babies, {Quantity}. Key ingredient: {key ingredient}. Age: {age}.
    `,
    models: `
      model | thing | kinds | price | Key ingredient | Age | Quantity
      Bubbora Soft | Wipes | Wipes | 149 | Aloe Vera | From birth | 72 pieces; 216 pieces +220
      Bubbora Wash | Shampoo | Bath | 199 | Oat | From birth | 200 ml; 400 ml +150
      Bubbora Bar | Soap | Bath | 99 | Almond Oil | From birth | 75 g; 225 g +150
      Bubbora Silk | Lotion | Skin Care | 229 | Shea Butter | From birth | 200 ml; 400 ml +180
      Bubbora Rub | Massage Oil | Skin Care | 249 | Coconut Oil | From birth | 100 ml -100; 200 ml
      Bubbora Calm | Diaper Rash Cream | Skin Care | 199 | Zinc Oxide | From birth | 50 g; 100 g +150
      Bubbora Dust | Powder | Skin Care | 149 | Corn Starch | From birth | 200 g; 400 g +110
      Bubbora Tub | Bath Tub | Bath | 999 | | From birth | 1 piece
    `,
  },
  {
    category,
    type: 'Baby > Feeding > {kinds}',
    title: '{model} {Capacity} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Capacity}, {Material}, {Colour})',
    about: `
      A {thing} of {material} that holds {Capacity}. Age: {age}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Capacity | Material | Age | Colour
      Chunnumo Sip | Feeding Bottle | Feeding Bottles | 249 | 125 ml; 250 ml +80 | Polypropylene; Glass +150; Stainless Steel +350 | From birth | Blue; Pink
      Chunnumo Cup | Sipper Cup | Sippers | 299 | 180 ml; 300 ml +80 | Polypropylene | From 6 months | Green; Yellow
      Chunnumo Bowl | Suction Bowl | Baby Tableware | 349 | 300 ml | Silicone; Bamboo +150 | From 6 months | Grey; Peach
      Chunnumo Warm | Bottle Warmer | Feeding Appliances | 1799 | 250 ml | ABS Plastic | From birth | White
      Chunnumo Steam | Bottle Sterilizer | Feeding Appliances | 2499 | 6 bottles | ABS Plastic | From birth | White
      Chunnumo Pump | Electric Breast Pump | Breastfeeding | 2999 | 150 ml | Silicone | From birth | White; Pink
    `,
  },
  {
    category,
    type: 'Baby > Feeding > Baby Food',
    title: '{model} {Flavour} Baby {thing} ({Weight}, {Age})',
    name: '{model} {Flavour} Baby {thing} ({Weight})',
    common: { Diet: 'Vegetarian' },
    about: `
      {thing} for babies {Age}, flavour {flavour}. A pack holds {Weight}.
    `,
    models: `
      model | thing | price | Flavour | Age | Weight
      Nanhora Spoon | Cereal | 249 | Wheat Apple; Rice; Multigrain Banana | From 6 months | 300 g; 600 g +220
      Nanhora Bite | Ragi Biscuits | 149 | Banana; Plain | From 12 months | 150 g
    `,
  },
  {
    category,
    type: 'Baby > Travel > {kinds}',
    title: '{model} {thing} for {Age} ({Maximum load}) – {Colour}',
    name: '{model} {thing} ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} for children of {Age} and up to {Maximum load}. It weighs {Weight} and comes in {colour}. Feature: {feature}.
    `,
    models: `
      model | thing | kinds | price | Age | Maximum load | Weight | Feature | Colour
      Littloom Stroll | Baby Stroller | Strollers and Prams | 4999 | 0 to 3 years | 15 kg | 7.2 kg | 3 recline positions | Black; Red
      Littloom Feather | Travel Stroller | Strollers and Prams | 8499 | 6 months to 3 years | 18 kg | 5.8 kg | One-hand fold | Grey; Navy Blue
      Littloom Royal | Baby Pram | Strollers and Prams | 6999 | 0 to 3 years | 15 kg | 9.5 kg | Reversible handle | Blue; Pink
      Littloom Buckle | Baby Car Seat | Car Seats | 7999 | 0 to 4 years | 18 kg | 6.5 kg | Rear and front facing | Black; Grey
      Littloom Hug | Baby Carrier | Carriers | 1499 | 4 months to 2 years | 15 kg | 0.7 kg | 4 carry positions | Grey; Blue
      Littloom Step | Baby Walker | Walkers | 1799 | 8 months to 2 years | 12 kg | 3.2 kg | Music tray | Red; Blue
      Littloom Bounce | Baby Rocker | Rockers | 1999 | 0 to 2 years | 18 kg | 2.9 kg | Toy bar | Pink; Green
      Littloom Dine | High Chair | High Chairs | 3499 | 6 months to 4 years | 20 kg | 5 kg | Removable tray | White; Orange
    `,
  },
  {
    category,
    type: 'Baby > Nursery > {kinds}',
    title: '{model} {Material} {thing} ({Size}) – {Colour}',
    name: '{model} {thing} ({Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Size: {Size}. Age: {age}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Age | Colour
      Littloom Crib | Baby Cot | Cots and Cradles | 7999 | Pine Wood; Engineered Wood -1500 | 120 x 60 cm | 0 to 3 years | White; Natural Brown
      Littloom Jhula | Baby Cradle | Cots and Cradles | 3999 | Steel; Sheesham Wood +3000 | 90 x 50 cm | 0 to 1 year | Brown; White
      Littloom Nest | Baby Bedding Set | Bedding | 899 | Cotton; Velvet +200 | 75 x 45 cm | 0 to 1 year | Pink; Blue
      Littloom Swaddle | Swaddle Wrap | Bedding | 399 | Muslin Cotton | 100 x 100 cm | 0 to 6 months | Yellow; Grey
      Littloom Net | Mosquito Net | Bedding | 449 | Polyester | 110 x 65 cm | 0 to 2 years | White; Pink
      Littloom Guard | Bed Rail Guard | Safety | 1299 | Polyester | 180 x 65 cm | 1 to 4 years | Grey; Blue
      Littloom Crawl | Foam Play Mat | Play Mats | 1499 | EVA | 180 x 120 cm | 0 to 3 years | Multicolour
      Littloom Latch | Cabinet Safety Lock | Safety | 249 | ABS Plastic | 18 cm | 0 to 4 years | White
    `,
  },
  {
    category,
    type: 'Baby > Clothing > {kinds}',
    title: '{model} Baby {Material} {thing} ({Age}, {Pack}) – {Colour}',
    name: '{model} Baby {thing} ({Age}, {Material}, {Colour})',
    about: `
      {thing} for babies of {Age}, made of {material}. Sold as a {pack}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Material | Age | Pack | Colour
      Chotani Tiny | Romper | Rompers | 499 | Cotton | 0 to 3 months; 6 to 9 months +50; 12 to 18 months +100 | Pack of 1 | Blue; Pink
      Chotani Jhabla | Jhabla Vest | Vests | 349 | Muslin Cotton | 0 to 3 months; 3 to 6 months +30 | Pack of 5 | White
      Chotani Mitten | Mittens and Booties Set | Winter Wear | 199 | Cotton; Wool +150 | 0 to 6 months | Pack of 3 | Yellow; Blue
    `,
  },
  {
    category,
    type: 'Baby > Toys > Rattles and Teethers',
    title: '{model} Baby {Material} {thing} ({Age}) – {Colour}',
    name: '{model} Baby {thing} ({Material}, {Colour})',
    about: `
      A {thing} of {material} for babies of {Age}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Material | Age | Colour
      Nanhora Jhun | Rattle Set | 299 | ABS Plastic; Wood +200 | 0 to 12 months | Multicolour
      Nanhora Gum | Teether | 199 | Silicone; Wood +100 | 3 to 18 months | Green; Pink
    `,
  },
];
