import type { ProductKind } from '../product-kind.ts';

const category = 'hardware_store';

export const hardware: readonly ProductKind[] = [
  {
    category,
    type: 'Hardware > Power Tools > {kinds}',
    title: '{model} {Power} {Power source} {thing} ({Includes})',
    name: '{model} {Power} {thing} ({Includes})',
    common: { Warranty: '1 year' },
    about: `
      {power source} {thing} with {Power}, {Weight}. In the box: {includes}. Speed: {Speed}.
    `,
    models: `
      model | Power source | thing | kinds | price | Power | Speed | Weight | Includes
      Torqano Impact | Corded | Impact Drill Machine | Drills | 2199 | 550 W; 750 W +800 | 2800 rpm | 1.8 kg | Tool only; 13 piece bit set +400
      Torqano Volt | Cordless | Drill Driver | Drills | 3499 | 12 V; 18 V +1800; 20 V +2800 | 1450 rpm | 1.3 kg | 1 battery; 2 batteries +1200
      Torqano Hammer | Corded | Rotary Hammer Drill | Drills | 5499 | 800 W; 1050 W +1700 | 1100 rpm | 3.2 kg | 3 drill bits
      Torqano Disc | Corded | Angle Grinder | Grinders | 1899 | 710 W; 900 W +700 | 11000 rpm | 1.9 kg | 1 disc
      Torqano Slice | Corded | Circular Saw | Saws | 4299 | 1200 W; 1500 W +1200 | 5000 rpm | 4.1 kg | 1 blade
      Torqano Curve | Corded | Jigsaw | Saws | 2699 | 570 W; 710 W +800 | 3000 rpm | 2.1 kg | 2 blades
      Torqano Sand | Corded | Orbital Sander | Sanders | 2399 | 240 W; 300 W +500 | 12000 rpm | 1.3 kg | 5 sheets
      Torqano Blow | Corded | Air Blower | Blowers | 1499 | 500 W; 700 W +400 | 14000 rpm | 1.6 kg | 1 dust bag
      Torqano Heat | Corded | Heat Gun | Heat Guns | 1599 | 1600 W; 2000 W +500 | | 0.8 kg | 2 nozzles
    `,
  },
  {
    category,
    type: 'Hardware > Hand Tools > {kinds}',
    title: '{model} {Size} {Material} {thing} ({Handle} Handle)',
    name: '{model} {thing} ({Size}, {Handle} Handle)',
    about: `
      A {thing} of {material}. Size: {Size}. Handle: {handle}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Handle
      Lohark Thok | Claw Hammer | Hammers | 299 | 250 g; 450 g +120 | Carbon Steel | Wood; Fibreglass +80
      Lohark Dhap | Mallet | Hammers | 249 | 450 g; 900 g +180 | Rubber | Wood
      Lohark Grip | Combination Plier | Pliers | 249 | 6 inch; 8 inch +70 | Carbon Steel | PVC
      Lohark Adjust | Adjustable Wrench | Spanners | 349 | 8 inch; 10 inch +120; 12 inch +260 | Carbon Steel | PVC
      Lohark Cut | Hand Saw | Hand Saws | 299 | 16 inch; 20 inch +100 | Carbon Steel | Wood
      Lohark Naap | Measuring Tape | Measuring Tools | 149 | 3 m; 5 m +60; 8 m +180 | Steel | Plastic
      Lohark Seedha | Spirit Level | Measuring Tools | 249 | 12 inch; 24 inch +200 | Aluminium | Plastic
      Lohark Dhaar | Utility Knife | Cutting Tools | 99 | 18 mm | Carbon Steel | Plastic
    `,
  },
  {
    category,
    type: 'Hardware > Hand Tools > {kinds}',
    title: '{model} {Pieces} {thing} ({Material})',
    name: '{model} {thing} ({Pieces})',
    about: `
      A {thing} of {Pieces}. Material: {material}. Use: {use}.
    `,
    models: `
      model | thing | kinds | price | Pieces | Material | Use
      Lohark Turn | Screwdriver Set | Screwdrivers | 299 | 6 pieces; 32 pieces +300; 60 pieces +700 | Chrome Vanadium Steel | Screws
      Lohark Ring | Spanner Set | Spanners | 599 | 8 pieces; 12 pieces +400 | Chrome Vanadium Steel | Nuts and bolts
      Lohark Home | Home Tool Kit | Tool Kits | 1299 | 39 pieces; 89 pieces +1200; 128 pieces +2500 | Carbon Steel | Home repairs
      Torqano Bits | Drill Bit Set | Tool Accessories | 299 | 5 pieces; 13 pieces +300 | High Speed Steel | Metal and wood
    `,
  },
  {
    category,
    type: 'Hardware > Paint > {kinds}',
    title: '{model} {Finish} {thing} ({Volume}) – {Colour}',
    name: '{model} {thing} ({Finish}, {Volume}, {Colour})',
    about: `
      {thing} in {colour} with a {finish} finish. A tin holds {Volume}. Base: {base}.
    `,
    models: `
      model | thing | kinds | price | Finish | Volume | Base | Colour
      Rangsaaz Ghar | Interior Emulsion Paint | Wall Paints | 399 | Matte; Silk +150 | 1 L; 4 L +1100; 10 L +3000 | Water | White; Cream
      Rangsaaz Deewar | Exterior Emulsion Paint | Wall Paints | 449 | Matte | 1 L; 4 L +1250; 10 L +3400 | Water | White; Grey
      Rangsaaz Chamak | Enamel Paint | Enamel Paints | 199 | Gloss | 500 ml; 1 L +170; 4 L +1100 | Oil | Black; Blue; Red
      Rangsaaz Lakdi | Wood Varnish | Wood Finishes | 249 | Gloss; Matte +20 | 500 ml; 1 L +220 | Oil | Clear
      Rangsaaz Phuar | Spray Paint | Spray Paints | 249 | Gloss | 400 ml | Acrylic | Black; Silver; Red
    `,
  },
  {
    category,
    type: 'Hardware > Paint > Painting Tools',
    title: '{model} {Size} {thing} ({Material})',
    name: '{model} {thing} ({Size})',
    about: `
      A {thing} of {material}. Size: {Size}. Sold as a {pack}.
    `,
    models: `
      model | thing | price | Size | Material | Pack
      Rangsaaz Roll | Paint Roller | 199 | 4 inch -60; 9 inch | Polyester | Pack of 1
      Rangsaaz Kuchi | Paint Brush | 69 | 1 inch -30; 2 inch; 4 inch +80 | Bristle | Pack of 1
      Rangsaaz Mask | Masking Tape | 79 | 24 mm; 48 mm +60 | Paper | Pack of 1
      Rangsaaz Thali | Paint Tray | 149 | 9 inch | Plastic | Pack of 1
    `,
  },
  {
    category,
    type: 'Hardware > Electrical > {kinds}',
    title: '{model} {Specification} {thing} ({Format}) – {Colour}',
    name: '{model} {thing} ({Specification}, {Format}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {Specification}, {format}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Specification | Format | Material | Colour
      Bijleen Jod | Extension Board | Extension Boards | 399 | 6 A; 16 A +300 | 3 sockets; 4 sockets +100; 6 sockets +250 | Polycarbonate | White; Black
      Bijleen Khat | Modular Switch | Switches and Sockets | 49 | 6 A; 16 A +60 | 1 module | Polycarbonate | White; Grey
      Bijleen Chatur | Smart Plug | Switches and Sockets | 899 | 10 A -100; 16 A | 1 socket | Polycarbonate | White
      Bijleen Taar | House Wire | Wires | 1299 | 1.5 sq mm; 2.5 sq mm +800; 4 sq mm +1800 | 90 m | Copper | Red; Black
      Bijleen Trip | Circuit Breaker | Circuit Breakers | 199 | 16 A; 32 A +40; 63 A +250 | Single pole | Polycarbonate | White
      Bijleen Roshni | Rechargeable Torch | Torches | 499 | 3 W; 10 W +600 | 16 cm | ABS Plastic | Black; Yellow
    `,
  },
  {
    category,
    type: 'Hardware > Plumbing > {kinds}',
    title: '{model} {Material} {thing} ({Size}) – {Finish}',
    name: '{model} {thing} ({Material}, {Size})',
    about: `
      A {thing} of {material} in {finish} finish. Size: {Size}. Warranty: {Warranty}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Finish | Warranty
      Nalkara Drop | Bib Cock Tap | Taps | 399 | Plastic -250; Brass | 15 mm | Chrome | 7 years
      Nalkara Basin | Basin Mixer Tap | Taps | 1499 | Brass; Stainless Steel -300 | 15 mm | Chrome | 7 years
      Nalkara Rain | Overhead Shower | Showers | 699 | ABS Plastic -300; Stainless Steel | 6 inch; 8 inch +300 | Chrome | 2 years
      Nalkara Jet | Health Faucet | Showers | 499 | ABS Plastic -150; Brass +400 | 1 m hose | Chrome | 2 years
      Nalkara Rasoi | Kitchen Sink | Sinks | 2999 | Stainless Steel | 24 x 18 inch; 37 x 18 inch +2500 | Matte | 5 years
      Nalkara Bagh | Garden Hose Pipe | Hoses | 499 | PVC; Rubber +500 | 10 m; 20 m +400; 30 m +750 | Braided | 6 months
    `,
  },
  {
    category,
    type: 'Hardware > Locks and Ladders > {kinds}',
    title: '{model} {Size} {Material} {thing}',
    name: '{model} {thing} ({Size}, {Material})',
    about: `
      A {thing} of {material}. Size: {Size}. Feature: {feature}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Feature
      Talavo Guard | Padlock | Locks | 249 | 40 mm; 50 mm +100; 65 mm +250 | Brass; Steel -50 | 3 keys
      Talavo Main | Main Door Lock | Locks | 1499 | 65 mm; 85 mm +400 | Steel; Brass +900 | 4 keys
      Talavo Nishan | Smart Door Lock | Locks | 9999 | 65 mm | Zinc Alloy | Fingerprint and code
      Seedhiya Rise | Folding Ladder | Ladders | 2499 | 3 steps; 5 steps +1200; 6 steps +2000 | Aluminium; Steel -600 | 120 kg load
      Seedhiya Long | Extension Ladder | Ladders | 6999 | 3 m; 5 m +3500 | Aluminium | 150 kg load
      Torqano Disc | Cutting Disc Pack | Tool Accessories | 249 | 4 inch; 5 inch +100 | Aluminium Oxide | For angle grinders
      Lohark Chest | Tool Box | Tool Storage | 699 | 13 inch; 17 inch +300 | Plastic; Steel +500 | 1 tray
      Jodku Grip | Super Glue | Adhesives | 49 | 3 g; 20 g +100 | Cyanoacrylate | For plastic and metal
      Jodku Wood | Wood Adhesive | Adhesives | 119 | 500 g; 1 kg +100 | PVA | For wood
    `,
  },
];
