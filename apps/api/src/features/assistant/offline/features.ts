import type { ProductRow } from '../../../db/product-row.ts';
import { featureTerms, wishesIn } from './product-terms.ts';
import { plain } from '@baeon/search/words';

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

export type Asked =
  | 'price'
  | 'rating'
  | 'brand'
  | 'availability'
  | { label: RegExp }
  /** What no label is known for: "is it waterproof?" */
  | { words: string };

/** What somebody asks about a product: what we have a word for, else a label that the text names. */
export function askedFeature(text: string, products: ProductRow[]): Asked | null {
  for (const product of products) {
    for (const label of Object.keys(product.attributes)) {
      const written = plain(label.replaceAll('_', ' '));
      if (written.length > 2 && text.includes(written)) return { label: exactly(label) };
    }
  }
  for (const [words, label] of ASKED_AS) {
    if (!words.test(text)) continue;
    const own = /^\^(price|rating|brand|availability)\$$/.exec(label.source)?.[1];
    if (own) return own as Asked;
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
