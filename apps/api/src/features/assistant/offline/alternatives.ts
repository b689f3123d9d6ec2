import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, Need } from './chat-state.ts';
import { isChatter } from './named-things.ts';
import { poolOf } from './pool.ts';
import { POINTING } from './references.ts';
import { holds } from './stated.ts';

/** Which products a sentence sets against each other. */

const LOOKED_AT = 60;
const MOST_WORDS = 4;

const wordsIn = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}](?:[\p{L}\p{N}]|\.(?=\d))*/gu) ?? [];

/** How many words of a name, its brand left out, a sentence goes on with. */
function sharedStart(name: string[], said: string[]): number {
  const end = name.findIndex((word, nth) => word !== said[nth]);
  return end < 0 ? name.length : end;
}

/** "Kaarvo K12 or Orvanta One": models that a sentence names by their makers, each once; one on the screen first. */
export function modelsNamed(
  catalogue: AssistantCatalogue,
  text: string,
  shown: ProductRow[],
): ProductRow[] {
  const models = catalogue.brandsIn(text).flatMap(({ brand, to }) => {
    const said = wordsIn(text.slice(to)).slice(0, MOST_WORDS);
    const { found } = catalogue.search({
      understood: askForWords(`${brand} ${said.slice(0, 2).join(' ')}`),
      limit: LOOKED_AT,
    });
    const own = [...shown, ...found.map(({ product }) => product)].filter(
      (product) => product.brand?.toLowerCase() === brand.toLowerCase(),
    );
    const count = (product: ProductRow) =>
      sharedStart(wordsIn(product.name).slice(wordsIn(brand).length), said);
    const most = Math.max(0, ...own.map(count));
    // "Orvanta One" is no "Orvanta One Plus".
    const nearest = own
      .filter((product) => count(product) === most)
      .toSorted((a, b) => modelWords(a) - modelWords(b));
    return most === 0 || nearest[0] === undefined ? [] : nearest[0];
  });
  return [...new Map(models.map((product) => [modelName(product), product])).values()];
}

/** What all variants of a product are called. */
export const modelName = ({ name }: ProductRow): string => plain(name.split(/[(–]/u)[0]!).trim();
const modelWords = (product: ProductRow): number => wordsIn(modelName(product)).length;

const BETWEEN = /\s(?:or|vs\.?|versus|against|and)(?: the)?\s/u;
const MEASURED = /^(?<number>\d+(?:\.\d+)?)\s?(?<unit>\p{L}+)?$/u;

/** What stands nearest to where two things are set against each other, of the words that tell products apart. */
function tellingWords(words: string[], pool: ProductRow[]): string {
  const telling = (said: string) =>
    pool.some((product) => holds(product, said)) && !pool.every((product) => holds(product, said));
  const free = words.filter((word) => !isChatter(word) && !POINTING.test(word));
  // Together where some have them all, else what tells most by itself.
  for (let length = free.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= free.length; from += 1) {
      const said = free.slice(from, from + length).join(' ');
      if (telling(said)) return said;
    }
  }
  return '';
}

/** "3.5 or 4.5 litre" measures both. */
function withUnitOf(words: string[], other: string[]): string[] {
  const own = words.map((word) => MEASURED.exec(word)?.groups);
  const unit = other.flatMap((word, nth) => {
    const { number, unit: joined } = MEASURED.exec(word)?.groups ?? {};
    return number === undefined ? [] : (joined ?? other[nth + 1] ?? []);
  })[0];
  if (unit === undefined || !/^\p{L}+$/u.test(unit)) return words;
  return words.flatMap((word, nth) => {
    const isBare = own[nth] && own[nth].unit === undefined && !/^\p{L}/u.test(words[nth + 1] ?? '');
    return isBare ? [word, unit] : [word];
  });
}

/** Of "the 1499 one" the price. */
const byPrice = (words: string[], among: ProductRow[]): ProductRow | undefined =>
  among.find(({ pricePaise }) =>
    words.some((word) => /^\d{3,}$/u.test(word) && Number(word) * 100 === pricePaise),
  );

/**
 * The two that "memory foam or coir" and "the 9 W and the 12 W" set against each other: each stated by a product of what is
 * spoken of, and not by all; what is on the screen first. Null where the sentence sets nothing against anything.
 */
export function alternativesIn(
  catalogue: AssistantCatalogue,
  text: string,
  need: Need | null,
  shown: ProductRow[],
): [ProductRow, ProductRow] | null {
  const at = BETWEEN.exec(text);
  if (!at || !need) return null;
  const before = text
    .slice(0, at.index)
    .split(/[,;:?!]|\b(?:between|is|than)\b/u)
    .at(-1)!;
  const behind = text
    .slice(at.index + at[0].length)
    .split(/[,;:?!]|\b(?:which|is|for|what|i|how)\b/u)[0]!;
  const left = wordsIn(before).slice(-MOST_WORDS);
  const right = wordsIn(behind).slice(0, MOST_WORDS);
  const pool = [...shown, ...poolOf(catalogue, { ...need, extras: [] }, [...left, ...right])];
  const of = (words: string[]): ProductRow | undefined => {
    const said = tellingWords(words, pool);
    return (
      byPrice(words, pool) ??
      (said === '' ? undefined : pool.find((product) => holds(product, said)))
    );
  };
  const one = of(withUnitOf(left, right));
  const other = of(withUnitOf(right, left));
  return one && other && one.id !== other.id ? [one, other] : null;
}
