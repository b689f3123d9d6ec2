import { createLists, withRoom } from './number-rows.ts';
import { memoizePairs } from './memoize.ts';
import { createTermReader } from './term-reader.ts';
import { endOfTitle, isAccessoryName, readTitle } from './title-parts.ts';
import { isStopWord, type TermVocabulary } from './vocabulary.ts';
import { weights } from './weights.ts';

/** How often a term is in which fields, in one byte. */
const TITLE = 1 << 6;
const MOST_TITLE = 3 << 6;
const BELONGING = 1 << 5;
const BRAND = 1 << 4;
const TYPE = 1 << 3;
const ATTRIBUTES = 1 << 2;
const DESCRIPTION = 1;
const MOST_DESCRIPTION = 3;
const BYTE = 255;
/** Longer texts are as long as this. */
const LONGEST = 255;
/** Lengths of descriptions are kept in steps. */
const STEP = 4;
const MOST_PATHS = 5000;
export const MOST_PLACES = 2 ** 24;

export const placeOf = (posting: number): number => posting >>> 8;
/** Whether a term is in more than a description. */
export const isStated = (posting: number): boolean => (posting & BYTE) > MOST_DESCRIPTION;

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

/** BM25F: which terms are where in which field, and what that is worth. */
export function createFieldTerms(vocabulary: TermVocabulary, isNew: (term: number) => void) {
  const lists = createLists();
  const reader = createTermReader(vocabulary);
  let titleLengths = new Uint8Array(0);
  let descriptionLengths = new Uint8Array(0);
  let [titles, descriptions, size] = [0, 0, 0];
  /** Of the product that is being read. */
  let bits = new Uint8Array(1024);
  let here: number[] = [];

  function give(term: number, field: number): void {
    if (term >= bits.length) bits = withRoom(bits, term);
    const before = bits[term]!;
    if (before === 0) here.push(term);
    if (field === TITLE) bits[term] = before >= MOST_TITLE ? before : before + TITLE;
    else if (field !== DESCRIPTION) bits[term] = before | field;
    else if ((before & MOST_DESCRIPTION) < MOST_DESCRIPTION) bits[term] = before + DESCRIPTION;
  }

  function giveAll(terms: readonly number[], field: number): void {
    for (const term of terms) give(term, field);
  }

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

  /** Of the product that is being read. */
  let [words, wordTerms]: [string[], number[]] = [[], []];

  function readTitlePart(text: string, field: number): void {
    if (text === '') return;
    const { terms, row, rowTerms } = reader.title(text);
    giveAll(terms, field);
    for (const [nth, term] of rowTerms.entries()) {
      if (term < 0) continue;
      words.push(row[nth]!);
      wordTerms.push(term);
    }
  }

  return {
    put(place: number, product: Searchable) {
      const { head, rest, belonging } = readTitle(product.title);
      [words, wordTerms] = [[], []];
      readTitlePart(head, TITLE);
      const headWords = words.slice();
      readTitlePart(rest, TITLE);
      readTitlePart(belonging, BELONGING);
      if (product.brand) giveAll(reader.short(product.brand).terms, BRAND);
      const category = (product.category ?? '').replaceAll('_', ' ').replace(/ store$/, '');
      const { steps, terms, leafTerms } = stepsOf(category, product.productType ?? '');
      giveAll(terms, ATTRIBUTES);
      giveAll(leafTerms, TYPE);
      for (const label in product.attributes) {
        giveAll(reader.attribute(label, product.attributes[label]!), ATTRIBUTES);
      }
      const leaf = steps.length > 1 ? steps.at(-1)!.words.at(-1) : '';
      const isAccessory = isAccessoryName(leaf) || isAccessoryName(endOfTitle(headWords).at(-1));
      if (isAccessory) give(vocabulary.add('accessory'), ATTRIBUTES);
      const description = reader.description(product.description ?? '');
      giveAll(description.terms, DESCRIPTION);

      for (const term of here) {
        if (lists.add(term, place * 256 + bits[term]!) === 1) isNew(term);
        bits[term] = 0;
      }
      here = [];
      titleLengths = withRoom(titleLengths, place);
      descriptionLengths = withRoom(descriptionLengths, place);
      titleLengths[place] = Math.min(words.length, LONGEST);
      descriptionLengths[place] = Math.min(Math.round(description.row.length / STEP), LONGEST);
      titles += titleLengths[place];
      descriptions += descriptionLengths[place];
      size += 1;
      return { head: headWords, wordTerms, steps, isAccessory };
    },

    count: lists.count,
    each: lists.each,

    /** A way to tell what a posting is worth, from 0 to 1; to be made anew for each question. */
    scorer(): (posting: number) => number {
      const { fields, k1, titleLength, descriptionLength } = weights;
      const byTitle = lengthFactors(titles / size, titleLength);
      const byDescription = lengthFactors(descriptions / size, descriptionLength);
      const [lengthsT, lengthsD] = [titleLengths, descriptionLengths];
      const flat = new Float64Array(16);
      for (let each = 0; each < 16; each += 1) {
        flat[each] =
          (each & 4 ? fields.brand : 0) +
          (each & 2 ? fields.type : 0) +
          (each & 1 ? fields.attributes : 0);
      }
      return (posting) => {
        const place = posting >>> 8;
        const inTitle =
          ((posting >>> 6) & 3) * fields.title + ((posting >>> 5) & 1) * fields.belonging;
        const found =
          inTitle * byTitle[lengthsT[place]!]! +
          (posting & 3) * fields.description * byDescription[lengthsD[place]!]! +
          flat[(posting >>> 2) & 7]!;
        return found / (k1 + found);
      };
    },
  };
}

function lengthFactors(usual: number, weight: number): Float64Array {
  const factors = new Float64Array(LONGEST + 1);
  for (let length = 0; length <= LONGEST; length += 1) {
    factors[length] = 1 / (1 - weight + (weight * length) / (usual || 1));
  }
  return factors;
}
