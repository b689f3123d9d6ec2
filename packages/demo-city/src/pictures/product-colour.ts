import { readJson } from './assets.ts';
import { phrasesIn, comparableWords } from './plain-words.ts';
import { knownCategory, productTable, splitList } from './product-table.ts';

export type ColouredProduct = {
  title: string;
  category: string;
  attributes: Record<string, string>;
};
type Words = Map<string, readonly string[]>;

type Tone = 'pale' | 'light' | 'flat' | 'dark' | 'deep';
type Ground = {
  from: string;
  to: string;
  /** Colours that would be lost on it. */
  tooLike: string[];
};

/** What a product is painted in, and what it stands before. */
export const { tones: productTones, grounds: productGrounds } = readJson<{
  tones: Record<string, Record<Tone, string>>;
  grounds: Record<string, Ground>;
}>('product-colours.json');

const words = readJson<
  Record<
    /** Words that mean a colour wherever they stand, only where a colour is asked for, or as a material. */
    'anywhere' | 'asColour' | 'asMaterial',
    Record<string, string>
  >
>('colour-words.json');

const readable = (colours: Record<string, string>): Words =>
  new Map(
    Object.entries(colours).flatMap(([colour, phrases]) =>
      splitList(phrases).map((phrase) => [comparableWords(phrase).join(' '), [colour]] as const),
    ),
  );

const ANY = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'];
const OTHERS = ['red', 'orange', 'green', 'teal', 'blue', 'navy', 'purple'];

const anywhere = readable(words.anywhere).set('multicolour', ANY).set('multicolor', ANY);
const asColour = readable(words.asColour);
const asMaterial = readable(words.asMaterial);

/** What such things are mostly made in, where nothing else is said. */
const usual: Words = new Map(
  productTable
    .filter(({ colours }) => colours.length > 0)
    .map(({ kind, colours }) => [kind, colours]),
);

export const groundsFor = (colour: string): string[] =>
  Object.entries(productGrounds)
    .filter(([, { tooLike }]) => !tooLike.includes(colour))
    .map(([ground]) => ground);

/** The colours that a product may be drawn in: one where it names its own. */
export function coloursOf(product: ColouredProduct, kind: string): readonly string[] {
  const { title, category, attributes } = product;
  const named = said(attributes, /^(?:colou?r|shade)$/i);
  const material = said(attributes, /^(?:material|metal|finish)$/i);
  return (
    firstIn(anywhere, named) ??
    firstIn(asColour, named) ??
    firstIn(anywhere, title) ??
    usual.get(kind) ??
    firstIn(asMaterial, material) ??
    knownCategory(category)?.colours ??
    OTHERS
  );
}

const said = (attributes: Record<string, string>, label: RegExp): string =>
  Object.entries(attributes)
    .filter(([key]) => label.test(key))
    .map(([, value]) => value)
    .join(' ');

/** The colour that comes first is the main one, but of 'rose gold' it is not the rose. */
function firstIn(known: Words, text: string): readonly string[] | undefined {
  const words = comparableWords(text);
  for (let end = 1; end <= words.length; end++) {
    for (const phrase of [words.slice(end - 1, end + 1).join(' '), ...phrasesIn(words, end)]) {
      const found = known.get(phrase);
      if (found) return found;
    }
  }
  return undefined;
}
