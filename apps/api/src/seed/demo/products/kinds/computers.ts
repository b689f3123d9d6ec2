import type { ProductKind } from '../product-kind.ts';

const category = 'electronics_store';

export const computers: readonly ProductKind[] = [
  {
    category,
    type: 'Electronics > Computers > Laptops',
    title: '{model} {Screen} {Type} Laptop ({Processor}, {RAM} RAM, {Storage}) – {Colour}',
    name: '{model} Laptop ({RAM}, {Storage}, {Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {type} laptop with a {Screen} screen, a {Processor} processor and {RAM} of RAM. It stores {Storage} and weighs {Weight}. Graphics: {graphics}.
      {RAM} of RAM, {Storage} and a {Processor} processor behind a {Screen} screen. Weighs {Weight}, runs {Battery life} on battery and comes in {colour}.
    `,
    models: `
      model | Type | price | Screen | Processor | RAM / Storage | Graphics | Weight | Battery life | Colour
      Quillon Feather 14 | Thin and Light | 52990 | 14 inch | 8-core | 8 GB / 512 GB SSD; 16 GB / 512 GB SSD +6000; 16 GB / 1 TB SSD +11000 | Integrated | 1.3 kg | 12 hours | Silver; Midnight Blue
      Quillon Book 15 | Everyday | 36990 | 15.6 inch | 4-core | 8 GB / 256 GB SSD; 8 GB / 512 GB SSD +3000; 16 GB / 512 GB SSD +8000 | Integrated | 1.7 kg | 8 hours | Silver; Black
      Quillon Studio 16 | Creator | 124990 | 16 inch | 12-core | 16 GB / 1 TB SSD; 32 GB / 1 TB SSD +18000 | 8 GB dedicated | 2.1 kg | 10 hours | Graphite Grey
      Arkento Raid 15 | Gaming | 74990 | 15.6 inch | 8-core | 16 GB / 512 GB SSD; 16 GB / 1 TB SSD +5000 | 6 GB dedicated | 2.3 kg | 6 hours | Black
      Arkento Raid 17 | Gaming | 139990 | 17.3 inch | 14-core | 16 GB / 1 TB SSD; 32 GB / 2 TB SSD +28000 | 12 GB dedicated | 2.9 kg | 5 hours | Black
      Arkento Scout 15 | Gaming | 58990 | 15.6 inch | 6-core | 8 GB / 512 GB SSD; 16 GB / 512 GB SSD +5000 | 4 GB dedicated | 2.2 kg | 6 hours | Black; White
      Bytara Campus 14 | Student | 24990 | 14 inch | 2-core | 4 GB / 128 GB SSD; 8 GB / 256 GB SSD +5000 | Integrated | 1.5 kg | 9 hours | Blue; Grey
      Bytara Campus Flip | 2-in-1 Touch | 41990 | 13.3 inch | 4-core | 8 GB / 256 GB SSD; 8 GB / 512 GB SSD +4000 | Integrated | 1.4 kg | 10 hours | Grey; Rose Gold
      Veltra Air 13 | Thin and Light | 84990 | 13.4 inch | 10-core | 16 GB / 512 GB SSD; 16 GB / 1 TB SSD +10000 | Integrated | 1.1 kg | 15 hours | Silver; Starlight Gold
      Veltra Desk 15 | Business | 47990 | 15.6 inch | 6-core | 8 GB / 512 GB SSD; 16 GB / 512 GB SSD +5500 | Integrated | 1.8 kg | 9 hours | Black
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Monitors',
    title: '{model} {Screen} {Resolution} Monitor ({Refresh rate}, {Panel})',
    name: '{model} {Screen} Monitor ({Resolution}, {Refresh rate})',
    common: { Warranty: '3 years' },
    about: `
      A monitor of {Screen} with {Resolution} resolution and a {Panel} panel. It refreshes at {Refresh rate} and connects by {Ports}.
    `,
    models: `
      model | price | Screen | Resolution | Refresh rate | Panel | Ports
      Drishta View | 7499 | 21.5 inch; 24 inch +1500; 27 inch +5000 | Full HD | 75 Hz | IPS | HDMI and VGA
      Drishta Vivid | 24999 | 27 inch; 32 inch +7000 | 4K | 60 Hz | IPS | HDMI and USB-C
      Arkento Swift | 14999 | 24 inch; 27 inch +5000 | Full HD; QHD +6000 | 165 Hz | VA | HDMI and DisplayPort
      Arkento Arc Curved | 39999 | 34 inch | WQHD | 144 Hz | VA | HDMI and DisplayPort
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Desktops',
    title: '{model} Desktop Computer ({Processor}, {RAM} RAM, {Storage})',
    name: '{model} Desktop ({RAM}, {Storage})',
    common: { Warranty: '1 year' },
    about: `
      A desktop computer with a {Processor} processor and {RAM} of RAM. It stores {Storage}. Graphics: {graphics}.
    `,
    models: `
      model | price | Processor | RAM / Storage | Graphics
      Bytara Desk Mini | 21990 | 4-core | 8 GB / 256 GB SSD; 16 GB / 512 GB SSD +7000 | Integrated
      Arkento Tower | 69990 | 8-core | 16 GB / 512 GB SSD; 32 GB / 1 TB SSD +16000 | 8 GB dedicated
      Quillon Allview 24 | 48990 | 6-core | 8 GB / 512 GB SSD; 16 GB / 1 TB SSD +11000 | Integrated
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Keyboards',
    title: '{model} {Connection} {Type} Keyboard – {Colour}',
    name: '{model} {Connection} Keyboard ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {connection} {type} keyboard with {Keys}. Switches: {switches}. Colour: {colour}.
    `,
    models: `
      model | Type | price | Connection | Keys | Switches | Colour
      Bytara Type | Office | 599 | Wired; Wireless +500 | 104 keys | Membrane | Black
      Arkento Clack | Mechanical Gaming | 2999 | Wired; Wireless +1500 | 87 keys | Mechanical | Black; White
      Quillon Slimkeys | Compact | 1999 | Bluetooth | 78 keys | Scissor | Silver; Black
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Mice',
    title: '{model} {Connection} Mouse ({Sensitivity}) – {Colour}',
    name: '{model} {Connection} Mouse ({Colour})',
    common: { Warranty: '1 year' },
    about: `
      A {connection} mouse with {Buttons} and a sensor of {Sensitivity}. It weighs {Weight} and comes in {colour}.
    `,
    models: `
      model | price | Connection | Sensitivity | Buttons | Weight | Colour
      Bytara Glide | 299 | Wired; Wireless +250 | 1200 DPI | 3 buttons | 85 g | Black; Red
      Quillon Hush | 1299 | Bluetooth | 2400 DPI | 4 buttons | 78 g | White; Black
      Arkento Dart | 1799 | Wired; Wireless +1700 | 12000 DPI | 7 buttons | 69 g | Black
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Storage Drives',
    title: '{model} {Storage} {thing} ({Interface})',
    name: '{model} {Storage} {thing}',
    common: { Warranty: '3 years' },
    about: `
      A {thing} that stores {Storage}. It connects by {Interface} and reads at up to {Speed}.
    `,
    models: `
      model | thing | price | Storage | Interface | Speed
      Arkento Vault | Portable SSD | 4999 | 500 GB; 1 TB +2500; 2 TB +8000 | USB-C | 1000 MB/s
      Bytara Locker | External Hard Disk | 3799 | 1 TB; 2 TB +1700; 4 TB +5000 | USB 3.0 | 120 MB/s
      Arkento Core | Internal SSD | 2299 | 256 GB; 512 GB +1400; 1 TB +3500 | NVMe | 3500 MB/s
      Bytara Stick | Pen Drive | 349 | 32 GB; 64 GB +150; 128 GB +500 | USB 3.0 | 100 MB/s
      Bytara Chip | Micro SD Memory Card | 449 | 64 GB; 128 GB +400; 256 GB +1300 | Micro SD | 120 MB/s
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Printers',
    title: '{model} {Print} {Type} Printer ({Connection})',
    name: '{model} {Type} Printer ({Print}, {Connection})',
    common: { Warranty: '1 year' },
    about: `
      A printer that prints in {print} with {technology} technology. It prints {Speed} and connects by {Connection}.
    `,
    models: `
      model | Type | price | Print | Technology | Speed | Connection
      Bytara Press Home | Inkjet | 3999 | Colour | inkjet | 8 pages a minute | USB; WiFi +1500
      Bytara Press Tank | All-in-One Ink Tank | 11999 | Colour | ink tank | 10 pages a minute | USB; WiFi +1500
      Quillon Laserline | Laser | 9999 | Black and White | laser | 21 pages a minute | USB; WiFi +2500
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Printer Supplies',
    title: '{model} {thing} for {Compatible with} – {Colour}',
    name: '{model} {thing} for {Compatible with} ({Colour})',
    about: `
      A {thing} for the {Compatible with}. It holds {colour} and is good for {Yield}.
    `,
    models: `
      model | thing | price | Compatible with | Yield | Colour
      Bytara Press | Ink Cartridge | 649 | Bytara Press Home | 200 pages | Black; Tricolour +150
      Bytara Press | Ink Refill Bottle | 399 | Bytara Press Tank | 4500 pages | Black; Cyan; Magenta; Yellow
      Quillon | Toner Cartridge | 2499 | Quillon Laserline | 1500 pages | Black
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Routers',
    title: '{model} {Standard} WiFi Router ({Speed}) – {Colour}',
    name: '{model} WiFi Router ({Speed}, {Colour})',
    common: { Warranty: '2 years' },
    about: `
      A router for {Standard} with speeds up to {Speed}. It has {Antennas} and {LAN ports}, in {colour}.
    `,
    models: `
      model | price | Standard | Speed | Antennas | LAN ports | Colour
      Wavora Hop | 1099 | WiFi 4 | 300 Mbps | 2 antennas | 3 LAN ports | White; Black
      Wavora Leap | 1999 | WiFi 5 | 1200 Mbps | 4 antennas | 4 LAN ports | Black
      Wavora Vault 6 | 3999 | WiFi 6 | 1800 Mbps; 3000 Mbps +1500 | 4 antennas | 4 LAN ports | Black; White
      Wavora Mesh Duo | 8999 | WiFi 6 | 3000 Mbps | 4 antennas | 3 LAN ports | White
    `,
  },
  {
    category,
    type: 'Electronics > Computers > Laptop Accessories',
    title: '{model} {thing} for {Fits} Laptops – {Colour}',
    name: '{model} {thing} ({Fits}, {Colour})',
    about: `
      A {thing} for laptops of {Fits}. Material: {material}. Colour: {colour}.
    `,
    models: `
      model | thing | price | Fits | Material | Colour
      Chammra Slip | Laptop Sleeve | 599 | 13 inch; 14 inch +50; 15.6 inch +100 | Neoprene | Grey; Black
      Tugro Lift | Laptop Stand | 1199 | 11 to 17 inch | Aluminium | Silver; Black
      Tugro Breeze | Laptop Cooling Pad Stand | 999 | 12 to 17 inch | ABS Plastic | Black
      Wireo Powerbrick | Laptop Charger Adapter | 1799 | 13 to 15.6 inch | Polycarbonate | Black
    `,
  },
];
