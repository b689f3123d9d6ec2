import type { GlyphName } from '../features/pictures/glyphs/glyphs.ts';

/** Words in titles, and the thing that is drawn for them. */
const subjects: [words: string, glyph: GlyphName][] = [
  ['coffee|coffees|cappuccino|brews?|beans|barista|cup', 'cup'],
  ['chai|teas?|infusions', 'chai'],
  ['croissants?|brunch', 'croissant'],
  ['cakes?|cupcakes?|pastry|pastries|bakes', 'cupcake'],
  ['breads?|buns?|loaf|loaves|sourdough|sandwich|sandwiches|toasties?|biscuits?|cookies?', 'bread'],
  ['thali|thalis|meals?|curry|curries|biryanis?|pastas?|salads?|soup|payasam', 'bowl'],
  ['samosas?|puffs?|chaat|puri|kebabs?|savouries|murukku|chips|snacks', 'samosa'],
  ['laddu|sweets?|pak|katli|jalebi|mithai', 'laddu'],
  ['scoops?|ice[ -]creams?|kulfis?|cone|tubs', 'iceCream'],
  ['juices?|shakes|smoothies|soda|drinks?|iced teas?', 'juice'],
  ['sundaes?|faloodas?|dessert', 'sundae'],
  ['milk|dairy', 'milk'],
  ['fruits?|mangoes|bananas|avocados|berries', 'apple'],
  ['vegetables?|tomatoes|greens|coriander|mushrooms', 'carrot'],
  ['baskets?|groceries|rice|dal|staples', 'basket'],
  ['shirts?|t-shirts|jerseys?|uniforms?|linen collection', 'shirt'],
  ['dress|dresses|kurtas?|lehengas', 'dress'],
  ['jeans|denim|trousers?|jackets|rail', 'hanger'],
  ['sarees?|silks?|kanjeevarams', 'saree'],
  ['bangles|anklets', 'bangles'],
  ['gold chains|necklaces?|haram|pearl|pendants', 'necklace'],
  ['rings?|diamond', 'ring'],
  ['handbags?', 'handbag'],
  ['shoes|sneakers|boots|sandals|chappals', 'shoe'],
  ['heels|juttis', 'heel'],
  ['sunglasses', 'sunglasses'],
  ['eye tests?', 'eyeChart'],
  ['spectacles|reading glasses|lenses', 'glasses'],
  ['earbuds|headphones', 'headphones'],
  ['smartwatch|smartwatches|watch|watches|fitness bands', 'watch'],
  ['phones?|screen', 'phone'],
  ['laptops?|desktops?', 'laptop'],
  ['cameras?', 'camera'],
  ['televisions?', 'television'],
  ['speakers?', 'speaker'],
  ['board[ -]games?|gaming', 'gamepad'],
  ['sofas?|recliners|living-room', 'sofa'],
  ['lamps?|led|bulbs?', 'lamp'],
  ['fridge|refrigerators?', 'fridge'],
  ['washing machines?|dryers', 'washer'],
  ['vases?', 'vase'],
  ['cushions?|pillows|bedsheets?|quilts', 'cushion'],
  ['wall art|mirrors', 'frame'],
  ['paints?|emulsions?|colour consultation', 'roller'],
  ['tools?|tool kit', 'hammer'],
  ['plants?|saplings?|herbs?|herb sets', 'plant'],
  ['succulents?|cacti', 'cactus'],
  ['garden|gardens', 'wateringCan'],
  ['vitamins|protein|supplements', 'capsule'],
  ['first[ -]aid', 'firstAid'],
  ['blood-pressure|diabetes', 'heart'],
  ['personal training|memberships?', 'dumbbell'],
  ['yoga', 'yoga'],
  ['haircuts?|threading', 'scissors'],
  ['hair (?:spa|colour)|keratin|colour', 'hairDryer'],
  ['make-up|facials?|manicure', 'lipstick'],
  ['massages?|spa|abhyanga|shirodhara', 'lotus'],
  ['candles?|candle-light', 'candle'],
  ['books?|fiction|classics|textbooks', 'openBook'],
  ['paperbacks', 'bookStack'],
  ['pens?|notebooks?|calligraphy', 'pencil'],
  ['art', 'paintPalette'],
  ['toys?', 'teddy'],
  ['puzzles?|building sets', 'blocks'],
  ['kites?', 'kite'],
  ['cricket|bats?', 'cricket'],
  ['football', 'football'],
  ['badminton|rackets?|shuttles?', 'racket'],
  ['cycles?', 'bicycle'],
  ['helmets?', 'helmet'],
  ['dogs?|puppy|grooming', 'dog'],
  ['chew|treats', 'bone'],
  ['kibble|cat food', 'petBowl'],
  ['bouquets?|roses?|flowers?|jasmine|gerberas', 'bouquet'],
  ['gifts?|hampers?', 'gift'],
  ['balloons?|party decoration', 'balloons'],
  ['scooters?', 'scooter'],
  ['tyres?', 'tyre'],
  ['brake|clutch', 'wrench'],
];

const patterns = subjects.map(
  ([words, glyph]) =>
    [new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i'), glyph] as const,
);

/** What a title speaks of first, if it is something that we can draw. */
export function subjectOf(title: string): GlyphName | undefined {
  let first: { at: number; glyph: GlyphName } | undefined;
  for (const [pattern, glyph] of patterns) {
    const at = title.search(pattern);
    if (at >= 0 && at < (first?.at ?? Infinity)) first = { at, glyph };
  }
  return first?.glyph;
}
