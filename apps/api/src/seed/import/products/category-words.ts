import { singular } from '@baeon/search/stem';

/** What things are called that a place of each type sells. The first types go before the others. */
const AUDIENCES: Readonly<Record<string, string>> = {
  pet_store: 'pet dog puppy cat kitten aquarium fish-food bird-food leash litter',
  baby_store: 'baby infant toddler newborn diaper nappy pram stroller feeding-bottle',
  toy_store: 'toy doll puzzle board-game action-figure building-block soft-toy lego',
};

const THINGS: Readonly<Record<string, string>> = {
  electronics_store: `electronics mobile phone smartphone laptop computer tablet television tv monitor camera
    headphone earphone earbud headset speaker soundbar smartwatch printer router charger cable keyboard mouse
    power-bank ssd hard-disk pendrive refrigerator fridge washing-machine dishwasher microwave oven ac
    air-conditioner air-cooler cooler geyser water-heater water-purifier mixer grinder blender juicer kettle
    toaster iron vacuum-cleaner fan heater trimmer hair-dryer projector console gaming appliance induction
    chimney`,
  furniture_store: `furniture sofa couch settee recliner chair table desk bed mattress wardrobe almirah cupboard
    cabinet bookshelf bookcase shelf shelves rack stool ottoman dresser tv-unit dining-set bench`,
  home_goods_store: `home kitchen decor lamp lighting light bulb rug carpet curtain cushion pillow bedsheet
    bedding blanket quilt towel cookware pan kadai tawa pressure-cooker bottle lunch-box plate bowl mug glass
    dinner-set cutlery clock vase candle storage organiser organizer planter garden gardening mat`,
  clothing_store: `clothing apparel fashion shirt t-shirt tshirt top jeans trouser pant short skirt dress kurta
    kurti saree sari lehenga salwar dupatta jacket coat sweater sweatshirt hoodie blazer suit lingerie bra
    underwear sock sleepwear pyjama nightwear swimwear scarf belt tie hat handbag wallet bag backpack luggage
    suitcase sunglass`,
  shoe_store:
    'shoe footwear sneaker sandal slipper flip-flop boot heel loafer chappal juti jutti flat',
  book_store: 'book novel textbook comic magazine paperback hardcover',
  beauty_store: `beauty cosmetic makeup skincare skin-care haircare hair-care lipstick foundation kajal mascara
    perfume fragrance deodorant shampoo conditioner soap face-wash cream lotion serum sunscreen moisturiser
    moisturizer nail-polish grooming health vitamin supplement`,
  jewelry_store: `jewellery jewelry ring necklace earring bangle bracelet pendant mangalsutra anklet watch
    nose-pin gold-coin`,
  sporting_goods_store: `sport sports cricket football badminton tennis racket racquet dumbbell kettlebell treadmill
    fitness gym yoga yoga-mat bicycle cycle cycling camping hiking tent swimming basketball volleyball skate
    carrom boxing`,
  grocery_store: `grocery groceries food rice atta flour dal pulse oil ghee spice masala tea coffee biscuit
    cookie snack noodle chocolate sugar salt juice drink beverage cereal dry-fruit honey detergent dishwash`,
  hardware_store: `hardware tool drill hammer screwdriver spanner wrench plier saw paint nail screw plumbing tap
    pipe electrical switch socket ladder lock adhesive`,
  stationery_store: `stationery pen pencil notebook diary file folder marker eraser stapler paper office-supply
    sketch crayon geometry-box craft`,
  musical_instrument_store: `musical-instrument guitar ukulele violin flute tabla harmonium drum piano
    synthesizer saxophone sitar bansuri`,
};

const PHRASE_WORDS = 2;

const wordsOf = (list: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(list).flatMap(([category, words]) =>
      words.split(/\s+/).map((word) => [singular(word.replaceAll('-', ' ')), category] as const),
    ),
  );

const audiences = wordsOf(AUDIENCES);
const things = wordsOf(THINGS);

/** What the words name, the last of them before the others: a 'table lamp' is a lamp. */
export function categoryInWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return last(words, audiences) ?? last(words, things);
}

function last(words: readonly string[], known: ReadonlyMap<string, string>): string | null {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = PHRASE_WORDS; length > 0; length -= 1) {
      const phrase = words.slice(Math.max(0, end - length), end).join(' ');
      const category = known.get(singular(phrase));
      if (category) return category;
    }
  }
  return null;
}
