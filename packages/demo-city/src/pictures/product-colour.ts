import type { ProductKind } from './product-drawings/drawings.ts';
import { productGrounds, type ProductColour, type ProductGround } from './picture-names.ts';
import { phrasesIn, wordsOf } from './plain-words.ts';
import { colourWords, materialWords, poeticWords } from './product-colour-words.ts';

export type ColouredProduct = {
  title: string;
  category: string;
  attributes: Record<string, string>;
};
type Words = Map<string, readonly ProductColour[]>;

const readable = (colours: Partial<Record<ProductColour, string>>): Words =>
  new Map(
    Object.entries(colours).flatMap(([colour, phrases]) =>
      phrases
        .split(', ')
        .map((phrase) => [wordsOf(phrase).join(' '), [colour as ProductColour]] as const),
    ),
  );

const ANY: readonly ProductColour[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
];
const colours = readable(colourWords).set('multicolour', ANY).set('multicolor', ANY);
const poetic = readable(poeticWords);
const materials = readable(materialWords);

/** What such things are mostly made in, where nothing else is said. */
const usual: Partial<Record<ProductKind, readonly ProductColour[]>> = {
  phone: ['black', 'navy', 'silver'],
  television: ['black'],
  monitor: ['black'],
  desktop: ['black', 'grey'],
  laptop: ['silver', 'grey'],
  camera: ['black', 'grey'],
  hardDrive: ['black', 'grey', 'blue'],
  drive: ['black', 'red', 'blue'],
  fridge: ['silver', 'grey'],
  airConditioner: ['white'],
  securityCamera: ['white'],
  cricketBat: ['red', 'blue', 'green'],
  cricketBall: ['red'],
  basketball: ['orange'],
  football: ['black', 'blue'],
  carrom: ['red'],
  drill: ['teal', 'orange', 'yellow'],
  grinder: ['teal', 'orange', 'yellow'],
  hammer: ['red', 'orange', 'blue'],
  screwdriver: ['red', 'orange', 'blue'],
  pliers: ['red', 'orange', 'blue'],
  saw: ['red', 'orange', 'blue'],
  spanner: ['red', 'blue'],
  spannerSet: ['red', 'blue'],
  tapeMeasure: ['yellow', 'orange'],
  toolBox: ['red', 'orange', 'blue'],
  spiritLevel: ['yellow', 'blue'],
  ladder: ['silver', 'orange'],
  padlock: ['gold'],
  paintRoller: ['blue', 'red', 'green'],
  paintBrush: ['beige', 'blue'],
  teddy: ['brown', 'beige'],
  mattress: ['sky', 'lavender', 'mint'],
  sack: ['cream', 'red', 'green', 'blue'],
  milkCarton: ['blue', 'sky'],
  honeyJar: ['orange', 'red'],
  tabla: ['copper', 'brown'],
  guitar: ['wood', 'brown'],
  violin: ['brown', 'wood'],
  sitar: ['brown', 'wood'],
  harmonium: ['brown', 'wood'],
  dholak: ['wood', 'red'],
  flute: ['wood', 'beige'],
  chess: ['wood'],
  shuttlecock: ['white', 'yellow'],
  bulb: ['white', 'yellow'],
  aquarium: ['black', 'blue'],
};

const byCategory: Record<string, readonly ProductColour[]> = {
  electronics_store: ['black', 'grey', 'silver', 'navy'],
  furniture_store: ['wood', 'brown', 'beige', 'grey'],
  jewelry_store: ['gold'],
  hardware_store: ['red', 'orange', 'blue', 'yellow'],
  grocery_store: ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'maroon'],
  beauty_store: ['pink', 'peach', 'lavender', 'mint', 'teal', 'cream', 'purple'],
  baby_store: ['sky', 'mint', 'peach', 'lavender', 'yellow', 'pink'],
};
const OTHERS: readonly ProductColour[] = [
  'red',
  'orange',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
];

/** Grounds that a colour would be lost on. */
const tooLike: Record<ProductGround, readonly ProductColour[]> = {
  mist: ['grey', 'silver', 'white'],
  sand: ['cream', 'beige', 'wood', 'brown', 'gold', 'yellow'],
  blush: ['red', 'pink', 'peach', 'maroon', 'copper'],
  mint: ['green', 'mint', 'teal', 'olive'],
  lilac: ['purple', 'lavender'],
  sky: ['blue', 'sky', 'navy'],
};

export const groundsFor = (colour: ProductColour): readonly ProductGround[] =>
  productGrounds.filter((ground) => !tooLike[ground].includes(colour));

/** The colours that a product may be drawn in: one where it names its own. */
export function coloursOf(product: ColouredProduct, kind: ProductKind): readonly ProductColour[] {
  const { title, category, attributes } = product;
  const named = said(attributes, /^(?:colou?r|shade)$/i);
  const material = said(attributes, /^(?:material|metal|finish)$/i);
  return (
    firstIn(colours, named) ??
    firstIn(poetic, named) ??
    firstIn(colours, title) ??
    usual[kind] ??
    firstIn(materials, material) ??
    (Object.hasOwn(byCategory, category) ? byCategory[category]! : OTHERS)
  );
}

const said = (attributes: Record<string, string>, label: RegExp): string =>
  Object.entries(attributes)
    .filter(([key]) => label.test(key))
    .map(([, value]) => value)
    .join(' ');

/** The colour that comes first is the main one, but of 'rose gold' it is not the rose. */
function firstIn(known: Words, text: string): readonly ProductColour[] | undefined {
  const words = wordsOf(text);
  for (let end = 1; end <= words.length; end++) {
    for (const phrase of [words.slice(end - 1, end + 1).join(' '), ...phrasesIn(words, end)]) {
      const found = known.get(phrase);
      if (found) return found;
    }
  }
  return undefined;
}
