import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const homeDeals: readonly TradeDeals[] = [
  {
    category: 'Furniture/Home Appliances',
    percents: [10, 15, 20, 25, 30],
    least: [2999, 4999, 9999],
    shares: phrases(`
      sofas and recliners | Sit for as long as you like; the fabric is yours to choose.
      beds and mattresses | Teak frames from our workshop, mattresses that may be tried at home.
      washing machines and dryers | Hear them running before you decide.
      refrigerators above 250 litres | Delivered, levelled and the old one taken away.
      dining tables for six | Solid wood, with chairs or a bench.
      mixers, grinders and cookers | Shown at work with real dosa batter.
      wardrobes and study tables | Measured to the wall and assembled by our carpenters.
      air coolers and fans | Quiet motors for long summers.
    `),
    bills: [
      [500, 4999],
      [1000, 9999],
      [1500, 14999],
      [2000, 19999],
      [3500, 29999],
      [5000, 49999],
    ],
    basket: lines(`
      Furniture and appliances may share one bill and one van.
      Delivery and assembly within the city are included.
      Good for a new flat, or for one good chair.
    `),
    wholes: phrases(`
      Free bedside table with every queen bed | In the same wood and the same polish.
      ₹3,000 off when you bring your old fridge | Weighed fairly, carried down by us.
      Buy 2 dining chairs, get 1 free | Any model from the first floor.
      Free installation and stand with every washing machine | On the day that suits you.
      Study table and chair for ₹4,999 | Adjustable height, rounded corners, five colours.
      Free set of pillows with any mattress | Two pillows and a cotton protector.
      Mixer grinder at ₹700 off in exchange | Any old mixer counts, working or not.
      Buy 1 ceiling fan, get 1 at half price | Five-star rated, with a remote.
      Living-room set for ₹29,999 | Three-seater, two chairs and a coffee table.
      Free appliance check-up at home | Fridge, washer and stove, one visit, no strings.
      Five-year warranty free on all sofas | Frame and foam, written on the bill.
      Bookshelf in solid sheesham for ₹6,499 | Five shelves, ready to carry home.
      Free delivery to any floor | Also where the lift is too small.
      Buy 2 wardrobes, get a shoe rack free | Delivered and assembled together.
    `),
    greetings: phrases(`
      A free room layout plan for new followers | Bring the measurements; leave with a drawing.
      A free cushion for new followers | With any purchase, from the basket by the door.
    `),
    conditions: lines(`
      Not on made-to-order furniture.
      Delivery within 25 km.
      Not on display pieces.
    `),
  },
  {
    category: 'Home/Decor & Furnishings',
    percents: [10, 15, 20, 30],
    least: [799, 1499, 2499],
    shares: phrases(`
      curtains stitched to measure | Measured at home, hung by us within the week.
      bedsheets and quilts | Block prints from Bagru, jaipuri razais and plain percale.
      brass and terracotta lamps | Wired and tested, or for oil and a wick.
      rugs and dhurries | Cotton, jute and wool, up to nine feet.
      cushions and throws | Feel free to rearrange the display.
      wall art and mirrors | Framed in the workshop behind the shop.
    `),
    bills: [
      [200, 1499],
      [400, 2499],
      [750, 4999],
      [1500, 9999],
    ],
    basket: lines(`
      Linen, lamps and everything between them.
      A rented flat becomes a home on one bill.
    `),
    wholes: phrases(`
      Buy 2 cushion covers, get 1 free | Forty patterns, all sixteen inches.
      Free fitting with every pair of curtains | Rods, rings and a steady ladder included.
      Double bedsheet set for ₹999 | With two pillow covers, pre-washed.
      Buy 1 lamp, get bulbs free for a year | Warm white, changed at the counter.
      Doormat and runner combo for ₹599 | Coir outside, cotton inside.
      Free home visit by our stylist | An hour of ideas, no obligation.
    `),
    greetings: phrases(`
      A free scented candle for new followers | Sandal, jasmine or filter coffee.
    `),
    conditions: lines(`
      Not on custom upholstery.
      Cut fabric cannot be exchanged.
    `),
  },
  {
    category: 'Home/Hardware & Paints',
    percents: [5, 10, 15, 20],
    least: [499, 999, 1999],
    shares: phrases(`
      interior emulsions | Any shade mixed while you wait, from a chip or a leaf.
      taps, showers and bath fittings | Fitted dry at the counter so that you know the parts.
      power tools and drills | Bits, plugs and a lesson included.
      LED lights and fans | Switched on before they are packed.
      waterproofing and exterior paint | Advice before the monsoon, not after.
      switches, wires and plugs | By the metre, by the piece, by the house.
      locks and door handles | Brass, steel and the clever ones with a code.
    `),
    bills: [
      [100, 999],
      [250, 2499],
      [500, 4999],
      [1200, 9999],
    ],
    basket: lines(`
      Paint, tools and fittings may be mixed.
      Bring the contractor’s list; we will read it.
    `),
    wholes: phrases(`
      Buy 4 litres of emulsion, get a roller free | With tray and a spare sleeve.
      Free colour consultation at home | Two walls sampled, no obligation.
      Buy 3 LED bulbs, get 1 free | Nine watts, warm or white.
      Home tool kit of 32 pieces for ₹899 | Hammer, pliers, drivers and a spirit level.
      Two keys cut for the price of one: ₹60 | Ready in five minutes.
      Drill machine on hire for ₹150 a day | Bits included, deposit refunded.
      Free delivery of cement and tiles within 5 km | Unloaded at the gate.
    `),
    greetings: phrases(`
      A free measuring tape for new followers | Three metres, for the pocket.
    `),
    conditions: lines(`
      Tinted paint cannot be returned.
      Not on cement and steel.
    `),
  },
  {
    category: 'Home/Plants & Gardens',
    percents: [10, 15, 20, 25],
    least: [299, 499],
    shares: phrases(`
      indoor plants | Chosen to survive a fortnight without you.
      terracotta and ceramic pots | From village potters, frost-free by nature.
      kitchen-herb sets | Mint, basil, curry leaf and lemongrass, ready to pick.
      succulents and cacti | Small, stubborn and handsome.
      compost, cocopeat and tools | By the scoop or by the sack.
    `),
    bills: [
      [75, 599],
      [150, 999],
      [400, 2499],
    ],
    basket: lines(`
      Plants, pots and potting, all on one bill.
    `),
    wholes: phrases(`
      Buy 2 plants, get 1 free | The smallest of the three is a present.
      Free repotting with every pot | Bring the plant; we will bring the soil.
      Balcony starter kit for ₹799 | Five plants, five pots and a bag of compost.
      Free sapling on your first visit | Native trees for a patch of earth that you know.
      Kitchen-garden workshop seat for ₹199 | Sunday morning, seeds included.
    `),
    greetings: phrases(`
      A free succulent for new followers | In a small clay pot.
    `),
    conditions: lines(`
      Not on bonsai.
    `),
  },
];
