/**
 * One line a part: the feed's path to it, the letters of its codes, its title, rupees, what is said of it. `#` is
 * its code, `{car}` each car that it is made for, `[Front;Rear]` one of several.
 */
export const carPartLines = `
Brakes > Brake Pads | BP | Brakewell # [Front;Rear] Brake Pads [Semi-Metallic;Ceramic] for {car} | 1290 | Set of four pads for one axle with shims. Bed in gently over the first 200 km.
Brakes > Brake Discs | BD | Brakewell # Front Brake Disc Ventilated for {car} | 2350 | Coated rotor, sold singly. Change both sides together.
Brakes > Brake Shoes | BS | Brakewell # Rear Brake Shoes for {car} | 990 | Bonded drum lining, set of four.
Brakes > Brake Calipers | BC | Torqline # Brake Caliper [Left;Right] for Kestrel Orion 2014-2019 | 3900 | Remanufactured with new seals; pads are not included.
Brakes > Brake Fluid | BF | Oleon # Brake Fluid DOT 4 [250 ml;500 ml;1 L] | 180 | Dry boiling point above 250 degrees. Suits disc and drum systems.
Filters > Oil Filters | OF | Filtrex # Oil Filter for {car} | 240 | Spin-on canister with a non-return valve. Change with every fill of engine oil.
Filters > Air Filters | AF | Filtrex # Engine Air Filter for {car} | 390 | Pleated panel that keeps dust out of the intake.
Filters > Cabin Filters | CF | Filtrex # Cabin Filter [Pollen;Activated Carbon] for Kestrel Vega 2018-2024 | 450 | Cleans what comes out of the vents.
Filters > Fuel Filters | FF | Filtrex # Diesel Fuel Filter for [Tarang Lynx 2012-2017;Suvarna Atlas 2019-2025] | 780 | With a drain for water.
Ignition > Spark Plugs | SP | Voltara # Spark Plug [Nickel;Platinum;Iridium] for [Kestrel Orion 2014-2019;Tarang Lynx 2012-2017;Suvarna Comet 2010-2016] | 160 | Petrol engines; one piece. Gap is set at the works.
Ignition > Ignition Coils | IC | Voltara # Ignition Coil for {car} | 1850 | Sits on top of the spark plug.
Ignition > Glow Plugs | GP | Voltara # Glow Plug for [Tarang Lynx 2012-2017;Suvarna Atlas 2019-2025] | 620 | Helps diesel engines start in the cold.
Batteries > Car Batteries | VB | [Voltara;Ampex] # Car Battery 12V [35Ah;45Ah;55Ah;65Ah;80Ah] Maintenance Free | 3600 | Sealed, with a warranty of 36 months. Hand in the old one for a rebate.
Batteries > Battery Terminals | BT | Ampex # Battery Terminal Clamp [Brass;Copper] Pair | 190 | For the poles of a car battery.
Batteries > Battery Chargers | BX | Ampex # Smart Battery Charger 12V [4A;8A] | 2100 | Charges a flat car battery overnight, and keeps it full in winter.
Batteries > Jump Starters | JS | Ampex # Jump Starter [600A;1000A] | 3800 | Starts an engine when the car battery is flat. Doubles as a torch.
Batteries > Jumper Cables | JC | Ampex # Jumper Cable [400A 2 m;600A 3 m] | 650 | Copper leads between two batteries.
Lighting > Headlight Bulbs | HB | Autolume # [H4;H7;H11] Headlight Bulb [55W Halogen;25W LED] | 290 | Plugs into the lamp that is there. One piece.
Lighting > Headlights | HL | Autolume # Headlight Assembly [Left;Right] for {car} | 4800 | Complete lamp with lens and housing, bulbs not included.
Lighting > Tail Lights | TL | Autolume # Tail Light [Left;Right] for {car} | 1700 | Complete rear lamp.
Lighting > Fog Lights | FG | Autolume # Fog Light Kit [Halogen;LED] Pair | 1900 | Two lamps, switch and loom.
Wipers > Wiper Blades | WB | Clearway # Wiper Blade [14;16;18;20;22;24;26] inch [Conventional;Frameless] | 260 | Rubber with graphite that glides without a sound. One piece.
Wipers > Washer Fluid | WF | Clearway # Windscreen Washer Fluid [1 L;5 L] | 150 | Takes off insects and oil film. Dilute with water.
Wipers > Washer Pumps | WP | Clearway # Windscreen Washer Pump for [Kestrel Orion 2014-2019;Suvarna Comet 2010-2016] | 540 | For the tank under the bonnet.
Tyres & Wheels > Tyres | TY | [Gripmore;Roadhart] # Tubeless Tyre [155/80 R13;165/80 R14;185/65 R15;195/55 R16;215/60 R17] | 3400 | Summer tread for Indian roads. Rated to 190 km/h.
Tyres & Wheels > Tubes | TU | Gripmore # Inner Tube for [13;14;15] inch Tyre | 420 | Butyl rubber with a straight valve.
Tyres & Wheels > Alloy Wheels | AW | Roadhart # Alloy Wheel [14;15;16] inch [Silver;Matt Black] | 5900 | Four holes. Tyre not included.
Tyres & Wheels > Wheel Covers | WC | Roadhart # Wheel Cover [13;14;15] inch Set of 4 | 890 | Snaps on to steel rims.
Tyres & Wheels > Tyre Inflators | TI | Roadhart # Tyre Inflator [12V Corded;Cordless] | 1900 | Pumps up a tyre in five minutes and stops by itself.
Tyres & Wheels > Puncture Kits | PK | Roadhart # Puncture Repair Kit for Tubeless Tyres | 340 | Strips, reamer and glue in a pouch.
Tyres & Wheels > Pressure Gauges | PG | Roadhart # Tyre Pressure Gauge [Dial;Digital] | 290 | Reads up to 100 psi.
Oils & Fluids > Engine Oil | EO | Oleon # Engine Oil [0W-20;5W-30] Fully Synthetic [1 L;3.5 L] | 890 | For petrol and diesel engines with long service intervals.
Oils & Fluids > Engine Oil | EM | Oleon # Engine Oil [10W-40;15W-40;20W-50] Mineral [1 L;4 L] | 430 | For older engines.
Oils & Fluids > Gear Oil | GO | Oleon # Gear Oil 75W-90 [1 L;2 L] | 560 | For manual gearboxes.
Oils & Fluids > Coolant | CO | Oleon # Radiator Coolant [Green;Red] [1 L;5 L] | 260 | Ready to use. Keeps the radiator from freezing and boiling.
Oils & Fluids > Power Steering Fluid | PS | Oleon # Power Steering Fluid 500 ml | 320 | Hydraulic systems only.
Suspension > Shock Absorbers | SA | Torqline # [Front;Rear] Shock Absorber Gas for {car} | 2650 | Twin tube, sold singly.
Suspension > Strut Mounts | SM | Torqline # Strut Mount for {car} | 870 | Rubber bearing on top of the shock absorber.
Suspension > Control Arms | CA | Torqline # Lower Control Arm [Left;Right] for Suvarna Comet 2010-2016 | 2150 | With ball joint and bushes.
Engine > Timing Belts | TB | Torqline # Timing Belt Kit for {car} | 4300 | Belt, tensioner and idler.
Engine > Fan Belts | FB | Torqline # Fan Belt for {car} | 480 | Drives alternator and air conditioning.
Engine > Water Pumps | WM | Torqline # Water Pump for {car} | 1750 | With gasket.
Engine > Radiators | RD | Torqline # Radiator Aluminium for {car} | 5200 | Core and tanks. Fill with fresh coolant.
Engine > Radiator Caps | RC | Torqline # Radiator Cap [0.9 bar;1.1 bar] | 230 | Keeps the pressure in the radiator.
Engine > Alternators | AL | Voltara # Alternator 12V [75A;90A] | 7900 | Charges the car battery while you drive.
Engine > Starter Motors | SR | Voltara # Starter Motor 12V for [Tarang Lynx 2012-2017;Suvarna Atlas 2019-2025] | 6400 | Turns the engine until it runs.
Transmission > Clutch Kits | CK | Torqline # Clutch Kit for {car} | 5600 | Plate, cover and release bearing.
Exhaust > Silencers | SL | Torqline # Exhaust Silencer for {car} | 3100 | Aluminised steel, rear box.
Body > Side Mirrors | MR | Clearway # Side Mirror [Left;Right] [Manual;Electric with Indicator] for Kestrel Vega 2018-2024 | 2200 | Primed, to be painted.
Body > Bumpers | BU | Panelco # [Front;Rear] Bumper for {car} | 3900 | Unpainted plastic.
Body > Bonnets | BN | Panelco # Bonnet for {car} | 8900 | Pressed steel panel over the engine.
Body > Mud Flaps | MF | Panelco # Mud Flap Set of 4 [Universal;for Kestrel Vega 2018-2024] | 480 | Soft rubber with screws.
Accessories > Floor Mats | FM | Cabinly # Floor Mats [Rubber;Carpet] [Black;Beige] Set of 5 | 990 | Cut to fit most cars.
Accessories > Seat Covers | SC | Cabinly # Seat Covers [Fabric;Leatherette] [Black;Tan] | 2900 | Full set for five seats, with room for airbags.
Accessories > Steering Covers | ST | Cabinly # Steering Wheel Cover [Fabric;Leather] [Black;Tan] | 390 | Sewn by hand around the wheel.
Accessories > Car Covers | CC | Cabinly # Car Body Cover Waterproof [Hatchback;Sedan;SUV] | 1150 | Silver cloth with pockets for mirrors.
Accessories > Phone Holders | PH | Cabinly # Car Phone Holder [Magnetic;Suction Cup] | 390 | For dashboard or windscreen.
Accessories > Car Chargers | CH | Cabinly # Car Charger USB-C [20W;38W] | 490 | Plugs into the lighter socket.
Accessories > Dash Cameras | DC | Cabinly # Dash Camera [1080p;4K] with Night Vision | 3900 | Records the road and saves the last minute after a bump.
Accessories > Reverse Cameras | RV | Cabinly # Reverse Parking Camera [Wired;Wireless] | 1500 | Shows what is behind on the stereo's screen.
Accessories > Car Vacuum Cleaners | VC | Cabinly # Car Vacuum Cleaner [12V Corded;Cordless] | 1700 | With a nozzle for seats.
Accessories > Sun Shades | SS | Cabinly # Windscreen Sun Shade Foldable | 350 | Keeps the dashboard cool.
Electricals > Horns | HO | Autolume # Horn 12V [Disc;Trumpet] Pair | 690 | Two tones.
Electricals > Fuses | FU | Autolume # Blade Fuse Set [5A-30A Mini;5A-40A Standard] 50 Pieces | 190 | With a puller.
`;
