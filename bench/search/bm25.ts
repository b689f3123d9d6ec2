import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import type { Finder } from './finder.ts';

/** The usual ones. */
const K1 = 1.2;
const B = 0.75;

/** Lucene's list for English. */
const STOP_WORDS = new Set(
  `a an and are as at be but by for if in into is it no not of on or such that the their then there these
   they this to was will with`.split(/\s+/),
);

/** Harman's rules for plurals, the mildest of the usual stemmers. */
function withoutPlural(word: string): string {
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\p{N}+)?/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(withoutPlural);

const textOf = ({ title, brand, productType, attributes, description }: ProductRow): string =>
  [title, brand, productType, ...Object.entries(attributes).flat(), description].join(' ');

/** Okapi BM25 over everything that a product says, as it stands in textbooks. */
export function bm25(products: readonly ProductRow[]): Finder {
  const postings = new Map<string, Map<number, number>>();
  const lengths = products.map((product, place) => {
    const terms = termsOf(textOf(product));
    for (const term of terms) {
      const places = postings.get(term) ?? new Map<number, number>();
      places.set(place, (places.get(place) ?? 0) + 1);
      postings.set(term, places);
    }
    return terms.length;
  });
  const usual = lengths.reduce((total, length) => total + length, 0) / products.length;

  return {
    name: 'BM25',
    async find(q, limit) {
      const scores = new Map<number, number>();
      for (const term of new Set(termsOf(q))) {
        const places = postings.get(term) ?? new Map<number, number>();
        const rarity = Math.log(1 + (products.length - places.size + 0.5) / (places.size + 0.5));
        for (const [place, count] of places) {
          const long = 1 - B + (B * lengths[place]!) / usual;
          const worth = (rarity * count * (K1 + 1)) / (count + K1 * long);
          scores.set(place, (scores.get(place) ?? 0) + worth);
        }
      }
      return [...scores]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, limit)
        .map(([place]) => products[place]!.id);
    },
  };
}
