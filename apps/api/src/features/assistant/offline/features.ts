import type { ProductRow } from '../../../db/product-row.ts';
import { featureTerms, wishesIn, type Terms, needTokens } from './terms.ts';
import { plain, readWords } from '@baeon/search/words';
import { factsIn, factsUnder, type Fact } from '@baeon/search/measure-facts';
import { termsOf } from '@baeon/search/weigh-words';

/** Words by which people ask for what a feed calls otherwise. */
const ASKED_AS: [RegExp, RegExp][] = [
  [/\b(?:price|cost|how much|kitne|kitna|kimat|keemat|daam)\b/u, /^price$/],
  [/\b(?:rating|rated|stars|review|reviews)\b/u, /^rating$/],
  [/\b(?:brand|company|who makes|made by|maker)\b/u, /^brand$/],
  [/\b(?:available|availability|in stock|stock)\b/u, /^availability$/],
  [/\b(?:battery|backup|charge lasts)\b/u, /batter/],
  [/\b(?:ram|memory)\b/u, /\bram\b|memory/],
  [/\b(?:storage|space|rom|gb)\b/u, /storage|\brom\b|hard|ssd/],
  [/\b(?:screen|display|size of the screen)\b/u, /screen|display/],
  [/\b(?:camera|megapixel|photos)\b/u, /camera/],
  [/\b(?:processor|chip|cpu)\b/u, /processor|chip|cpu/],
  [/\b(?:weight|weigh|weighs|heavy|light|wazan)\b/u, /weight/],
  [/\b(?:colour|color|rang)\b/u, /colou?r/],
  [/\b(?:material|made of|fabric|wood)\b/u, /material|fabric|wood|upholstery/],
  [
    /\b(?:size|big|large|dimension|dimensions|tall|wide|long|height|width|length)\b/u,
    /size|dimension|height|width|length|screen|capacity|seats/,
  ],
  [/\b(?:capacity|litres|liters|volume)\b/u, /capacity|volume/],
  [/\b(?:seat|seats|seater|people)\b/u, /seat/],
  [/\b(?:energy|electricity|power|consumption|watt|watts|bijli)\b/u, /energy|power|watt/],
  [/\b(?:warranty|guarantee)\b/u, /warrant|guarantee/],
  [/\b(?:resolution|4k|hd)\b/u, /resolution/],
];

export type Feature = { label: string; value: string };

/** Everything that is known of a product, in the words of its feed. */
export function featuresOf(product: ProductRow): Feature[] {
  const own = Object.entries(product.attributes).map(([label, value]) => ({ label, value }));
  return product.brand ? [{ label: 'Brand', value: product.brand }, ...own] : own;
}

export type AskedFeature =
  | 'price'
  | 'rating'
  | 'brand'
  | 'availability'
  | { label: RegExp }
  /** What no label is known for: "is it waterproof?" */
  | { words: string };

/** What somebody asks about a product: what we have a word for, else a label that the text names. */
export function askedFeature(text: string, products: ProductRow[]): AskedFeature | null {
  for (const product of products) {
    for (const label of Object.keys(product.attributes)) {
      const written = plain(label.replaceAll('_', ' '));
      if (written.length > 2 && text.includes(written)) return { label: exactly(label) };
    }
  }
  for (const [words, label] of ASKED_AS) {
    if (!words.test(text)) continue;
    const own = /^\^(price|rating|brand|availability)\$$/.exec(label.source)?.[1];
    if (own) return own as AskedFeature;
    return { label: new RegExp(label.source, 'iu') };
  }
  return null;
}

const exactly = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, 'iu');

/** Of a product, what was asked for; empty where its feed does not say. */
export const featuresNamed = (product: ProductRow, label: RegExp): Feature[] =>
  featuresOf(product).filter((feature) => label.test(feature.label));

/** Of a product, what says all of some words; a label alone does, unless it is to deny it. */
export const featuresSaying = (product: ProductRow, words: string): Feature[] =>
  featuresOf(product).filter(({ label, value }) => {
    const terms = featureTerms(label, value);
    return wishesIn(words).every(({ isIn }) => isIn(terms));
  });

/** Something that products of a kind state, and how many of them do. */
type Stated = { label: string; count: number; terms: Terms; facts: Fact[]; words: number };

function statedBy(among: ProductRow[]): Stated[] {
  const stated = new Map<string, Stated>();
  for (const product of among) {
    for (const { label, value } of featuresOf(product)) {
      const key = `${label}\n${value}`;
      const known = stated.get(key);
      if (known) known.count += 1;
      else {
        const terms = termsOf(readWords(value));
        const facts = factsUnder(label, value);
        stated.set(key, { label, count: 1, terms, facts, words: needTokens(value).length });
      }
    }
  }
  return [...stated.values()];
}

/** Tells whether something is what a wish asks for: "8gb ram", "black". */
function answering(wish: string): (stated: Stated) => boolean {
  const [measure] = factsIn(wish);
  if (measure) {
    const { unit, number } = measure;
    return ({ facts }) => facts.some((fact) => fact.unit === unit && fact.number === number);
  }
  const wishes = wishesIn(wish);
  return ({ terms }) => wishes.length > 0 && wishes.every(({ isIn }) => isIn(terms));
}

export type Labels = ReturnType<typeof labelsAmong>;

/** What products of a kind state, and how they call it. */
export function labelsAmong(among: ProductRow[]) {
  const all = statedBy(among);
  const stems = new Set(
    all.flatMap(({ label }) => readWords(label.replaceAll('_', ' ')).map(({ stem }) => stem)),
  );

  function usual(isMeant: (stated: Stated) => boolean): string | null {
    const counts = new Map<string, number>();
    for (const each of all) {
      if (isMeant(each)) counts.set(each.label, (counts.get(each.label) ?? 0) + each.count);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }

  return {
    /** Whether a stem is part of how they call something. */
    has: (stem: string): boolean => stems.has(stem),

    /** Under which label they state something; null where they do not. */
    of(wish: string): string | null {
      const [measure] = factsIn(wish);
      if (!measure) return usual(answering(wish));
      const isMeasured = ({ facts }: Stated) => facts.some(({ unit }) => unit === measure.unit);
      const isCalledSo = ({ facts }: Stated) =>
        facts.some(({ label }) => label.some((stem) => measure.label.includes(stem)));
      return (
        usual((stated) => isMeasured(stated) && isCalledSo(stated)) ??
        usual(answering(wish)) ??
        usual(isMeasured)
      );
    },

    /** Whether a wish is all that some say under a label: "glass" of a kettle. */
    isWholeValue(wish: string): boolean {
      const { length } = needTokens(wish);
      const isAnswer = answering(wish);
      return all.some((stated) => stated.words === length && isAnswer(stated));
    },

    /** Whether one can have both, such as two connections; two colours are rarely meant so. */
    canHaveBoth(a: string, b: string, label: string): boolean {
      const [isA, isB] = [answering(a), answering(b)];
      return all.some((stated) => stated.label === label && isA(stated) && isB(stated));
    },
  };
}
