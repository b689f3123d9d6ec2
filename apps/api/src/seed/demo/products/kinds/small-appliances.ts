import type { ProductKind } from '../product-kind.ts';

const category = 'electronics_store';

export const smallAppliances: readonly ProductKind[] = [
  {
    category,
    type: 'Electronics > Kitchen Appliances > Mixer Grinders',
    title: '{model} {Power} Mixer Grinder ({Jars}) – {Colour}',
    name: '{model} {Power} Mixer Grinder ({Jars}, {Colour})',
    common: { Warranty: '2 years' },
    about: `
      A mixer grinder with a {Power} motor and {Jars}. The blades are of {blades}; it has {Speeds} and comes in {colour}.
    `,
    models: `
      model | price | Power | Jars | Blades | Speeds | Colour
      Rasoya Chakra | 2199 | 500 W; 750 W +1000 | 3 jars | Stainless steel | 3 speeds | White; Red
      Rasoya Chakra Pro | 4499 | 750 W; 1000 W +1800 | 4 jars | Stainless steel | 3 speeds | Black
      Chulhari Mix | 1799 | 500 W | 2 jars; 3 jars +300 | Stainless steel | 2 speeds | Blue
    `,
  },
  {
    category,
    type: 'Electronics > Kitchen Appliances > {kinds}',
    title: '{model} {Capacity} {thing} ({Power}) – {Colour}',
    name: '{model} {Capacity} {thing} ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {Capacity} that draws {Power}. It is made of {material} and comes in {colour}.
    `,
    models: `
      model | thing | kinds | price | Capacity | Power | Material | Colour
      Rasoya Boil | Electric Kettle | Electric Kettles | 899 | 1 L; 1.5 L +200; 1.8 L +400 | 1500 W | Stainless Steel | Silver; Black
      Rasoya Glassboil | Electric Kettle | Electric Kettles | 1599 | 1.7 L | 1500 W | Glass | Black
      Chulhari Crisp | Air Fryer | Air Fryers | 3999 | 3.5 L; 4.5 L +1500; 6 L +4000 | 1400 W | ABS Plastic | Black; White
      Chulhari Steam | Electric Rice Cooker | Rice Cookers | 1799 | 1 L; 1.8 L +600; 2.8 L +1500 | 700 W | Aluminium | White; Red
      Rasoya Bake | OTG Oven | OTG Ovens | 3499 | 16 L; 25 L +1800; 40 L +5000 | 1500 W | Steel | Black
      Rasoya Nectar | Cold Press Juicer | Juicers | 6999 | 1 L | 240 W | ABS Plastic | Grey
      Chulhari Grindstone | Wet Grinder | Wet Grinders | 4299 | 2 L; 3 L +1700 | 150 W | Stainless Steel | Silver
      Chulhari Anda | Egg Boiler | Egg Boilers | 699 | 7 eggs | 350 W | Stainless Steel | White; Orange
    `,
  },
  {
    category,
    type: 'Electronics > Kitchen Appliances > {kinds}',
    title: '{model} {Power} {thing} – {Colour}',
    name: '{model} {Power} {thing} ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} that draws {Power}, made of {material}. Controls: {controls}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Power | Material | Controls | Colour
      Chulhari Flat | Induction Cooktop | Induction Cooktops | 1899 | 1400 W; 2000 W +800 | Glass | Push buttons | Black
      Chulhari Flat Touch | Induction Cooktop | Induction Cooktops | 3299 | 2100 W | Glass | Touch | Black
      Rasoya Toast | Pop-up Toaster | Toasters | 1399 | 750 W; 850 W +400 | Stainless Steel | Dial | Silver; Black
      Rasoya Press | Sandwich Maker | Sandwich Makers | 1199 | 700 W; 1000 W +600 | ABS Plastic | Indicator lights | Black; Red
      Rasoya Whisk | Hand Blender | Hand Blenders | 999 | 200 W; 400 W +700 | ABS Plastic | Push buttons | White
      Rasoya Brew | Coffee Maker | Coffee Makers | 2499 | 650 W; 1050 W +4000 | ABS Plastic | Push buttons | Black
    `,
  },
  {
    category,
    type: 'Electronics > Home Appliances > Ceiling Fans',
    title: '{model} {Sweep} Ceiling Fan ({Motor}, {Power}) – {Colour}',
    name: '{model} {Sweep} Ceiling Fan ({Colour})',
    common: { Warranty: '2 years', Blades: '3 blades' },
    about: `
      A ceiling fan with a sweep of {Sweep} and {Blades}. Its {motor} motor draws {Power}. Colour: {colour}.
    `,
    models: `
      model | price | Sweep | Motor | Power | Colour
      Vaayuna Whirl | 1499 | 900 mm -150; 1200 mm | Induction | 75 W | Brown; White; Ivory
      Vaayuna Whisper | 2899 | 1200 mm; 1400 mm +400 | BLDC | 28 W | White; Black; Walnut Brown
      Thandra Airo | 1999 | 1200 mm | Induction | 52 W | Grey; Ivory
    `,
  },
  {
    category,
    type: 'Electronics > Home Appliances > {kinds}',
    title: '{model} {Power} {thing} – {Colour}',
    name: '{model} {thing} ({Power}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} that draws {Power} and weighs {Weight}. Feature: {feature}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Power | Weight | Feature | Colour
      Vaayuna Stand | Pedestal Fan | Pedestal Fans | 2299 | 55 W | 5.5 kg | 3 speeds | White; Blue
      Vaayuna Corner | Table Fan | Table Fans | 1699 | 50 W | 3.2 kg | 3 speeds | White; Black
      Vaayuna Draft | Exhaust Fan | Exhaust Fans | 1199 | 35 W | 2.1 kg | 200 mm sweep | White; Black
      Ushnika Glow | Room Heater | Room Heaters | 1499 | 800 W; 2000 W +700 | 2.4 kg | Quartz rods | White
      Ushnika Oilfin | Oil Filled Radiator Room Heater | Room Heaters | 7499 | 2000 W; 2900 W +3000 | 11 kg | Thermostat | Black
      Grihana Smooth | Dry Iron | Irons | 699 | 1000 W | 0.9 kg | Non-stick soleplate | Blue; White
      Grihana Steamy | Steam Iron | Irons | 1699 | 1400 W; 2000 W +900 | 1.2 kg | Ceramic soleplate | Purple; White
      Grihana Press | Garment Steamer | Garment Steamers | 2999 | 1500 W | 1 kg | 250 ml tank | White
      Grihana Sweep | Vacuum Cleaner | Vacuum Cleaners | 4499 | 1200 W; 1600 W +2000 | 4.5 kg | 2 L dust bag | Red
      Grihana Stick | Cordless Vacuum Cleaner | Vacuum Cleaners | 13999 | 250 W; 400 W +6000 | 2.3 kg | 40 minutes on battery | Grey
      Grihana Rover | Robot Vacuum Cleaner | Vacuum Cleaners | 21999 | 45 W | 3.6 kg | Mopping | White; Black
      Grihana Pure | Air Purifier | Air Purifiers | 8999 | 38 W | 4.8 kg | HEPA filter | White
    `,
  },
  {
    category,
    type: 'Electronics > Personal Care > {kinds}',
    title: '{model} {thing} for {Ideal for} ({Feature}) – {Colour}',
    name: '{model} {thing} ({Colour})',
    common: { Warranty: '2 years' },
    about: `
      A {thing} for {ideal for}. Feature: {feature}. Power: {Power}, colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Ideal for | Power | Feature | Colour
      Sajeela Trim | Beard Trimmer | Trimmers | 1099 | Men | 60 minutes on battery | 20 length settings | Black; Blue
      Sajeela Trim Pro | Beard Trimmer | Trimmers | 2199 | Men | 120 minutes on battery | 40 length settings | Black
      Sajeela Shave | Electric Shaver | Shavers | 3499 | Men | 50 minutes on battery | 3 heads | Black
      Sajeela Dry | Hair Dryer | Hair Dryers | 1199 | Women | 1200 W | 3 heat settings | Pink; Black
      Sajeela Sleek | Hair Straightener | Hair Straighteners | 1499 | Women | 45 W | Ceramic plates | Pink; Black
      Sajeela Smile | Electric Toothbrush | Electric Toothbrushes | 1799 | Men and women | 30 days on battery | 3 cleaning modes | White; Black
    `,
  },
  {
    category,
    type: 'Electronics > Home Appliances > Inverters and Batteries',
    title: '{model} {Capacity} {thing} ({Feature})',
    name: '{model} {Capacity} {thing}',
    about: `
      A {thing} with a capacity of {Capacity}. Feature: {feature}. Warranty: {Warranty}.
    `,
    models: `
      model | thing | price | Capacity | Feature | Warranty
      Boltana Sine | Home Inverter | 5999 | 700 VA; 900 VA +900; 1250 VA +2500 | Pure sine wave | 2 years
      Boltana Cell | Inverter Battery | 11499 | 150 Ah; 200 Ah +4000 | Tall tubular | 5 years
      Boltana Guard | Computer UPS | 2499 | 600 VA; 1000 VA +2500 | 3 sockets | 2 years
    `,
  },
];
