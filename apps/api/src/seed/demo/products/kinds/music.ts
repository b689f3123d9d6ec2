import type { ProductKind } from '../product-kind.ts';

const category = 'musical_instrument_store';

export const music: readonly ProductKind[] = [
  {
    category,
    type: 'Music > Guitars > {kinds}',
    title: '{model} {Size} {Strings} {thing} ({Top} Top) – {Colour}',
    name: '{model} {thing} ({Size}, {Strings}, {Top}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {Size} with {Strings} and a top of {top}. Level: {level}. Finish: {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Strings | Top | Level | Colour
      Stringora Breeze | Acoustic Guitar | Acoustic Guitars | 3999 | 38 inch; 40 inch +800 | 6 strings | Linden | Beginner | Natural Brown; Black; Blue
      Stringora Oak | Acoustic Guitar | Acoustic Guitars | 9999 | 41 inch | 6 strings | Spruce | Intermediate | Natural Brown; Sunburst Brown
      Stringora Maestro | Acoustic Guitar | Acoustic Guitars | 24999 | 41 inch | 6 strings; 12 strings +4000 | Solid Spruce | Professional | Natural Brown
      Stringora Nylon | Classical Guitar | Classical Guitars | 6499 | 36 inch -800; 39 inch | 6 strings | Cedar | Beginner | Natural Brown
      Stringora Plug | Semi Acoustic Guitar | Acoustic Guitars | 8499 | 40 inch | 6 strings | Spruce | Intermediate | Black; Red
      Stringora Volt | Electric Guitar | Electric Guitars | 12999 | 39 inch | 6 strings | Basswood | Beginner | Black; Red; White
      Stringora Volt Pro | Electric Guitar | Electric Guitars | 34999 | 39 inch | 6 strings; 7 strings +6000 | Mahogany | Professional | Black; Sunburst Brown
      Stringora Low | Bass Guitar | Bass Guitars | 14999 | 46 inch | 4 strings; 5 strings +3500 | Basswood | Intermediate | Black; Blue
      Stringora Aloha | Ukulele | Ukuleles | 1799 | 21 inch; 23 inch +700 | 4 strings | Basswood; Mahogany +900 | Beginner | Natural Brown; Pink
    `,
  },
  {
    category,
    type: 'Music > Keyboards > {kinds}',
    title: '{model} {Keys} {thing} ({Tones}) – {Colour}',
    name: '{model} {Keys} {thing} ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} with {Keys} and {Tones}. Key action: {key action}. Weight: {Weight}, colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Keys / Weight | Tones | Key action | Colour
      Naadvik Start | Portable Keyboard | Keyboards | 3999 | 37 keys / 2.1 kg; 49 keys / 2.8 kg +1500; 61 keys / 3.6 kg +3500 | 100 tones | Light | Black; White
      Naadvik Stage | Digital Keyboard | Keyboards | 13999 | 61 keys / 5.2 kg; 76 keys / 6.8 kg +7000 | 600 tones | Touch sensitive | Black
      Naadvik Grand | Digital Piano | Digital Pianos | 44999 | 88 keys / 25 kg | 20 tones | Weighted | Black; White +2000
      Naadvik Pad | MIDI Controller Keyboard | MIDI Controllers | 5999 | 25 keys / 1.1 kg; 49 keys / 2.6 kg +5000 | 128 tones | Touch sensitive | Black
    `,
  },
  {
    category,
    type: 'Music > Indian Instruments > {kinds}',
    title: '{model} {Material} {thing} ({Size}, {Level})',
    name: '{model} {thing} ({Material}, {Size}, {Level})',
    about: `
      A {thing} of {material}. Size: {Size}. Level: {level}.
    `,
    models: `
      model | thing | kinds | price | Material | Size | Level
      Surmaya Madhur | Harmonium | Harmoniums | 9999 | Teak Wood; Pine Wood -3000 | 3.25 octaves; 3.5 octaves +2000 | Beginner
      Surmaya Sangeet | Harmonium | Harmoniums | 24999 | Teak Wood | 3.5 octaves | Professional
      Taalvik Jodi | Tabla Set | Tablas | 5999 | Brass; Steel -1500; Copper +3000 | 5.5 inch | Beginner; Professional +5000
      Taalvik Dhol | Dholak | Dholaks | 2999 | Mango Wood; Sheesham Wood +2000 | 18 inch | Beginner
      Taalvik Naad | Mridangam | Mridangams | 8999 | Jackfruit Wood | 22 inch | Professional
      Surmaya Tantri | Sitar | Sitars | 17999 | Tun Wood | 48 inch | Beginner; Professional +15000
      Surmaya Saras | Veena | Veenas | 29999 | Jackfruit Wood | 52 inch | Professional
      Bansuriya Sur | Bansuri Flute | Flutes | 599 | Bamboo | 19 inch; 24 inch +300; 32 inch +900 | Beginner; Professional +1200
      Surmaya Shruti | Shruti Box | Drones | 4499 | Pine Wood | 14 inch | Beginner
    `,
  },
  {
    category,
    type: 'Music > Drums and Percussion > {kinds}',
    title: '{model} {Material} {thing} ({Pieces}) – {Colour}',
    name: '{model} {Material} {thing} ({Pieces}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {Pieces}, made of {material}. Level: {level}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Pieces | Material | Level | Colour
      Taalvik Boom | Acoustic Drum Set | Drum Sets | 21999 | 5 pieces; 7 pieces +9000 | Poplar | Beginner | Black; Red
      Taalvik Pulse | Electronic Drum Kit | Drum Sets | 32999 | 8 pieces; 9 pieces +12000 | Mesh | Intermediate | Black
      Taalvik Box | Cajon | Percussion | 4499 | 1 piece | Birch | Beginner | Natural Brown
      Taalvik Jing | Tambourine | Percussion | 399 | 1 piece | Plastic; Wood +300 | Beginner | Red; Black
    `,
  },
  {
    category,
    type: 'Music > Wind and Bowed > {kinds}',
    title: '{model} {Size} {thing} ({Material}) – {Colour}',
    name: '{model} {thing} ({Size}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} of {material}, size {Size}. Level: {level}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Size | Material | Level | Colour
      Stringora Vio | Violin | Violins | 4999 | 1/2; 3/4 +300; 4/4 +700 | Maple | Beginner | Brown
      Stringora Deep | Cello | Cellos | 24999 | 3/4; 4/4 +3000 | Maple | Intermediate | Brown
      Surmaya Vijay | Trumpet | Brass | 11999 | 19 inch | Brass | Beginner | Gold; Silver +1000
      Surmaya Sax | Alto Saxophone | Woodwind | 27999 | 24 inch | Brass | Intermediate | Gold; Black +1000
      Bansuriya Mouth | Harmonica | Harmonicas | 499 | 10 holes; 24 holes +500 | Stainless Steel | Beginner | Silver; Blue
      Bansuriya School | Recorder Flute | Flutes | 299 | 13 inch | ABS Plastic | Beginner | White
      Bansuriya Keys | Melodica | Keyboards | 1999 | 32 keys; 37 keys +500 | ABS Plastic | Beginner | Blue; Pink
    `,
  },
  {
    category,
    type: 'Music > Studio > {kinds}',
    title: '{model} {Connection} {thing} ({Feature}) – {Colour}',
    name: '{model} {Connection} {thing} ({Feature}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {thing} that connects by {Connection}. Feature: {feature}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Connection | Feature | Colour
      Naadvik Voice | Condenser Microphone | Microphones | 3499 | USB; XLR +1500 | Cardioid | Black; White
      Naadvik Stage | Dynamic Microphone | Microphones | 1499 | XLR | Cardioid | Black
      Naadvik Two | Audio Interface | Audio Interfaces | 8999 | USB-C | 2 inputs; 4 inputs +8000 | Red; Black
      Naadvik Amp | Guitar Amplifier | Amplifiers | 4999 | 6.35 mm jack | 10 W; 20 W +3000; 40 W +8000 | Black
    `,
  },
  {
    category,
    type: 'Music > Music Accessories > {kinds}',
    title: '{model} {thing} for {Compatible with} ({Material})[ – {Colour}]',
    name: '{model} {thing} for {Compatible with} ({Material}[, {Colour}])',
    about: `
      {thing} for {compatible with}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | kinds | price | Compatible with | Material | Colour
      Stringora | Guitar String Set | Strings | 299 | Acoustic Guitar; Electric Guitar +100 | Bronze; Nickel +50 |
      Stringora | Guitar Bag Cover | Bags and Cases | 899 | Acoustic Guitar; Electric Guitar | Polyester | Black; Blue
      Stringora Fort | Guitar Hard Case | Bags and Cases | 3499 | Acoustic Guitar; Electric Guitar +300 | ABS Plastic | Black
      Stringora | Guitar Capo | Guitar Accessories | 249 | Acoustic Guitar | Aluminium; Plastic -100 | Black; Silver
      Stringora Tune | Clip-on Tuner | Guitar Accessories | 449 | Guitar and Ukulele | ABS Plastic | Black
      Stringora | Guitar Strap | Guitar Accessories | 299 | Guitar | Nylon; Leather +600 | Black; Brown
      Stringora | Guitar Stand | Stands | 699 | Guitar | Steel; Wood +600 | Black
      Naadvik Cross | Keyboard Stand | Stands | 1299 | Keyboard | Steel | Black
      Naadvik Boom | Microphone Stand | Stands | 999 | Microphone | Steel | Black
      Taalvik Pair | Drum Sticks | Drum Accessories | 249 | Drum Set | Maple; Hickory +200 | Natural Brown
      Bansuriya | Flute Pouch | Bags and Cases | 249 | Flute | Canvas; Velvet +50 | Maroon
    `,
  },
];
