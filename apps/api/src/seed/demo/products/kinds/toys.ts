import type { ProductKind } from '../product-kind.ts';

const category = 'toy_store';

export const toys: readonly ProductKind[] = [
  {
    category,
    type: 'Toys > Building > {kinds}',
    title: '{model} {Pieces} {thing} for {Age} ({Material})',
    name: '{model} {thing} ({Pieces})',
    about: `
      A {thing} of {Pieces} for children of {Age}. Made of {material}.
    `,
    models: `
      model | thing | kinds | price | Pieces | Age | Material
      Bloctopia City | Building Blocks Set | Building Blocks | 699 | 100 pieces; 250 pieces +700; 500 pieces +1600 | 5 to 8 years | ABS Plastic
      Bloctopia First | Jumbo Building Blocks | Building Blocks | 499 | 30 pieces; 60 pieces +400 | 2 to 4 years | Plastic
      Khilvana Stack | Wooden Blocks | Building Blocks | 599 | 30 pieces; 50 pieces +350 | 2 to 4 years | Wood
      Khilvana Pull | Magnetic Tiles | Building Blocks | 1299 | 32 pieces; 64 pieces +1200 | 4 to 8 years | ABS Plastic
      Puzzlio Map | India Map Jigsaw Puzzle | Puzzles | 299 | 60 pieces; 104 pieces +150 | 5 to 8 years | Cardboard
      Puzzlio Art | Jigsaw Puzzle | Puzzles | 499 | 500 pieces; 1000 pieces +400 | 9 to 14 years | Cardboard
      Puzzlio Peg | Alphabet Puzzle | Puzzles | 349 | 26 pieces | 2 to 4 years | Wood
    `,
  },
  {
    category,
    type: 'Toys > Vehicles > {kinds}',
    title: '{model} {thing} for {Age} ({Power source}) – {Colour}',
    name: '{model} {thing} ({Colour})',
    about: `
      A {thing} for children of {Age}, in {colour}. Power: {power source}. Material: {material}.
    `,
    models: `
      model | thing | kinds | price | Age | Power source | Material | Colour
      Toydeko Zoom | Remote Control Car | Remote Control Toys | 999 | 5 to 8 years | Rechargeable battery | ABS Plastic | Red; Blue
      Toydeko Stunt | Remote Control Stunt Car | Remote Control Toys | 1499 | 6 to 12 years | Rechargeable battery | ABS Plastic | Green; Orange
      Toydeko Hover | Remote Control Helicopter | Remote Control Toys | 1799 | 9 to 14 years | Rechargeable battery | ABS Plastic | Yellow; Black
      Toydeko Haul | Dumper Truck | Toy Vehicles | 449 | 3 to 6 years | Friction | Plastic | Yellow
      Toydeko Line | Die-cast Car Set | Toy Vehicles | 599 | 3 to 8 years | Friction | Metal | Multicolour
      Toydeko Rail | Train Set | Toy Vehicles | 1199 | 4 to 8 years | AA batteries | Plastic | Red
      Toydeko Chalo | Ride-on Car | Ride-ons | 1999 | 1 to 3 years | Push | Plastic | Red; Pink
      Toydeko Jeep | Electric Ride-on Jeep | Ride-ons | 8999 | 3 to 6 years | Rechargeable battery | Plastic | White; Red
      Toydeko Kick | Kick Scooter | Ride-ons | 1499 | 4 to 8 years | Push | Steel | Blue; Pink
    `,
  },
  {
    category,
    type: 'Toys > Dolls and Soft Toys > {kinds}',
    title: '{model} {Size} {thing} for {Age} ({Material}) – {Colour}',
    name: '{model} {thing} ({Size}, {Material}, {Colour})',
    about: `
      A {thing} of {Size} for children of {Age}. Made of {material}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Age | Material | Colour
      Gudiyana Rani | Fashion Doll | Dolls | 499 | 30 cm | 3 to 8 years | Plastic | Pink; Purple
      Gudiyana Baby | Talking Baby Doll | Dolls | 899 | 35 cm | 3 to 6 years | Vinyl | Pink; Yellow
      Gudiyana Mahal | Doll House | Doll Houses | 1299 | 40 cm; 60 cm +1000 | 4 to 8 years | Plastic; Wood +1500 | Pink
      Narmu Bear | Teddy Bear Soft Toy | Soft Toys | 399 | 30 cm; 60 cm +500; 90 cm +1100 | 3 to 12 years | Plush | Brown; Pink; White
      Narmu Hathi | Elephant Soft Toy | Soft Toys | 449 | 35 cm; 60 cm +550 | 1 to 8 years | Plush | Grey; Blue
      Narmu Dino | Dinosaur Soft Toy | Soft Toys | 549 | 40 cm | 3 to 8 years | Plush | Green
      Gudiyana Chef | Kitchen Play Set | Role Play | 799 | 45 cm; 70 cm +900 | 3 to 6 years | Plastic | Pink; Red
      Gudiyana Doctor | Doctor Play Set | Role Play | 499 | 30 cm | 3 to 6 years | Plastic | White
    `,
  },
  {
    category,
    type: 'Toys > Games > {kinds}',
    title: '{model} {Material} {thing} for {Players} ({Age})',
    name: '{model} {thing} ({Players}, {Material})',
    about: `
      A {thing} for {Players} of {Age}. Made of {material}.
    `,
    models: `
      model | thing | kinds | price | Players | Age | Material
      Puzzlio Bazaar | Board Game | Board Games | 599 | 2 to 6 players | 8 to 14 years | Cardboard
      Puzzlio Saanp | Ludo and Snakes Board Game | Board Games | 249 | 2 to 4 players | 5 to 12 years | Cardboard; Wood +300
      Puzzlio Mat | Chess Set | Chess | 499 | 2 players | 6 to 14 years | Plastic; Wood +700
      Puzzlio Queen | Carrom Board | Carrom | 1499 | 2 to 4 players | 6 to 14 years | Plywood
      Puzzlio Deck | Card Game | Card Games | 199 | 2 to 8 players | 7 to 14 years | Paper
      Puzzlio Tower | Stacking Tower Game | Family Games | 399 | 2 to 6 players | 6 to 14 years | Wood
    `,
  },
  {
    category,
    type: 'Toys > Learning > {kinds}',
    title: '{model} {thing} for {Age} – {Colour}',
    name: '{model} {thing} ({Colour})',
    about: `
      A {thing} for children of {Age}, in {colour}. Teaches: {teaches}. Material: {material}.
    `,
    models: `
      model | thing | kinds | price | Age | Teaches | Material | Colour
      Khilvana Ginti | Wooden Abacus | Learning Toys | 349 | 3 to 8 years | Counting | Wood | Multicolour
      Khilvana Duniya | Educational Globe | Learning Toys | 699 | 6 to 14 years | Geography | Plastic | Blue
      Khilvana Lab | Science Experiment Kit | Science Kits | 899 | 8 to 14 years | Chemistry and physics | Plastic | Multicolour
      Khilvana Robot | Robot Making Kit | Science Kits | 1799 | 8 to 14 years | Robotics | Plastic | White; Yellow
      Khilvana Easel | Drawing Board Easel | Art Toys | 1299 | 3 to 8 years | Drawing | Wood | Green
      Khilvana Clay | Play Dough Set | Art Toys | 299 | 3 to 8 years | Modelling | Clay | Multicolour
      Khilvana Scope | Toy Microscope | Science Kits | 1499 | 8 to 14 years | Biology | ABS Plastic | Black; White
    `,
  },
  {
    category,
    type: 'Toys > Outdoor > {kinds}',
    title: '{model} {thing} for {Age} – {Colour}',
    name: '{model} {thing} ({Colour})',
    about: `
      A {thing} for children of {Age}. Made of {material}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Age | Material | Colour
      Toydeko Splash | Water Gun | Water Toys | 299 | 5 to 12 years | Plastic | Blue; Green
      Toydeko Lagoon | Inflatable Pool | Water Toys | 899 | 2 to 6 years | PVC | Blue
      Toydeko Patang | Kite Set | Kites | 199 | 7 to 14 years | Paper | Multicolour
      Toydeko Gufa | Play Tent House | Play Tents | 999 | 3 to 8 years | Polyester | Pink; Blue
      Toydeko Phisal | Garden Slide | Slides and Swings | 3499 | 2 to 6 years | Plastic | Red; Green
      Toydeko Cell | AA Battery Pack | Toy Accessories | 149 | 3 to 14 years | Alkaline | Black
      Toydeko Bulbula | Bubble Machine | Outdoor Fun | 499 | 3 to 10 years | ABS Plastic | Pink; Blue
    `,
  },
];
