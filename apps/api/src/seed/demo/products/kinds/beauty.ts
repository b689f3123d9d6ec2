import type { ProductKind } from '../product-kind.ts';

const category = 'beauty_store';

export const beauty: readonly ProductKind[] = [
  {
    category,
    type: 'Beauty > Skin Care > {kinds}',
    title: '{model} {Key ingredient} {thing} for {Skin type} Skin Types ({Quantity})',
    name: '{model} {Key ingredient} {thing} ({Quantity})',
    about: `
      A {thing} with {key ingredient} for {skin type} skin types. It holds {Quantity}. Suitable for {ideal for}.
    `,
    models: `
      model | thing | kinds | price | Key ingredient | Skin type | Quantity | Ideal for
      Dermivo Clear | Face Wash | Face Wash | 249 | Salicylic Acid | Oily | 100 ml; 200 ml +150 | Men and women
      Dermivo Calm | Face Wash | Face Wash | 279 | Oat | Dry | 100 ml; 200 ml +160 | Men and women
      Ayurelle Haldi | Face Wash | Face Wash | 199 | Turmeric | All | 100 ml; 150 ml +80 | Men and women
      Dermivo Hydra | Face Moisturiser | Moisturisers | 399 | Hyaluronic Acid | Dry | 50 ml; 100 ml +300 | Men and women
      Dermivo Light | Gel Moisturiser | Moisturisers | 349 | Niacinamide | Oily | 50 ml; 100 ml +250 | Men and women
      Ayurelle Kesar | Day Cream | Moisturisers | 449 | Saffron | All | 50 g | Women
      Dermivo Glow | Face Serum | Serums | 599 | Vitamin C | All | 15 ml -200; 30 ml | Men and women
      Dermivo Renew | Night Serum | Serums | 699 | Retinol | All | 30 ml | Women
      Roopvana Mitti | Face Pack | Face Packs | 199 | Multani Mitti | Oily | 100 g; 200 g +120 | Men and women
      Roopvana Rose | Toner | Toners | 249 | Rose Water | All | 100 ml; 200 ml +150 | Women
    `,
  },
  {
    category,
    type: 'Beauty > Skin Care > Sunscreens',
    title: '{model} {SPF} Sunscreen for {Skin type} Skin Types ({Quantity})',
    name: '{model} {SPF} Sunscreen ({Skin type} Skin Types, {Quantity})',
    about: `
      A sunscreen with {SPF} and {PA}, for {skin type} skin types. Form: {form}. It holds {Quantity}.
    `,
    models: `
      model | price | SPF | PA | Skin type | Form | Quantity
      Dermivo Shade | 349 | SPF 30 -50; SPF 50 | PA+++ | Oily; Dry | Gel | 50 g; 80 g +150
      Ayurelle Chhaya | 299 | SPF 30; SPF 50 +100 | PA++ | All | Lotion | 100 ml
    `,
  },
  {
    category,
    type: 'Beauty > Makeup > {kinds}',
    title: '{model} {Finish} {thing} ({Shade}, {Quantity})',
    name: '{model} {thing} ({Shade})',
    about: `
      A {thing} in {Shade} with a {finish} finish. It holds {Quantity} and lasts {Lasts}.
    `,
    models: `
      model | thing | kinds | price | Finish | Shade | Quantity | Lasts
      Glosska Velvet | Liquid Lipstick | Lipsticks | 399 | Matte | Ruby Red; Nude Brown; Rose Pink; Plum | 5 ml | 12 hours
      Glosska Creme | Lipstick | Lipsticks | 299 | Creamy | Coral Red; Mauve Pink; Cherry Red | 4 g | 6 hours
      Glosska Tint | Lip Balm | Lip Balms | 149 | Glossy | Strawberry; Cherry; Peach | 5 g | 4 hours
      Glosska Line | Kajal | Eye Makeup | 199 | Matte | Black; Brown | 0.35 g | 24 hours
      Glosska Wing | Liquid Eyeliner | Eye Makeup | 249 | Glossy | Black; Blue | 3 ml | 12 hours
      Glosska Lash | Mascara | Eye Makeup | 349 | Matte | Black | 8 ml | 12 hours
      Glosska Skin | Foundation | Face Makeup | 499 | Matte | Ivory; Beige; Honey; Almond | 30 ml | 10 hours
      Glosska Set | Compact Powder | Face Makeup | 299 | Matte | Ivory; Beige; Honey | 9 g | 8 hours
      Glosska Nail | Nail Polish | Nail Polish | 129 | Glossy | Red; Pink; Black; Nude | 8 ml | 5 days
    `,
  },
  {
    category,
    type: 'Beauty > Hair Care > {kinds}',
    title: '{model} {Key ingredient} {thing} for {Hair type} Hair Types ({Quantity})',
    name: '{model} {Key ingredient} {thing} ({Quantity})',
    about: `
      {thing} with {key ingredient} for {hair type} hair types. It holds {Quantity}. Suitable for {ideal for}.
    `,
    models: `
      model | thing | kinds | price | Key ingredient | Hair type | Quantity | Ideal for
      Kesarya Strong | Shampoo | Shampoos | 249 | Onion | Thin | 180 ml; 340 ml +150; 650 ml +350 | Men and women
      Kesarya Clear | Anti Dandruff Shampoo | Shampoos | 279 | Tea Tree | All | 180 ml; 340 ml +160 | Men and women
      Kesarya Silk | Conditioner | Conditioners | 259 | Argan Oil | Dry | 180 ml; 340 ml +150 | Women
      Kesarya Amla | Hair Oil | Hair Oils | 149 | Amla | All | 100 ml; 200 ml +110; 450 ml +300 | Men and women
      Kesarya Nariyal | Hair Oil | Hair Oils | 129 | Coconut | All | 200 ml; 500 ml +160 | Men and women
      Kesarya Set | Hair Gel | Hair Styling | 199 | Aloe Vera | All | 100 g; 250 g +150 | Men
      Kesarya Tone | Hair Colour | Hair Colours | 179 | Henna | Grey | 100 g; 200 g +130 | Men and women
    `,
  },
  {
    category,
    type: 'Beauty > Bath and Body > {kinds}',
    title: '{model} {Fragrance} {thing} for {Ideal for} ({Quantity})',
    name: '{model} {Fragrance} {thing} for {Ideal for} ({Quantity})',
    about: `
      {thing} that smells of {fragrance}. It holds {Quantity}. Suitable for {ideal for}.
    `,
    models: `
      model | thing | kinds | price | Fragrance | Quantity | Ideal for
      Ayurelle Snaan | Bathing Soap | Soaps | 149 | Sandalwood; Neem; Rose | 3 x 100 g; 6 x 100 g +120 | Men and women
      Roopvana Shower | Body Wash | Body Wash | 249 | Lavender; Citrus | 250 ml; 500 ml +180 | Men and women
      Roopvana Silk | Body Lotion | Body Lotions | 299 | Cocoa; Rose | 200 ml; 400 ml +200 | Women
      Itranya Mist | Deodorant Spray | Deodorants | 199 | Musk; Citrus; Ocean | 150 ml | Men; Women
      Itranya Royal | Perfume | Perfumes | 899 | Oud; Jasmine; Vetiver | 50 ml; 100 ml +700 | Men and women
      Itranya Attar | Attar Roll-on | Perfumes | 399 | Rose; Sandalwood | 10 ml | Men and women
    `,
  },
  {
    category,
    type: 'Beauty > Grooming > {kinds}',
    title: '{model} {thing} for {Ideal for} ({Quantity})',
    name: '{model} {thing} for {Ideal for} ({Quantity})',
    about: `
      {thing} for {ideal for} with {key ingredient}. It holds {Quantity}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Key ingredient | Quantity
      Dadhivan Grow | Beard Oil | Beard Care | 349 | Men | Argan Oil | 30 ml; 50 ml +150
      Dadhivan Foam | Shaving Foam | Shaving | 199 | Men | Aloe Vera | 200 g; 400 g +130
      Dadhivan Blade | Razor Blade Refill | Shaving | 399 | Men; Women +50 | Vitamin E | Pack of 4; Pack of 8 +350
      Roopvana Smooth | Hair Removal Cream | Hair Removal | 149 | Women | Aloe Vera | 60 g; 100 g +80
      Roopvana Wax | Wax Strips | Hair Removal | 179 | Women | Honey | Pack of 8; Pack of 20 +190
    `,
  },
  {
    category,
    type: 'Beauty > Tools > {kinds}',
    title: '{model} {Material} {thing} ({Pack}) – {Colour}',
    name: '{model} {thing} ({Pack}, {Colour})',
    about: `
      {thing} of {material} in {colour}. Sold as a {pack}.
    `,
    models: `
      model | thing | kinds | price | Material | Pack | Colour
      Glosska Brush | Makeup Brush Set | Makeup Tools | 599 | Synthetic Bristle | Pack of 5; Pack of 12 +600 | Black; Pink
      Glosska Puff | Beauty Blender Sponge | Makeup Tools | 149 | Latex-free Foam | Pack of 1; Pack of 4 +250 | Pink; Purple
      Kesarya Comb | Wide Tooth Comb | Combs and Brushes | 199 | Neem Wood | Pack of 1; Pack of 2 +150 | Brown
      Glosska Box | Makeup Organiser | Makeup Storage | 799 | Acrylic | Pack of 1 | Clear
    `,
  },
];
