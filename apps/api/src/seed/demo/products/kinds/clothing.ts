import type { ProductKind } from '../product-kind.ts';

const category = 'clothing_store';
const upToXl = 'S, M, L, XL';

export const clothing: readonly ProductKind[] = [
  {
    category,
    type: 'Clothing > Men > {kinds}',
    title: '{model} Men {Fit} Fit {Material} {Style} {thing} – {Colour}',
    name: '{model} Men {thing} ({Material}, {Colour})',
    common: { 'Ideal for': 'Men' },
    about: `
      {style} {thing} for men in {colour} {material}. Fit: {fit}. Sizes: {Size}.
      {thing} of {colour} {material} for men in a {fit} fit. Style: {style}, pattern: {pattern}. Sizes: {Size}.
    `,
    models: `
      model | Style | thing | kinds | price | Fit | Material | Pattern | Size | Colour
      Threadora Plain | Round Neck | T-Shirt | T-Shirts | 399 | Regular | Cotton | Solid | S, M, L, XL, XXL | Black; White; Navy Blue; Olive Green
      Threadora Polo | Collared | Polo T-Shirt | T-Shirts | 699 | Regular | Cotton | Solid | S, M, L, XL | Maroon; Grey; Navy Blue
      Denovik Loose | Drop Shoulder | T-Shirt | T-Shirts | 799 | Oversized | Cotton | Printed | S, M, L, XL | Beige; Black
      Pahraan Formal | Full Sleeve | Formal Shirt | Shirts | 1199 | Slim | Cotton | Solid | 38, 40, 42, 44 | White; Sky Blue; Pink
      Pahraan Check | Full Sleeve | Casual Shirt | Shirts | 999 | Regular | Cotton | Checked | S, M, L, XL | Red; Green; Blue
      Pahraan Breeze | Half Sleeve | Casual Shirt | Shirts | 1499 | Regular | Linen | Solid | S, M, L, XL | White; Mint Green
      Denovik Slim | Stretch | Jeans | Jeans | 1499 | Slim | Denim | Solid | 30, 32, 34, 36 | Blue; Black
      Denovik Straight | Classic | Jeans | Jeans | 1299 | Regular | Denim | Washed | 30, 32, 34, 36, 38 | Blue; Grey
      Pahraan Office | Flat Front | Formal Trousers | Trousers | 1299 | Slim | Polyester Viscose | Solid | 30, 32, 34, 36 | Black; Grey; Navy Blue
      Threadora Chino | Flat Front | Chinos | Trousers | 1399 | Slim | Cotton | Solid | 30, 32, 34, 36 | Khaki; Olive Green
      Threadora Track | Zip Pocket | Track Pants | Track Pants | 799 | Regular | Polyester | Solid | S, M, L, XL | Black; Navy Blue
      Threadora Short | Drawstring | Shorts | Shorts | 599 | Regular | Cotton | Solid | S, M, L, XL | Grey; Black
    `,
  },
  {
    category,
    type: 'Clothing > Men > {kinds}',
    title: '{model} Men {Material} {thing} – {Colour}',
    name: '{model} Men {thing} ({Material}, {Colour})',
    common: { 'Ideal for': 'Men', Size: upToXl },
    about: `
      {thing} for men of {material}, in {colour}. Pattern: {pattern}. Sizes: {Size}.
    `,
    models: `
      model | thing | kinds | price | Material | Pattern | Colour
      Vastrelle Utsav | Kurta | Kurtas | 999 | Cotton; Silk +1500 | Solid | White; Maroon; Yellow
      Vastrelle Utsav | Kurta Pyjama Set | Kurtas | 1799 | Cotton; Silk +2500 | Embroidered | Cream; Navy Blue
      Vastrelle Shaan | Nehru Jacket | Ethnic Jackets | 1999 | Cotton; Silk +1200 | Solid | Black; Maroon
      Mausamo Chill | Hooded Sweatshirt | Sweatshirts | 1299 | Cotton Fleece | Solid | Black; Grey; Maroon
      Mausamo Knit | Sweater | Sweaters | 1499 | Wool; Acrylic -500 | Solid | Brown; Navy Blue
      Mausamo Puff | Winter Jacket | Jackets | 2999 | Polyester | Quilted | Black; Olive Green
      Mausamo Rider | Biker Jacket | Jackets | 5999 | Leather; Faux Leather -3500 | Solid | Black; Brown
      Mausamo Rain | Raincoat | Rainwear | 1199 | Polyester | Solid | Navy Blue; Black
      Pahraan Wedding | Two Piece Suit | Suits and Blazers | 6999 | Polyester Viscose; Wool +5000 | Solid | Black; Navy Blue
      Threadora Base | Briefs | Innerwear | 499 | Cotton | Solid | Black; Grey
    `,
  },
  {
    category,
    type: 'Clothing > Women > {kinds}',
    title: '{model} Women {Material} {Style} {thing} – {Colour}',
    name: '{model} Women {thing} ({Material}, {Colour})',
    common: { 'Ideal for': 'Women', Size: 'XS, S, M, L, XL' },
    about: `
      {style} {thing} for women of {material}, in {colour}. Pattern: {pattern}. Sizes: {Size}.
    `,
    models: `
      model | Style | thing | kinds | price | Material | Pattern | Colour
      Kurtiva Daily | Straight | Kurta | Kurtas | 699 | Cotton; Rayon -100 | Printed | Blue; Pink; Yellow
      Kurtiva Anar | Anarkali | Kurta | Kurtas | 1499 | Georgette; Cotton -300 | Embroidered | Red; Green
      Kurtiva Trio | Three Piece | Salwar Suit Set | Salwar Suits | 1999 | Cotton; Silk +2000 | Printed | Teal; Maroon
      Kurtiva Leg | Ankle Length | Leggings | Leggings | 349 | Cotton | Solid | Black; White; Red
      Zehrina Flow | Maxi | Dress | Dresses | 1499 | Georgette; Cotton -200 | Floral | Blue; Peach
      Zehrina Night | Bodycon | Dress | Dresses | 1799 | Polyester | Solid | Black; Wine Red
      Zehrina Day | A-line | Dress | Dresses | 1199 | Cotton | Checked | Green; Yellow
      Zehrina Top | Puff Sleeve | Top | Tops | 599 | Cotton; Satin +300 | Solid | White; Lavender Purple
      Zehrina Tee | Crop | T-Shirt | T-Shirts | 449 | Cotton | Printed | Pink; White; Black
      Denovik Her | High Rise Skinny | Jeans | Jeans | 1399 | Denim | Solid | Blue; Black
      Denovik Wide | Wide Leg | Jeans | Jeans | 1699 | Denim | Washed | Light Blue; Grey
      Zehrina Palazzo | Wide Leg | Palazzo Pants | Trousers | 799 | Rayon | Printed | Black; Orange
      Zehrina Pleat | Pleated | Skirt | Skirts | 1099 | Polyester | Solid | Beige; Green
      Mausamo Wrap | Open Front | Cardigan | Sweaters | 1299 | Wool; Acrylic -500 | Solid | Grey; Pink
      Mausamo Trench | Belted | Coat | Coats | 3999 | Polyester Viscose | Solid | Camel Brown; Black
      Zehrina Sleep | Button Down | Night Suit | Nightwear | 899 | Cotton; Satin +500 | Printed | Blue; Pink
    `,
  },
  {
    category,
    type: 'Clothing > Women > Sarees',
    title: '{model} {Material} {Weave} Saree with Blouse Piece – {Colour}',
    name: '{model} {Material} Saree ({Colour})',
    common: { 'Ideal for': 'Women', Length: '6.3 m' },
    about: `
      A {material} saree in {colour}, {Length} long with its blouse piece. Weave: {weave}. Occasion: {occasion}.
    `,
    models: `
      model | Weave | price | Material | Occasion | Colour
      Vastrelle Kanchi | Zari Border | 7999 | Silk | Wedding | Red; Green; Purple
      Vastrelle Banaras | Brocade | 5999 | Silk | Festive | Maroon; Royal Blue
      Vastrelle Sooti | Handloom | 1299 | Cotton | Daily wear | Yellow; Blue; White
      Vastrelle Halki | Printed | 799 | Georgette | Daily wear | Pink; Teal
      Vastrelle Malmal | Block Print | 1599 | Mulmul Cotton | Office wear | Grey; Peach
      Vastrelle Tissue | Plain | 2499 | Organza | Party wear | Lavender Purple; Gold
    `,
  },
  {
    category,
    type: 'Clothing > Kids > {kinds}',
    title: '{model} {Ideal for} {Material} {thing} ({Age}) – {Colour}',
    name: '{model} {Ideal for} {thing} ({Age}, {Colour})',
    about: `
      {thing} for {ideal for} of {Age}. Made of {material}, in {colour}. Pattern: {pattern}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Age | Material | Pattern | Colour
      Chotani Play | T-Shirt | T-Shirts | 299 | Boys; Girls | 2 to 4 years; 5 to 7 years +50; 8 to 10 years +100 | Cotton | Printed | Yellow; Blue
      Chotani Frock | Party Frock | Dresses | 999 | Girls | 2 to 4 years; 5 to 7 years +150 | Net | Solid | Pink; Red
      Chotani Utsav | Kurta Pyjama Set | Ethnic Wear | 899 | Boys | 4 to 6 years; 7 to 9 years +150 | Cotton | Solid | Cream; Orange
      Chotani Warm | Hooded Jacket | Jackets | 1199 | Boys; Girls | 5 to 7 years; 8 to 10 years +150 | Polyester | Quilted | Red; Navy Blue
    `,
  },
  {
    category,
    type: 'Clothing > Accessories > {kinds}',
    title: '{model} {Ideal for} {Material} {thing} – {Colour}',
    name: '{model} {Ideal for} {thing} ({Material}, {Colour})',
    about: `
      {thing} for {ideal for} of {material}, in {colour}. Pattern: {pattern}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Material | Pattern | Colour
      Chammra Buckle | Belt | Belts | 699 | Men | Leather; Faux Leather -300 | Solid | Black; Brown
      Chammra Bifold | Wallet | Wallets | 899 | Men | Leather; Canvas -400 | Solid | Brown; Black
      Chammra Tote | Handbag | Bags | 1799 | Women | Faux Leather; Leather +2500 | Solid | Tan Brown; Black
      Mausamo Dupatta | Dupatta | Scarves and Stoles | 499 | Women | Chiffon; Silk +900 | Printed | Pink; Green
      Mausamo Wool | Muffler Scarf | Scarves and Stoles | 599 | Men and women | Wool | Checked | Grey; Red
      Threadora Toe | Ankle Socks | Socks | 249 | Men; Women | Cotton | Striped | White; Black
      Threadora Cap | Baseball Cap | Caps | 349 | Men and women | Cotton | Solid | Black; Blue
      Pahraan Knot | Neck Tie | Ties | 449 | Men | Silk; Polyester -150 | Striped | Navy Blue; Maroon
    `,
  },
];
