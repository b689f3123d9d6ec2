import { memoizePairs } from './memoize.ts';
import { createTermReader } from './term-reader.ts';
import { endOfTitle, isAccessoryName, readTitle } from './title-parts.ts';
import { isStopWord, type TermVocabulary } from './vocabulary.ts';

/** The fields of a product, and how often a term is in which of them, in one byte. */
export const TITLE = 1 << 6;
export const BELONGING_TITLE = 1 << 5;
const BRAND = 1 << 4;
const TYPE = 1 << 3;
const ATTRIBUTES = 1 << 2;
export const DESCRIPTION = 1;
const MOST_PATHS = 5000;

/** What can be searched. Fields that something does not have are left out. */
export type Searchable = {
  id: string;
  title: string;
  description?: string | null;
  brand?: string | null;
  category?: string;
  /** The store's own path to it: "Furniture > Sofas". */
  productType?: string | null;
  pricePaise?: number | null;
  attributes?: Record<string, string>;
  rating?: number | null;
  availability?: string;
};

type GiveAll = (terms: readonly number[], field: number) => void;

/** Reads the fields of products as terms of a vocabulary. */
export function createFieldReader(vocabulary: TermVocabulary) {
  const reader = createTermReader(vocabulary);

  /** What the store's own path to a product says, each step by its words without those that tell nothing. */
  const stepsOf = memoizePairs(MOST_PATHS, (category, productType) => {
    const path = productType === '' ? [] : productType.split(/\s*>\s*/);
    const written = [category, ...path];
    const read = written.map(reader.short);
    const leafTerms = path.length > 0 ? read.at(-1)!.terms : [];
    const above = path.length > 0 ? read.slice(0, -1) : read;
    return {
      steps: written.map((step, nth) => ({
        step,
        words: read[nth]!.row.filter((word) => !isStopWord(word)),
      })),
      leafTerms,
      terms: above.flatMap(({ terms }) => terms),
    };
  });

  return (product: Searchable, giveAll: GiveAll) => {
    const [words, wordTerms]: [string[], number[]] = [[], []];
    const readTitlePart = (text: string, field: number): void => {
      if (text === '') return;
      const { terms, row, rowTerms } = reader.title(text);
      giveAll(terms, field);
      for (const [nth, term] of rowTerms.entries()) {
        if (term < 0) continue;
        words.push(row[nth]!);
        wordTerms.push(term);
      }
    };
    const title = readTitle(product.title);
    readTitlePart(title.head, TITLE);
    const head = words.slice();
    readTitlePart(title.rest, TITLE);
    readTitlePart(title.belonging, BELONGING_TITLE);
    if (product.brand) giveAll(reader.short(product.brand).terms, BRAND);
    const category = (product.category ?? '').replaceAll('_', ' ').replace(/ store$/, '');
    const { steps, terms, leafTerms } = stepsOf(category, product.productType ?? '');
    giveAll(terms, ATTRIBUTES);
    giveAll(leafTerms, TYPE);
    for (const label in product.attributes) {
      giveAll(reader.attribute(label, product.attributes[label]!), ATTRIBUTES);
    }
    const leaf = steps.length > 1 ? steps.at(-1)!.words.at(-1) : '';
    const isAccessory = isAccessoryName(leaf) || isAccessoryName(endOfTitle(head).at(-1));
    if (isAccessory) giveAll([vocabulary.add('accessory')], ATTRIBUTES);
    const description = reader.description(product.description ?? '');
    giveAll(description.terms, DESCRIPTION);
    return { head, words, wordTerms, steps, isAccessory, described: description.row.length };
  };
}
