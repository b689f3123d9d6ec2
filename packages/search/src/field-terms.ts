import { createFieldReader, DESCRIPTION, TITLE, type Searchable } from './field-reader.ts';
import { createLists, withRoom } from './number-rows.ts';
import type { TermVocabulary } from './vocabulary.ts';
import { weights } from './weights.ts';

const MOST_TITLE = 3 << 6;
const MOST_DESCRIPTION = 3;
const BYTE = 255;
/** Longer texts are as long as this. */
const LONGEST = 255;
/** Lengths of descriptions are kept in steps. */
const STEP = 4;
export const MOST_PLACES = 2 ** 24;

export const placeOf = (posting: number): number => posting >>> 8;
/** Whether a term is in more than a description. */
export const isStated = (posting: number): boolean => (posting & BYTE) > MOST_DESCRIPTION;

/** BM25F: which terms are where in which field, and what that is worth. */
export function createFieldTerms(vocabulary: TermVocabulary, isNew: (term: number) => void) {
  const lists = createLists();
  const read = createFieldReader(vocabulary);
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

  return {
    put(place: number, product: Searchable) {
      const { head, words, wordTerms, steps, isAccessory, described } = read(product, giveAll);
      for (const term of here) {
        if (lists.add(term, place * 256 + bits[term]!) === 1) isNew(term);
        bits[term] = 0;
      }
      here = [];
      titleLengths = withRoom(titleLengths, place);
      descriptionLengths = withRoom(descriptionLengths, place);
      titleLengths[place] = Math.min(words.length, LONGEST);
      descriptionLengths[place] = Math.min(Math.round(described / STEP), LONGEST);
      titles += titleLengths[place];
      descriptions += descriptionLengths[place];
      size += 1;
      return { head, wordTerms, steps, isAccessory };
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
