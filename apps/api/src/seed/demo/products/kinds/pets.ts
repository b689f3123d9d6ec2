import type { ProductKind } from '../product-kind.ts';

const category = 'pet_store';

export const pets: readonly ProductKind[] = [
  {
    category,
    type: 'Pets > {animals} > {kinds}',
    title: '{model} {Flavour} {Life stage} {thing} ({Weight})',
    name: '{model} {Flavour} {Life stage} {thing} ({Weight})',
    about: `
      {thing} for the {life stage} life stage, flavour {flavour}. A pack holds {Weight}. Form: {form}.
    `,
    models: `
      model | thing | animals | kinds | price | Flavour | Life stage | Form | Weight
      Bhauwow Bowl | Dry Dog Food | Dogs | Dog Food | 299 | Chicken; Lamb +30 | Adult | Kibble | 1 kg; 3 kg +500; 10 kg +2000
      Bhauwow Bowl | Dry Dog Food | Dogs | Dog Food | 349 | Chicken and Milk | Puppy | Kibble | 1 kg; 3 kg +600
      Bhauwow Veg | Dry Dog Food | Dogs | Dog Food | 279 | Vegetable | Adult | Kibble | 1 kg; 3 kg +480
      Bhauwow Gravy | Wet Dog Food | Dogs | Dog Food | 399 | Chicken Liver; Lamb | Adult | Gravy | 1 kg
      Bhauwow Chew | Dog Treats | Dogs | Dog Treats | 199 | Chicken; Peanut Butter | Adult | Sticks | 200 g; 500 g +220
      Myaura Crunch | Dry Cat Food | Cats | Cat Food | 349 | Tuna; Chicken -20 | Adult | Kibble | 1 kg; 3 kg +600; 7 kg +1700
      Myaura Crunch | Dry Cat Food | Cats | Cat Food | 379 | Ocean Fish | Kitten | Kibble | 1 kg; 3 kg +650
      Myaura Jelly | Wet Cat Food | Cats | Cat Food | 449 | Tuna; Salmon +30 | Adult | Jelly | 1 kg
      Myaura Lick | Cat Treats | Cats | Cat Treats | 149 | Salmon; Chicken | Adult | Cream | 60 g; 120 g +130
      Chidiyo Seed | Bird Food | Birds | Bird Food | 149 | Mixed Seeds | Adult | Seeds | 500 g; 1 kg +130
      Aquarino Flake | Fish Food | Fish | Fish Food | 129 | Spirulina | Adult | Flakes | 50 g; 100 g +100; 250 g +280
      Naravi Hay | Rabbit Food | Small Animals | Rabbit Food | 249 | Timothy Hay | Adult | Hay | 500 g; 1 kg +220
    `,
  },
  {
    category,
    type: 'Pets > {animals} > {kinds}',
    title: '{model} {Size} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Size}, {Material}, {Colour})',
    about: `
      A {thing} of {material} in {colour}. Size: {size}. Made for {pet}.
    `,
    models: `
      model | thing | animals | kinds | price | Size | Material | Pet | Colour
      Pawmira Walk | Dog Leash | Dogs | Leashes and Collars | 299 | 1.2 m; 1.8 m +100 | Nylon; Leather +500 | Dogs | Red; Black
      Pawmira Reel | Retractable Dog Leash | Dogs | Leashes and Collars | 699 | 3 m; 5 m +300 | Nylon | Dogs | Blue; Black
      Pawmira Neck | Dog Collar | Dogs | Leashes and Collars | 199 | Small; Medium +50; Large +100 | Nylon; Leather +300 | Dogs | Red; Blue
      Pawmira Vest | Dog Harness | Dogs | Leashes and Collars | 599 | Small; Medium +100; Large +200 | Nylon | Dogs | Black; Orange
      Pawmira Dream | Dog Bed | Dogs | Pet Beds | 999 | Small; Medium +500; Large +1100 | Velvet; Cotton -100 | Dogs | Grey; Brown
      Pawmira House | Dog House | Dogs | Pet Houses | 4999 | Medium; Large +3000 | Wood; Plastic -1000 | Dogs | Brown
      Pawmira Bite | Rope Chew Toy | Dogs | Pet Toys | 199 | Small; Large +150 | Cotton | Dogs | Multicolour
      Pawmira Fetch | Squeaky Ball Toy | Dogs | Pet Toys | 149 | Small; Large +80 | Rubber | Dogs | Yellow; Blue
      Myaura Claw | Cat Scratching Post | Cats | Pet Toys | 899 | 45 cm; 70 cm +700 | Sisal | Cats | Beige; Grey
      Myaura Wand | Teaser Toy | Cats | Pet Toys | 199 | 60 cm | Feather | Cats | Pink
      Myaura Hide | Cat Cave Bed | Cats | Pet Beds | 1199 | Small; Medium +400 | Felt | Cats | Grey
      Myaura Tray | Cat Litter Box | Cats | Litter | 799 | Medium; Large +400 | Plastic | Cats | Blue; Grey
      Pawmira Go | Pet Carrier Bag | Dogs and Cats | Carriers | 1499 | Small; Medium +500 | Polyester; Plastic +300 | Dogs and cats | Black; Pink
      Pawmira Dish | Pet Food Bowl | Dogs and Cats | Bowls and Feeders | 249 | 400 ml; 900 ml +150 | Stainless Steel | Dogs and cats | Silver
      Chidiyo Nest | Bird Cage | Birds | Cages | 1499 | Medium; Large +1500 | Metal | Birds | White; Black
    `,
  },
  {
    category,
    type: 'Pets > {animals} > {kinds}',
    title: '{model} {thing} for {Pet} ({Quantity})',
    name: '{model} {thing} for {Pet} ({Quantity})',
    about: `
      {thing} for {pet}, {Quantity}. Feature: {feature}.
    `,
    models: `
      model | thing | animals | kinds | price | Pet | Feature | Quantity
      Pawmira Bath | Pet Shampoo | Dogs and Cats | Grooming | 249 | Dogs; Cats | Aloe vera | 200 ml; 500 ml +250
      Pawmira Comb | Deshedding Brush | Dogs and Cats | Grooming | 349 | Dogs; Cats | Steel teeth | 1 piece
      Pawmira Clip | Nail Clipper | Dogs and Cats | Grooming | 249 | Dogs and cats | Steel blade | 1 piece
      Pawmira Free | Tick and Flea Spray | Dogs and Cats | Health | 299 | Dogs | Neem | 100 ml; 250 ml +250
      Pawmira Joint | Multivitamin Tablets | Dogs and Cats | Health | 399 | Dogs; Cats +20 | Omega 3 | 60 tablets
      Myaura Sand | Cat Litter | Cats | Litter | 349 | Cats | Lavender scented | 5 kg; 10 kg +300
      Pawmira Dry | Puppy Training Pads | Dogs | Training | 499 | Puppies | 60 x 60 cm | 25 pieces; 50 pieces +400
    `,
  },
  {
    category,
    type: 'Pets > Fish > {kinds}',
    title: '{model} {Capacity} {Material} {thing}',
    name: '{model} {Capacity} {thing}',
    about: `
      A {thing} of {material}. Capacity: {Capacity}. Power: {power}.
    `,
    models: `
      model | thing | kinds | price | Capacity | Material | Power
      Aquarino Clear | Aquarium | Aquariums | 1999 | 20 L; 45 L +2000; 100 L +6500 | Glass | 5 W light
      Aquarino Round | Fish Bowl | Aquariums | 399 | 3 L; 6 L +300 | Glass |
      Aquarino Flow | Aquarium Filter | Aquarium Parts | 549 | 40 L; 80 L +300 | Plastic | 6 W
      Aquarino Air | Aquarium Air Pump | Aquarium Parts | 349 | 50 L; 100 L +200 | Plastic | 3 W
    `,
  },
];
