import type { ProductColour } from './picture-names.ts';

type ColourWords = Partial<Record<ProductColour, string>>;

/** Words that mean a colour wherever they stand. */
export const colourWords: ColourWords = {
  black: 'black, jet black, ebony',
  grey: 'grey, gray, charcoal, graphite, gunmetal, space grey, space gray, titanium, slate grey',
  silver: 'silver, chrome, clear, transparent, white gold, platinum, metallic',
  white: 'white, pearl white, snow white',
  cream: 'cream, ivory, off white, eggshell, cream white',
  beige: 'beige, khaki, nude, neutral, sand beige, ecru, fawn, nude brown',
  brown: 'brown, chocolate brown, wenge brown, wenge, coffee brown, espresso, camel brown',
  wood: 'walnut brown, natural brown, honey brown, oak brown, teak brown, oak, teak, sunburst brown, tan, tan brown',
  copper: 'copper, rose gold, bronze',
  gold: 'gold, golden, antique gold, brass',
  yellow: 'yellow, mustard, mustard yellow, lemon yellow',
  orange: 'orange, rust, tangerine',
  peach: 'peach, apricot, salmon',
  red: 'red, crimson, scarlet, coral red, ruby red, cherry red',
  maroon: 'maroon, burgundy, wine red, wine, oxblood',
  pink: 'pink, rose pink, magenta, fuchsia, mauve pink',
  purple: 'purple, violet, plum, indigo, mauve',
  lavender: 'lavender, lilac, lavender purple',
  navy: 'navy, navy blue, midnight blue',
  blue: 'blue, royal blue, ocean blue',
  sky: 'sky blue, light blue, ice blue, baby blue, cyan, powder blue',
  teal: 'teal, turquoise, teal blue, aqua, peacock blue',
  green: 'green, emerald, forest green, bottle green, sea green',
  olive: 'olive, olive green, army green, moss green',
  mint: 'mint green, pista, sage, pastel green, mint',
};

/** Words that mean a colour only where a colour is asked for. */
export const poeticWords: ColourWords = {
  black: 'midnight, onyx, carbon',
  grey: 'stone, ash, slate, smoke, steel',
  white: 'pearl, snow, starlight, milk',
  cream: 'vanilla, almond, sand',
  beige: 'biscuit, wheat, natural, honey',
  brown: 'coffee, chocolate, cocoa, mocha, caramel, chestnut, mahogany',
  wood: 'walnut, cedar, pine, bamboo',
  orange: 'sunset, amber, saffron',
  peach: 'coral',
  red: 'ruby, cherry, strawberry, rose red, tomato, flame',
  pink: 'rose, blush, bubblegum, berry',
  purple: 'grape, amethyst, orchid',
  blue: 'ocean, denim, cobalt, sapphire, azure',
  sky: 'sky, ice, arctic',
  green: 'forest, leaf, jade, lime',
};

export const materialWords: ColourWords = {
  black: 'cast iron, iron, rubber, carbon, graphite, mesh, non stick aluminium',
  silver: 'stainless steel, steel, aluminium, metal, glass, silver, white gold, nickel, zinc alloy',
  brown: 'leather, faux leather, suede, teak wood, mahogany, maple',
  wood: 'wood, sheesham wood, engineered wood, pine wood, bamboo, rattan, mango wood, plywood, neem wood, tun wood, jackfruit wood, cork',
  beige: 'sisal, coir, jute, grass, cardboard, linen, hickory, birch',
  copper: 'copper, rose gold, bronze',
  gold: 'gold, brass',
  blue: 'denim',
};
