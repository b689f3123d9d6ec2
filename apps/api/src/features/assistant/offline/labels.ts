import type { ProductRow } from '../../../db/product-row.ts';
import { factsIn, factsUnder, type Fact } from '@baeon/search/measure-facts';
import { termsOf } from '@baeon/search/weigh-words';
import { readWords } from '@baeon/search/words';
import { featuresOf } from './features.ts';
import { tokensOf } from './need-words.ts';
import { wishesIn, type Terms } from './product-terms.ts';

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
        stated.set(key, { label, count: 1, terms, facts, words: tokensOf(value).length });
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
      const { length } = tokensOf(wish);
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
