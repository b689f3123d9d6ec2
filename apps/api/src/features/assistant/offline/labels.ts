import type { ProductRow } from '../../../db/product-row.ts';
import { factsIn, factsUnder } from '../../../lib/search/measure-facts.ts';
import { readWords } from '../../../lib/search/words.ts';
import { termsOf } from '../../../lib/search/weigh-words.ts';
import { featuresOf, type Feature } from './features.ts';
import { wishesIn } from './product-terms.ts';

/** Whether a feature is what a wish asks for: "8gb ram", "black". */
function answers({ label, value }: Feature, wish: string): boolean {
  const [measure] = factsIn(wish);
  if (measure) {
    const facts = factsUnder(label, value).filter(({ unit }) => unit === measure.unit);
    const isNamed = facts.some((fact) => fact.label.some((stem) => measure.label.includes(stem)));
    return facts.some(({ number }) => isNamed || number === measure.number);
  }
  const terms = termsOf(readWords(value));
  const wishes = wishesIn(wish);
  return wishes.length > 0 && wishes.every(({ isIn }) => isIn(terms));
}

/** Under which label products of the kind state something; null where they do not. */
export function labelOf(wish: string, among: ProductRow[]): string | null {
  const counts = new Map<string, number>();
  for (const product of among) {
    for (const feature of featuresOf(product)) {
      if (!answers(feature, wish)) continue;
      counts.set(feature.label, (counts.get(feature.label) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Whether a wish is all that products of the kind say under some label: "glass" of a kettle. */
export const isWholeValue = (wish: string, among: ProductRow[]): boolean =>
  among.some((product) =>
    featuresOf(product).some(
      (feature) => wishesIn(feature.value).length === 1 && answers(feature, wish),
    ),
  );

/** Whether one product can have both, such as two connections; two colours are rarely meant so. */
export const canHaveBoth = (a: string, b: string, label: string, among: ProductRow[]): boolean =>
  among.some((product) =>
    featuresOf(product).some(
      (feature) => feature.label === label && answers(feature, a) && answers(feature, b),
    ),
  );

/** The words by which products of the kind call what they state. */
export const labelStems = (among: ProductRow[]): Set<string> =>
  new Set(
    among.flatMap(({ attributes }) =>
      Object.keys(attributes).flatMap((label) => readWords(label).map(({ stem }) => stem)),
    ),
  );
