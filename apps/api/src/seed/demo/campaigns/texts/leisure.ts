import { lines, phrases, type TradeDeals } from '../trade-deals.ts';

export const leisureDeals: readonly TradeDeals[] = [
  {
    category: 'Leisure/Books & Stationery',
    percents: [10, 15, 20, 30],
    least: [299, 499, 799],
    shares: phrases(`
      regional-language classics | Kannada, Tamil, Telugu and Malayalam shelves, all editions.
      new fiction in paperback | The blue cards tell what the owner thinks of them.
      children’s picture books | Story hour is on Saturday at eleven.
      fountain pens and inks | Nibs may be tried on good paper.
      notebooks and art supplies | Watercolour pads, brushes and pencils by the piece.
      exam guides and textbooks | School lists are packed in advance.
    `),
    bills: [
      [75, 499],
      [150, 999],
      [300, 1999],
    ],
    basket: lines(`
      Books and stationery may be mixed.
      For the bedside, the desk and the school bag.
    `),
    wholes: phrases(`
      Buy 2 books, get 1 free | Any paperbacks; the one that costs least is free.
      Second-hand paperbacks: any 5 for ₹299 | From the tables by the door and up the ladder.
      Free gift wrap and bookmark with every book | Brown paper, twine and a pressed flower.
      Buy 5 notebooks, get 1 free | Ruled, plain or squared.
      Mystery book in brown paper for ₹149 | Three words on the wrapper are all you are told.
      Calligraphy starter set at ₹200 off | Holder, five nibs, ink and a practice pad.
    `),
    greetings: phrases(`
      A free bookmark and a pen for new followers | With any book, new or old.
    `),
    conditions: lines(`
      Not on textbooks.
      Not on books at a net price.
    `),
  },
  {
    category: 'Leisure/Toys & Games',
    percents: [10, 15, 20, 25],
    least: [499, 799],
    shares: phrases(`
      Channapatna wooden toys | Vegetable dyes, smooth edges, made two hours from here.
      board games and puzzles | Open boxes on the demo table to try before.
      building sets and model kits | Spare parts are sold by weight.
      remote-control cars | Batteries are included, always.
      art and science kits | Volcanoes, slime and a real microscope.
    `),
    bills: [
      [100, 799],
      [250, 1499],
      [500, 2999],
    ],
    basket: lines(`
      One birthday or three; the saving is on the bill.
    `),
    wholes: phrases(`
      Buy 2 puzzles, get 1 free | From twelve pieces to a thousand.
      Free gift wrapping and a balloon | On every present above ₹299.
      Board-game night for four at ₹399 | Every second Friday, snacks included.
      Kite, spool and tail for ₹129 | Ready for the terrace.
      Return-gift pack of 10 for ₹999 | Ten small toys, ten bags, names if you like.
    `),
    greetings: phrases(`
      A free spinning top for new followers | Lac-turned, in four colours.
    `),
    conditions: lines(`
      Not on battery packs.
    `),
  },
  {
    category: 'Leisure/Sports Goods',
    percents: [10, 15, 20, 25],
    least: [499, 999, 1999],
    shares: phrases(`
      English-willow cricket bats | Knocked in by hand, tried in the net behind the shop.
      badminton rackets and shuttles | Strung the same day, at the tension you wish.
      football boots and balls | Turf, ground and indoor.
      running gear | Shoes fitted after a short jog outside.
      team kits with names and numbers | Printed in two days, from eleven pieces on.
      swimming and yoga gear | Goggles with power are in stock.
    `),
    bills: [
      [150, 999],
      [400, 2499],
      [1000, 5999],
    ],
    basket: lines(`
      Bats, balls, shoes and everything in the bag.
    `),
    wholes: phrases(`
      Free restringing with every racket | Once within six months.
      Buy 3 shuttle tubes, get 1 free | Feather or nylon.
      Cricket starter kit for ₹1,999 | Bat, ball, stumps and gloves for under-fourteens.
      Buy 1 team jersey, get shorts at half price | All sizes, all colours.
      Free bat knocking-in worth ₹400 | With every English-willow bat.
      Skipping rope and mat for ₹599 | The smallest gym there is.
    `),
    greetings: phrases(`
      A free grip change for new followers | Bat or racket, while you wait.
    `),
    conditions: lines(`
      Not on imported bats.
      Printed kits cannot be returned.
    `),
  },
  {
    category: 'Leisure/Cycles',
    percents: [10, 15, 20],
    least: [499, 999],
    shares: phrases(`
      city and hybrid cycles | Fitted to the rider before they leave the shop.
      kids’ cycles with stabilisers | Grows by two sizes before the next one.
      helmets, lights and locks | Bright enough for the ring road.
      a full workshop service | Wheels trued, gears tuned, chain cleaned.
      second-hand cycles | Fully serviced and fairly priced.
    `),
    bills: [
      [200, 1999],
      [1000, 9999],
      [2000, 19999],
    ],
    basket: lines(`
      Cycles, parts and service may be combined.
    `),
    wholes: phrases(`
      Free first three services with any new cycle | After one, three and six months.
      Cycle wash and chain care for ₹199 | While you have a coffee next door.
      Buy 1 helmet, get lights free | Front white, rear red, both rechargeable.
      Weekend cycle hire for two at ₹599 | Saturday morning to Sunday night, locks included.
      Free puncture repair for a month | Any wheel, any number of nails.
    `),
    greetings: phrases(`
      A free tyre and brake check for new followers | Pumped, oiled and adjusted.
    `),
    conditions: lines(`
      Not on electric cycles.
    `),
  },
  {
    category: 'Pets/Pet Shops',
    percents: [10, 15, 20, 25],
    least: [399, 699, 999],
    shares: phrases(`
      dog and cat food | Dry, wet and fresh, for puppies and pensioners.
      grooming sessions | Bath, brush, nails and one biscuit.
      beds, crates and carriers | Tried for size by the one who will use them.
      toys and treats | Dogs may choose their own.
      planted tanks and fish food | With somebody who knows water.
      collars, leashes and harnesses | Name tags are engraved at the counter.
      tick and flea care | Advice by weight and by coat.
    `),
    bills: [
      [75, 599],
      [150, 999],
      [300, 1999],
      [500, 2999],
    ],
    basket: lines(`
      Food, fun and grooming on one bill.
      For paws, fins and feathers.
    `),
    wholes: phrases(`
      Buy 2 bags of kibble, get treats free | A box of biscuits for the patient one.
      Free nail trim with every bath | Five minutes, one treat.
      Puppy starter kit for ₹1,499 | Bowl, bed, leash, chew and a book.
      Buy 3 cans of cat food, get 1 free | Tuna, chicken or ocean mix.
      Full grooming day for ₹899 | For dogs up to fifteen kilos.
      Free vet consultation on Wednesdays | First come, first stroked.
      Aquarium cleaning at home at ₹200 off | Up to three feet, plants trimmed too.
      Buy 1 chew toy, get 1 free | Rope, rubber or squeaky.
      Half price on cat litter with any food order | Ten kilos, low dust.
    `),
    greetings: phrases(`
      A free treat pack for new followers | For the one who brought you here.
      A free name tag for new followers’ pets | Engraved in two minutes.
    `),
    conditions: lines(`
      Not on prescription diets.
      Grooming by appointment only.
    `),
  },
  {
    category: 'Gifts/Flowers & Gifts',
    percents: [10, 15, 20, 25],
    least: [299, 499, 799],
    shares: phrases(`
      rose bouquets | From farms around the city, cut the same morning.
      gift hampers | Local coffee, honey, soap and a handwritten card.
      jasmine strings and garlands | By the arm’s length, for hair and for gods.
      dried-flower arrangements | They last a year and need nothing.
      birthday and party decoration | Balloons, arches and a table to photograph.
      weekly flower subscriptions | A new bunch for the vase every Monday.
    `),
    bills: [
      [75, 499],
      [150, 999],
      [300, 1999],
    ],
    basket: lines(`
      Flowers, gifts and cards all count.
      Same-day delivery for orders before four.
    `),
    wholes: phrases(`
      Buy 10 roses, get 5 free | Red, yellow or mixed, tied with ribbon.
      Free handwritten card with every bouquet | Dictate it, or leave the words to us.
      Vase and a dozen gerberas for ₹349 | In a colour for every mood.
      Free delivery on orders before noon | Within ten kilometres, on the minute if you ask.
      Buy 2 scented candles, get 1 free | Sandal, jasmine, vetiver.
      Anniversary hamper at ₹250 off | Flowers, chocolate and two glasses.
    `),
    greetings: phrases(`
      A free rose for new followers | For you, or for whoever you meet next.
    `),
    conditions: lines(`
      Not on festival days.
      Order four hours ahead.
    `),
  },
  {
    category: 'Automotive/Two-wheeler Service',
    percents: [10, 15, 20, 25],
    least: [499, 799, 999],
    shares: phrases(`
      general service of scooters | Oil, filter, brakes and a wash, with the old parts handed back.
      tyres and alloy balancing | Fitted, balanced and the pressure written on the bill.
      battery replacement | With the old one taken back at a fair price.
      helmets and riding gear | ISI-marked, tried on before a mirror.
      electric-scooter check-ups | Battery health is printed for you.
      foam wash and polish | An hour, and it shines until the next rain.
      brake and clutch work | One honest bill, and a call before anything is changed.
    `),
    bills: [
      [100, 999],
      [200, 1499],
      [400, 2999],
      [750, 4999],
    ],
    basket: lines(`
      Labour and genuine spares both count.
      Pick-up and drop within the day.
    `),
    wholes: phrases(`
      Free pick-up and drop with every full service | Within five kilometres, helmet included.
      Full service for ₹599 | For scooters and motorcycles up to 150 cc; oil extra.
      Buy 2 tyres, get fitting free | Balancing and nitrogen too.
      Free 20-point monsoon check-up | Brakes, tyres, lights and wiring.
      Foam wash and chain lube for ₹149 | While you read the paper.
      Buy 1 engine oil, get the filter free | All grades, poured before your eyes.
      Annual service pack at ₹800 off | Four services, two washes, no surprises.
      Half price on helmet visors | Clear, smoke or rainbow.
    `),
    greetings: phrases(`
      A free air and brake check for new followers | Five minutes, no bill.
    `),
    conditions: lines(`
      One vehicle per bill.
      Not on superbikes.
    `),
  },
];
