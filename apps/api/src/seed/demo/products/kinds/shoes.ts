import type { ProductKind } from '../product-kind.ts';

const category = 'shoe_store';

export const shoes: readonly ProductKind[] = [
  {
    category,
    type: 'Shoes > Sports Shoes > {kinds}',
    title: '{model} {Ideal for} {thing} ({Upper} Upper) – {Colour}',
    name: '{model} {Ideal for} {thing} ({Colour})',
    about: `
      {thing} for {ideal for} with {upper} upper and {sole} sole. Each weighs {Weight}. Sizes: {Size}.
    `,
    models: `
      model | thing | kinds | price | Ideal for / Size / Weight | Upper | Sole | Colour
      Strydo Dash | Running Shoes | Running Shoes | 2499 | Men / UK 6, UK 7, UK 8, UK 9, UK 10 / 260 g; Women / UK 3, UK 4, UK 5, UK 6, UK 7 / 215 g | Mesh | EVA | Black; Blue; Grey
      Strydo Dash Pro | Running Shoes | Running Shoes | 5499 | Men / UK 6, UK 7, UK 8, UK 9, UK 10, UK 11 / 230 g; Women / UK 4, UK 5, UK 6, UK 7 / 190 g | Knit | EVA | White; Orange
      Strydo Stroll | Walking Shoes | Walking Shoes | 1499 | Men / UK 6, UK 7, UK 8, UK 9, UK 10 / 240 g; Women / UK 3, UK 4, UK 5, UK 6 / 200 g | Mesh | PVC | Black; Pink
      Strydo Court | Badminton Shoes | Court Shoes | 2999 | Men / UK 6, UK 7, UK 8, UK 9, UK 10 / 310 g | Synthetic | Rubber | White; Blue
      Strydo Pitch | Football Shoes | Football Shoes | 1999 | Men / UK 6, UK 7, UK 8, UK 9, UK 10 / 250 g | Synthetic | TPU studs | Green; Black
      Trekora Ridge | Hiking Shoes | Hiking Shoes | 3999 | Men / UK 6, UK 7, UK 8, UK 9, UK 10, UK 11 / 420 g; Women / UK 4, UK 5, UK 6, UK 7 / 370 g | Suede | Rubber | Brown; Grey
    `,
  },
  {
    category,
    type: 'Shoes > Casual Shoes > {kinds}',
    title: '{model} {Ideal for} {Material} {thing} – {Colour}',
    name: '{model} {Ideal for} {thing} ({Material}, {Colour})',
    about: `
      {thing} for {ideal for} of {material}, in {colour}. Closure: {closure}. Sizes: {Size}.
    `,
    models: `
      model | thing | kinds | price | Ideal for / Size | Material | Closure | Colour
      Chalto Street | Sneakers | Sneakers | 1499 | Men / UK 6, UK 7, UK 8, UK 9, UK 10; Women / UK 3, UK 4, UK 5, UK 6, UK 7 | Canvas; Leather +1800 | Lace-up | White; Black; Red
      Chalto High | High Top Sneakers | Sneakers | 1899 | Men / UK 7, UK 8, UK 9, UK 10 | Canvas | Lace-up | Black; Olive Green
      Chalto Slip | Slip-on Shoes | Slip-ons | 999 | Men / UK 6, UK 7, UK 8, UK 9; Women / UK 3, UK 4, UK 5, UK 6 | Canvas | Slip-on | Blue; Grey
      Chalto Boat | Loafers | Loafers | 1799 | Men / UK 6, UK 7, UK 8, UK 9, UK 10 | Suede; Leather +900 | Slip-on | Tan Brown; Navy Blue
    `,
  },
  {
    category,
    type: 'Shoes > Formal Shoes > {kinds}',
    title: '{model} {Ideal for} {Material} {thing} – {Colour}',
    name: '{model} {Ideal for} {thing} ({Material}, {Colour})',
    about: `
      {thing} for {ideal for} of {material}, in {colour}. Sole: {sole}. Sizes: {Size}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Material | Sole | Size | Colour
      Padvika Derby | Derby Shoes | Lace-up Formal Shoes | 2999 | Men | Leather; Faux Leather -1500 | Rubber | UK 6, UK 7, UK 8, UK 9, UK 10 | Black; Brown
      Padvika Oxford | Oxford Shoes | Lace-up Formal Shoes | 3999 | Men | Leather | Leather | UK 7, UK 8, UK 9, UK 10 | Black; Tan Brown
      Padvika Monk | Monk Strap Shoes | Monk Straps | 4499 | Men | Leather | Rubber | UK 7, UK 8, UK 9, UK 10 | Brown; Black
      Padvika School | School Shoes | School Shoes | 799 | Boys; Girls | Faux Leather | PVC | UK 1, UK 2, UK 3, UK 4 | Black; White
    `,
  },
  {
    category,
    type: 'Shoes > Sandals and Heels > {kinds}',
    title: '{model} {Ideal for} {Material} {thing} – {Colour}',
    name: '{model} {Ideal for} {thing} ({Material}, {Colour})',
    about: `
      {thing} for {ideal for} of {material}, in {colour}. Heel height: {Heel height}. Sizes: {Size}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Material | Heel height | Size | Colour
      Kolhara Desi | Kolhapuri Chappals | Ethnic Footwear | 899 | Men; Women | Leather | 1 cm | UK 4, UK 5, UK 6, UK 7, UK 8, UK 9, UK 10 | Tan Brown; Black
      Kolhara Mojri | Mojari Juttis | Ethnic Footwear | 1199 | Men; Women | Silk; Faux Leather -200 | 1 cm | UK 4, UK 5, UK 6, UK 7, UK 8, UK 9, UK 10 | Gold; Maroon
      Padvika Block | Block Heels | Heels | 1499 | Women | Faux Leather; Suede +600 | 6 cm | UK 3, UK 4, UK 5, UK 6, UK 7 | Black; Beige
      Padvika Stilt | Stiletto Heels | Heels | 1999 | Women | Faux Leather | 9 cm | UK 3, UK 4, UK 5, UK 6 | Red; Black
      Padvika Flat | Flat Sandals | Sandals | 699 | Women | Faux Leather | 1.5 cm | UK 3, UK 4, UK 5, UK 6, UK 7 | Brown; Pink
      Padvika Bell | Ballerinas | Ballerinas | 899 | Women | Faux Leather | 1 cm | UK 3, UK 4, UK 5, UK 6 | Black; Peach
      Trekora Stream | Outdoor Sandals | Sandals | 1299 | Men; Women -100 | Nylon | 3 cm | UK 4, UK 5, UK 6, UK 7, UK 8, UK 9 | Olive Green; Black
      Chalto Home | Flip Flops | Flip Flops | 299 | Men; Women | Rubber; EVA +50 | 2 cm | UK 5, UK 6, UK 7, UK 8, UK 9 | Blue; Black; Red
      Chalto Soft | Slide Slippers | Slides | 499 | Men; Women | EVA | 3 cm | UK 5, UK 6, UK 7, UK 8, UK 9 | Black; Beige
    `,
  },
  {
    category,
    type: 'Shoes > Boots > Boots',
    title: '{model} {Ideal for} {Material} {thing} – {Colour}',
    name: '{model} {Ideal for} {thing} ({Material}, {Colour})',
    about: `
      {thing} for {ideal for} of {material}, in {colour}. The shaft is {Shaft height} high. Sizes: {Size}.
    `,
    models: `
      model | thing | price | Ideal for | Material | Shaft height | Size | Colour
      Padvika Ankle | Chelsea Boots | 2999 | Men; Women | Leather; Suede -300 | 14 cm | UK 5, UK 6, UK 7, UK 8, UK 9 | Black; Brown
      Trekora Guard | Steel Toe Safety Boots | 1799 | Men | Leather | 15 cm | UK 6, UK 7, UK 8, UK 9, UK 10 | Black
      Trekora Puddle | Rain Boots | 999 | Women; Men | PVC | 28 cm | UK 4, UK 5, UK 6, UK 7, UK 8, UK 9 | Yellow; Green
    `,
  },
  {
    category,
    type: 'Shoes > Kids Shoes > {kinds}',
    title: '{model} Kids {thing} ({Age}) – {Colour}',
    name: '{model} Kids {thing} ({Age}, {Colour})',
    common: { 'Ideal for': 'Boys and girls' },
    about: `
      {thing} for boys and girls of {Age}. Upper of {material}, closure: {closure}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Age | Material | Closure | Colour
      Chotani Blink | LED Sneakers | Sneakers | 999 | 2 to 4 years; 5 to 7 years +150 | Synthetic | Velcro | Blue; Pink
      Chotani Splash | Clogs | Clogs | 499 | 2 to 4 years; 5 to 7 years +100 | EVA | Back strap | Yellow; Green
    `,
  },
  {
    category,
    type: 'Shoes > Shoe Care > {kinds}',
    title: '{model} {thing} for {Compatible with} ({Pack}) – {Colour}',
    name: '{model} {thing} ({Pack}, {Colour})',
    about: `
      {thing} for {compatible with}. Pack: {Pack}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Compatible with | Pack | Colour
      Padvika Shine | Shoe Polish | Polish and Cleaners | 149 | Leather Shoes | 60 g; 100 g +70 | Black; Brown; Neutral
      Padvika Foam | Shoe Cleaner | Polish and Cleaners | 299 | Sneakers | 150 ml | Clear
      Strydo Step | Gel Insoles | Insoles and Laces | 449 | Running Shoes | 1 pair; 2 pairs +350 | Blue
      Strydo Tie | Shoe Laces | Insoles and Laces | 99 | Sneakers | 1 pair; 3 pairs +150 | White; Black
    `,
  },
];
