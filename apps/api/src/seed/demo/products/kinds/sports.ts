import type { ProductKind } from '../product-kind.ts';

const category = 'sporting_goods_store';

export const sports: readonly ProductKind[] = [
  {
    category,
    type: 'Sports > Cricket > {kinds}',
    title: '{model} {Material} {thing} ({Size})',
    name: '{model} {thing} ({Material}, {Size})',
    about: `
      A {thing} of {material}, {size}. Weight: {Weight}. Level: {level}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Weight | Level
      Krivora Club | Cricket Bat | Cricket Bats | 1299 | Kashmir Willow | Size 5 -200; Size 6 -100; Full size | 1.15 kg | Beginner
      Krivora Captain | Cricket Bat | Cricket Bats | 7999 | English Willow | Full size | 1.18 kg | Professional
      Krivora Gully | Tennis Ball Cricket Bat | Cricket Bats | 799 | Poplar Willow; Plastic -300 | Full size | 0.95 kg | Beginner
      Krivora Cherry | Cricket Ball | Cricket Balls | 399 | Leather | Full size | 160 g | Club
      Krivora Guard | Batting Pads | Cricket Protection | 1199 | Faux Leather | Youth -200; Full size | 1.6 kg | Club
      Krivora Grip | Batting Gloves | Cricket Protection | 699 | Leather; Cotton -250 | Youth -100; Full size | 0.3 kg | Club
      Krivora Helm | Cricket Helmet | Cricket Protection | 1499 | ABS Plastic | Youth; Full size +200 | 0.8 kg | Club
      Krivora Whole | Cricket Kit Bag Set | Cricket Kits | 3999 | Kashmir Willow | Size 5; Full size +1500 | 5.5 kg | Beginner
    `,
  },
  {
    category,
    type: 'Sports > Ball and Racket > {kinds}',
    title: '{model} {Material} {thing} ({Size}) – {Colour}',
    name: '{model} {thing} ({Material}, {Size}, {Colour})',
    about: `
      A {thing} of {material} in {colour}, {size}. Weight: {Weight}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Weight | Colour
      Spinvik Goal | Football | Footballs | 599 | PVC; PU +500 | Size 3 -100; Size 5 | 420 g | White; Yellow
      Spinvik Hoop | Basketball | Basketballs | 699 | Rubber; PU +700 | Size 6; Size 7 +50 | 600 g | Orange
      Spinvik Smash | Volleyball | Volleyballs | 549 | PVC; PU +400 | Size 4 | 270 g | Blue
      Shatlo Aero | Badminton Racket | Badminton | 799 | Aluminium; Graphite +1500 | G4 grip | 88 g | Red; Blue
      Shatlo Feather | Shuttlecock Pack | Badminton | 349 | Nylon; Goose Feather +600 | Pack of 6 | 30 g | White
      Shatlo Serve | Tennis Racket | Tennis | 1799 | Aluminium; Graphite +3000 | 27 inch | 290 g | Black; Green
      Shatlo Pips | Table Tennis Bat | Table Tennis | 499 | Poplar Wood; Carbon +2000 | Standard | 170 g | Red
      Shatlo Fold | Table Tennis Table | Table Tennis | 18999 | Engineered Wood | 274 x 152 cm | 75 kg | Blue; Green
    `,
  },
  {
    category,
    type: 'Sports > Fitness > {kinds}',
    title: '{model} {Weight} {thing} ({Material}, {Pack}) – {Colour}',
    name: '{model} {Weight} {thing} ({Material}, {Pack})',
    about: `
      A {thing} of {Weight}, made of {material}. Sold as a {pack}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Weight | Material | Pack | Colour
      Vajrana Grip | Dumbbell | Dumbbells | 399 | 2 kg; 5 kg +500; 10 kg +1300 | PVC; Rubber +200 | Pack of 1; Pack of 2 +400 | Black
      Vajrana Hex | Hex Dumbbell | Dumbbells | 1099 | 5 kg; 7.5 kg +500; 12.5 kg +1600 | Rubber | Pack of 1 | Black
      Vajrana Bell | Kettlebell | Kettlebells | 899 | 4 kg; 8 kg +700; 12 kg +1400 | Cast Iron | Pack of 1 | Black
      Vajrana Home | Home Gym Set | Home Gym Sets | 2499 | 20 kg; 30 kg +1200; 50 kg +3500 | PVC | Pack of 1 | Black
    `,
  },
  {
    category,
    type: 'Sports > Fitness > {kinds}',
    title: '{model} {thing} ({Feature}) – {Colour}',
    name: '{model} {thing} ({Feature}, {Colour})',
    about: `
      A {thing} in {colour}. Feature: {feature}. It carries up to {Maximum load}; warranty {Warranty}.
    `,
    models: `
      model | thing | kinds | price | Feature | Maximum load | Warranty | Colour
      Vajrana Run | Treadmill | Treadmills | 19999 | 2 HP motor; 3 HP motor +9000; 4 HP motor +22000 | 110 kg | 1 year | Black
      Vajrana Walk | Walking Pad Treadmill | Treadmills | 14999 | 1.5 HP motor | 100 kg | 1 year | Grey; Black
      Vajrana Spin | Exercise Bike | Exercise Bikes | 8999 | 4 kg flywheel; 6 kg flywheel +4000 | 120 kg | 1 year | Black; Red
      Vajrana Ellipse | Elliptical Trainer | Cross Trainers | 16999 | 8 resistance levels | 110 kg | 1 year | Black
      Vajrana Bench | Adjustable Gym Bench | Gym Benches | 4499 | 4 positions; 7 positions +1500 | 200 kg | 1 year | Black
      Vajrana Bar | Doorway Pull Up Bar | Pull Up Bars | 899 | 60 to 100 cm wide | 120 kg | 6 months | Black
    `,
  },
  {
    category,
    type: 'Sports > Yoga > {kinds}',
    title: '{model} {Thickness} {Material} {thing} – {Colour}',
    name: '{model} {thing} ({Thickness}, {Material}, {Colour})',
    about: `
      A {thing} of {material}, {Thickness} thick. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Thickness | Material | Colour
      Yogleaf Asana | Yoga Mat | Yoga Mats | 499 | 4 mm; 6 mm +200; 8 mm +400 | EVA | Purple; Blue
      Yogleaf Earth | Yoga Mat | Yoga Mats | 1499 | 5 mm | Cork; Natural Rubber +300 | Brown
      Yogleaf Block | Yoga Block | Yoga Props | 299 | 76 mm; 100 mm +100 | EVA | Pink; Grey
      Yogleaf Roll | Foam Roller | Yoga Props | 699 | 140 mm | EVA | Black; Orange
    `,
  },
  {
    category,
    type: 'Sports > Cycling > Bicycles',
    title: '{model} {Wheel size} {Gears} {Type} Bicycle for {Ideal for} – {Colour}',
    name: '{model} {Wheel size} {Type} Bicycle ({Gears}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {type} bicycle for {ideal for} with {Wheel size} wheels. Gears: {gears}. The frame is of {frame}; brakes: {brakes}.
    `,
    models: `
      model | Type | price | Wheel size | Gears | Frame | Brakes | Ideal for | Colour
      Pedalio Hill | Mountain | 8999 | 26 inch; 27.5 inch +1000; 29 inch +2000 | 1 speed; 21 speed +4000 | Steel | Disc | Men | Black; Orange
      Pedalio Swift | Road | 24999 | 28 inch | 14 speed; 18 speed +8000 | Aluminium | Rim | Men and women | White; Red
      Pedalio City | City | 6999 | 26 inch | 1 speed; 7 speed +3000 | Steel | Rim | Women | Pink; Sky Blue
      Pedalio Bachcha | Kids | 3499 | 14 inch; 16 inch +500; 20 inch +1200 | 1 speed | Steel | Rim | Boys and girls | Red; Blue
      Pedalio Volt | Electric | 29999 | 27.5 inch | 1 speed; 7 speed +4000 | Aluminium | Disc | Men and women | Grey
    `,
  },
  {
    category,
    type: 'Sports > Cycling > Cycling Accessories',
    title: '{model} {thing} for Bicycles ({Material}) – {Colour}',
    name: '{model} {thing} ({Material}, {Colour})',
    common: { 'Compatible with': 'Bicycles' },
    about: `
      A {thing} for bicycles, made of {material}. Weight {Weight}, in {colour}.
    `,
    models: `
      model | thing | price | Material | Weight | Colour
      Pedalio Shell | Cycling Helmet | 999 | Polycarbonate | 260 g | Black; Red
      Pedalio Keep | Cable Lock | 349 | Steel | 450 g | Black
      Pedalio Hawa | Floor Pump | 599 | Steel | 1.1 kg | Blue
      Pedalio Sit | Gel Saddle Cover | 399 | Silicone Gel | 320 g | Black
      Pedalio Sip | Bottle Holder | 199 | Aluminium | 60 g | Silver
      Pedalio Beam | Headlight | 499 | ABS Plastic | 90 g | Black
    `,
  },
  {
    category,
    type: 'Sports > Outdoor > {kinds}',
    title: '{model} {Capacity} {thing} ({Material}) – {Colour}',
    name: '{model} {Capacity} {thing} ({Material}, {Colour})',
    about: `
      A {thing} of {material}. Capacity: {Capacity}. It weighs {Weight} and comes in {colour}.
    `,
    models: `
      model | thing | kinds | price | Capacity / Weight | Material | Colour
      Trekora Dome | Camping Tent | Tents | 2499 | 2 persons / 2.4 kg; 4 persons / 3.6 kg +1500; 6 persons / 5.2 kg +3500 | Polyester | Green; Orange
      Trekora Cocoon | Sleeping Bag | Sleeping Bags | 1499 | 1 person / 1.4 kg | Polyester; Nylon +1000 | Blue; Red
      Trekora Pack | Trekking Backpack | Backpacks | 1999 | 40 L / 1.2 kg; 55 L / 1.5 kg +500; 70 L / 1.8 kg +1000 | Nylon | Black; Olive Green
      Spinvik Gym | Gym Bag | Backpacks | 699 | 25 L / 0.5 kg; 40 L / 0.7 kg +300 | Polyester | Black; Grey
    `,
  },
  {
    category,
    type: 'Sports > Swimming > {kinds}',
    title: '{model} {thing} for {Ideal for} – {Colour}',
    name: '{model} {thing} for {Ideal for} ({Colour})',
    about: `
      {thing} for {ideal for}. Made of {material}, in {colour}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Material | Colour
      Jalpari Clear | Swimming Goggles | Swimming Goggles | 399 | Men and women; Kids -100 | Silicone | Blue; Black
      Jalpari Cap | Swimming Cap | Swimming Caps | 249 | Men and women | Silicone | Black; Pink
      Jalpari Float | Kickboard | Swimming Aids | 449 | Kids | EVA | Blue; Orange
    `,
  },
];
