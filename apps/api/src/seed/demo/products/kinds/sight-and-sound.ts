import type { ProductKind } from '../product-kind.ts';

const category = 'electronics_store';

export const sightAndSound: readonly ProductKind[] = [
  {
    category,
    type: 'Electronics > Televisions > Smart TVs',
    title: '{model} {Screen} {Resolution} {Panel} Smart TV – {Colour}',
    name: '{model} {Screen} {Resolution} Smart TV',
    common: { Warranty: '1 year' },
    about: `
      A smart TV with a {Screen} screen in {Resolution}. The panel is {Panel}; the speakers give {Sound}. It has {HDMI ports}.
      {Screen} of {Panel} panel in {Resolution}, refreshed at {Refresh rate}. Speakers of {Sound} and {HDMI ports}, in {colour}.
    `,
    models: `
      model | price | Screen | Resolution | Panel | Refresh rate | Sound | HDMI ports | Colour
      Drishta Lite | 9999 | 32 inch | HD Ready | LED | 60 Hz | 20 W | 2 HDMI ports | Black
      Drishta Prime | 19999 | 40 inch; 43 inch +3000 | Full HD | LED | 60 Hz | 20 W | 2 HDMI ports | Black
      Drishta Ultra | 27999 | 43 inch; 50 inch +7000; 55 inch +13000; 65 inch +30000 | 4K | LED | 60 Hz | 30 W | 3 HDMI ports | Black
      Drishta Quanta | 42999 | 50 inch; 55 inch +9000; 65 inch +29000 | 4K | QLED | 120 Hz | 40 W | 4 HDMI ports | Black
      Lumivo Cine | 119999 | 55 inch; 65 inch +50000; 77 inch +170000 | 4K | OLED | 120 Hz | 60 W | 4 HDMI ports | Black
      Lumivo Home | 12499 | 32 inch; 43 inch +9500 | HD Ready; Full HD +1500 | LED | 60 Hz | 24 W | 2 HDMI ports | Black
      Lumivo Grand | 54999 | 55 inch; 65 inch +20000; 75 inch +55000 | 4K | LED | 60 Hz | 40 W | 3 HDMI ports | Black
    `,
  },
  {
    category,
    type: 'Electronics > Televisions > TV Accessories',
    title: '{model} {thing} for {Fits} TVs – {Colour}',
    name: '{model} {thing} ({Fits}, {Colour})',
    about: `
      A {thing} for TVs of {Fits}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Fits | Material | Colour
      Tugro Hold | TV Wall Mount | 599 | 14 to 32 inch; 32 to 55 inch +300; 55 to 80 inch +900 | Steel | Black
      Tugro Swing | Swivel TV Wall Mount Bracket | 1499 | 32 to 55 inch | Steel | Black
      Drishta | Replacement TV Remote | 499 | 32 to 65 inch | ABS Plastic | Black
      Wireo Cine | Streaming Stick | 2999 | 24 to 75 inch | ABS Plastic | Black
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Headphones',
    title: '{model} {Connection} {Style} Headphones ({Playtime}) – {Colour}',
    name: '{model} Headphones ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      {Style} headphones that connect by {connection}. They play for {Playtime} and weigh {Weight}. Noise cancellation: {noise cancellation}.
    `,
    models: `
      model | price | Connection | Style | Playtime | Noise cancellation | Weight | Colour
      Dhvanik Studio | 7999 | Bluetooth | Over-ear | 40 hours | Active | 260 g | Black; Silver; Navy Blue
      Dhvanik Studio Pro | 14999 | Bluetooth | Over-ear | 50 hours | Active | 255 g | Black; Beige
      Dhvanik Street | 2499 | Bluetooth | On-ear | 25 hours | | 180 g | Black; Red; White
      Sonavi Bass 400 | 1499 | Bluetooth | Over-ear | 20 hours | | 230 g | Black; Blue
      Arkento Howl | 3999 | Wireless | Over-ear Gaming | 30 hours | | 310 g | Black; White
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Earbuds',
    title: '{model} True Wireless Earbuds ({Playtime} Playtime) – {Colour}',
    name: '{model} Earbuds ({Colour})',
    common: { Warranty: '1 year', Connection: 'Bluetooth' },
    about: `
      True wireless earbuds that play for {Playtime} with their case. Noise cancellation: {noise cancellation}. Water resistance {Water resistance}, in {colour}.
    `,
    models: `
      model | price | Playtime | Noise cancellation | Water resistance | Colour
      Sonavi Drops | 999 | 24 hours | | IPX4 | Black; White; Mint Green
      Sonavi Drops 2 | 1499 | 40 hours | | IPX5 | Black; Blue
      Sonavi Drops ANC | 2299 | 45 hours | Active | IPX5 | Black; White
      Dhvanik Pebble | 4999 | 30 hours | Active | IPX4 | Black; Pearl White
      Veltra Buds | 2999 | 36 hours | Active | IP55 | Black; Lavender Purple
      Numira Buds Pro | 11999 | 28 hours | Active | IP57 | White; Black
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Wired Earphones',
    title: '{model} Wired Earphones ({Connector}) – {Colour}',
    name: '{model} Wired Earphones ({Connector}, {Colour})',
    common: { Warranty: '6 months' },
    about: `
      Wired earphones with a {Connector} plug and a cable of {Length}. They have a microphone and come in {colour}.
    `,
    models: `
      model | price | Connector | Length | Colour
      Sonavi Line | 349 | 3.5 mm; USB-C +200 | 1.2 m | Black; White
      Dhvanik Wire | 899 | 3.5 mm | 1.2 m | Black; Red
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Audio Accessories',
    title: '{model} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Colour})',
    about: `
      A {thing} made for the {Compatible with}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Compatible with | Material | Colour
      Tugro Pod | Earbuds Case Cover | 299 | Sonavi Drops; Dhvanik Pebble; Numira Buds Pro +100 | Silicone | Black; Blue
      Dhvanik | Replacement Earpad Set | 599 | Dhvanik Studio; Dhvanik Studio Pro +200 | Faux Leather | Black
      Tugro Hook | Headphone Stand | 799 | Dhvanik Studio | Aluminium | Silver
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Bluetooth Speakers',
    title: '{model} {Power} Portable Bluetooth Speaker – {Colour}',
    name: '{model} {Power} Bluetooth Speaker ({Colour})',
    common: { Warranty: '1 year', Connection: 'Bluetooth' },
    about: `
      A portable speaker with {Power} of sound and {Playtime} of playtime. Water resistance {Water resistance}, weight {Weight}, in {colour}.
    `,
    models: `
      model | price | Power | Playtime | Water resistance | Weight | Colour
      Sonavi Cube | 999 | 5 W | 8 hours | IPX5 | 250 g | Black; Red; Blue
      Sonavi Barrel | 2499 | 16 W | 12 hours | IPX6 | 540 g | Black; Teal
      Dhvanik Roll | 5999 | 30 W | 20 hours | IPX7 | 800 g | Black; Red
      Dhvanik Mela | 13999 | 100 W | 15 hours | IPX4 | 5.2 kg | Black
    `,
  },
  {
    category,
    type: 'Electronics > Audio > Soundbars and Home Theatres',
    title: '{model} {Power} {Channels} {thing} – {Colour}',
    name: '{model} {Power} {thing}',
    common: { Warranty: '1 year' },
    about: `
      A {thing} with {Channels} channels and {Power} of sound. It connects by {Connection}. Subwoofer: {subwoofer}.
    `,
    models: `
      model | thing | price | Power | Channels | Connection | Subwoofer | Colour
      Sonavi Beam | Soundbar | 2999 | 40 W; 80 W +2000 | 2.0 | Bluetooth and HDMI | | Black
      Sonavi Beam Max | Soundbar | 8999 | 160 W; 240 W +4000 | 2.1 | Bluetooth and HDMI | Wired | Black
      Dhvanik Hall | Soundbar | 21999 | 400 W; 600 W +9000 | 5.1 | Bluetooth and HDMI | Wireless | Black
      Sonavi Theatre | Home Theatre | 6499 | 60 W; 100 W +2500 | 5.1 | Bluetooth and AUX | Wired | Black
    `,
  },
  {
    category,
    type: 'Electronics > Cameras > {kinds}',
    title: '{model} {thing} ({Resolution}, {Lens}) – {Colour}',
    name: '{model} {thing} ({Lens}, {Colour})',
    common: { Warranty: '2 years' },
    about: `
      A {thing} with {Resolution} and a {Lens} lens. It films in {Video} and weighs {Weight}.
    `,
    models: `
      model | thing | kinds | price | Resolution | Lens | Video | Weight | Colour
      Ikshana R10 | Mirrorless Camera | Mirrorless Cameras | 58990 | 24 MP | Body only; 18-45 mm +8000; 18-150 mm +26000 | 4K | 430 g | Black
      Ikshana R5 Pro | Mirrorless Camera | Mirrorless Cameras | 189990 | 45 MP | Body only; 24-105 mm +65000 | 8K | 680 g | Black
      Ikshana D300 | DSLR Camera | DSLR Cameras | 41990 | 24 MP | 18-55 mm; 18-140 mm +15000 | Full HD | 705 g | Black
      Fotarra Pop | Compact Camera | Compact Cameras | 12990 | 20 MP | 28-224 mm | Full HD | 240 g | Red; Black
      Fotarra Dive | Action Camera | Action Cameras | 17990 | 27 MP | 16 mm wide angle | 4K | 150 g | Black
      Fotarra Insta | Instant Camera | Instant Cameras | 5990 | 10 MP | 60 mm | Full HD | 290 g | Mint Green; Pink
    `,
  },
  {
    category,
    type: 'Electronics > Cameras > Security Cameras',
    title: '{model} {Place} WiFi Security Camera ({Resolution})',
    name: '{model} {Place} Security Camera ({Resolution})',
    common: { Warranty: '1 year', Connection: 'WiFi' },
    about: `
      A WiFi security camera for {place} use with {Resolution} video. It sees {View} and {Night vision} far at night.
    `,
    models: `
      model | price | Place | Resolution | View | Night vision
      Ikshana Sentry | 1899 | Indoor; Outdoor +1100 | Full HD; 2K +700 | 110 degrees | 10 m
      Ikshana Sentry 360 | 2499 | Indoor | Full HD; 2K +600 | 360 degrees | 8 m
      Fotarra Doorbell | 4999 | Outdoor | Full HD | 140 degrees | 5 m
    `,
  },
  {
    category,
    type: 'Electronics > Cameras > Camera Accessories',
    title: '{model} {Material} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Material}, {Colour})',
    about: `
      A {thing} for the {Compatible with}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Compatible with | Material / Colour
      Fotarra Leg | Camera Tripod | 1499 | Ikshana R10; Ikshana D300 | Aluminium / Silver; Carbon Fibre / Black +4000
      Ikshana | Camera Battery | 2499 | Ikshana R10; Ikshana R5 Pro +1500 | Lithium Ion / Grey
      Chammra Sling | Camera Bag | 1899 | Ikshana R10; Ikshana D300 | Canvas / Olive Green; Leather / Brown +2500
      Fotarra | Instant Film Pack Refill | 549 | Fotarra Insta | Film / White
    `,
  },
  {
    category,
    type: 'Electronics > Wearables > Smartwatches',
    title: '{model} Smartwatch ({Screen} Screen, {Battery life}) – {Colour}',
    name: '{model} Smartwatch ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A smartwatch with a {Screen} screen that runs {Battery life}. Calling: {calling}. Water resistance {Water resistance}, in {colour}.
    `,
    models: `
      model | price | Screen | Battery life | Calling | GPS | Water resistance | Colour
      Veltra Pulse | 1799 | 1.83 inch | 7 days | Bluetooth | | IP68 | Black; Rose Pink; Blue
      Veltra Pulse 2 | 2999 | 1.96 inch | 10 days | Bluetooth | | IP68 | Black; Silver
      Orvanta Tempo | 4499 | 1.43 inch | 12 days | Bluetooth | Built-in | 5 ATM | Black; Green
      Numira Watch | 24999 | 1.5 inch | 2 days | eSIM | Built-in | 5 ATM | Black; Silver; Gold +1000
      Kaarvo Fit Band | 1299 | 1.1 inch | 14 days | | | 5 ATM | Black; Orange
    `,
  },
  {
    category,
    type: 'Electronics > Wearables > Watch Accessories',
    title: '{model} {Material} {thing} for {Compatible with} – {Colour}',
    name: '{model} {Material} {thing} for {Compatible with} ({Colour})',
    about: `
      A {thing} of {material} for the {Compatible with}. It is {Width} wide and comes in {colour}.
    `,
    models: `
      model | thing | price | Compatible with / Width | Material | Colour
      Tugro Loop | Watch Strap | 399 | Veltra Pulse / 20 mm; Orvanta Tempo / 22 mm | Silicone; Steel +500 | Black; Blue
      Chammra Band | Watch Strap | 999 | Numira Watch / 22 mm | Leather | Brown; Black
      Wireo Dockling | Smartwatch Charger | 599 | Veltra Pulse 2 / 24 mm | ABS Plastic | White
    `,
  },
];
