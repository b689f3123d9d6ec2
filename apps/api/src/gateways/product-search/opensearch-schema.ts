import { createHash } from 'node:crypto';
import { BASE_UNITS } from '@baeon/search/measures';
import { factsOf } from '@baeon/search/measure-facts';
import { createRetrievalReader } from '@baeon/search/retrieval';
import { synonymPhrases } from '@baeon/search/synonyms';
import type { ProductRow } from '../../db/product-row.ts';

/** To be raised when products are read into other terms than before, so that the index is built anew. */
const READING = 1;

/** Terms are ours, with blanks between them: the engine has no more to do than to find them. */
const terms = { type: 'text', analyzer: 'whitespace' };
/** Longer than this nobody calls a shelf or is called. */
const keyword = { type: 'keyword', ignore_above: 256 };

const SETTINGS = {
  index: {
    // Filled first, searched afterwards.
    refresh_interval: '-1',
    // For so long the engine remembers which version of a deleted product was the last.
    gc_deletes: '1h',
  },
};

const MAPPINGS = {
  dynamic: 'strict',
  properties: {
    // Ids themselves cannot be gone through in order.
    id: { type: 'keyword' },
    title: terms,
    stated: terms,
    description: terms,
    joined: { ...terms, norms: false },
    sounds: { ...terms, norms: false },
    category: keyword,
    shelf: keyword,
    maker: keyword,
    price: { type: 'long' },
    rating: { type: 'half_float' },
    measures: {
      dynamic: 'strict',
      properties: Object.fromEntries(BASE_UNITS.map((unit) => [unit, { type: 'double' }])),
    },
  },
};

export const INDEX_BODY = { settings: SETTINGS, mappings: MAPPINGS };

/** Another one for each way in which products are in the index; stands in the name of each. */
export const INDEX_FORMAT = createHash('sha256')
  .update(JSON.stringify([READING, MAPPINGS, synonymPhrases()]))
  .digest('hex')
  .slice(0, 8);

/** What the index is told of a product. */
export function createDocuments(): (product: ProductRow) => object {
  const read = createRetrievalReader();
  return (product) => {
    const { id, category, productType, brand, pricePaise, rating } = product;
    const measures: Record<string, number[]> = {};
    for (const { unit, number } of factsOf(product)) (measures[unit] ??= []).push(number);
    return {
      id,
      ...read(product),
      category,
      shelf: productType === null ? category : `${category} > ${productType}`,
      ...(brand !== null && { maker: brand }),
      ...(pricePaise !== null && { price: pricePaise }),
      ...(rating !== null && { rating }),
      measures,
    };
  };
}
