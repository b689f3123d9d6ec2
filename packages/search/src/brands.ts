import { memoize } from './memoize.ts';
import { foldedWords, plain, type FoldedWord } from './words.ts';

/** Brands of the feed by their words; where it has no brands, words that stand in front of many titles. */

type Front = { written: string; count: number };

const LONGEST = 3;
const LEAST_FRONT = 4;
/** So often has a word to stand in front where it stands in titles at all. */
const ALWAYS_IN_FRONT = 0.8;
/** Of products with a brand, so that the feed is one that names them. */
const NAMES_BRANDS = 0.2;

const MOST_REMEMBERED = 5000;

const keyOf = memoize(MOST_REMEMBERED, (text) =>
  foldedWords(plain(text))
    .map(({ key }) => key)
    .join(' '),
);

export type NamedBrand = { brand: string; from: number; to: number };

export function createBrands(isThing: (word: string) => boolean) {
  const stated = new Map<string, Front>();
  const fronts = new Map<string, Front>();
  const inTitles = new Map<string, number>();
  let [size, withBrand] = [0, 0];

  function count(fronted: Map<string, Front>, key: string, written: string, step: 1 | -1): void {
    const known = fronted.get(key);
    if (known) known.count += step;
    else fronted.set(key, { written, count: step });
  }

  function noteBrand(brand: string, step: 1 | -1): void {
    withBrand += step;
    count(stated, keyOf(brand), brand, step);
  }

  function brandOf(words: FoldedWord[]): string | null {
    const key = words.map((word) => word.key).join(' ');
    const known = stated.get(key);
    if (known && known.count > 0) return known.written;
    if (withBrand > size * NAMES_BRANDS || words.length > 1) return null;
    const front = fronts.get(key);
    if (!front || front.count < LEAST_FRONT || !/^\p{Lu}\p{L}/u.test(front.written)) return null;
    if (front.count < (inTitles.get(key) ?? 0) * ALWAYS_IN_FRONT || isThing(key)) return null;
    return front.written;
  }

  return {
    add(title: string, brand: string | null): void {
      size += 1;
      if (brand) return noteBrand(brand, 1);
      const words = foldedWords(plain(title));
      const [first] = words;
      if (!first) return;
      count(fronts, first.key, title.slice(first.from, first.to), 1);
      for (const { key } of words) inTitles.set(key, (inTitles.get(key) ?? 0) + 1);
    },

    remove(first: string, brand: string | null): void {
      size -= 1;
      if (brand) noteBrand(brand, -1);
      else if (fronts.has(first)) count(fronts, first, first, -1);
    },

    in(text: string): NamedBrand[] {
      const words = foldedWords(plain(text));
      const found: NamedBrand[] = [];
      for (let nth = 0; nth < words.length; nth += 1) {
        for (let length = Math.min(LONGEST, words.length - nth); length > 0; length -= 1) {
          const brand = brandOf(words.slice(nth, nth + length));
          if (brand === null) continue;
          const [from, to] = [words[nth]!.from, words[nth + length - 1]!.to];
          found.push({ brand, from, to });
          nth += length - 1;
          break;
        }
      }
      return found;
    },
  };
}
